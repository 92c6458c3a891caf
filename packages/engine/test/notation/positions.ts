// Positions made up at random from real names; some make sense.

import { type Dice, type PositionObject, shuffle } from '@ironbridge/engine'
import { pick, rules, words } from './words.ts'

/** A position with a few things said, each chosen blindly; tiles stand on slots that show them. */
export function somePosition(dice: Dice): PositionObject {
  const players = 2 + dice.below(3)
  const letters = ['A', 'B', 'C', 'D'].slice(0, players)
  const maybe = <T>(key: string, make: () => T): Record<string, T> =>
    dice.below(3) === 0 ? { [key]: make() } : {}
  const era = pick(dice, ['canal', 'rail'])
  const cards = (most: number): string[] => several(dice, most, () => pick(dice, words.cards))
  const merchantsUsed = words.merchants.filter((_, id) => players >= fromSeats(id))
  // Some boards are drained of coal and iron, and on some the first seat owns nothing.
  const drained = dice.below(4) === 0
  const board = piecesOf(dice, dice.below(4) === 0 ? letters.slice(1) : letters, era, drained)
  return {
    edition: 'birmingham',
    players,
    era,
    ...maybe('variants', () =>
      several(dice, 1, () => pick(dice, ['develop-bonus-optional', 'tie-break-by-level'])),
    ),
    ...maybe('round', () => 1 + dice.below(12)),
    ...maybe('over', () => dice.below(9) === 0),
    ...maybe('order', () => shuffled(dice, letters)),
    ...maybe('turn', () => pick(dice, letters)),
    ...maybe('actions', () => 1 + dice.below(2)),
    ...maybe('pending', () =>
      pick(dice, [
        null,
        { action: pick(dice, ['network', 'develop', 'sell']), steps: 1 + dice.below(3) },
        { shortfall: pick(dice, letters), owed: 1 + dice.below(12) },
      ]),
    ),
    ...(drained
      ? { coal: 0, iron: 0 }
      : { ...maybe('coal', () => dice.below(15)), ...maybe('iron', () => dice.below(11)) }),
    ...maybe('merchants', () =>
      Object.fromEntries(
        several(dice, 9, () => {
          const tile = pick(dice, words.merchantTiles)
          return [pick(dice, merchantsUsed), { tile, barrel: tile !== 'blank' && dice.below(3) > 0 }]
        }),
      ),
    ),
    ...maybe('wilds', () => ({ 'wild-location': dice.below(5), 'wild-industry': dice.below(5) })),
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
          ...maybe('mat', () => someMat(dice)),
          ...board.find(({ owner }) => owner === letter)?.pieces,
        },
      ]),
    ),
  }
}

const fromSeats = (merchant: number): number => {
  const town = rules.locations[rules.merchantSpaces[merchant].location].id
  return rules.edition.merchantSpaces.find(({ location }) => location === town)?.fromSeats ?? 2
}

function shuffled(dice: Dice, letters: readonly string[]): string[] {
  const order = [...letters]
  shuffle(order, dice)
  return order
}

const several = <T>(dice: Dice, most: number, make: () => T): T[] =>
  Array.from({ length: dice.below(most + 1) }, make)

/** Any level of any industry, often none at all. */
function someMat(dice: Dice): Record<string, string> {
  const levels = dice.below(3) === 0 ? ['none'] : ['none', '1', '2', '3', '4']
  return Object.fromEntries(
    words.industries.filter(() => dice.below(6) > 0).map((industry) => [industry, pick(dice, levels)]),
  )
}

interface Pieces {
  readonly tiles: { tile: string; slot: string; flipped: boolean }[]
  readonly links: string[]
}

/** Tiles and links dealt to seats, no slot or line twice. */
function piecesOf(
  dice: Dice,
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
