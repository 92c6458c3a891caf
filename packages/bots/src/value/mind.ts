// How one bot judges positions, how many it has judged, and when that is enough.

import type { Clock } from '../bot.ts'
import type { Nets } from '../learned/nets.ts'

export interface Mind {
  /** Correct the hand-written value; null leaves it as it is. */
  readonly nets: Nets | null
  /** Positions valued so far. */
  positions: number
  /** Null where nobody waits. */
  readonly clock: Clock | null
}

export const freshMind = (nets: Nets | null, clock: Clock | null = null): Mind => ({
  nets,
  positions: 0,
  clock,
})

/** The move is wanted now: whoever has anything to answer with answers. */
export const isTimeUp = ({ clock, positions }: Mind): boolean => clock !== null && clock.spent(positions) >= 1
