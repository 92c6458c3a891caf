// What tests of players need, here and in other packages: whole games, bots that misbehave, and what became of their processes.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  at,
  formatMove,
  legalMoves,
  makeSetup,
  newGame,
  rulesOf,
  type Setup,
  type State,
  view,
} from '@ironbridge/engine'
import { afterAll } from 'vitest'
import type { Chosen, Decision, Fault, GameToCome, Player } from '../../src/player.ts'
import { playSeated } from '../../src/seatedGame.ts'
import { seedFrom } from '../../src/seeds.ts'

export { turnMessage } from '../../src/stdio/hostMessages.ts'
export { readMessage, writeMessage } from '../../src/stdio/message.ts'

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

const node = `"${process.execPath}"`

export const example = {
  python: `python3 "${pathOf('../../../../examples/bots/navvy.py')}"`,
  typescript: `${node} "${pathOf('../../../../examples/bots/navvy.ts')}"`,
}

/** Threads with bots that misbehave. */
export const misbehaving = new URL('./thinkers.ts', import.meta.url)

/** A bot of badBot.mjs; it and whatever it starts write their numbers to a file. */
export function badBot(fault: string, turn = 1): BadBot {
  const pids = join(emptyFolder(), 'pids')
  writeFileSync(pids, '')
  const command = `${node} "${pathOf('badBot.mjs')}" "${pids}" ${fault} ${turn}`
  return {
    command,
    starts: () => numbersIn(pids).length,
    running: () => numbersIn(pids).filter(isRunning),
  }
}

export interface BadBot {
  readonly command: string
  /** How many processes there were, and which of them still run. */
  starts(): number
  running(): number[]
}

const numbersIn = (path: string): number[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(Number)

/** A process that has ended but was not fetched by its parent counts as ended; those of ours are counted elsewhere. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Child processes of this one, ended or not, that were not fetched. */
export const children = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length

export function setupFor(edition: string, players: number, variants: readonly string[] = []): Setup {
  const setup = makeSetup(edition, players, variants)
  if ('error' in setup) throw new Error(setup.error)
  return setup
}

/** The shortest game there is: 38 decisions or so for two. */
export const shortGame = setupFor('birmingham', 2, ['introductory'])

export const gameToCome: GameToCome = { setup: shortGame, seat: 0, names: ['Bad', 'random'] }

/** The first decision of a short game. */
export function firstDecision(dice = 'tea'): Decision {
  const state = newGame(shortGame, seedFrom('tea'))
  return { view: view(state, at(state.turnOrder, 0)), legal: legalMoves(state), dice, ms: null }
}

export interface Played {
  readonly state: State
  readonly moves: readonly string[]
  /** By seat. */
  readonly choices: readonly Chosen[][]
}

export interface Options {
  readonly seed?: string
  readonly ms?: number
  /** Hears what each decision took. */
  readonly time?: (ms: number) => void
}

/** Plays a game to its end; the players are left open. */
export async function playGame(
  setup: Setup,
  players: readonly Player[],
  options: Options = {},
): Promise<Played> {
  const { seed = 'tea', ms = null, time } = options
  const state = newGame(setup, seedFrom(seed))
  const choices: Chosen[][] = players.map(() => [])
  const moves: string[] = []
  await playSeated(state, players, {
    ms,
    dice: (_, ply) => `${seed}/${ply}`,
    isStopped: () => false,
    hear({ seat, legal, move, faults, ms: took }) {
      time?.(took)
      if (!legal.includes(move)) throw new Error('A player chose a move that is not listed.')
      at(choices, seat).push({ move, faults })
      moves.push(formatMove(rulesOf(state), move))
    },
  })
  return { state, moves, choices }
}

/** The same in any edition, and whoever sat at the table is sent away. */
export async function playAndClose(edition: string, table: readonly Player[]): Promise<Played> {
  try {
    return await playGame(setupFor(edition, table.length), table)
  } finally {
    await Promise.all(table.map((player) => player.close()))
  }
}

export const faultsOf = (choices: readonly Chosen[]): Fault[] => choices.flatMap(({ faults }) => faults)

/** Kinds of faults, decision by decision. */
export const kindsOf = (choices: readonly Chosen[]): string[][] =>
  choices.map(({ faults }) => faults.map(({ kind }) => kind))

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Gone again when the tests of the file are over. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-'))
  folders.push(folder)
  return folder
}
