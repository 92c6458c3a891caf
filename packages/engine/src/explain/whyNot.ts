// Why nothing of what is wished for can be done: the move nearest to being legal, and the rule that it breaks.

import { linkPrice } from '../actions/network.ts'
import { type Situation, situation } from '../board/situation.ts'
import { nextTile } from '../board/slots.ts'
import { beerWays, coalWays, ironWays } from '../board/sources.ts'
import type { Handful } from '../board/supply.ts'
import { HIDDEN, type IndustryId, type LocationSet, type SlotId, setOf } from '../ids.ts'
import { brokenRule, legalMoves } from '../legal.ts'
import type { Move, MoveType } from '../move.ts'
import { type Rule, refusalTable } from '../refusals.ts'
import type { State, Tile } from '../state.ts'
import { explain, type Refusal } from './explain.ts'

/** What is known of a move; what is left out may be anything. */
export interface Wish {
  readonly type: MoveType
  readonly card?: number
  readonly industry?: IndustryId
  readonly slot?: SlotId
  readonly line?: number
  readonly buyer?: number
  readonly amount?: number
}

export interface Hindrance {
  readonly move: Move
  readonly refusal: Refusal
}

/** Null if some legal move is what was wished for. */
export function whyNot(state: State, wish: Wish): Hindrance | null {
  if (legalMoves(state).some((move) => fulfils(move, wish))) return null
  let nearest: Move | null = null
  let furthest = -1
  for (const move of candidates(situation(state), wish)) {
    const broken = brokenRule(state, move)
    const progress = broken === null ? -1 : PROGRESS.indexOf(broken)
    if (progress <= furthest) continue
    nearest = move
    furthest = progress
  }
  const refusal = nearest && explain(state, nearest)
  return nearest && refusal && { move: nearest, refusal }
}

/** Rules stand in the table in the order in which a move meets them: the later it fails, the nearer it came. */
const PROGRESS = Object.keys(refusalTable) as Rule[]

const fulfils = (move: Move, wish: Wish): boolean =>
  Object.entries(wish).every(([key, value]) => move[key as keyof Move] === value)

/** Moves of the kind wished for, with supplies as far as there are any. */
function* candidates(at: Situation, wish: Wish): Generator<Move> {
  const cards = wish.card === undefined ? payments(at) : [wish.card]
  for (const effect of effects(at, wish)) for (const card of cards) yield { ...effect, card } as Move
}

const payments = ({ payments: cards }: Situation): readonly (number | null)[] =>
  cards.length > 0 ? cards : [HIDDEN]

function* effects(at: Situation, wish: Wish): Generator<object> {
  const { rules, state, player } = at
  const { type } = wish
  switch (type) {
    case 'build':
      for (const slot of one(wish.slot, rules.slots))
        for (const industry of one(wish.industry, rules.industries)) {
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
        const industry = tile === null ? -1 : rules.kinds[tile.kind].industry
        const beer = tile === null ? [] : first(beerWays(at, townOf(at, slot), beerFor(at, tile)))
        for (const buyer of one(wish.buyer, rules.buyers))
          yield { type, industry, slot, buyer, beer, bonus: null }
      }
      return
    case 'shortfall':
      for (const slot of one(wish.slot, rules.slots)) yield { type, industry: wish.industry ?? -1, slot }
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

/** The one that is wished for, or all. */
const one = (wished: number | undefined, table: readonly unknown[]): Iterable<number> =>
  wished === undefined ? table.keys() : [wished]

const first = (ways: readonly Handful[]): Handful => ways[0] ?? []

const townOf = ({ rules }: Situation, slot: SlotId): LocationSet => setOf(rules.slots[slot].location)

const beerFor = ({ rules }: Situation, { kind }: Tile): number => rules.kinds[kind].beer
