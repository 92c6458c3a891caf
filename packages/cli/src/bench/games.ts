// Workloads on games of a competent player, stored beside this package: lists, copies, replays.

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  cloneState,
  type GameRecord,
  legalMoves,
  newGame,
  parseGame,
  replay,
  type Setup,
  type State,
} from '@ironbridge/engine'
import { readTextFile } from '../setup.ts'
import { bytesPerState, cpuSeconds, median, percentile } from './measure.ts'
import type { Effort } from './playouts.ts'
import { type BenchRow, benchRow } from './row.ts'

const folder = new URL('../../bench/', import.meta.url)

export interface StoredGame {
  readonly text: string
  readonly record: GameRecord
}

export function storedGames(): StoredGame[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.brass'))
  return files.sort().map((name) => {
    const text = readTextFile(fileURLToPath(new URL(name, folder)))
    const { value, error } = parseGame(text)
    if (error) throw new Error(`${name}: ${error.message}`)
    return { text, record: value }
  })
}

/** The state before every decision. */
function positionsOf(games: readonly StoredGame[]): State[] {
  return games.flatMap(({ record }) => {
    const positions = [newGame(record.setup, record.seed ?? '')]
    const { error } = replay(record, ({ state }) => positions.push(state))
    if (error) throw new Error(`Move ${error.ply + 1} of a stored game: ${error.message}`)
    return positions.filter(({ over }) => !over)
  })
}

/** CPU seconds of some work, once for each run, each run as long as the effort says; after a warm-up as long. */
function repeated(effort: Effort, work: () => void): number[] {
  let once = cpuSeconds(work)
  for (let spent = once; spent < effort.seconds; spent += once) once = cpuSeconds(work)
  const times = Math.max(1, Math.ceil(effort.seconds / once))
  return Array.from({ length: effort.runs }, () => {
    const spent = cpuSeconds(() => {
      for (let i = 0; i < times; i++) work()
    })
    return spent / times
  })
}

/** Complete lists, and copies, of the positions of stored games. */
export function richRows(setup: Setup, games: readonly StoredGame[], effort: Effort): BenchRow[] {
  const positions = positionsOf(games)
  const about = {
    edition: setup.edition,
    players: setup.seats,
    runs: effort.runs,
    positions: positions.length,
    bytesPerState: bytesPerState(positions),
  }
  let sizes: number[] = []
  const listing = repeated(effort, () => {
    sizes = positions.map((state) => legalMoves(state).length)
  })
  // Each position by the median of its times, so that what else the machine does stays out.
  const micros = positions.map((state) =>
    median(
      Array.from({ length: effort.runs }, () => {
        const start = performance.now()
        legalMoves(state)
        return (performance.now() - start) * 1000
      }),
    ),
  )
  // Looking at each copy keeps the compiler from leaving it out.
  let looked = 0
  const copying = repeated(effort, () => {
    for (const state of positions) looked += cloneState(state).round
  })
  return [
    benchRow({
      ...about,
      workload: 'rich',
      listsPerSecond: positions.length / median(listing),
      meanListSize: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
      longestList: Math.max(...sizes),
      p50Micros: percentile(micros, 50),
      p99Micros: percentile(micros, 99),
      maxMicros: percentile(micros, 100),
    }),
    benchRow({
      ...about,
      workload: 'copy',
      copyNanos: looked > 0 ? (median(copying) / positions.length) * 1e9 : null,
    }),
  ]
}

/** From the text of a file to its last position. */
export function replayRow(setup: Setup, games: readonly StoredGame[], effort: Effort): BenchRow {
  const seconds = repeated(effort, () => {
    for (const { text } of games) {
      const { value } = parseGame(text)
      if (value) replay(value)
    }
  })
  const perGame = median(seconds) / games.length
  const moves = games.reduce((sum, { record }) => sum + record.moves.length, 0)
  return benchRow({
    workload: 'replay',
    edition: setup.edition,
    players: setup.seats,
    runs: effort.runs,
    gamesPerSecond: 1 / perGame,
    decisionsPerGame: moves / games.length,
    replayMillis: perGame * 1000,
  })
}
