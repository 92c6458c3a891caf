// The command "simulate": many games of bots against each other, summed up.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bot, bots } from '@ironbridge/bots'
import { formatGame, type Setup } from '@ironbridge/engine'
import { type Command, readOptions, UsageError, wholeNumber } from '../command.ts'
import { playGame } from '../games.ts'
import { progress } from '../progress.ts'
import { seedFrom } from '../seeds.ts'
import { defaultEdition, editionIds, readPlayers, readSetup, reason, setupOptions } from '../setup.ts'
import { type Outcome, outcomeOf, summary, summaryText } from '../summary.ts'
import { at } from '../tables.ts'

const usage = `Usage: ironbridge simulate [OPTIONS]

Plays games of bots against each other and sums them up. The same options give the same games.

  --edition ID     ${editionIds} (${defaultEdition})
  --players N      number of players (4)
  --games N        number of games (100)
  --seed TEXT      any text (1)
  --bots ID,ID…    who plays (random): ${bots.map(({ id }) => id).join(', ')}
                   They sit down in this order, and move on by one seat after each game.
  --variant ID     a variant of the rules; may be repeated
  --save FOLDER    writes every game as a file
  --json           prints one JSON object instead of tables

Ctrl-C ends early, with the results so far.
`

const MOST_GAMES = 1_000_000

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play many games and sum them up',
  usage,
  async run(args) {
    const { values } = readOptions(args, {
      ...setupOptions,
      games: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string' },
      save: { type: 'string' },
      json: { type: 'boolean' },
    })
    const players = readPlayers(values.players ?? '4')
    const setup = readSetup(values.edition ?? defaultEdition, players, values.variant)
    const games = wholeNumber('games', values.games ?? '100', 1, MOST_GAMES)
    const seed = values.seed ?? '1'
    const chosen = readBots(values.bots ?? 'random', players)
    const folder = values.save === undefined ? null : madeFolder(values.save)

    const started = { wall: performance.now(), cpu: process.cpuUsage() }
    const outcomes: Outcome[] = []
    const bar = progress('Games', games)
    for (let game = 0; game < games && (await bar.goOn(game)); game++) {
      const seats = Array.from({ length: players }, (_, seat) => at(chosen, (seat + game) % chosen.length))
      const played = playGame(setup, seedFrom(`${seed}/${game}`), seats)
      outcomes.push(outcomeOf(played))
      if (folder !== null) save(join(folder, fileName(setup, game)), formatGame(played.record))
    }
    bar.end()

    const { user, system } = process.cpuUsage(started.cpu)
    const time = { seconds: (performance.now() - started.wall) / 1000, cpuSeconds: (user + system) / 1e6 }
    if (bar.stopped()) process.stderr.write(`Stopped after ${outcomes.length} of ${games} games.\n`)
    if (outcomes.length === 0) return 1
    const result = summary(setup, seed, outcomes, time)
    process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : summaryText(result))
    return 0
  },
}

function readBots(value: string, players: number): Bot[] {
  const ids = value.split(',').map((id) => id.trim())
  if (ids.length > players) throw new UsageError(`--bots names ${ids.length} bots for ${players} seats.`)
  return ids.map((id) => botNamed(id))
}

function botNamed(id: string): Bot {
  const bot = bots.find((one) => one.id === id)
  if (!bot) throw new UsageError(`There is no bot "${id}". Known: ${bots.map((one) => one.id).join(', ')}.`)
  return bot
}

function madeFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true })
    return path
  } catch (error) {
    throw new UsageError(`Cannot make the folder ${path}: ${reason(error)}.`)
  }
}

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new UsageError(`Cannot write ${path}: ${reason(error)}.`)
  }
}

const fileName = ({ edition, seats }: Setup, game: number): string =>
  `${edition}-${seats}p-${`${game + 1}`.padStart(4, '0')}.brass`
