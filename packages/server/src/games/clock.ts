// Time to move: pure arithmetic over the moments at which turns began and ended.

import type { ClockRule } from '@ironbridge/protocol'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How a game's clock stands. */
export interface Clock {
  /** When the present turn began. */
  readonly since: number
  /** Milliseconds left by seat, where the rule is a bank. */
  readonly banks: readonly number[] | null
}

export const startedClock = (rule: ClockRule, seats: number, now: number): Clock => ({
  since: now,
  banks: rule.kind === 'bank' ? new Array<number>(seats).fill(rule.minutes * MINUTE) : null,
})

/** A seat's turn is over: what it used leaves its bank, and the increment comes in. */
export function turnOver(rule: ClockRule, { since, banks }: Clock, seat: number, now: number): Clock {
  if (rule.kind !== 'bank' || banks === null) return { since: now, banks }
  const left = Math.max(0, (banks[seat] ?? 0) - (now - since)) + rule.increment * 1000
  return { since: now, banks: banks.with(seat, left) }
}

/** When a seat's time is up; null for never. A vacation stops the clock of a turn, never that of a bank. */
export function deadlineOf(
  rule: ClockRule,
  { since, banks }: Clock,
  seat: number,
  vacationUntil: number | null,
): number | null {
  if (rule.kind === 'turn') return Math.max(since, vacationUntil ?? 0) + rule.hours * HOUR
  if (rule.kind === 'bank') return since + (banks?.[seat] ?? 0)
  return null
}

/** A substitute begins with a full bank, somebody who comes back with a minute at least. */
export function refilled(rule: ClockRule, { since, banks }: Clock, seat: number, isNew: boolean): Clock {
  if (rule.kind !== 'bank' || banks === null) return { since, banks }
  const least = isNew ? rule.minutes * MINUTE : MINUTE
  return { since, banks: banks.with(seat, Math.max(least, banks[seat] ?? 0)) }
}
