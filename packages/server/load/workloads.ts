// What is measured: as many moves as a server takes, and a steady stream of them.

import { setTimeout } from 'node:timers/promises'
import type { Pair } from './pair.ts'
import { type SeatedPair, seatPair } from './player.ts'
import { round, spreadOf } from './spread.ts'

export interface Rate {
  readonly seconds: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** So many pairs take their seats, a few at a time, each at one of the servers. */
export async function seatPairs(
  addresses: readonly [string, string],
  count: number,
  told: (done: number) => void,
): Promise<SeatedPair[]> {
  const pairs: SeatedPair[] = []
  while (pairs.length < count) {
    const some = Array.from({ length: Math.min(16, count - pairs.length) }, (_, place) =>
      seatPair(addresses[(pairs.length + place) % 2] ?? ''),
    )
    pairs.push(...(await Promise.all(some)))
    told(pairs.length)
  }
  return pairs
}

/** Every pair moves as soon as its last move was accepted, so many at a time. */
export async function fullSpeed(pairs: readonly Pair[], atOnce: number, seconds: number): Promise<Rate> {
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const waiting = [...pairs]
  const run = async (): Promise<void> => {
    for (let pair = waiting.shift(); pair !== undefined; pair = waiting.shift())
      while (performance.now() < end) {
        const ms = await pair.move()
        if (ms === null) break
        times.push(ms)
      }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  return rateOf(times, (performance.now() - start) / 1000)
}

/** Moves at a steady rate, spread over all pairs. */
export async function steady(pairs: readonly Pair[], perSecond: number, seconds: number): Promise<Rate> {
  const times: number[] = []
  const busy = new Set<Pair>()
  const start = performance.now()
  let made = 0
  let turn = 0
  const running: Promise<void>[] = []
  const nextFree = (): Pair | undefined => {
    for (let tries = 0; tries < pairs.length; tries++) {
      const pair = pairs[turn++ % pairs.length]
      if (pair !== undefined && !busy.has(pair) && !pair.isOver()) return pair
    }
    return undefined
  }
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    for (; made < due; made++) {
      const free = nextFree()
      // Late: nobody is free to move.
      if (free === undefined) break
      busy.add(free)
      running.push(
        free.move().then((ms) => {
          busy.delete(free)
          if (ms !== null) times.push(ms)
        }),
      )
    }
    await setTimeout(1)
  }
  await Promise.all(running)
  return rateOf(times, (performance.now() - start) / 1000)
}

export function rateOf(times: readonly number[], seconds: number): Rate {
  return {
    seconds: round(seconds),
    moves: times.length,
    movesPerSecond: Math.round(times.length / seconds),
    ...spreadOf(times),
  }
}
