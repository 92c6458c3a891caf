// Whole turns of one seat, from the position as it knows it: pairs of actions, the best first.

import {
  brokenRule,
  type CardId,
  type LineId,
  legalMoves,
  type Move,
  type MoveType,
  makeMove,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { type KeepValues, keepValues } from '../value/cards.ts'
import { isTimeUp, type Mind } from '../value/mind.ts'
import { type Outlook, outlook } from '../value/outlook.ts'
import { actionsNow, END, type FollowUp, follow, thinkingCopy } from './ahead.ts'
import { candidatesOf } from './candidates.ts'

export interface WholeTurn {
  readonly moves: readonly Move[]
  /** What the position after it is worth to the seat, with the cards it keeps. */
  readonly value: number
  /** As thought: with an action and a card to spare. */
  readonly after: State
}

/** How widely turns are searched. */
export interface Width {
  /** First actions, the best by themselves, that are tried with a second one. */
  readonly firsts: number
  /** Second actions tried with each: the best that were possible before, and all that became possible. */
  readonly seconds: number
  /** First actions that are also tried with another card than the cheapest, so that the second can have that. */
  readonly cards: number
}

/** At least one turn, the best first. */
export function bestTurns(view: State, legal: readonly Move[], mind: Mind, width: Width): WholeTurn[] {
  const at = outlook(view, mind)
  const scales = { at, keep: keepValues(at, view), from: thinkingCopy(at, view), legal }
  const firsts = prospectsOf(scales, scales.from, legal).sort((a, b) => b.value - a.value)
  const pairs = newPairs(firsts, width)
  const turns: WholeTurn[] = []
  for (const [place, first] of firsts.slice(0, width.firsts).entries()) {
    if (turns.length > 0 && isTimeUp(mind)) break
    if (isTurnOver(first)) turns.push(first)
    else turns.push(...turnsFrom(scales, first, pairs, () => true))
    if (place < width.cards) turns.push(...turnsWithOtherCard(scales, first, pairs))
  }
  // All second actions may stand too far down the list.
  if (turns.length === 0) turns.push(...turnsFrom(scales, firsts[0], newPairs([], width), () => true))
  let kept = 0
  for (const card of view.players[at.seat].hand) kept += scales.keep.get(card) ?? 0
  return turns
    .map(({ moves, value, after }) => ({ moves, value: value + kept, after }))
    .sort((a, b) => b.value - a.value)
}

/** What does not change while one turn is weighed. */
interface Scales {
  readonly at: Outlook
  readonly keep: KeepValues
  /** Before the turn, as thought, and what may be done first. */
  readonly from: State
  readonly legal: readonly Move[]
}

/** An action, where it leads, and what that is worth with the cards paid taken off. */
interface Prospect extends FollowUp {
  readonly cost: number
  readonly effect: string
}

const isTurnOver = ({ moves, after }: FollowUp): boolean =>
  moves[0].type === 'shortfall' || actionsNow(after) === 0

/** Which second actions are worth trying with a first one. */
interface Pairs {
  isWanted(first: string, second: string): boolean
  tried(first: Prospect, second: Prospect): void
}

function newPairs(firsts: readonly Prospect[], { seconds }: Width): Pairs {
  const places = new Map(firsts.map(({ effect }, place) => [effect, place]))
  const known = new Set<string>()
  return {
    isWanted: (first, second) => (places.get(second) ?? 0) < seconds && !known.has(`${second}, ${first}`),
    tried(first, second) {
      // Income falls by levels and rises by spaces: a loan and what flips a tile are two turns (B-LOAN-01).
      if (first.moves[0].type !== 'loan' && second.moves[0].type !== 'loan')
        known.add(`${first.effect}, ${second.effect}`)
    },
  }
}

function turnsFrom(
  scales: Scales,
  first: Prospect,
  pairs: Pairs,
  isMeant: (second: Move) => boolean,
): WholeTurn[] {
  const legal = legalMoves(first.after).filter(isMeant)
  const actions = legal.filter(({ type }) => !NEVER_SECOND.includes(type))
  const isWanted = (effect: string): boolean => pairs.isWanted(first.effect, effect)
  return prospectsOf(scales, first.after, actions.length > 0 ? actions : legal, isWanted).map((second) => {
    pairs.tried(first, second)
    return {
      moves: [...first.moves, ...second.moves],
      value: second.value - first.cost + first.luck,
      after: second.after,
    }
  })
}

/** Not worth the thought, or not possible: the spare action of a thought is none. */
const NEVER_SECOND: readonly MoveType[] = ['scout', 'pass', 'anywhere']

/** Turns whose second action takes the card that is cheapest for the first. */
function turnsWithOtherCard(
  scales: Scales,
  { effect, moves: [{ type, card }] }: Prospect,
  pairs: Pairs,
): WholeTurn[] {
  const { hand } = scales.from.players[scales.at.seat]
  if (hand.indexOf(card as CardId) !== hand.lastIndexOf(card as CardId)) return []
  const others = scales.legal.filter((move) => move.type === type && move.card !== card)
  const [first] = prospectsOf(scales, scales.from, others, (other) => other === effect)
  if (first === undefined || isTurnOver(first)) return []
  return turnsFrom(scales, first, pairs, (second) => second.card === card)
}

/** At least one where any is wanted, even if the time is up. */
function prospectsOf(
  { at, keep }: Scales,
  from: State,
  legal: readonly Move[],
  isWanted: (effect: string) => boolean = () => true,
): Prospect[] {
  const alone = new Set<LineId>()
  for (const move of legal) if (move.type === 'network') alone.add(move.line)
  const prospects: Prospect[] = []
  for (const { move, cost, effect } of candidatesOf(at, keep, from, legal)) {
    if (!isWanted(effect)) continue
    const { moves, after, value, luck } = follow(at, from, move, alone)
    prospects.push({ moves, after, value: value - cost, luck, cost, effect })
    if (isTimeUp(at.mind)) break
  }
  return prospects
}

/**
 * Plays a turn in a world, and returns what was played. The distant market may close earlier or later there than
 * thought (L-SELL-04): what is no longer legal is left out, and an action that could go on is ended.
 */
export function playTurn(world: State, { moves }: Pick<WholeTurn, 'moves'>): Move[] {
  const seat = seatToMove(world)
  const played: Move[] = []
  const make = (move: Move): void => {
    if (world.over || seatToMove(world) !== seat || brokenRule(world, move) !== null) return
    makeMove(world, move)
    played.push(move)
  }
  for (const move of moves) {
    if (move.card !== null && world.pending !== null) make(END)
    make(move)
  }
  if (world.pending !== null) make(END)
  return played
}
