// The command "simulate": many games of bots against each other, summed up.

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Bot } from '@ironbridge/bots'
import { at, type Setup } from '@ironbridge/engine'
import { type GameJob, makeFolder, playGames, summary, summaryText, writeWhole } from '@ironbridge/lab'
import { type Program, seatNamesIn, seedFrom, sitterNamed } from '@ironbridge/players'
import { botsText } from '../bots.ts'
import { type Command, INTERRUPTED, readOptions, UsageError, wholeNumber } from '../command.ts'
import { progress } from '../progress.ts'
import { defaultEdition, editionIds, readPlayers, readSetup, setupOptions } from '../setup.ts'

const usage = `Usage: ironbridge simulate [OPTIONS]

Plays games of bots against each other and sums them up. The same options give the same games.

  --edition ID     ${editionIds} (${defaultEdition})
  --players N      number of players (4)
  --games N        number of games (100)
  --seed TEXT      any text (1)
  --seats LIST     who plays (random): club,strong. A short list is repeated around the table.
                   They sit down in this order, and move on by one seat after each game.
                   A program of your own too: "club,program:python3 mybot.py" (see PROTOCOL.md)
  --variant ID     a variant of the rules; may be repeated
  --threads N      games of slow bots played at once (as many as there are cores)
  --save FOLDER    writes every game as a file
  --json           prints one JSON object instead of tables

${botsText}

Ctrl-C ends early, with the results so far and exit code ${INTERRUPTED}.
`

const MOST_GAMES = 1_000_000
const MOST_THREADS = 1024

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play many games and sum them up',
  usage,
  async run(args) {
    const { values } = readOptions(args, {
      ...setupOptions,
      games: { type: 'string' },
      seed: { type: 'string' },
      seats: { type: 'string' },
      threads: { type: 'string' },
      save: { type: 'string' },
      json: { type: 'boolean' },
    })
    const players = readPlayers(values.players ?? '4')
    const setup = readSetup(values.edition ?? defaultEdition, players, values.variant)
    const games = wholeNumber('games', values.games ?? '100', 1, MOST_GAMES)
    const seed = values.seed ?? '1'
    const sitters = readSitters(values.seats ?? 'random', players)
    const threads = wholeNumber('threads', values.threads ?? `${availableParallelism()}`, 1, MOST_THREADS)
    const folder = values.save ?? null
    if (folder !== null) makeFolder(folder)

    const started = { wall: performance.now(), cpu: process.cpuUsage() }
    const bar = progress('Games', games)
    const simulation = {
      games,
      sitters,
      threads,
      job: (game: number) => jobOf(setup, seed, sitters, game),
      keep(game: number, text: string) {
        if (folder !== null) writeWhole(join(folder, fileName(setup, game)), text)
      },
    }
    const { outcomes, wasStopped } = await playGames(simulation, bar).finally(() => bar.end())
    const { user, system } = process.cpuUsage(started.cpu)
    const time = { seconds: (performance.now() - started.wall) / 1000, cpuSeconds: (user + system) / 1e6 }
    if (wasStopped) process.stderr.write(`Stopped after ${outcomes.length} of ${games} games.\n`)
    if (outcomes.length === 0) return INTERRUPTED
    const result = summary(setup, seed, outcomes, time)
    process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : summaryText(result))
    return wasStopped ? INTERRUPTED : 0
  },
}

const jobOf = (setup: Setup, seed: string, sitters: readonly Sitter[], game: number): GameJob => ({
  setup,
  seed: seedFrom(`${seed}/${game}`),
  seats: Array.from({ length: setup.seats }, (_, seat) => at(sitters, (seat + game) % sitters.length).id),
})

type Sitter = Bot | Program

function readSitters(value: string, players: number): Sitter[] {
  const sitters = seatNamesIn(value).map(sitterNamed)
  if (sitters.length > players)
    throw new UsageError(`--seats names ${sitters.length} bots for ${players} seats.`)
  return sitters
}

const fileName = ({ edition, seats }: Setup, game: number): string =>
  `${edition}-${seats}p-${`${game + 1}`.padStart(4, '0')}.brass`
