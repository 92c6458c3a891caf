// What came from a program and was not yet read, and the wait for more.

import type { Fault } from '../player.ts'

export interface Inbox {
  /** A line, or null for one that was too long. */
  put(line: string | null): void
  /** Nothing more will come. The first reason counts. */
  close(why: Fault): void
  isClosed(): boolean
  clear(): void
  /** The next line, then the end, again and again; null if the time is over or the signal comes first. */
  take(ms: number, signal?: AbortSignal): Promise<Heard | null>
}

export type Heard = { readonly line: string | null } | { readonly gone: Fault }

/** Timers cannot be set for longer. */
const LONGEST_WAIT = 2 ** 31 - 1

export function openInbox(): Inbox {
  let lines: (string | null)[] = []
  /** Of these, so many were taken. */
  let taken = 0
  let gone: Fault | null = null
  let wake: (() => void) | null = null

  const news = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', done)
        wake = null
        resolve()
      }
      const timer = setTimeout(done, Math.min(Math.max(0, ms), LONGEST_WAIT))
      signal?.addEventListener('abort', done)
      wake = done
      if (signal?.aborted) done()
    })

  return {
    put(line) {
      lines.push(line)
      wake?.()
    },
    close(why) {
      gone ??= why
      wake?.()
    },
    isClosed: () => gone !== null,
    clear() {
      lines = []
      taken = 0
    },
    async take(ms, signal) {
      if (taken === lines.length && gone === null) await news(ms, signal)
      const line = lines[taken]
      if (line === undefined) return gone && { gone }
      taken++
      return { line }
    },
  }
}
