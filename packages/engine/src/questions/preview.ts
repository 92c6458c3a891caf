// What a move would do, told before it is made: nothing hidden is needed for it, and nothing is revealed by it.

import { rulesOf } from '../editions/ruleset.ts'
import type { GameEvent } from '../events.ts'
import type { Move } from '../move.ts'
import { takeStep } from '../play.ts'
import { cloneState, type State } from '../state.ts'

export interface Preview {
  /** After the move. The turn does not end here, even with no action left. */
  readonly state: State
  readonly events: readonly GameEvent[]
}

/** Of a legal move; null if its outcome lies face down. */
export function preview(state: State, move: Move): Preview | null {
  if (turnsUpATile(state, move)) return null
  const after = cloneState(state)
  const events: GameEvent[] = []
  takeStep(after, move, (event) => events.push(event))
  if (after.pending === null && move.type !== 'shortfall') after.actionsLeft--
  return { state: after, events }
}

/** The distant market decides by a tile that nobody has seen (L-SELL-03). */
export function turnsUpATile(state: State, move: Move): boolean {
  const { buyers, edition } = rulesOf(state)
  return move.type === 'sell' && edition.distantMarket !== null && buyers[move.buyer].slot === null
}
