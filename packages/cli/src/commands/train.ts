// The command "train": nets that correct the bots' value of positions, learned from games among themselves.

import { availableParallelism } from 'node:os'
import { tableName, type Width } from '@ironbridge/bots/training'
import {
  fitText,
  openTrainers,
  type Recipe,
  trainTable,
  type Workplace,
  weightsPath,
  writeWeights,
} from '@ironbridge/lab'
import { type Command, INTERRUPTED, readOptions, UsageError, wholeNumber } from '../command.ts'
import { narrator } from '../narrator.ts'
import { SIGNALS } from '../progress.ts'
import { editionIds, readTables, setupOptions } from '../setup.ts'

const usage = `Usage: ironbridge train [OPTIONS]

Trains the nets that correct the bots' value of positions: for each table, loops of games played by turn
search with the nets of the loop before, each followed by a fit to what the games came to. The nets are
written as source files of the bots. The same options give the same nets, on any number of threads.

  --edition ID      ${editionIds}, or all (all)
  --players N       number of players, or all (all)
  --variant ID      a variant of the rules; may be repeated
  --games N         games in each loop (2000)
  --loops N         loops (2)
  --hidden N        hidden units of a net, a multiple of 4 (16)
  --epochs N        times that a fit goes through the games, at most (30)
  --lambda X        from 0 to 1: how far the end of a game counts, and not what the nets of the loop before
                    thought one decision later (1)
  --width N,N       first actions of a turn that are looked at, and second actions with each (8,12)
  --positions N     in the games of the last loop each decision looks ahead with so many positions; 0 for
                    turn search there too (0)
  --seed TEXT       any text: other games (1)
  --folder FOLDER   keeps games and fits, by what made them; the same command goes on where it stopped (runs/train)
  --chunk N         games in one file (25)
  --weights FOLDER  where the nets are written (those of the bots)
  --workers N       threads that play and fit (${availableParallelism()})

Ctrl-C stops; what was finished is kept.
`

const options = {
  edition: { type: 'string', default: 'all' },
  players: { type: 'string', default: 'all' },
  variant: setupOptions.variant,
  games: { type: 'string', default: '2000' },
  loops: { type: 'string', default: '2' },
  hidden: { type: 'string', default: '16' },
  epochs: { type: 'string', default: '30' },
  lambda: { type: 'string', default: '1' },
  width: { type: 'string', default: '8,12' },
  positions: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
  folder: { type: 'string', default: 'runs/train' },
  chunk: { type: 'string', default: '25' },
  weights: { type: 'string', default: weightsPath },
  workers: { type: 'string', default: `${availableParallelism()}` },
} as const

/** One game is held out, and one learned from. */
const FEWEST_GAMES = 2
const MOST_GAMES = 1_000_000
const MOST_LOOPS = 100
const MOST_HIDDEN = 256
const MOST_EPOCHS = 10_000
const MOST_WIDTH = 1000
const MOST_POSITIONS = 1_000_000
const MOST_WORKERS = 256

export const train: Command = {
  name: 'train',
  summary: 'train the nets of the bots',
  usage,
  async run(args) {
    const { values } = readOptions(args, options)
    const recipe: Omit<Recipe, 'setup'> = {
      seed: values.seed,
      games: wholeNumber('games', values.games, FEWEST_GAMES, MOST_GAMES),
      loops: wholeNumber('loops', values.loops, 1, MOST_LOOPS),
      hidden: readHidden(values.hidden),
      epochs: wholeNumber('epochs', values.epochs, 1, MOST_EPOCHS),
      lambda: readLambda(values.lambda),
      width: readWidth(values.width),
      positions: wholeNumber('positions', values.positions, 0, MOST_POSITIONS),
    }
    const setups = readTables(values.edition, values.players, values.variant)
    const chunk = wholeNumber('chunk', values.chunk, 1, MOST_GAMES)
    const workers = wholeNumber('workers', values.workers, 1, MOST_WORKERS)
    const place = {
      folder: values.folder,
      chunk,
      players: openTrainers(workers),
      fitters: openTrainers(workers),
    }
    const close = (): Promise<unknown> => Promise.all([place.players.close(), place.fitters.close()])
    let isStopped = false
    const stop = (): void => {
      isStopped = true
      void close()
    }
    for (const signal of SIGNALS) process.on(signal, stop)
    try {
      for (const setup of setups) await trainOne({ ...recipe, setup }, place, values.weights)
      return 0
    } catch (error) {
      if (!isStopped) throw error
      process.stderr.write('Stopped. The same command goes on from here.\n')
      return INTERRUPTED
    } finally {
      for (const signal of SIGNALS) process.off(signal, stop)
      await close()
    }
  },
}

async function trainOne(recipe: Recipe, place: Workplace, weights: string): Promise<void> {
  const table = tableName(recipe.setup)
  const loops = await trainTable(recipe, place, narrator)
  const isNew = writeWeights(weights, recipe, loops)
  for (const [era, fit] of Object.entries(loops.at(-1) ?? {}))
    process.stdout.write(`${table}, ${era}: ${fitText(fit)}\n`)
  process.stdout.write(`${table}: ${isNew ? 'written' : 'as written before'}\n`)
}

/** Nets are worked out four units at a time. */
const UNITS = 4

function readHidden(value: string): number {
  const hidden = wholeNumber('hidden', value, UNITS, MOST_HIDDEN)
  if (hidden % UNITS === 0) return hidden
  throw new UsageError(`--hidden takes a multiple of ${UNITS}, not ${hidden}.`)
}

function readLambda(value: string): number {
  const number = Number(value)
  if (/^[\d.]+$/.test(value) && number >= 0 && number <= 1) return number
  throw new UsageError(`--lambda takes a number from 0 to 1, not "${value}".`)
}

function readWidth(value: string): Width {
  const [firsts, seconds, ...more] = value.split(',')
  if (firsts === undefined || seconds === undefined || more.length > 0)
    throw new UsageError(`--width takes two numbers, as 8,12, not "${value}".`)
  return {
    firsts: wholeNumber('width', firsts, 1, MOST_WIDTH),
    seconds: wholeNumber('width', seconds, 1, MOST_WIDTH),
    cards: 0,
  }
}
