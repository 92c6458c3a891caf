// What forecasts were off by, as a source file of the bots.

import { biases, tableName } from '@ironbridge/bots/training'
import { writeWhole } from '../files.ts'
import type { ForecastTable } from './rows.ts'

/** Too small to be told from chance, or to matter. */
const LEAST = 1

/** By round. One that stands out from both of its neighbours does so by chance: there the mean of the three counts. */
export function fittedBiases({ rounds }: ForecastTable): number[] {
  return rounds.map(({ rawBias }, place) => {
    const [before, after] = [rounds[place - 1]?.rawBias ?? rawBias, rounds[place + 1]?.rawBias ?? rawBias]
    const standsOut = (rawBias - before) * (rawBias - after) > 0
    const bias = standsOut ? (before + rawBias + after) / 3 : rawBias
    return Math.abs(bias) < LEAST ? 0 : Math.round(bias * 10) / 10
  })
}

/** Tables that were not measured this time keep what they had. */
export function writeBiases(path: string, command: string, tables: readonly ForecastTable[]): void {
  const fitted = Object.fromEntries(tables.map((table) => [nameOf(table), fittedBiases(table)]))
  const rows = Object.entries({ ...biases, ...fitted })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, numbers]) => `  '${name}': [${numbers.join(', ')}],\n`)
  writeWhole(
    path,
    `// Victory points that forecasts are too high by, in each round of a table. Written by "npm run forecast", the last time as
// "${command}".

export const biases: Readonly<Record<string, readonly number[]>> = {
${rows.join('')}}
`,
  )
}

const nameOf = ({ edition, players: seats, variants }: ForecastTable): string =>
  tableName({ edition, seats, variants })
