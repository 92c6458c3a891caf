// Whole turns of one seat, from the position as it knows it: pairs of actions, the best first.

import {
  brokenRule,
  legalMoves,
  type Move,
  type MoveType,
  makeMove,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { actionsNow, END, type Followed, follow, thinkingCopy } from './ahead.ts'
import { candidatesOf } from './candidates.ts'
import { keepValues } from './cards.ts'
import type { Mind } from './mind.ts'
import { type Outlook, outlook } from './outlook.ts'

export interface Turn {
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
}

/** At least one turn, the best first. */
export function bestTurns(view: State, legal: readonly Move[], mind: Mind, width: Width): Turn[] {
  const at = outlook(view, mind)
  const keep = keepValues(at, view)
  const firsts = prospectsOf({ at, keep }, thinkingCopy(at, view), legal, () => true)
  firsts.sort((a, b) => b.value - a.value)
  const places = new Map(firsts.map(({ effect }, place) => [effect, place]))
  const turns: Turn[] = []
  for (const [tried, first] of firsts.slice(0, width.firsts).entries()) {
    // What stands before this first action has been tried with it already, the other way round.
    const isTried = (effect: string): boolean => {
      const place = places.get(effect)
      return place === undefined || (place >= tried && place < width.seconds)
    }
    turns.push(...(isTurnOver(first) ? [first] : pairsOf({ at, keep }, first, isTried)))
  }
  let kept = 0
  for (const card of view.players[at.seat].hand) kept += keep.get(card) ?? 0
  return turns
    .map(({ moves, value, after }) => ({ moves, value: value + kept, after }))
    .sort((a, b) => b.value - a.value)
}

/** What does not change while one turn is weighed. */
interface Scales {
  readonly at: Outlook
  readonly keep: ReturnType<typeof keepValues>
}

/** An action, where it leads, and what that is worth with the cards paid taken off. */
interface Prospect extends Followed {
  readonly cost: number
  readonly effect: string
}

const isTurnOver = ({ moves, after }: Followed): boolean =>
  moves[0].type === 'shortfall' || actionsNow(after) === 0

function pairsOf(scales: Scales, first: Prospect, isTried: (effect: string) => boolean): Turn[] {
  const legal = legalMoves(first.after).filter(({ type }) => !NEVER_SECOND.includes(type))
  const seconds = prospectsOf(scales, first.after, legal, isTried)
  if (seconds.length === 0) return [first]
  return seconds.map(({ moves, value, after }) => ({
    moves: [...first.moves, ...moves],
    value: value - first.cost + first.luck,
    after,
  }))
}

/** Not worth the thought, or not possible: the spare action of a thought is none. */
const NEVER_SECOND: readonly MoveType[] = ['scout', 'pass', 'anywhere']

function prospectsOf(
  { at, keep }: Scales,
  from: State,
  legal: readonly Move[],
  isTried: (effect: string) => boolean,
): Prospect[] {
  const prospects: Prospect[] = []
  for (const { move, cost, effect } of candidatesOf(at, keep, legal)) {
    if (!isTried(effect)) continue
    const { moves, after, value, luck } = follow(at, from, move)
    prospects.push({ moves, after, value: value - cost, luck, cost, effect })
  }
  return prospects
}

/**
 * Plays a turn in a world, and returns what was played. The distant market may close earlier or later there than
 * thought (L-SELL-04): what is no longer legal is left out, and an action that could go on is ended.
 */
export function playTurn(world: State, { moves }: Pick<Turn, 'moves'>): Move[] {
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
