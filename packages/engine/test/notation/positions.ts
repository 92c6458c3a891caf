// Positions made up at random from real names; some make sense.

import { type Dice, type PositionObject, type Ruleset, ruleset, shuffle } from '@ironbridge/engine'
import { type EditionId, setupOf } from '../playout.ts'
import { pick, wordsOf } from './words.ts'

/** A position with a few things said, each chosen blindly; tiles stand on slots that show them. */
export function somePosition(dice: Dice, edition: EditionId = 'birmingham'): PositionObject {
  const players = edition === 'classic' ? 3 + dice.below(2) : 2 + dice.below(3)
  const variants = dice.below(3) === 0 ? [pick(dice, VARIANTS[edition])] : []
  const rules = ruleset(setupOf(players, variants, edition))
  const words = wordsOf(rules)
  const letters = ['A', 'B', 'C', 'D'].slice(0, players)
  const maybe = <T>(key: string, make: () => T): Record<string, T> =>
    dice.below(3) === 0 ? { [key]: make() } : {}
  const era = pick(dice, ['canal', 'rail'])
  const cards = (most: number): string[] => several(dice, most, () => pick(dice, words.cards))
  const merchantsUsed = words.merchants.filter((_, id) => rules.merchantSpaces[id].inUse)
  // Some boards are drained of coal and iron, and on some the first seat owns nothing.
  const drained = dice.below(4) === 0
  const board = piecesOf(dice, rules, dice.below(4) === 0 ? letters.slice(1) : letters, era, drained)
  const merchantsAndWilds = (): Partial<PositionObject> => ({
    ...maybe('merchants', () =>
      Object.fromEntries(
        several(dice, 9, () => {
          const tile = pick(dice, words.merchantTiles)
          return [pick(dice, merchantsUsed), { tile, barrel: tile !== 'blank' && dice.below(3) > 0 }]
        }),
      ),
    ),
    ...maybe('wilds', () => ({ 'wild-location': dice.below(5), 'wild-industry': dice.below(5) })),
  })
  const distantMarket = (): Partial<PositionObject> => ({
    ...maybe('demand', () => (dice.below(3) === 0 ? 'closed' : 1 + dice.below(8))),
    ...maybe('cottonTiles', () => several(dice, 8, () => dice.below(5))),
    ...maybe('cottonUsed', () => several(dice, 4, () => dice.below(5))),
  })
  return {
    edition,
    players,
    variants,
    era,
    ...maybe('round', () => 1 + dice.below(12)),
    ...maybe('over', () => dice.below(9) === 0),
    ...maybe('order', () => shuffled(dice, letters)),
    ...maybe('turn', () => pick(dice, letters)),
    ...maybe('actions', () => 1 + dice.below(2)),
    ...maybe('pending', () =>
      pick(dice, [
        null,
        { action: pick(dice, STEPPED[edition]), steps: 1 + dice.below(3) },
        { shortfall: pick(dice, letters), owed: 1 + dice.below(12) },
      ]),
    ),
    ...(drained
      ? { coal: 0, iron: 0 }
      : {
          ...maybe('coal', () => dice.below(rules.edition.markets.coal.prices.length + 1)),
          ...maybe('iron', () => dice.below(rules.edition.markets.iron.prices.length + 1)),
        }),
    ...(edition === 'birmingham' ? merchantsAndWilds() : distantMarket()),
    ...maybe('deck', () => cards(20)),
    ...maybe('faceDown', () => cards(4)),
    ...maybe('rng', () => null),
    ...maybe('seed', () => dice.next().toString(16).padStart(32, '0')),
    seats: Object.fromEntries(
      letters.map((letter) => [
        letter,
        {
          ...maybe('money', () => dice.below(80)),
          ...maybe('income', () => dice.below(100)),
          ...maybe('vp', () => dice.below(150)),
          ...maybe('spent', () => dice.below(60)),
          ...maybe('linksLeft', () => dice.below(15)),
          ...maybe('hand', () => [...cards(8), pick(dice, words.cards)]),
          ...maybe('discard', () => cards(10)),
          ...maybe('mat', () => someMat(dice, rules)),
          ...board.find(({ owner }) => owner === letter)?.pieces,
        },
      ]),
    ),
  }
}

const VARIANTS: Readonly<Record<EditionId, readonly string[]>> = {
  birmingham: ['develop-bonus-optional', 'tie-break-by-level'],
  lancashire: ['virtual-link', 'virtual-link-one-way', 'empty-slots-only', 'cotton-1-for-3'],
  classic: ['debt-carried', 'virtual-link-one-way', 'empty-slots-only', 'tie-break-by-space'],
}

const STEPPED: Readonly<Record<EditionId, readonly string[]>> = {
  birmingham: ['network', 'develop', 'sell'],
  lancashire: ['network', 'develop', 'sell', 'anywhere'],
  classic: ['network', 'develop', 'sell', 'anywhere'],
}

function shuffled(dice: Dice, letters: readonly string[]): string[] {
  const order = [...letters]
  shuffle(order, dice)
  return order
}

/** Any level of any industry, often none at all. */
function someMat(dice: Dice, rules: Ruleset): Record<string, string> {
  const emptied = dice.below(3) === 0
  return Object.fromEntries(
    rules.edition.industries
      .filter(() => dice.below(6) > 0)
      .map(({ id, tiles }) => {
        const levels = tiles.map(({ level, count }) =>
          dice.below(2) === 0 ? `${level}` : `${level}*${count}`,
        )
        return [id, emptied ? 'none' : pick(dice, ['none', ...levels])]
      }),
  )
}

const several = <T>(dice: Dice, most: number, make: () => T): T[] =>
  Array.from({ length: dice.below(most + 1) }, make)

interface Pieces {
  readonly tiles: { tile: string; slot: string; flipped: boolean }[]
  readonly links: string[]
}

/** Tiles and links dealt to seats, no slot or line twice. */
function piecesOf(
  dice: Dice,
  rules: Ruleset,
  owners: readonly string[],
  era: string,
  drained: boolean,
): { owner: string; pieces: Pieces }[] {
  const dealt = owners.map((owner) => ({ owner, pieces: { tiles: [], links: [] } as Pieces }))
  const busy = 2 + dice.below(6)
  for (const { id, industries } of rules.slots) {
    if (dice.below(busy) > 0) continue
    const kinds = rules.kinds.filter((kind) => (industries & (1 << kind.industry)) !== 0)
    const { id: tile, makes } = pick(dice, kinds)
    const empty = drained && (makes === 'coal' || makes === 'iron')
    pick(dice, dealt).pieces.tiles.push({ tile, slot: id, flipped: empty || dice.below(2) === 0 })
  }
  for (const { id, eras } of rules.lines)
    if (dice.below(busy) === 0 && (eras === 'both' || eras === era)) pick(dice, dealt).pieces.links.push(id)
  return dealt
}
