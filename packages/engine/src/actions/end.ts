// End: finish an action that could go on.

import type { EndMove } from '../move.ts'
import type { Action } from './action.ts'

const END: EndMove = { type: 'end', card: null }

export const end: Action<EndMove> = {
  list(at, moves) {
    if (at.steps > 0) moves.push(END)
  },

  broken: (at) => (at.steps > 0 ? null : 'turn.nothing-to-end'),

  apply(state) {
    state.pending = null
  },
}
