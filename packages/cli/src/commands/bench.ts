// The command "bench": how fast the engine is, on six workloads, and how fast bots think.

import { bots } from '@ironbridge/bots'
import { type Edition, editionNamed, editions, type Setup } from '@ironbridge/engine'
import { type BenchRow, type BotRow, botMeter, table, workloads } from '@ironbridge/lab'
import { botNamed } from '@ironbridge/players'
import { type Command, INTERRUPTED, readOptions, UsageError, wholeNumber } from '../command.ts'
import { progress } from '../progress.ts'
import { defaultEdition, editionIds, readPlayers, readSetup } from '../setup.ts'

const usage = `Usage: ironbridge bench engine [OPTIONS]
       ironbridge bench bots [OPTIONS]

Measures the engine on one core. Rates are per CPU second, medians of several runs after a warm-up.

  --edition ID    only this edition, or several with commas between (${editionIds})
  --runs N        timed runs of each workload (5)
  --quick         short runs, to see that everything works
  --json          prints a list of objects, one for each workload, edition and number of players

Editions and numbers of players take turns with every run, so that their rates can be compared.

Workloads:
  uniform     games of uniformly random legal moves; a complete list at every decision
  balanced    the same, but first a type of move at random (pass only if alone), then a move of it
  rich        complete lists on the positions of stored games of a competent bot
  copy        copies of those positions
  actions     complete lists of whole actions there, and how many times as fast that is as making every step
  replay      reading a stored game file and playing it again

Bots play with themselves: positions valued per second, time of a decision, memory, victory points.

  --bots LIST     which of them (all)
  --players N     number of players (4), with --edition (${defaultEdition})
  --games N       games of each bot (2)
  --positions N   positions for a decision, instead of the bot's own number
  --ms N          a clock for each decision, instead of a number of positions
  --seed TEXT     any text (1)
`

const MOST_RUNS = 1000
const SECONDS = { full: 1, quick: 0.02 }

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast the engine is, and bots',
  usage,
  async run(args) {
    const options = {
      edition: { type: 'string' },
      runs: { type: 'string' },
      quick: { type: 'boolean' },
      json: { type: 'boolean' },
      bots: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string' },
      positions: { type: 'string' },
      ms: { type: 'string' },
      seed: { type: 'string' },
    } as const
    const { values, positionals } = readOptions(args, options, ['what'])
    const [what] = positionals
    if (what === 'bots') return benchBots(values)
    if (what !== 'engine')
      throw new UsageError(
        `Say what to measure: "ironbridge bench engine" or "bench bots"${what ? `, not "${what}"` : ''}.`,
      )
    const runs = wholeNumber('runs', values.runs ?? '5', 1, MOST_RUNS)
    const seconds = values.quick ? SECONDS.quick : SECONDS.full
    const groups = workloads(setupsOf(readEditions(values.edition)), seconds)
    const steps = groups.flatMap((group) => [
      ...group.map((one) => () => one.warmUp()),
      ...Array.from({ length: runs }, () => group.map((one) => () => one.run())).flat(),
      ...group.map((one) => () => {
        rows.push(...one.rows())
      }),
    ])
    const rows: BenchRow[] = []
    const bar = progress('Runs', steps.length)
    for (const [index, step] of steps.entries()) {
      if (!(await bar.goOn(index))) break
      step()
    }
    bar.end()
    process.stdout.write(values.json ? `${JSON.stringify(rows, null, 2)}\n` : `${benchTable(rows)}\n`)
    return bar.stopped() ? INTERRUPTED : 0
  },
}

type BotOptions = Partial<
  Record<'edition' | 'bots' | 'players' | 'games' | 'positions' | 'ms' | 'seed', string> & { json: boolean }
>

async function benchBots(values: BotOptions): Promise<number> {
  const setup = readSetup(values.edition ?? defaultEdition, readPlayers(values.players ?? '4'))
  const games = wholeNumber('games', values.games ?? '2', 1, MOST_GAMES)
  const ms = values.ms === undefined ? null : wholeNumber('ms', values.ms, 1, MOST_MS)
  const chosen = values.bots === undefined ? bots : values.bots.split(',').map((id) => botNamed(id.trim()))
  const most = values.positions === undefined ? null : wholeNumber('positions', values.positions, 1, 1e9)
  const meters = chosen.map((bot) => {
    const positions = most ?? (ms === null ? bot.budget.positions : Number.POSITIVE_INFINITY)
    return botMeter({ bot, setup, seed: values.seed ?? '1', positions, ms })
  })
  const bar = progress('Games', games * meters.length)
  const rows: BotRow[] = []
  for (const [index, meter] of meters.entries()) {
    let played = 0
    while (played < games && (await bar.goOn(index * games + played))) {
      meter.playGame()
      played++
    }
    if (played > 0) rows.push(meter.row())
  }
  bar.end()
  const titles = Object.keys(rows[0] ?? {}) as (keyof BotRow)[]
  const text = table([titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))])
  process.stdout.write(`${values.json ? JSON.stringify(rows, null, 2) : text}\n`)
  return bar.stopped() ? INTERRUPTED : 0
}

const MOST_GAMES = 100_000
const MOST_MS = 600_000

function readEditions(value: string | undefined): Edition[] {
  if (value === undefined) return [...editions]
  return value.split(',').map((id) => {
    const edition = editionNamed(id.trim())
    if (!edition) throw new UsageError(`There is no edition "${id}". Known: ${editionIds}.`)
    return edition
  })
}

const setupsOf = (chosen: readonly Edition[]): Setup[] =>
  chosen.flatMap(({ id, seats }) => seats.map((players) => readSetup(id, players)))

function benchTable(rows: readonly BenchRow[]): string {
  const figures: [string, keyof BenchRow][] = [
    ['workload', 'workload'],
    ['edition', 'edition'],
    ['players', 'players'],
    ['games/s', 'gamesPerSecond'],
    ['actions/s', 'actionsPerSecond'],
    ['lists/s', 'listsPerSecond'],
    ['mean list', 'meanListSize'],
    ['× steps', 'timesStepByStep'],
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
