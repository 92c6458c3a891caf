// What a seat may know of a game, and a whole game that fits what it knows.
// Hidden: the deck's order, face-down cards and market tiles, other hands but for wild cards, which are taken openly, and the generator.

import { type Ruleset, rulesOf } from './editions/ruleset.ts'
import type { GameEvent } from './events.ts'
import { type CardId, HIDDEN, type Seat } from './ids.ts'
import { type Dice, shuffle } from './rng.ts'
import { cloneState, type DistantMarket, type State, UNKNOWN_STEPS } from './state.ts'

/** The state as a seat sees it; with no seat, as a spectator does. After the game everything is open. */
export function view(state: State, seat: Seat | null): State {
  const seen = cloneState(state)
  if (state.over) return seen
  const rules = rulesOf(state)
  seen.rng = null
  seen.deck.fill(HIDDEN)
  seen.faceDown.fill(HIDDEN)
  if (seen.distantMarket)
    seen.distantMarket = { ...seen.distantMarket, tiles: seen.distantMarket.tiles.map(() => UNKNOWN_STEPS) }
  seen.players.forEach((player, other) => {
    if (other !== seat) player.hand = hideCards(rules, player.hand)
  })
  return seen
}

/** An event as a seat may hear it. */
export function viewEvent(rules: Ruleset, event: GameEvent, seat: Seat | null): GameEvent {
  return event.type === 'draw' && event.seat !== seat
    ? { ...event, cards: hideCards(rules, event.cards) }
    : event
}

const isOpen = (rules: Ruleset, card: CardId): boolean => card !== HIDDEN && rules.cards[card].wild

const hideCards = (rules: Ruleset, cards: readonly CardId[]): CardId[] =>
  cards.map((card) => (isOpen(rules, card) ? card : HIDDEN)).sort((a, b) => a - b)

/** A game that fits a view: every card not seen is dealt at random, with the searcher's own dice. */
export function determinize(seen: State, dice: Dice): State {
  const state = cloneState(seen)
  const piles = [state.deck, state.faceDown, ...state.players.map(({ hand }) => hand)]
  const unseen = unseenCards(rulesOf(seen), seen)
  shuffle(unseen, dice)
  for (const pile of piles)
    for (let place = 0; place < pile.length; place++)
      if (pile[place] === HIDDEN) pile[place] = unseen.pop() as CardId
  for (const { hand } of state.players) hand.sort((a, b) => a - b)
  if (seen.distantMarket?.tiles.includes(UNKNOWN_STEPS))
    state.distantMarket = { ...seen.distantMarket, tiles: unseenTiles(seen, seen.distantMarket, dice) }
  state.rng ??= [dice.next(), dice.next(), dice.next(), dice.next()]
  return state
}

/** Hand-made positions may show more copies of a card than there are. */
function unseenCards(rules: Ruleset, seen: State): CardId[] {
  const unseen = cardsOutOfSight(seen)
  const hidden = pilesOf(seen).filter((card) => card === HIDDEN).length
  for (let spare = 0; unseen.length < hidden; spare++) unseen.push(rules.deck[spare % rules.deck.length])
  return unseen
}

/** Cards of the deck that lie nowhere in sight. */
export function cardsOutOfSight(seen: State): CardId[] {
  const unseen = [...rulesOf(seen).deck]
  for (const card of pilesOf(seen)) {
    const place = unseen.indexOf(card)
    if (place >= 0) unseen.splice(place, 1)
  }
  return unseen
}

const pilesOf = ({ deck, faceDown, players }: State): CardId[] =>
  [deck, faceDown, ...players.flatMap(({ hand, discard }) => [hand, discard])].flat()

function unseenTiles(seen: State, { tiles, used }: DistantMarket, dice: Dice): number[] {
  const { edition, seats } = rulesOf(seen)
  const unseen = [...(edition.distantMarket?.tiles[seats] ?? [])]
  for (const steps of used) if (unseen.includes(steps)) unseen.splice(unseen.indexOf(steps), 1)
  shuffle(unseen, dice)
  return unseen.slice(0, tiles.length)
}
