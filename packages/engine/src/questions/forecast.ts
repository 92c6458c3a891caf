// What is coming, as far as the table shows it: prices, and what outlasts the era.

import { rulesOf } from '../editions/ruleset.ts'
import type { SlotId } from '../ids.ts'
import { priceOf } from '../map/market.ts'
import { type State, seatToMove } from '../state.ts'
import { isLastEra, leavesWithEra } from '../turn.ts'

/** Prices of the next cubes of a market, the cheapest first. */
export function nextPrices(state: State, goods: 'coal' | 'iron', count: number): number[] {
  const market = rulesOf(state).edition.markets[goods]
  return Array.from({ length: count }, (_, bought) => priceOf(market, Math.max(0, state[goods] - bought)))
}

/** Tiles that leave the board when this era ends (B-END-01). */
export function leavingTiles(state: State): SlotId[] {
  const { kinds } = rulesOf(state)
  if (isLastEra(state)) return []
  return [...state.slots.keys()].filter((slot) => {
    const tile = state.slots[slot]
    return tile !== null && leavesWithEra(kinds[tile.kind])
  })
}

/** After this turn the player holds no card, and there is none to draw: nothing can be done any more in this era (B-ROUND-01). */
export const isLastTurnOfEra = (state: State): boolean =>
  state.deck.length === 0 && state.players[seatToMove(state)].hand.length <= state.actionsLeft
