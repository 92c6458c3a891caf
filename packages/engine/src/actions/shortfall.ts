// Shortfall: choose a tile to remove when negative income cannot be paid. "Take Income".

import type { IndustryId, SlotId } from '../ids.ts'
import { payIncome, removeForMoney, saleableTiles } from '../income.ts'
import type { Situation } from '../map/situation.ts'
import type { ShortfallMove } from '../move.ts'
import type { Tile } from '../state.ts'
import type { Action } from './action.ts'

export const shortfall: Action<ShortfallMove> = {
  list(at, moves) {
    if (at.state.pending?.type !== 'shortfall') return
    for (const slot of saleableTiles(at.state, at.seat))
      moves.push({ type: 'shortfall', industry: industryAt(at, slot), slot, card: null })
  },

  broken(at, { industry, slot }) {
    if (at.state.pending?.type !== 'shortfall') return 'shortfall.no-debt'
    const tile = at.state.slots[slot]
    if (tile?.owner !== at.seat) return 'shortfall.not-yours'
    if (industryAt(at, slot) !== industry) return 'shortfall.other-tile'
    return saleableTiles(at.state, at.seat).includes(slot) ? null : 'shortfall.worthless'
  },

  apply(state, { slot }, tell) {
    if (state.pending?.type !== 'shortfall') return
    const { seat, owed } = state.pending
    removeForMoney(state, slot, tell)
    payIncome(state, seat, owed, tell)
  },
}

const industryAt = (at: Situation, slot: SlotId): IndustryId =>
  at.rules.kinds[(at.state.slots[slot] as Tile).kind].industry
