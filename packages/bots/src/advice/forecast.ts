// The forecast that people are shown: what a search expects, less what such forecasts were measured to be off by at this table.

import { rulesOf, type State } from '@ironbridge/engine'
import { biases } from './biases.ts'

/** By seat, from the points that a search expects. Bots go by their own. */
export function forecast(view: State, values: readonly number[]): number[] {
  const bias = biasesOf(view)?.[turnNumber(view)] ?? 0
  return values.map((value) => Math.max(0, value - bias))
}

/** Rounds of the game before the present one, over all its eras. */
export function turnNumber(state: State): number {
  const { eras, rounds } = rulesOf(state).edition
  const era = eras.findIndex(({ id }) => id === state.era)
  return era * rounds[state.setup.seats] + state.round - 1
}

/** Of this very table, or of the nearest that was measured: its other variants change little. */
function biasesOf({ setup: { edition, seats, variants } }: State): readonly number[] | undefined {
  const nameOf = (...chosen: readonly string[]): string => [edition, seats, ...chosen].join('-')
  const names = [nameOf(...variants), ...variants.map((variant) => nameOf(variant)), nameOf()]
  return biases[names.find((name) => name in biases) ?? '']
}
