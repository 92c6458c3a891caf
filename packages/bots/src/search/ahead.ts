// Thinking ahead: the position after a move, with actions of several steps finished in the best way found.

import {
  cloneState,
  HIDDEN,
  type LineId,
  legalMoves,
  type Move,
  makeMove,
  type State,
  type Tile,
} from '@ironbridge/engine'
import { fallsOf, withNext } from '../value/demand.ts'
import { evaluate } from '../value/evaluate.ts'
import type { Outlook } from '../value/outlook.ts'

export interface FollowUp {
  /** The whole action, step by step. */
  readonly moves: readonly Move[]
  /** Where chance has a part in it, the likeliest outcome. */
  readonly after: State
  /** The mean of all outcomes. */
  readonly value: number
  /** How much of the value comes from outcomes other than `after`. */
  readonly luck: number
}

/**
 * With an action and an unknown card to spare the turn never ends in thought, so nothing hidden is needed.
 * Nor are the piles, which would be copied for every move tried.
 */
export function thinkingCopy(at: Outlook, state: State): State {
  const copy = cloneState(state)
  copy.deck = []
  copy.faceDown = []
  for (const player of copy.players) player.discard = []
  copy.actionsLeft++
  copy.players[at.seat].hand.unshift(HIDDEN)
  return copy
}

/** Actions left in the turn: not the spare one, nor one that is still open. */
export const actionsNow = (thought: State): number => thought.actionsLeft - (thought.pending === null ? 1 : 2)

/** Of `alone`, lines that could be the first of a pair too, each pair is weighed once: the lower line first. */
export function follow(at: Outlook, thought: State, move: Move, alone: ReadonlySet<LineId> = NONE): FollowUp {
  return move.type === 'shortfall'
    ? giveUp(at, thought, move)
    : finish(at, take(at, thought, move, [], 0), alone)
}

const NONE: ReadonlySet<LineId> = new Set()

/** Only the tile and its price: making the move could end the round or the era. */
function giveUp(at: Outlook, thought: State, move: Extract<Move, { type: 'shortfall' }>): FollowUp {
  const after = cloneState(thought)
  const { kind } = after.slots[move.slot] as Tile
  after.players[at.seat].money += Math.floor(at.rules.kinds[kind].cost / 2)
  after.slots[move.slot] = null
  const { income, actionsPerTurn } = at.rules.edition
  const actions = income === 'startOfRound' ? actionsPerTurn.later : 0
  return { moves: [move], after, value: evaluate(at, after, actions), luck: 0 }
}

/** One step. What the distant market does is nobody's choice: every tile that may come is weighed (L-SELL-03). */
function take(at: Outlook, from: State, step: Move, before: readonly Move[], luck: number): FollowUp {
  const market = from.distantMarket
  const moves = before.length === 0 ? [step] : [...before, step]
  if (step.type !== 'sell' || market === null || at.rules.buyers[step.buyer].slot !== null)
    return taken(at, from, step, moves, luck)
  const outcomes = fallsOf(at.rules, market).map(({ steps, chance }) => {
    const { after, value } = taken(at, { ...from, distantMarket: withNext(market, steps) }, step, moves, luck)
    return { after, value, chance }
  })
  const mean = outcomes.reduce((sum, { value, chance }) => sum + value * chance, 0)
  const likeliest = outcomes.reduce((one, other) => (other.chance > one.chance ? other : one))
  return { moves, after: likeliest.after, value: mean, luck: luck + mean - likeliest.value }
}

function taken(at: Outlook, from: State, step: Move, moves: readonly Move[], luck: number): FollowUp {
  const after = cloneState(from)
  makeMove(after, step)
  return { moves, after, value: evaluate(at, after, actionsNow(after)) + luck, luck }
}

export const END: Move = { type: 'end', card: null }

/** Goes on with the best next step as long as there is one, and stops where it was best. */
function finish(at: Outlook, first: FollowUp, alone: ReadonlySet<LineId>): FollowUp {
  let best = first
  let last = first
  while (last.after.pending !== null) {
    const next = bestStep(at, last, alone)
    if (next === null) break
    if (next.value > best.value || !mayEnd(best.after)) best = next
    last = next
  }
  if (best.after.pending === null) return best
  makeMove(best.after, END)
  return { ...best, moves: [...best.moves, END] }
}

/** Cards paid to build anywhere must be followed by the build (L-DBL-01). */
const mayEnd = ({ pending }: State): boolean => pending?.type !== 'anywhere'

function bestStep(
  at: Outlook,
  { after: open, moves, luck }: FollowUp,
  alone: ReadonlySet<LineId>,
): FollowUp | null {
  let best: FollowUp | null = null
  for (const step of legalMoves(open)) {
    if (step.type === 'end' || isOtherWayRound(moves[0], step, alone)) continue
    const next = take(at, open, step, moves, luck)
    if (best === null || next.value > best.value) best = next
  }
  return best
}

/** Two developments, or two rails that could both be the first, come to the same in either order. */
function isOtherWayRound(first: Move, step: Move, alone: ReadonlySet<LineId>): boolean {
  if (step.type === 'develop') return first.type === 'develop' && step.industry < first.industry
  return step.type === 'network' && first.type === 'network' && step.line < first.line && alone.has(step.line)
}
