// The forecast that people are shown: what a search expects, less what such forecasts were measured to be off by at this table.

import { rulesOf, type State } from '@ironbridge/engine'
import { measuredAt } from '../tables.ts'
import { biases } from './biases.ts'

/** By seat, from the points that a search expects. Bots go by their own. */
export function forecast(view: State, values: readonly number[]): number[] {
  const bias = measuredAt(biases, view.setup)?.[turnNumber(view)] ?? 0
  return values.map((value) => Math.max(0, value - bias))
}

/** Rounds of the game before the present one, over all its eras. */
export function turnNumber(state: State): number {
  const { eras, rounds } = rulesOf(state).edition
  const era = eras.findIndex(({ id }) => id === state.era)
  return era * rounds[state.setup.seats] + state.round - 1
}
