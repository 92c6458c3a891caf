// Faults of a whole game, each kind once for each seat.

import type { Seat } from '@ironbridge/engine'
import { at } from '../tables.ts'
import type { Fault } from './player.ts'

/** The text is that of the first. */
export interface CountedFault extends Fault {
  readonly seat: Seat
  readonly count: number
}

export function countFault(faults: CountedFault[], seat: Seat, fault: Fault): void {
  const place = faults.findIndex((one) => one.seat === seat && one.kind === fault.kind)
  if (place < 0) faults.push({ ...fault, seat, count: 1 })
  else faults[place] = { ...at(faults, place), count: at(faults, place).count + 1 }
}
