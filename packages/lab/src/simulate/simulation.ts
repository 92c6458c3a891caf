// Many games of bots and programs: quick ones one after the other in this thread, those of slow bots side by side in several.

import type { Bot } from '@ironbridge/bots'
import { formatGame } from '@ironbridge/engine'
import {
  botNamed,
  botPlayer,
  isProgram,
  openPool,
  openRoster,
  type Program,
  programPlayer,
} from '@ironbridge/players'
import { doGame, type GameDone, type GameJob } from './gameJob.ts'
import { playSeatedGame } from './games.ts'
import { outcomeOf, type SimulatedOutcome } from './summary.ts'

export interface Simulation {
  readonly games: number
  readonly sitters: readonly (Bot | Program)[]
  readonly threads: number
  readonly job: (game: number) => GameJob
  /** Hears of each game when it is over, with its text; not always in their order. */
  readonly keep: (game: number, text: string) => void
}

export interface Simulated {
  /** In the order of the games, whatever the number of threads. */
  readonly outcomes: readonly SimulatedOutcome[]
  readonly wasStopped: boolean
}

/** Whoever waits for the games: is told how far they are, and may stop them. */
export interface SimulationWatch {
  /** False when it should stop. */
  goOn(done: number): Promise<boolean>
  stopped(): boolean
  /** Aborted when it should stop. */
  readonly signal: AbortSignal
}

/** Bots that may think so long are worth the start of a thread. */
const MILLISECONDS_OF_SLOW_BOTS = 100

export async function playGames(simulation: Simulation, watch: SimulationWatch): Promise<Simulated> {
  const outcomes = await wayToPlay(simulation.sitters)(simulation, watch)
  return { outcomes: outcomes.filter((outcome) => outcome !== undefined), wasStopped: watch.stopped() }
}

function wayToPlay(sitters: Simulation['sitters']): typeof inTurn {
  if (sitters.some(isProgram)) return withPrograms
  return sitters.some(isSlow) ? inThreads : inTurn
}

const isSlow = (sitter: Bot | Program): boolean =>
  !isProgram(sitter) && sitter.budget.ms >= MILLISECONDS_OF_SLOW_BOTS

/** By game; games that were not played are missing. */
type Outcomes = (SimulatedOutcome | undefined)[]

async function inTurn({ games, job, keep }: Simulation, watch: SimulationWatch): Promise<Outcomes> {
  const outcomes: Outcomes = []
  for (let game = 0; game < games && (await watch.goOn(game)); game++) {
    const { outcome, text } = doGame(job(game))
    outcomes.push(outcome)
    keep(game, text)
  }
  return outcomes
}

/** Programs are started once and play game after game. */
async function withPrograms(
  { games, sitters, job, keep }: Simulation,
  watch: SimulationWatch,
): Promise<Outcomes> {
  const programs = new Set(sitters.filter(isProgram).map(({ id }) => id))
  const roster = openRoster((name) => (programs.has(name) ? programPlayer(name) : botPlayer(botNamed(name))))
  const outcomes: Outcomes = []
  try {
    for (let game = 0; game < games && (await watch.goOn(game)); game++) {
      const { setup, seed, seats } = job(game)
      const played = await playSeatedGame(setup, seed, roster.seat(seats), watch.signal)
      if (played === null) break
      outcomes.push(outcomeOf(played))
      keep(game, formatGame(played.record))
    }
  } finally {
    await roster.close()
  }
  return outcomes
}

const MILLISECONDS_BETWEEN_LOOKS = 100

/** Ctrl-C ends the threads in the middle of their games. */
async function inThreads(
  { games, threads, job, keep }: Simulation,
  watch: SimulationWatch,
): Promise<Outcomes> {
  const pool = openPool<GameJob, never, GameDone>(new URL('./gameWorker.ts', import.meta.url), threads)
  const outcomes = new Array<SimulatedOutcome | undefined>(games).fill(undefined)
  let begun = 0
  let done = 0
  const look = async (): Promise<void> => {
    if (!(await watch.goOn(done))) await pool.close()
  }
  const playOn = async (): Promise<void> => {
    while (begun < games && !watch.stopped()) {
      const game = begun++
      const { outcome, text } = await pool.run(job(game))
      outcomes[game] = outcome
      done++
      keep(game, text)
    }
  }
  const timer = setInterval(() => void look(), MILLISECONDS_BETWEEN_LOOKS)
  try {
    await Promise.all(Array.from({ length: Math.min(threads, games) }, playOn))
  } catch (error) {
    if (!watch.stopped()) throw error
  } finally {
    clearInterval(timer)
    await pool.close()
  }
  return outcomes
}
