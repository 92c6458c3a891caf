// An advised turn taken apart into its actions, and put into a turn in the making.

import type { AdvisedTurn } from '@ironbridge/bots'
import { type GameEvent, type Move, preview, type State } from '@ironbridge/engine'
import { ASPECTS, choicesOf } from './choose.ts'
import { draftMove, type Sitting } from './sitting.ts'
import type { Advice } from './turn.ts'

/** One action of a turn, all its steps together. */
export interface AdvisedAction {
  readonly moves: readonly Move[]
  readonly before: State
  /** With everything of it done that can be known. */
  readonly after: State
  readonly events: readonly GameEvent[]
}

export function actionsOf(state: State, moves: readonly Move[]): AdvisedAction[] {
  const actions: AdvisedAction[] = []
  let rest = moves
  let before = state
  while (rest.length > 0) {
    const action = firstAction(before, rest)
    actions.push(action)
    rest = rest.slice(action.moves.length)
    before = action.after
  }
  return actions
}

/** Ends where the action is over, or where something hidden is turned up. */
function firstAction(before: State, moves: readonly Move[]): AdvisedAction {
  const events: GameEvent[] = []
  let after = before
  for (const [place, move] of moves.entries()) {
    const seen = preview(after, move)
    events.push(...(seen?.events ?? []))
    after = seen?.state ?? after
    if (seen === null || after.pending === null)
      return { moves: moves.slice(0, place + 1), before, after, events }
  }
  return { moves, before, after, events }
}

/** The moves of the first action alone. */
export const actionOf = (state: State, moves: readonly Move[]): readonly Move[] =>
  firstAction(state, moves).moves

/** As drafted as can be; what turns up something hidden, or pays a debt, is sent at once, so it is only chosen. */
export function withTurn(start: Sitting, moves: readonly Move[]): Sitting {
  let sitting: Sitting = { ...start, choices: [] }
  for (const move of moves) {
    const next = move.type === 'shortfall' ? null : draftMove(sitting, move)
    if (next === null) return { ...sitting, choices: ASPECTS.flatMap((aspect) => choicesOf(move, aspect)) }
    sitting = next
  }
  return sitting
}

/** The turn at this place and the one in front change places. */
export function inFront(turns: readonly AdvisedTurn[], place: number): Advice | null {
  const [first, chosen] = [turns[0], turns[place]]
  if (first === undefined || chosen === undefined) return null
  return { move: chosen.moves[0] ?? null, turns: turns.with(place, first).with(0, chosen), spent: 1 }
}
