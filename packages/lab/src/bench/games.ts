// Workloads on games of a competent player, stored beside this package: lists, copies, replays.

import { readdirSync, readFileSync } from 'node:fs'
import {
  cloneState,
  formatReplayError,
  type GameRecord,
  legalMoves,
  newGame,
  parseGame,
  replay,
  rulesOf,
  type Setup,
  type State,
} from '@ironbridge/engine'
import { bytesPerState, median, meter, percentile, type Workload } from './measure.ts'
import { benchRow } from './row.ts'

const folder = new URL('../../games/', import.meta.url)

export interface StoredGame {
  /** As in birmingham-4p-0001. */
  readonly name: string
  readonly text: string
  readonly record: GameRecord
}

export function storedGames(): StoredGame[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.brass'))
  return files.sort().map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const { value, error } = parseGame(text)
    if (error) throw new Error(`${file}: ${error.message}`)
    return { name: file.replace('.brass', ''), text, record: value }
  })
}

/** The state before every decision. */
export function positionsOf(games: readonly StoredGame[]): State[] {
  return games.flatMap(({ record }) => {
    const positions = [newGame(record.setup, record.seed ?? '')]
    const { error, state: last } = replay(record, ({ state }) => positions.push(state))
    if (error)
      throw new Error(`Move ${error.ply + 1} of a stored game: ${formatReplayError(rulesOf(last), error)}`)
    return positions.filter(({ over }) => !over)
  })
}

/** Complete lists, and copies, of the positions of stored games. */
export function richWorkload(setup: Setup, games: readonly StoredGame[], seconds: number): Workload {
  const positions = positionsOf(games)
  let sizes: number[] = []
  const listing = meter(seconds, () => {
    sizes = positions.map((state) => legalMoves(state).length)
  })
  // Looking at each copy keeps the compiler from leaving it out.
  let looked = 0
  const copying = meter(seconds, () => {
    for (const state of positions) looked += cloneState(state).round
  })
  // Each position by the median of its times, so that what else the machine does stays out.
  const micros = positions.map((): number[] => [])
  return {
    warmUp() {
      listing.warmUp()
      copying.warmUp()
    },
    run() {
      listing.run()
      for (const [index, state] of positions.entries()) {
        const start = performance.now()
        legalMoves(state)
        micros[index]?.push((performance.now() - start) * 1000)
      }
      copying.run()
    },
    rows() {
      const about = {
        edition: setup.edition,
        players: setup.seats,
        runs: micros[0]?.length ?? 0,
        positions: positions.length,
        bytesPerState: bytesPerState(positions),
      }
      const times = micros.map(median)
      return [
        benchRow({
          ...about,
          workload: 'rich',
          listsPerSecond: positions.length / listing.seconds(),
          meanListSize: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
          longestList: Math.max(...sizes),
          p50Micros: percentile(times, 50),
          p99Micros: percentile(times, 99),
          maxMicros: percentile(times, 100),
        }),
        benchRow({
          ...about,
          workload: 'copy',
          copyNanos: looked > 0 ? (copying.seconds() / positions.length) * 1e9 : null,
        }),
      ]
    },
  }
}

/** From the text of a file to its last position. */
export function replayWorkload(setup: Setup, games: readonly StoredGame[], seconds: number): Workload {
  const replaying = meter(seconds, () => {
    for (const { text } of games) {
      const { value } = parseGame(text)
      if (value) replay(value)
    }
  })
  let runs = 0
  return {
    warmUp: () => replaying.warmUp(),
    run() {
      replaying.run()
      runs++
    },
    rows() {
      const perGame = replaying.seconds() / games.length
      const moves = games.reduce((sum, { record }) => sum + record.moves.length, 0)
      return [
        benchRow({
          workload: 'replay',
          edition: setup.edition,
          players: setup.seats,
          runs,
          gamesPerSecond: 1 / perGame,
          decisionsPerGame: moves / games.length,
          replayMillis: perGame * 1000,
        }),
      ]
    },
  }
}
