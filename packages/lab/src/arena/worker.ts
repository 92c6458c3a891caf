// The entry of a thread of the arena: plays the games that it is sent, with players of its own, until it is closed.

import { workerData } from 'node:worker_threads'
import { Complaint, commandIn, openRoster, readPlayer, serve, shortLog } from '@ironbridge/players'
import { type ArenaTerms, type PlayedArenaGame, playArenaGame } from './game.ts'
import { type ArenaGame, playerAt } from './match.ts'

export interface WorkerTerms extends ArenaTerms {
  /** Shows what programs are told and say. */
  readonly verbose: boolean
  /** One number in shared memory: not 0 when games should be broken off. */
  readonly stop: Int32Array
}

/** A game, or null if it was broken off, or what the caller should be told, as when a program cannot be started. */
export type WorkerAnswer = PlayedArenaGame | null | { readonly problem: string }

const MS_BETWEEN_LOOKS = 100

const terms = workerData as WorkerTerms
const isStopped = (): boolean => Atomics.load(terms.stop, 0) !== 0
const stopping = new AbortController()
const roster = openRoster((name) => readPlayer(name, terms.verbose ? { log: shownAs(name) } : {}))

/** A bot of ours that thinks looks by itself; programs are waited for, and have to be told. */
const look = (): void => {
  if (isStopped()) stopping.abort()
}
setInterval(look, MS_BETWEEN_LOOKS).unref()

serve(answer, () => roster.close())

async function answer(game: ArenaGame): Promise<WorkerAnswer> {
  const names = Array.from({ length: game.players }, (_, seat) => playerAt(game, seat))
  try {
    return await playArenaGame(game, roster.seat(names), terms, { isStopped, signal: stopping.signal })
  } catch (error) {
    if (error instanceof Complaint) return { problem: error.message }
    throw error
  }
}

/** Behind the command, on the standard error. */
function shownAs(player: string): (line: string) => void {
  const command = commandIn(player)
  return (line) => process.stderr.write(`${command} ${shortLog(line)}\n`)
}
