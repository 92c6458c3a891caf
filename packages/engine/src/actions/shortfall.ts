// Shortfall: choose a tile to remove when negative income cannot be paid. "Take Income".

import { payIncome, removeForMoney, saleableTiles } from '../income.ts'
import type { ShortfallMove } from '../move.ts'
import type { Action } from './action.ts'

export const shortfall: Action<ShortfallMove> = {
  list(at, moves) {
    if (at.state.pending?.type !== 'shortfall') return
    for (const slot of saleableTiles(at.state, at.seat)) moves.push({ type: 'shortfall', slot, card: null })
  },

  broken(at, { slot }) {
    if (at.state.pending?.type !== 'shortfall') return 'shortfall.no-debt'
    const tile = at.state.slots[slot]
    if (tile?.owner !== at.seat) return 'shortfall.not-yours'
    return saleableTiles(at.state, at.seat).includes(slot) ? null : 'shortfall.worthless'
  },

  apply(state, { slot }, tell) {
    if (state.pending?.type !== 'shortfall') return
    const { seat, owed } = state.pending
    removeForMoney(state, slot, tell)
    payIncome(state, seat, owed, tell)
  },
}
