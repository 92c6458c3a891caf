// Forecasts measured: at each table as many games as are wanted, side by side in threads.

import { editions, makeSetup, type Setup, variantsOf } from '@ironbridge/engine'
import { openPool, seedFrom } from '@ironbridge/players'
import type { ForecastJob, ForecastSample } from './game.ts'
import { type ForecastTable, tableOf } from './rows.ts'

export interface ForecastPlan {
  readonly setups: readonly Setup[]
  readonly games: number
  readonly seed: string
  readonly bot: string
  readonly positions: number
  readonly threads: number
}

/** Hears of each table when it is done, and is asked before each whether to go on. */
export async function measureForecasts(
  { setups, games, seed, bot, positions, threads }: ForecastPlan,
  hear: (table: ForecastTable) => void,
  goOn: () => Promise<boolean>,
): Promise<void> {
  const pool = openPool<ForecastJob, never, ForecastSample[]>(
    new URL('./worker.ts', import.meta.url),
    threads,
  )
  try {
    for (const setup of setups) {
      if (!(await goOn())) return
      const jobs = Array.from({ length: games }, (_, game) => ({
        setup,
        seed: seedFrom(`${seed}/${game}`),
        bot,
        positions,
      }))
      const samples = await Promise.all(jobs.map((job) => pool.run(job)))
      hear(tableOf(setup, samples))
    }
  } finally {
    await pool.close()
  }
}

/** The plain game and each of its variants at this number of players, one at a time. */
export function setupsOf(edition: string, players: number): Setup[] {
  const found = editions.find(({ id }) => id === edition)
  const chosen = found === undefined ? [] : variantsOf(found)
  return [[], ...chosen.map(({ id, needs }) => (needs === undefined ? [id] : [needs, id]))].flatMap(
    (variants) => {
      const setup = makeSetup(edition, players, variants)
      return 'error' in setup ? [] : [setup]
    },
  )
}
