// Playing games in several threads at once, a whole game at a time.

import { setTimeout } from 'node:timers/promises'
import { Complaint, openPool } from '@ironbridge/players'
import type { PlayedArenaGame } from './game.ts'
import type { ArenaGame } from './match.ts'
import type { WorkerAnswer, WorkerTerms } from './worker.ts'

const entry = new URL('./worker.ts', import.meta.url)

const MS_BETWEEN_LOOKS = 100
/** How long games may take to be broken off, and then programs to be closed. */
const MS_TO_CLOSE = 5000

/** Hears each game as it ends, in any order; ends when all are played or `goOn` says no. */
export async function playInThreads(
  games: readonly ArenaGame[],
  terms: Omit<WorkerTerms, 'stop'>,
  threads: number,
  hear: (played: PlayedArenaGame) => void,
  goOn: () => Promise<boolean>,
): Promise<void> {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const data: WorkerTerms = { ...terms, stop }
  const pool = openPool<ArenaGame, never, WorkerAnswer>(entry, threads, { data, patience: MS_TO_CLOSE })
  const waiting = games.values()
  const playOn = async (): Promise<void> => {
    for (const game of waiting) {
      const answer = await pool.run(game)
      if (answer === null) return
      if ('problem' in answer) throw new Complaint(answer.problem)
      hear(answer)
    }
  }
  const over = Promise.all(Array.from({ length: Math.min(threads, games.length) }, playOn))
  const isOver = over.then(() => true)
  try {
    while (!(await Promise.race([isOver, setTimeout(MS_BETWEEN_LOOKS, false)])) && (await goOn()));
    Atomics.store(stop, 0, 1)
    await Promise.race([over, setTimeout(MS_TO_CLOSE, undefined, { ref: false })])
  } finally {
    Atomics.store(stop, 0, 1)
    await pool.close()
  }
}
