// Deadlines by the program's own clock, which stands still while a server is down: what is stuck is stuck though everything runs.

import { setTimeout } from 'node:timers/promises'

export interface ServedTime {
  /** Milliseconds in which everything was up. */
  now(): number
  /** Something is struck, and time stands still until it is back. */
  without<Result>(strike: () => Promise<Result>): Promise<Result>
}

export function openServedTime(): ServedTime {
  let stoodStill = 0
  let since: number | null = null
  return {
    now: () => (since ?? performance.now()) - stoodStill,
    async without(strike) {
      since = performance.now()
      try {
        return await strike()
      } finally {
        stoodStill += performance.now() - since
        since = null
      }
    },
  }
}

/** What took too long, or was not wanted any more. */
export const LATE = Symbol('late')

/** Milliseconds between looks at the clock. */
const LOOK = 100

export async function within<Result>(
  work: Promise<Result>,
  time: ServedTime,
  ms: number,
): Promise<Result | typeof LATE> {
  const until = time.now() + ms
  const waiting = new AbortController()
  const late = async (): Promise<typeof LATE> => {
    while (time.now() < until && !waiting.signal.aborted) await setTimeout(LOOK)
    return LATE
  }
  try {
    return await Promise.race([work, late()])
  } finally {
    waiting.abort()
  }
}
