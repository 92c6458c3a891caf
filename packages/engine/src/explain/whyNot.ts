// Why nothing of what is wished for can be done: the move nearest to being legal, and the rule that it breaks.

import { linkPrice } from '../actions/network.ts'
import {
  type BuyerId,
  type CardId,
  HIDDEN,
  type IdTable,
  type IndustryId,
  type LineId,
  type LocationSet,
  type SlotId,
  setOf,
} from '../ids.ts'
import { legalMoves } from '../legal.ts'
import { type Situation, situation } from '../map/situation.ts'
import { nextTile } from '../map/slots.ts'
import { beerWays, coalWays, ironWays } from '../map/sources.ts'
import type { Handful } from '../map/supply.ts'
import type { Move, MoveType, Payment, SaidMove } from '../move.ts'
import { type Rule, refusalTable } from '../refusals.ts'
import { ABOUT_BUYERS, brokenBySaid } from '../said.ts'
import type { State, Tile } from '../state.ts'
import { explain, type Refusal } from './explain.ts'
import { factsOf } from './facts.ts'

/** What is known of a move; what is left out may be anything. */
export interface Wish {
  readonly type: MoveType
  readonly card?: CardId
  readonly industry?: IndustryId
  readonly slot?: SlotId
  readonly line?: LineId
  readonly buyer?: BuyerId
  readonly amount?: number
}

export interface Hindrance {
  readonly move: SaidMove
  readonly refusal: Refusal
  /** It holds wherever this is tried: the place that the move names is one of many. */
  readonly isEverywhere: boolean
}

/** Null if some legal move is what was wished for. */
export function whyNot(state: State, wish: Wish): Hindrance | null {
  if (legalMoves(state).some((move) => fulfils(move, wish))) return null
  const at = situation(state)
  let nearest: SaidMove | null = null
  let furthest = -1
  for (const move of candidates(at, wish)) {
    const broken = brokenBySaid(state, move)
    const progress = broken === null ? -1 : progressOf(at, move, broken)
    if (progress <= furthest) continue
    nearest = move
    furthest = progress
  }
  const refusal = nearest && explain(state, nearest)
  if (nearest === null || refusal === null) return null
  const isEverywhere = wish.slot === undefined && wish.line === undefined && UNPLACED.has(refusal.rule)
  return { move: nearest, refusal: ofAnyBuyer(state, wish, nearest, refusal), isEverywhere }
}

/** The later a move fails, the nearer it came; of those that lack money alone, the one that lacks least. */
function progressOf(at: Situation, move: SaidMove, rule: Rule): number {
  const spared = rule === 'money.short' ? 1 / (1 + factsOf(at, move, rule).missing) : 0
  return PROGRESS.indexOf(rule) + spared
}

/** The order in which a move meets the rules: its own ones as they stand in the table, then goods, then money. */
const PROGRESS = (Object.keys(refusalTable) as Rule[]).toSorted((a, b) => stage(a) - stage(b))

function stage(rule: Rule): number {
  const [kind = ''] = rule.split('.')
  if (kind === 'game' || kind === 'turn' || kind === 'card') return 0
  if (kind === 'money') return 4
  if (kind === 'bonus') return 3
  return kind === 'coal' || kind === 'iron' || kind === 'beer' ? 2 : 1
}

/** Met where no place is the right one: another place would be refused like this one. */
const UNPLACED: ReadonlySet<Rule> = new Set([
  'network.line-taken',
  'network.era',
  'network.apart',
  'sell.no-tile',
  'sell.not-yours',
  'sell.industry',
  'sell.flipped',
])

/** Where no buyer was named, it is not for one of them that a tile is not sold. */
function ofAnyBuyer(state: State, wish: Wish, move: SaidMove, refusal: Refusal): Refusal {
  if (move.type !== 'sell' || wish.buyer !== undefined || !ABOUT_BUYERS.has(refusal.rule)) return refusal
  const any = explain(state, { ...move, buyer: undefined })
  return any === null ? refusal : { ...any, instead: refusal.instead, first: refusal.first }
}

const fulfils = (move: Move, wish: Wish): boolean =>
  Object.entries(wish).every(([key, value]) => move[key as keyof Move] === value)

/** Moves of the kind wished for, with supplies as far as there are any. */
function* candidates(at: Situation, wish: Wish): Generator<SaidMove> {
  const cards = wish.card === undefined ? payments(at) : [wish.card]
  for (const effect of effects(at, wish)) for (const card of cards) yield { ...effect, card } as SaidMove
}

const payments = ({ payments: cards }: Situation): readonly Payment[] => (cards.length > 0 ? cards : [HIDDEN])

function* effects(at: Situation, wish: Wish): Generator<object> {
  const { rules, state, player } = at
  const { type } = wish
  switch (type) {
    case 'build':
      for (const slot of one(wish.slot, rules.slots))
        for (const industry of industriesAt(at, slot, wish)) {
          const kind = nextTile(at, industry)
          const coal = first(coalWays(at, townOf(at, slot), kind?.coal ?? 0))
          yield { type, industry, slot, coal, iron: first(ironWays(at, kind?.iron ?? 0)) }
        }
      return
    case 'network':
      for (const line of one(wish.line, rules.lines)) {
        const { touches } = rules.lines[line]
        const price = linkPrice(at)
        const coal = first(coalWays(at, touches, price?.coal ?? 0))
        yield { type, line, coal, beer: first(beerWays(at, touches, price?.beer ?? 0)) }
      }
      return
    case 'develop':
      for (const industry of one(wish.industry, rules.industries))
        yield { type, industry, iron: first(ironWays(at, rules.edition.develop.ironPerTile)) }
      return
    case 'sell':
      for (const slot of one(wish.slot, rules.slots)) {
        const tile = state.slots[slot]
        const industry = industryOn(at, slot)
        const beer = tile === null ? [] : first(beerWays(at, townOf(at, slot), beerFor(at, tile)))
        for (const buyer of one(wish.buyer, rules.buyers))
          yield { type, industry, slot, buyer, beer, bonus: null }
      }
      return
    case 'shortfall':
      for (const slot of one(wish.slot, rules.slots))
        yield { type, industry: wish.industry ?? industryOn(at, slot), slot }
      return
    case 'loan':
      for (const { amount } of rules.edition.loans)
        if (amount === (wish.amount ?? amount)) yield { type, amount }
      return
    case 'scout':
      yield { type, extra: player.hand.slice(0, 2) }
      return
    case 'anywhere':
      yield { type, extra: player.hand[0] ?? HIDDEN }
      return
    default:
      yield { type }
  }
}

/** The one that is wished for, or all that the slot shows. */
const industriesAt = ({ rules }: Situation, slot: SlotId, { industry }: Wish): Iterable<IndustryId> =>
  industry === undefined
    ? [...rules.industries.keys()].filter((id) => (rules.slots[slot].industries & (1 << id)) !== 0)
    : [industry]

/** The one that is wished for, or all. */
const one = <Id extends number>(wished: Id | undefined, table: IdTable<Id, unknown>): Iterable<Id> =>
  wished === undefined ? table.keys() : [wished]

const industryOn = ({ rules, state }: Situation, slot: SlotId): IndustryId | undefined => {
  const tile = state.slots[slot]
  return tile === null ? undefined : rules.kinds[tile.kind].industry
}

const first = (ways: readonly Handful[]): Handful => ways[0] ?? []

const townOf = ({ rules }: Situation, slot: SlotId): LocationSet => setOf(rules.slots[slot].location)

const beerFor = ({ rules }: Situation, { kind }: Tile): number => rules.kinds[kind].beer
