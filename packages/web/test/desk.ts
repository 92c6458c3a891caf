// Desks of pages that have one game open at the same time, on a shelf in memory.

import type { Desk } from '../src/sources/desk.ts'
import type { KeptGame } from '../src/sources/kept.ts'
import { testThinker } from './thinker.ts'

export interface Office {
  readonly kept: () => KeptGame
  /** Of one more page. What others keep is heard when the test says so, if it has a say. */
  readonly desk: (hear?: (listener: () => void) => void) => Desk
  /** Nothing can be written, as where the disk is full. */
  setFull(isFull: boolean): void
  /** How often a bot was asked. */
  asked(): number
}

export function officeOf(game: KeptGame): Office {
  let kept = game
  let isFull = false
  let asked = 0
  let last: Promise<unknown> = Promise.resolve()
  const pages = new Set<() => void>()
  const thinker = testThinker()
  return {
    kept: () => kept,
    setFull: (full) => (isFull = full),
    asked: () => asked,
    desk(hear = (listener) => listener()) {
      let own: (() => void) | null = null
      return {
        thinker: { ...thinker, ask: (...order) => (asked++, thinker.ask(...order)) },
        now: () => 1,
        async keep(next, follows) {
          if (isFull) throw new Error('The disk is full.')
          if (kept.version !== follows) return kept
          kept = next
          for (const page of pages) if (page !== own) page()
          return next
        },
        read: async () => kept,
        listen(listener) {
          own = () => hear(listener)
          pages.add(own)
          return () => own !== null && pages.delete(own)
        },
        alone(work) {
          const done = last.then(work)
          last = done.catch(() => {})
          return done
        },
      }
    },
  }
}
