// Which games this server follows: told to what carries signals, many at a time, and again until it is done.

import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { BusTransport } from './bus.ts'

export interface Following {
  has(game: string): boolean
  /** Answers when it is followed, or when that takes too long. */
  add(game: string): Promise<void>
  remove(game: string): void
  close(): void
}

/** Milliseconds that whoever opens a game waits for it. */
const PATIENCE = 2000
/** Milliseconds before what failed is tried again. */
const PAUSE = 500

export function openFollowing(
  wire: Pick<BusTransport, 'follow' | 'unfollow'>,
  /** Some were read before they were followed. */
  onLate: () => void,
  onFault: (error: unknown) => void,
): Following {
  const wanted = new Set<string>()
  /** What the wire has taken. */
  const followed = new Set<string>()
  const changed = new Set<string>()
  let last = Promise.resolve()
  let next: Promise<void> | null = null
  let isLate = false
  let retry: NodeJS.Timeout | null = null
  let isClosed = false

  function change(): Promise<void> {
    // With whatever came since.
    if (retry !== null) return Promise.resolve()
    next ??= last.then(apply)
    last = next
    return next
  }

  /** One at a time, with all that was asked for meanwhile. */
  async function apply(): Promise<void> {
    await setImmediate()
    next = null
    if (retry !== null || isClosed) return
    const some = [...changed]
    changed.clear()
    try {
      await tell(some)
      if (isLate) onLate()
      isLate = false
    } catch (error) {
      if (isClosed) return
      for (const game of some) changed.add(game)
      if (!isLate) onFault(error)
      isLate = true
      retry = setTimeout(() => {
        retry = null
        void change()
      }, PAUSE)
    }
  }

  async function tell(some: readonly string[]): Promise<void> {
    const more = some.filter((game) => wanted.has(game) && !followed.has(game))
    const fewer = some.filter((game) => !wanted.has(game) && followed.has(game))
    if (more.length > 0) await wire.follow(more)
    for (const game of more) followed.add(game)
    if (fewer.length > 0) await wire.unfollow(fewer)
    for (const game of fewer) followed.delete(game)
  }

  return {
    has: (game) => wanted.has(game),
    async add(game) {
      wanted.add(game)
      changed.add(game)
      const done = change()
      // Nobody else waits in vain.
      if (isLate) return
      const isDone = new AbortController()
      const { signal } = isDone
      const gaveUp = sleep(PATIENCE, null, { signal }).then(
        () => {
          isLate = true
        },
        () => {},
      )
      await Promise.race([done, gaveUp])
      isDone.abort()
    },
    remove(game) {
      wanted.delete(game)
      changed.add(game)
      void change()
    },
    close() {
      isClosed = true
      if (retry !== null) clearTimeout(retry)
    },
  }
}
