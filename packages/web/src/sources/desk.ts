// What a game on this device needs of the page: where it is kept, who else has it open, and whose turn it is to let bots think.

import type { Thinker } from '../bots/thinker.ts'
import type { KeptGame } from './kept.ts'
import type { Shelf } from './shelf.ts'

export interface Desk {
  readonly thinker: Thinker
  readonly now: () => number
  /** Keeps what follows a version, unless something else does by now. Answers what is kept. */
  keep(game: KeptGame, follows: string | undefined): Promise<KeptGame>
  /** What is kept now; null if that is nothing. */
  read(): Promise<KeptGame | null>
  /** Calls when something may have been kept by another page. */
  listen(listener: () => void): () => void
  /** Waits until no other page is at it. Not done at all after the signal. */
  alone(work: () => Promise<void>, signal: AbortSignal): Promise<void>
}

export const deskFor = (shelf: Shelf, id: string, thinker: Thinker): Desk => ({
  thinker,
  now: Date.now,
  async keep(game, follows) {
    // Whoever goes on playing wants to keep a game, though it was deleted elsewhere.
    const isNext = (kept: KeptGame | null): boolean => kept === null || kept.version === follows
    return (await shelf.change(id, (kept) => (isNext(kept) ? game : null))) ?? game
  },
  read: () => shelf.get(id),
  listen(listener) {
    const stop = shelf.listen(id, listener)
    // A page that slept may have missed it.
    document.addEventListener('visibilitychange', listener)
    window.addEventListener('pageshow', listener)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', listener)
      window.removeEventListener('pageshow', listener)
    }
  },
  async alone(work, signal) {
    // Without locks two pages may think; only what one of them finds is kept.
    if (!('locks' in navigator)) return work()
    let isOurs = false
    const ours = (): Promise<void> => {
      isOurs = true
      return work()
    }
    const ask = (options: LockOptions): Promise<void> =>
      navigator.locks.request(`ironbridge.bots.${id}`, options, ours).catch(unlessGivenUp)
    await ask({ signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_THOUGHT)]) })
    // Whoever is at it sleeps, as pages do that nobody looks at.
    if (!isOurs && !signal.aborted) await ask({ steal: true })
  },
})

/** Milliseconds. */
const LONGEST_THOUGHT = 30_000

function unlessGivenUp(error: unknown): void {
  const isGivenUp = error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)
  if (!isGivenUp) throw error
}
