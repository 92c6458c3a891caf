// End: finish an action that could go on.

import type { Situation } from '../map/situation.ts'
import type { EndMove } from '../move.ts'
import type { Action } from './action.ts'

const END: EndMove = { type: 'end', card: null }

export const end: Action<EndMove> = {
  list(at, moves) {
    if (canEnd(at)) moves.push(END)
  },

  broken: (at) => (canEnd(at) ? null : at.steps > 0 ? 'anywhere.must-build' : 'turn.nothing-to-end'),

  apply(state) {
    state.pending = null
  },
}

/** Cards paid to build anywhere must be used. */
const canEnd = (at: Situation): boolean => at.steps > 0 && at.state.pending?.type !== 'anywhere'
