// Moves that are almost legal: a listed move with one thing changed.

import {
  type BuyerId,
  barrelBeside,
  type CardId,
  cloneState,
  type Dice,
  type IdTable,
  type IndustryId,
  type LineId,
  legalMoves,
  MARKET,
  type Move,
  merchantBuying,
  rulesOf,
  type SaidMove,
  type SlotId,
  type Source,
  type State,
  seatToMove,
} from '@ironbridge/engine'

/** Every kind of change once, each with a random other value; some changes do not apply to some moves. */
export function mutantsOf(state: State, move: Move, dice: Dice): Move[] {
  const values = valuesOf(state, dice)
  const mutants: Move[] = []
  for (const field of Object.keys(move) as (keyof Move)[]) {
    if (field === 'type') continue
    const changes = CHANGES[field as string]
    if (changes) for (const value of changes(values, move)) mutants.push({ ...move, [field]: value } as Move)
  }
  return mutants
}

/** A listed move with something left unsaid: the industry of a tile, who buys it, or the bonus. */
export function unsaidOf(state: State, move: Move): SaidMove[] {
  if (move.type === 'shortfall') return [{ ...move, industry: undefined }]
  if (move.type !== 'sell') return []
  const { slots } = rulesOf(state)
  return [
    { ...move, industry: undefined },
    { ...move, buyer: undefined },
    { ...move, bonus: undefined },
    { ...move, industry: undefined, buyer: undefined, bonus: undefined },
    ...[...slots.keys()].map((slot) => ({ ...move, slot, industry: undefined, buyer: undefined })),
  ]
}

/** Moves that do not come from the list at all: of another kind, of another seat, at another point of the turn. */
export function strangersOf(state: State, dice: Dice): Move[] {
  const { slot, industry, card, line, buyer, source } = valuesOf(state, dice)
  return [
    { type: 'end', card: null },
    { type: 'shortfall', industry: industry(), slot: slot(), card: null },
    ...ownTiles(state).map((own): Move => ({ type: 'shortfall', ...own, card: null })),
    { type: 'pass', card: card() },
    { type: 'pass', card: null },
    { type: 'loan', amount: 30, card: card() },
    { type: 'loan', amount: 30, card: held(state, 0) },
    { type: 'anywhere', extra: card(), card: card() },
    { type: 'anywhere', extra: held(state, 0), card: held(state, 1) },
    { type: 'anywhere', extra: held(state, 0), card: held(state, 0) },
    { type: 'build', industry: industry(), slot: slot(), coal: [], iron: [], card: null },
    { type: 'scout', extra: [card(), card()], card: card() },
    { type: 'scout', extra: [held(state, 0), held(state, 1)], card: held(state, 2) },
    { type: 'network', line: line(), coal: [], beer: [], card: null },
    { type: 'network', line: line(), coal: [source()], beer: [source()], card: held(state, 0) },
    { type: 'develop', industry: industry(), iron: [MARKET], card: null },
    { type: 'develop', industry: industry(), iron: [MARKET], card: held(state, 0) },
    { type: 'build', industry: industry(), slot: slot(), coal: [], iron: [], card: held(state, 0) },
    {
      type: 'sell',
      industry: industry(),
      slot: slot(),
      buyer: buyer(),
      beer: [],
      bonus: null,
      card: held(state, 0),
    },
    ...ownTiles(state).flatMap((own) => sales(state, own, source())),
    ...builtOver(state),
    ...movesOfAnother(state, dice),
  ]
}

/** Random values of each kind of field. */
interface Values {
  readonly state: State
  readonly slot: () => SlotId
  readonly line: () => LineId
  readonly industry: () => IndustryId
  readonly card: () => CardId
  readonly buyer: () => BuyerId
  /** Anything that could give coal, iron or beer, and some things that never do. */
  readonly source: () => Source
}

function valuesOf(state: State, dice: Dice): Values {
  const rules = rulesOf(state)
  const tiles = [...state.slots.keys()].filter((slot) => state.slots[slot] !== null)
  const anyIn = <Id extends number>(table: IdTable<Id, unknown>): Id =>
    [...table.keys()][dice.below(table.length)]
  const slot = (): SlotId => anyIn(rules.slots)
  return {
    state,
    slot,
    line: () => anyIn(rules.lines),
    industry: () => anyIn(rules.industries),
    card: () => anyIn(rules.cards),
    buyer: () => anyIn(rules.buyers),
    source() {
      const roll = dice.below(8)
      if (roll === 0) return slot()
      if (roll === 1)
        return rules.merchantSpaces.length > 0 ? barrelBeside(anyIn(rules.merchantSpaces)) : slot()
      return roll < 4 || tiles.length === 0 ? MARKET : tiles[dice.below(tiles.length)]
    },
  }
}

type Changes = (values: Values, move: Move) => unknown[]

/** Other values for a list of sources: one other, one more, one less, the order turned round, none. */
const changedSources =
  (goods: 'coal' | 'iron' | 'beer'): Changes =>
  ({ source }, move) => {
    const sources: readonly Source[] = (move as unknown as Record<typeof goods, Source[]>)[goods]
    return [
      [...sources.slice(1), source()],
      [...sources.slice(0, -1), source()],
      [...sources, source()],
      [...sources, ...sources],
      sources.map(() => sources[0]),
      sources.map(() => MARKET),
      sources.slice(1),
      sources.toReversed(),
      [],
    ]
  }

const CHANGES: Readonly<Record<string, Changes>> = {
  slot: ({ state, slot }, move) => {
    const { slots, locations } = rulesOf(state)
    const neighbours = 'slot' in move ? locations[slots[move.slot].location].slots : []
    return [slot(), slot(), ...neighbours]
  },
  line: ({ line }) => [line(), line()],
  industry: ({ state }) => [...rulesOf(state).industries.keys()],
  coal: changedSources('coal'),
  iron: changedSources('iron'),
  beer: changedSources('beer'),
  buyer: ({ state }) => [...rulesOf(state).buyers.keys()],
  bonus: ({ state }) => [null, ...rulesOf(state).industries.keys()],
  amount: () => [0, 10, 20, 60, -30, 30.5],
  extra: ({ card, state }, move) => {
    if (move.type === 'anywhere') return [card(), move.card, ...[0, 3, 7].map((place) => held(state, place))]
    const [one, two] = move.type === 'scout' ? move.extra : [0, 0]
    return [
      [card(), two],
      [one, card()],
      [one, one],
      [two, one],
      [held(state, 0), held(state, 7)],
    ]
  },
  card: ({ card, state }) => [
    card(),
    held(state, 0),
    held(state, 3),
    held(state, 7),
    ...rulesOf(state).wildCards,
    null,
  ],
}

/** A card in the hand of the seat to move, or the last row of the card table if it has none. */
function held(state: State, place: number): CardId {
  const { hand } = state.players[seatToMove(state)]
  const cards = hand.length > 0 ? hand : [...rulesOf(state).cards.keys()].slice(-1)
  return cards[place % cards.length]
}

type OwnTile = Pick<Extract<Move, { type: 'shortfall' }>, 'industry' | 'slot'>

function ownTiles(state: State): OwnTile[] {
  const { kinds } = rulesOf(state)
  const seat = seatToMove(state)
  return state.slots.flatMap((tile, slot) =>
    tile?.owner === seat ? [{ industry: kinds[tile.kind].industry, slot }] : [],
  )
}

/** A tile offered to every buyer: without beer, with some, and with the barrel that stands or stood there. */
function sales(state: State, tile: OwnTile, source: Source): Move[] {
  const card = held(state, 0)
  const { buyers, merchantSpaces } = rulesOf(state)
  return buyers.flatMap((_, buyer) =>
    (merchantSpaces.length > 0 ? [[], [source], [barrelBeside(merchantBuying(buyer))]] : [[]]).map(
      (beer): Move => ({ type: 'sell', ...tile, buyer, beer, bonus: null, card }),
    ),
  )
}

const market = (count = 0): Source[] => new Array<Source>(count).fill(MARKET)

/** The next tile of each industry over every tile of that industry, with each card, bought in the plainest way. */
function builtOver(state: State): Move[] {
  const { kinds, industries } = rulesOf(state)
  const { mat, hand } = state.players[seatToMove(state)]
  return state.slots.flatMap((tile, slot): Move[] => {
    if (tile === null) return []
    const { industry } = kinds[tile.kind]
    const next = kinds[industries[industry].stack[mat[industry]]]
    const [coal, iron] = [market(next?.coal), market(next?.iron)]
    return [...new Set(hand)].map((card) => ({ type: 'build', industry, slot, coal, iron, card }))
  })
}

const MOST_OF_ANOTHER = 12

/** What another seat might do if it were its turn. */
function movesOfAnother(state: State, dice: Dice): Move[] {
  const other = cloneState(state)
  other.turn = (state.turn + 1) % state.turnOrder.length
  other.pending = null
  const moves = legalMoves(other)
  return moves.length === 0
    ? []
    : Array.from({ length: MOST_OF_ANOTHER }, () => moves[dice.below(moves.length)])
}
