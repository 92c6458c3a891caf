// The shape of every action: list the legal moves, name the rule that a move breaks, make a move.

import type { Tell } from '../events.ts'
import type { Situation } from '../map/situation.ts'
import type { Move } from '../move.ts'
import type { Rule } from '../refusals.ts'
import type { State } from '../state.ts'

export interface Action<M extends Move> {
  /** Appends every move of this type that may be made now; each once, in a fixed order. */
  list(at: Situation, moves: Move[]): void

  /** The first rule this move would break, or null if it may be made. Card in hand and turn are already checked. */
  broken(at: Situation, move: M): Rule | null

  /** How many steps an action of this type may have; where this is left out, one. */
  stepsAtMost?(state: State): number

  /** Makes a legal move. Changes `state`, which the caller owns. */
  apply(state: State, move: M, tell: Tell): void
}
