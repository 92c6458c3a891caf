// Setting up a game: the choices made before it, and the first deal. "Board Setup", "Player Area Setup".

import { editionNamed, editions } from './editions/index.ts'
import { type Ruleset, ruleset } from './editions/ruleset.ts'
import { variants, variantsOf } from './editions/variants/index.ts'
import type { CardId, Seat } from './ids.ts'
import { type Dice, dealing, keyFromSeed, nextKey, SEED_PATTERN, shuffle } from './rng.ts'
import type { DistantMarket, Merchant, PlayerState, Setup, State } from './state.ts'

/** Checks the choices; answers a setup, or a sentence saying what to change. */
export function makeSetup(
  edition: string,
  seats: number,
  chosen: readonly string[] = [],
): Setup | { error: string } {
  const found = editionNamed(edition)
  if (!found)
    return { error: `Unknown edition "${edition}". Known: ${editions.map(({ id }) => id).join(', ')}.` }
  if (!found.seats.includes(seats))
    return { error: `${found.title} is for ${found.seats.join(', ')} players, not ${seats}.` }
  const known = variantsOf(found)
  for (const id of chosen) {
    const variant = known.find((row) => row.id === id)
    if (!variant)
      return {
        error: `${found.title} has no variant "${id}". Known: ${known.map((row) => row.id).join(', ')}.`,
      }
    if (variant.needs && !chosen.includes(variant.needs))
      return { error: `Variant "${id}" needs variant "${variant.needs}".` }
    if (variant.seats && !variant.seats.includes(seats))
      return { error: `Variant "${id}" is for ${variant.seats.join(' or ')} players, not ${seats}.` }
    const clash = variant.excludes?.find((other) => chosen.includes(other))
    if (clash) return { error: `Variants "${id}" and "${clash}" do not go together.` }
  }
  return { edition, seats, variants: variants.map(({ id }) => id).filter((id) => chosen.includes(id)) }
}

/** The position before the first move. The order of shuffles is part of the rules revision. */
export function newGame(setup: Setup, seed: string): State {
  if (!SEED_PATTERN.test(seed)) throw new Error('A seed is 32 hex digits (128 bits).')
  const rules = ruleset(setup)
  const { start, markets, actionsPerTurn } = rules.edition
  const key = keyFromSeed(seed)
  const dice = dealing(key)

  const turnOrder = firstOrder(rules, dice)
  const tiles = rules.merchantTiles.flatMap(({ copies }, tile) => new Array<number>(copies).fill(tile))
  shuffle(tiles, dice)
  const deck = [...rules.deck]
  shuffle(deck, dice)

  const hands = turnOrder.map(() => drawCards(deck, start.hand))
  const faceDown = drawCards(deck, rules.edition.eras[0].setAside[setup.seats])

  return {
    setup,
    era: rules.edition.eras[0].id,
    round: 1,
    over: false,
    turnOrder,
    turn: 0,
    actionsLeft: actionsPerTurn.first,
    pending: null,
    slots: rules.slots.map(() => null),
    links: rules.lines.map(() => null),
    merchants: placeMerchants(rules, tiles),
    coal: markets.coal.cubesAtStart,
    iron: markets.iron.cubesAtStart,
    distantMarket: openMarket(rules, dice),
    wilds: rules.edition.wildCards.map(({ copies }) => copies),
    deck,
    faceDown,
    players: hands.map((hand) => newPlayer(rules, hand)),
    rng: nextKey(key),
  }
}

/** At random, or round the table from a random seat (B-SETUP-08, C-SETUP-01). */
function firstOrder(rules: Ruleset, dice: Dice): Seat[] {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  if (rules.edition.firstOrder === 'random') {
    shuffle(seats, dice)
    return seats
  }
  const first = dice.below(rules.seats)
  return seats.map((seat) => (seat + first) % rules.seats)
}

/** The distant market at the start of an era: marker on top, tiles shuffled face down (L-SETUP-03, L-END-01). */
export function openMarket(rules: Ruleset, dice: Dice): DistantMarket | null {
  if (rules.edition.distantMarket === null) return null
  const tiles = [...rules.edition.distantMarket.tiles[rules.seats]]
  shuffle(tiles, dice)
  return { space: 0, tiles, used: [] }
}

/** Takes up to `count` cards off the top, ascending as in a hand. */
export function drawCards(deck: CardId[], count: number): CardId[] {
  return deck.splice(Math.max(0, deck.length - count)).sort((a, b) => a - b)
}

/** B-SETUP-03, 04: one tile on each space in use, a barrel beside each that buys something. */
function placeMerchants(rules: Ruleset, tiles: number[]): State['merchants'] {
  return rules.merchantSpaces.map((space): Merchant | null => {
    if (!space.inUse) return null
    const tile = tiles.pop() as number
    return { tile, barrel: rules.merchantTiles[tile].buys !== 0 }
  })
}

function newPlayer(rules: Ruleset, hand: CardId[]): PlayerState {
  const { start } = rules.edition
  return {
    money: start.money,
    spent: 0,
    vp: 0,
    incomeSpace: start.incomeSpace,
    hand,
    discard: [],
    mat: rules.industries.map(() => 0),
    linksLeft: start.links,
  }
}
