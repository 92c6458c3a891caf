// The command "calibrate": win chances fitted on games of bots, and how true they are in others.

import { availableParallelism } from 'node:os'
import {
  type ChancesTable,
  chancesMarkdown,
  chancesText,
  measureChances,
  oddsPath,
  writeOdds,
  writeWhole,
} from '@ironbridge/lab'
import { botNamed } from '@ironbridge/players'
import { type Command, INTERRUPTED, readOptions, shellWord, UsageError, wholeNumber } from '../command.ts'
import { progress } from '../progress.ts'
import { ALL, editionIds, readTables, setupOptions } from '../setup.ts'

const usage = `Usage: ironbridge calibrate [OPTIONS]

Plays games of bots, and in every third of them lets a stronger and a weaker one sit down with the others. On
some it fits what win chances are weighed by; of the others it prints how true the chances are: what was said
and what came of it, decile by decile, the log loss beside that of the lead alone, and errors of the margin.

  --edition ID     ${editionIds}, or all (all)
  --players N      number of players, or all (all)
  --variant ID     a variant of the rules; may be repeated
  --games N,N      games at each table to fit on, and others to measure (600,600)
  --seeds A,B      any two texts: which games they are (fit,report)
  --bot ID         who plays (strong)
  --positions N    for each of its decisions (what the bot takes itself)
  --threads N      games played at once (${availableParallelism()})
  --folder FOLDER  keeps the games; the same command goes on where it stopped (runs/calibrate). Games of former
                   bots are best deleted
  --fit            writes what was fitted as a source file of the bots
  --report FILE    writes the result as Markdown
  --json           prints one JSON object instead of tables

Ctrl-C stops; games and tables that are done are kept.
`

const MOST_GAMES = 100_000
const MOST_POSITIONS = 1_000_000
const MOST_THREADS = 256
/** Of one game held out nobody can tell how sure it is. */
const FEWEST = [1, 2] as const

export const calibrate: Command = {
  name: 'calibrate',
  summary: 'fit win chances and measure how true they are',
  usage,
  async run(args) {
    const { values } = readOptions(args, {
      edition: { type: 'string', default: ALL },
      players: { type: 'string', default: ALL },
      variant: setupOptions.variant,
      games: { type: 'string', default: '600,600' },
      seeds: { type: 'string', default: 'fit,report' },
      bot: { type: 'string', default: 'strong' },
      positions: { type: 'string' },
      threads: { type: 'string', default: `${availableParallelism()}` },
      folder: { type: 'string', default: 'runs/calibrate' },
      fit: { type: 'boolean', default: false },
      report: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    const [toFit, toMeasure] = pairOf('games', values.games)
    const [seedOfFit, seedOfReport] = pairOf('seeds', values.seeds)
    if (seedOfFit === seedOfReport) throw new UsageError('--seeds takes two texts that differ.')
    const plan = {
      setups: readTables(values.edition, values.players, values.variant),
      fitted: { games: wholeNumber('games', toFit, FEWEST[0], MOST_GAMES), seed: seedOfFit },
      heldOut: { games: wholeNumber('games', toMeasure, FEWEST[1], MOST_GAMES), seed: seedOfReport },
      bot: botNamed(values.bot).id,
      positions:
        values.positions === undefined ? null : wholeNumber('positions', values.positions, 1, MOST_POSITIONS),
      threads: wholeNumber('threads', values.threads, 1, MOST_THREADS),
      folder: values.folder,
    }
    const command = ['npm run calibrate --', ...args.map(shellWord)].join(' ')
    const tables: ChancesTable[] = []
    const all = plan.setups.length
    const bar = progress('Games', all * (plan.fitted.games + plan.heldOut.games))
    const hear = (table: ChancesTable): void => {
      tables.push(table)
      if (values.fit) writeOdds(oddsPath, command, tables)
      if (values.report !== undefined) writeWhole(values.report, chancesMarkdown(command, tables))
    }
    try {
      await measureChances(plan, hear, (games) => bar.goOn(games))
    } finally {
      bar.end()
    }
    const text = values.json
      ? `${JSON.stringify({ ...plan, setups: undefined, tables })}\n`
      : chancesText(tables)
    process.stdout.write(text)
    if (!bar.stopped()) return 0
    process.stderr.write(`Stopped after ${tables.length} of ${all} tables.\n`)
    return INTERRUPTED
  },
}

function pairOf(option: string, value: string): [string, string] {
  const [one, other, ...more] = value.split(',')
  if (!one || !other || more.length > 0)
    throw new UsageError(`--${option} takes two with a comma between, not "${value}".`)
  return [one, other]
}
