// The command "bench": how fast the engine is, on four workloads.

import { editions, makeSetup } from '@ironbridge/engine'
import { replayRow, richRows, storedGames } from '../bench/games.ts'
import { type Effort, playoutRow } from '../bench/playouts.ts'
import type { BenchRow } from '../bench/row.ts'
import { table } from '../columns.ts'
import { type Command, readOptions, UsageError, wholeNumber } from '../command.ts'
import { progress } from '../progress.ts'

const usage = `Usage: ironbridge bench engine [OPTIONS]

Measures the engine on one core. Rates are per CPU second, medians of several runs after a warm-up.

  --runs N    timed runs of each workload (5)
  --quick     short runs, to see that everything works
  --json      prints a list of objects, one for each workload and number of players

Workloads:
  uniform     games of uniformly random legal moves; a complete list at every decision
  balanced    the same, but first a type of move at random (pass only if alone), then a move of it
  rich        complete lists on the positions of stored games of a competent bot
  copy        copies of those positions
  replay      reading a stored game file and playing it again
`

const MOST_RUNS = 1000
const SECONDS = { full: 1, quick: 0.02 }

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast the engine is',
  usage,
  async run(args) {
    const options = {
      runs: { type: 'string' },
      quick: { type: 'boolean' },
      json: { type: 'boolean' },
    } as const
    const { values, positionals } = readOptions(args, options, ['what'])
    if (positionals[0] !== 'engine')
      throw new UsageError(
        `Say what to measure: "ironbridge bench engine"${positionals[0] ? `, not "${positionals[0]}"` : ''}.`,
      )
    const effort: Effort = {
      runs: wholeNumber('runs', values.runs ?? '5', 1, MOST_RUNS),
      seconds: values.quick ? SECONDS.quick : SECONDS.full,
    }
    const work = workloads(effort)
    const rows: BenchRow[] = []
    const bar = progress('Workloads', work.length)
    for (const [index, measure] of work.entries()) {
      if (!(await bar.goOn(index))) break
      rows.push(...measure())
    }
    bar.end()
    process.stdout.write(values.json ? `${JSON.stringify(rows, null, 2)}\n` : `${benchTable(rows)}\n`)
    return bar.stopped() ? 1 : 0
  },
}

function workloads(effort: Effort): (() => BenchRow[])[] {
  const games = storedGames()
  const setups = editions.flatMap(({ id, seats }) =>
    seats.flatMap((players) => {
      const setup = makeSetup(id, players)
      return 'error' in setup ? [] : [setup]
    }),
  )
  const stored = setups.flatMap((setup) => {
    const own = games.filter(
      ({ record }) => record.setup.edition === setup.edition && record.setup.seats === setup.seats,
    )
    return own.length === 0 ? [] : [{ setup, own }]
  })
  return [
    ...setups.map((setup) => () => [playoutRow('uniform', setup, effort)]),
    ...setups.map((setup) => () => [playoutRow('balanced', setup, effort)]),
    ...stored.map(
      ({ setup, own }) =>
        () =>
          richRows(setup, own, effort),
    ),
    ...stored.map(({ setup, own }) => () => [replayRow(setup, own, effort)]),
  ]
}

function benchTable(rows: readonly BenchRow[]): string {
  const figures: [string, keyof BenchRow][] = [
    ['workload', 'workload'],
    ['players', 'players'],
    ['games/s', 'gamesPerSecond'],
    ['actions/s', 'actionsPerSecond'],
    ['lists/s', 'listsPerSecond'],
    ['mean list', 'meanListSize'],
    ['actions', 'actionsPerGame'],
    ['decisions', 'decisionsPerGame'],
    ['p50 µs', 'p50Micros'],
    ['p99 µs', 'p99Micros'],
    ['max µs', 'maxMicros'],
    ['copy ns', 'copyNanos'],
    ['bytes', 'bytesPerState'],
    ['replay ms', 'replayMillis'],
  ]
  return table([
    figures.map(([title]) => title),
    ...rows.map((row) => figures.map(([, key]) => row[key] ?? '')),
  ])
}
