// Win chances fitted and measured: at each table games to fit on and games held out, side by side in threads.

import type { Setup } from '@ironbridge/engine'
import { openPool, seedFrom } from '@ironbridge/players'
import { makeFolder } from '../files.ts'
import type { GameToKeep } from './kept.ts'
import { type ChancesTable, chancesTable } from './rows.ts'
import type { Sample } from './samples.ts'

/** Games of one seed. */
export interface GamesWanted {
  readonly games: number
  readonly seed: string
}

export interface ChancesPlan {
  readonly setups: readonly Setup[]
  readonly fitted: GamesWanted
  readonly heldOut: GamesWanted
  readonly bot: string
  readonly positions: number | null
  readonly threads: number
  /** Keeps the games. */
  readonly folder: string
}

/** Hears of each table when it is done, and is asked now and then whether to go on, with the number of games so far. */
export async function measureChances(
  { setups, fitted, heldOut, bot, positions, threads, folder }: ChancesPlan,
  hear: (table: ChancesTable) => void,
  goOn: (games: number) => Promise<boolean>,
): Promise<void> {
  makeFolder(folder)
  const pool = openPool<GameToKeep, never, Sample[]>(new URL('./worker.ts', import.meta.url), threads)
  let done = 0
  try {
    for (const setup of setups) {
      const jobs = [fitted, heldOut].flatMap(({ games, seed }) =>
        Array.from({ length: games }, (_, game) => ({
          setup,
          bot,
          positions,
          folder,
          game,
          seed: seedFrom(`${seed}/${game}`),
        })),
      )
      const games: Sample[][] = []
      for (let from = 0; from < jobs.length; from += threads) {
        if (!(await goOn(done))) return
        const played = await Promise.all(jobs.slice(from, from + threads).map((job) => pool.run(job)))
        games.push(...played)
        done += played.length
      }
      hear(chancesTable(setup, games.slice(0, fitted.games), games.slice(fitted.games)))
    }
  } finally {
    await pool.close()
  }
}
