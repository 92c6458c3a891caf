// The workloads of the engine's bench, by kind of work.

import type { Setup } from '@ironbridge/engine'
import { actionsWorkload } from './actions.ts'
import { replayWorkload, richWorkload, storedGames } from './games.ts'
import type { Workload } from './measure.ts'
import { playoutWorkload } from './playouts.ts'

/** One group for each kind of work, each with every setup; of stored games, with those setups that have some. */
export function workloads(setups: readonly Setup[], seconds: number): Workload[][] {
  const games = storedGames()
  const stored = setups.flatMap((setup) => {
    const own = games.filter(
      ({ record }) => record.setup.edition === setup.edition && record.setup.seats === setup.seats,
    )
    return own.length === 0 ? [] : [{ setup, own }]
  })
  return [
    setups.map((setup) => playoutWorkload('uniform', setup, seconds)),
    setups.map((setup) => playoutWorkload('balanced', setup, seconds)),
    stored.map(({ setup, own }) => richWorkload(setup, own, seconds)),
    stored.map(({ setup, own }) => actionsWorkload(setup, own, seconds)),
    stored.map(({ setup, own }) => replayWorkload(setup, own, seconds)),
  ]
}
