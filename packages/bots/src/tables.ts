// Tables by name. What was made for one of them, as a net or a correction, serves those near it.

import { ruleset, type Setup } from '@ironbridge/engine'

/** `lancashire-2-two-player-map`. */
export const tableName = ({ edition, seats, variants }: Setup): string =>
  [edition, seats, ...variants].join('-')

/**
 * This very table, then those with one of its variants, then the plain game: other variants change little. But what was made for a
 * game of two eras believes in a second one, and has nothing to say where only one is played.
 */
export function nearestTables(setup: Setup): string[] {
  const tables = [setup.variants, ...setup.variants.map((variant) => [variant]), []]
    .map((variants) => ({ ...setup, variants }))
    .filter((table) => erasOf(table) === erasOf(setup))
  return [...new Set(tables.map(tableName))]
}

/** Of this very table, or of the nearest that was measured. */
export function measuredAt<T>(measured: Readonly<Record<string, T>>, setup: Setup): T | undefined {
  const table = nearestTables(setup).find((name) => name in measured)
  return table === undefined ? undefined : measured[table]
}

const erasOf = (setup: Setup): number => ruleset(setup).edition.eras.length
