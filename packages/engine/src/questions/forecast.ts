// What is coming, as far as the table shows it: prices, and what outlasts the era.

import { rulesOf } from '../editions/ruleset.ts'
import type { SlotId } from '../ids.ts'
import { priceOf } from '../map/market.ts'
import type { State } from '../state.ts'
import { leavesWithEra } from '../turn.ts'

/** Prices of the next cubes of a market, the cheapest first. */
export function nextPrices(state: State, goods: 'coal' | 'iron', count: number): number[] {
  const market = rulesOf(state).edition.markets[goods]
  return Array.from({ length: count }, (_, bought) => priceOf(market, Math.max(0, state[goods] - bought)))
}

/** Tiles that leave the board when this era ends (B-END-01). */
export function leavingTiles(state: State): SlotId[] {
  const { kinds, edition } = rulesOf(state)
  if (edition.eras.at(-1)?.id === state.era) return []
  return [...state.slots.keys()].filter((slot) => {
    const tile = state.slots[slot]
    return tile !== null && leavesWithEra(kinds[tile.kind])
  })
}
