// Pass: discard a card for an action and do nothing.

import type { PassMove } from '../move.ts'
import { seatToMove } from '../state.ts'
import type { Action } from './action.ts'

export const pass: Action<PassMove> = {
  list(at, moves) {
    for (const card of at.payments) moves.push({ type: 'pass', card })
  },

  broken: () => null,

  apply(state, _move, tell) {
    tell?.({ type: 'pass', seat: seatToMove(state) })
  },
}
