// The command "forecast": how far the adviser's forecasts are off, round by round, at every table.

import { availableParallelism } from 'node:os'
import { adviceBudget } from '@ironbridge/bots'
import type { Setup } from '@ironbridge/engine'
import {
  biasesPath,
  type ForecastTable,
  forecastText,
  measureForecasts,
  setupsOf,
  writeBiases,
} from '@ironbridge/lab'
import { botNamed } from '@ironbridge/players'
import { type Command, readOptions, shellWord, wholeNumber } from '../command.ts'
import { progress } from '../progress.ts'
import { ALL, editionIds, readTables } from '../setup.ts'

/** As many as a hint has. */
const { positions: hinted } = adviceBudget

const usage = `Usage: ironbridge forecast [OPTIONS]

Plays games of bots. The adviser says what seats may expect at the end: all of them in the first round, then one
in each. That is compared with what came out. Prints the mean error (bias, above 0 where too much was promised)
and the mean of the errors without their sign, by round.

  --edition ID     ${editionIds}, or all (all)
  --players N      number of players, or all (all)
  --variant LIST   plain and ids of variants, or all, each by itself (all)
  --games N        games at each table (40)
  --bot ID         who plays (expert)
  --positions N    for each forecast of the first round; later a fifth of that (${hinted})
  --seed TEXT      any text: other games (report)
  --threads N      games played at once (${availableParallelism()})
  --fit            writes what the search alone was off by as a source file of the bots: it is taken off what
                   people are shown. Give it another seed than that of a report
  --json           prints one JSON object instead of tables
`

const MOST_GAMES = 100_000
const MOST_POSITIONS = 1_000_000
const MOST_THREADS = 256

export const forecast: Command = {
  name: 'forecast',
  summary: 'measure how far forecasts of hints are off',
  usage,
  async run(args) {
    const { values } = readOptions(args, {
      edition: { type: 'string', default: ALL },
      players: { type: 'string', default: ALL },
      variant: { type: 'string', default: ALL },
      games: { type: 'string', default: '40' },
      bot: { type: 'string', default: 'expert' },
      positions: { type: 'string', default: `${hinted}` },
      seed: { type: 'string', default: 'report' },
      threads: { type: 'string', default: `${availableParallelism()}` },
      fit: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    })
    const plan = {
      setups: readSetups(values.edition, values.players, values.variant),
      games: wholeNumber('games', values.games, 1, MOST_GAMES),
      seed: values.seed,
      bot: botNamed(values.bot).id,
      positions: wholeNumber('positions', values.positions, 1, MOST_POSITIONS),
      threads: wholeNumber('threads', values.threads, 1, MOST_THREADS),
    }
    const command = ['npm run forecast --', ...args.map(shellWord)].join(' ')
    const tables: ForecastTable[] = []
    const all = plan.setups.length
    const bar = progress('Tables', all, process.stderr.isTTY && values.json)
    const hear = (table: ForecastTable): void => {
      tables.push(table)
      if (values.fit) writeBiases(biasesPath, command, tables)
      if (!values.json) process.stdout.write(`${forecastText([table])}\n`)
    }
    try {
      await measureForecasts(plan, hear, () => bar.goOn(tables.length))
    } finally {
      bar.end()
    }
    // Whoever stops it keeps the tables that are done.
    if (bar.stopped()) process.stderr.write(`Stopped after ${tables.length} of ${all} tables.\n`)
    if (values.json) process.stdout.write(`${JSON.stringify({ ...plan, setups: undefined, tables })}\n`)
    return 0
  },
}

function readSetups(edition: string, players: string, variant: string): Setup[] {
  const wanted = variant === ALL ? null : variant.split(',')
  return readTables(edition, players)
    .flatMap(({ edition: id, seats }) => setupsOf(id, seats))
    .filter(({ variants }) => wanted?.includes(variants.at(-1) ?? PLAIN) ?? true)
}

/** The game without any variant. */
const PLAIN = 'plain'
