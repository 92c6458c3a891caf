// How one bot judges positions, and how many it has judged.

import type { Nets } from './learned/nets.ts'

export interface Mind {
  /** Correct the hand-written value; null leaves it as it is. */
  readonly nets: Nets | null
  /** Positions valued so far. */
  positions: number
}

export const freshMind = (nets: Nets | null): Mind => ({ nets, positions: 0 })
