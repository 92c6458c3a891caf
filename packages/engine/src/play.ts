// Making a move: the only door through which a game goes on.

import { rulesOf } from './editions/ruleset.ts'
import type { Tell } from './events.ts'
import { payCard } from './hand.ts'
import { actionOf, brokenRule } from './legal.ts'
import { situation } from './map/situation.ts'
import type { Move } from './move.ts'
import type { Rule } from './refusals.ts'
import { cloneState, type State, seatToMove, stepsTaken } from './state.ts'
import { afterShortfall, endAction } from './turn.ts'

export type Played =
  | { readonly state: State; readonly broken: null }
  | { readonly state: null; readonly broken: Rule }

/** The position after a move, or the rule it breaks. The given state stays as it is. */
export function play(state: State, move: Move, tell?: Tell): Played {
  const broken = brokenRule(state, move)
  if (broken !== null) return { state: null, broken }
  const next = cloneState(state)
  makeMove(next, move, tell)
  return { state: next, broken: null }
}

/** Makes a move known to be legal, in place. */
export function makeMove(state: State, move: Move, tell?: Tell): void {
  const seat = seatToMove(state)
  takeStep(state, move, tell)
  if (state.pending !== null) return
  if (move.type === 'shortfall') afterShortfall(state, seat, tell)
  else endAction(state, tell)
}

/** What a move does by itself, before anything follows from it. */
export function takeStep(state: State, move: Move, tell?: Tell): void {
  const isLast = isLastStep(state, move)
  applyMove(state, move, tell)
  if (move.type !== 'shortfall' && state.pending !== null && (isLast || !canGoOn(state))) state.pending = null
}

/** Leaves open whether the action may go on. */
export function applyMove(state: State, move: Move, tell?: Tell): void {
  if (move.card !== null) payCard(state, seatToMove(state), move.card, tell)
  actionOf(rulesOf(state), move.type).apply(state, move, tell)
}

/** Can nothing follow this step in its action, whatever it leads to? */
export function isLastStep(state: State, { type }: Move): boolean {
  const most = actionOf(rulesOf(state), type).stepsAtMost?.(state) ?? 1
  return stepsTaken(state) + 1 >= most
}

/** An action with nothing left to add is over without being asked. */
function canGoOn(state: State): boolean {
  if (state.pending === null) return false
  const at = situation(state)
  const moves: Move[] = []
  actionOf(at.rules, state.pending.type).list(at, moves)
  return moves.length > 0
}
