// Faults of a whole game, each kind once for each seat.

import { at, type Seat } from '@ironbridge/engine'
import type { Fault } from './player.ts'

export interface CountedFault {
  readonly seat: Seat
  readonly kind: Fault['kind']
  readonly count: number
  /** Of these, so many cost the decision. */
  readonly forfeits: number
  /** Of the first that cost a decision, or else of the first. */
  readonly text: string
}

export function countFault(faults: CountedFault[], seat: Seat, { kind, text, isForfeit }: Fault): void {
  const forfeits = isForfeit ? 1 : 0
  const place = faults.findIndex((one) => one.seat === seat && one.kind === kind)
  if (place < 0) faults.push({ seat, kind, count: 1, forfeits, text })
  else faults[place] = bothFaults(at(faults, place), { seat, kind, count: 1, forfeits, text })
}

/** Of the same kind. */
export const bothFaults = <Counted extends Pick<CountedFault, 'count' | 'forfeits' | 'text'>>(
  one: Counted,
  other: Counted,
): Counted => ({
  ...one,
  count: one.count + other.count,
  forfeits: one.forfeits + other.forfeits,
  text: one.forfeits === 0 && other.forfeits > 0 ? other.text : one.text,
})
