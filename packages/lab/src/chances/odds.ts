// The odds of every table, as a source file of the bots.

import { type Odds, odds, tableName } from '@ironbridge/bots/training'
import { writeWhole } from '../files.ts'
import type { ChancesTable } from './rows.ts'

/** Tables that were not fitted this time keep what they had. */
export function writeOdds(path: string, command: string, tables: readonly ChancesTable[]): void {
  const fitted = Object.fromEntries(
    tables.map(({ edition, players: seats, variants, odds: knots }) => [
      tableName({ edition, seats, variants }),
      knots,
    ]),
  )
  const rows = Object.entries({ ...odds, ...fitted })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, knots]) => `  '${name}': [\n${knots.map(knotText).join('')}  ],\n`)
  writeWhole(
    path,
    `// What win chances are weighed by at each table, from its first round to its last. Written by "npm run calibrate", the last time as
// "${command}".

import type { Odds } from './odds.ts'

export const odds: Readonly<Record<string, readonly Odds[]>> = {
${rows.join('')}}
`,
  )
}

const knotText = ({ weights, spread }: Odds): string =>
  `    { weights: [${weights.map((weight) => rounded(weight, 4)).join(', ')}], spread: ${rounded(spread, 2)} },\n`

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits))
