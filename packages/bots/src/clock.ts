// Clocks: so many positions, however long they take; or positions, time and a call to stop, whichever comes first.

import type { Dice } from '@ironbridge/engine'
import type { Clock, Thought } from './bot.ts'

/** For measured games: does not depend on the machine. */
export const positionsClock = (dice: Dice, positions: number, tell?: (thought: Thought) => void): Clock =>
  clockOf({ dice, positions, ms: null, now: () => 0, isStopped: () => false, tell })

export interface ClockLimits {
  readonly dice: Dice
  readonly positions: number
  /** Milliseconds from now; null for no end. */
  readonly ms: number | null
  /** Milliseconds from any beginning. */
  readonly now: () => number
  /** The move is wanted now. */
  readonly isStopped: () => boolean
  readonly tell: ((thought: Thought) => void) | undefined
}

export function clockOf({ dice, positions, ms, now, isStopped, tell }: ClockLimits): Clock {
  const start = now()
  return {
    dice,
    spent: (used) =>
      Math.max(partOf(positions, used), ms === null ? 0 : partOf(ms, now() - start), isStopped() ? 1 : 0),
    ...(tell && { tell }),
  }
}

/** Of nothing, all is used up. */
const partOf = (whole: number, used: number): number => (whole > 0 ? used / whole : 1)
