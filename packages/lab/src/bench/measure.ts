// How the bench measures: CPU seconds of this process, medians, percentiles, bytes of a copy; and what it measures.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { cloneState, type State } from '@ironbridge/engine'
import type { BenchRow } from './row.ts'

/** Several workloads are run in turn, again and again, so that a slow minute of the machine falls on all of them. */
export interface Workload {
  warmUp(): void
  /** One timed run. */
  run(): void
  rows(): BenchRow[]
}

/** Some work, timed in runs of about so many CPU seconds. */
export interface Meter {
  warmUp(): void
  run(): void
  /** CPU seconds of the work done once: the median of all runs. */
  seconds(): number
}

export function meter(secondsOfRun: number, work: () => void): Meter {
  const measured: number[] = []
  let times = 1
  return {
    warmUp() {
      let once = cpuSeconds(work)
      for (let spent = once; spent < secondsOfRun; spent += once) once = cpuSeconds(work)
      times = Math.max(1, Math.ceil(secondsOfRun / once))
    },
    run() {
      const spent = cpuSeconds(() => {
        for (let i = 0; i < times; i++) work()
      })
      measured.push(spent / times)
    },
    seconds: () => median(measured),
  }
}

/** CPU seconds that some work takes, user and system, all threads. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, user + system) / 1e6
}

export const median = (values: readonly number[]): number => percentile(values, 50)

export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort()
  const place = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))
  return sorted[place] ?? 0
}

const COPIES = 2000

/** What the heap grows by, per copy, when many copies of these states are kept. */
export function bytesPerState(states: readonly State[]): number {
  const copies: State[] = []
  const sample = states.filter((_, index) => index % Math.ceil(states.length / COPIES) === 0)
  const before = heapUsed()
  while (copies.length < COPIES) for (const state of sample) copies.push(cloneState(state))
  return (heapUsed() - before) / copies.length
}

/** Bytes in use when all garbage is collected. */
export function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
