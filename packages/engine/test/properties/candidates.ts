// Every move that could be written down in a position, legal or not: the slow way to find the legal ones.

import {
  barrelBeside,
  type CardId,
  MARKET,
  type Move,
  rulesOf,
  type Source,
  type State,
  seatToMove,
} from '@ironbridge/engine'

/** All candidates of every kind. Sources are tried in every combination of the size that is needed. */
export function candidates(state: State): Move[] {
  const table = tableOf(state)
  return [
    ...builds(table),
    ...links(table),
    ...developments(table),
    ...sales(table),
    ...[10, 20, 30].flatMap((amount) => table.cards.map((card): Move => ({ type: 'loan', amount, card }))),
    ...scouts(table),
    ...pairs(table),
    ...table.cards.map((card): Move => ({ type: 'pass', card })),
    { type: 'end', card: null },
    ...shortfalls(table),
  ]
}

/** What there is to choose from. */
interface Table {
  readonly state: State
  /** Every different card in hand, one that is not, and none. */
  readonly cards: readonly (CardId | null)[]
  /** Tiles that hold something, one that does not, the market, the barrels. */
  readonly sources: readonly Source[]
}

function tableOf(state: State): Table {
  const rules = rulesOf(state)
  const { hand } = state.players[seatToMove(state)]
  const stranger = [...rules.cards.keys()].find((card) => !hand.includes(card)) ?? null
  const tiles = [...state.slots.keys()].filter((slot) => state.slots[slot] !== null)
  const holders = tiles.filter((slot) => (state.slots[slot]?.cubes ?? 0) > 0)
  const empty = tiles.filter((slot) => state.slots[slot]?.cubes === 0).slice(0, 1)
  return { state, cards: [...new Set(hand), stranger, null], sources: [...holders, ...empty, MARKET] }
}

/** Every handful of `count` sources or cards, in their written order. */
function handfuls<Thing>(things: readonly Thing[], count: number): Thing[][] {
  if (count === 0) return [[]]
  return things.flatMap((thing, place) =>
    handfuls(things.slice(place), count - 1).map((rest) => [thing, ...rest]),
  )
}

function builds({ state, cards, sources }: Table): Move[] {
  const { industries, kinds, slots } = rulesOf(state)
  const { mat } = state.players[seatToMove(state)]
  return industries.flatMap(({ stack }, industry) => {
    const kind = kinds[stack[mat[industry]]]
    const coals = handfuls(sources, kind?.coal ?? 0)
    const irons = handfuls(sources, kind?.iron ?? 0)
    return [...slots.keys()].flatMap((slot) => {
      // A slot without the icon is refused whatever is paid: one way will do.
      const shows = (slots[slot].industries & (1 << industry)) !== 0
      return (shows ? cards : cards.slice(0, 1)).flatMap((card) =>
        (shows ? coals : coals.slice(0, 1)).flatMap((coal) =>
          (shows ? irons : irons.slice(0, 1)).map(
            (iron): Move => ({ type: 'build', industry, slot, coal, iron, card }),
          ),
        ),
      )
    })
  })
}

function links({ state, cards, sources }: Table): Move[] {
  const brews = rulesOf(state).industries.some(({ makes }) => makes === 'beer')
  const coals = state.era === 'canal' ? [[]] : handfuls(sources, 1)
  const beers = state.era === 'canal' || state.pending === null || !brews ? [[]] : handfuls(sources, 1)
  return rulesOf(state).lines.flatMap((_, line) =>
    coals.flatMap((coal) =>
      beers.flatMap((beer) => cards.map((card): Move => ({ type: 'network', line, coal, beer, card }))),
    ),
  )
}

function developments({ state, cards, sources }: Table): Move[] {
  return rulesOf(state).industries.flatMap((_, industry) =>
    handfuls(sources, 1).flatMap((iron) =>
      cards.map((card): Move => ({ type: 'develop', industry, iron, card })),
    ),
  )
}

function sales({ state, cards, sources }: Table): Move[] {
  const { kinds, merchantSpaces, buyers, industries } = rulesOf(state)
  const bonuses = [null, ...industries.keys()]
  return state.slots.flatMap((tile, slot) => {
    if (tile === null) return []
    const { industry, beer: need } = kinds[tile.kind]
    if (merchantSpaces.length === 0)
      return [...buyers.keys()].flatMap((buyer) =>
        cards.map((card): Move => ({ type: 'sell', industry, slot, buyer, beer: [], bonus: null, card })),
      )
    return merchantSpaces.flatMap((space, buyer) => {
      const beers = handfuls([...sources, barrelBeside(buyer)], need)
      const choices = space.bonus.gives === 'develop' ? bonuses : [null]
      return beers.flatMap((beer) =>
        choices.flatMap((bonus) =>
          cards.map((card): Move => ({ type: 'sell', industry, slot, buyer, beer, bonus, card })),
        ),
      )
    })
  })
}

/** Three cards in ascending order, as often as wanted. */
function scouts({ cards }: Table): Move[] {
  const held = cards.filter((card) => card !== null).sort((a, b) => a - b)
  return handfuls(held, 3).map(([one, two, card]): Move => ({ type: 'scout', extra: [one, two], card }))
}

/** Two cards in ascending order, or one twice. */
function pairs({ cards }: Table): Move[] {
  const held = cards.filter((card) => card !== null).sort((a, b) => a - b)
  return handfuls(held, 2).map(([extra, card]): Move => ({ type: 'anywhere', extra, card }))
}

function shortfalls({ state }: Table): Move[] {
  const { kinds } = rulesOf(state)
  return state.slots.flatMap((tile, slot): Move[] =>
    tile === null ? [] : [{ type: 'shortfall', industry: kinds[tile.kind].industry, slot, card: null }],
  )
}
