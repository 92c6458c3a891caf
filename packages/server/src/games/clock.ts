// Time to move: pure arithmetic over the moments at which turns began and ended.

import type { ClockRule } from '@ironbridge/protocol'
import { counted, countedUntil, type Pauses } from './pauses.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How a game's clock stands. */
export interface GameClock {
  /** When the present turn began, or the time in it that is counted. */
  readonly since: number
  /** Milliseconds left by seat, where the rule is a bank. */
  readonly banks: readonly number[] | null
}

export const startedClock = (rule: ClockRule, seats: number, now: number): GameClock => ({
  since: now,
  banks: rule.kind === 'bank' ? new Array<number>(seats).fill(rule.minutes * MINUTE) : null,
})

/** What a seat has used leaves its bank, and time is counted anew. */
export const handedOn = (
  pauses: Pauses,
  { since, banks }: GameClock,
  seat: number,
  now: number,
): GameClock => ({
  since: now,
  banks: banks && banks.with(seat, Math.max(0, (banks[seat] ?? 0) - counted(pauses, since, now))),
})

/** A seat's turn is over: the increment comes in too. */
export function turnOver(
  rule: ClockRule,
  pauses: Pauses,
  clock: GameClock,
  seat: number,
  now: number,
): GameClock {
  const { since, banks } = handedOn(pauses, clock, seat, now)
  if (rule.kind !== 'bank' || banks === null) return { since, banks }
  return { since, banks: banks.with(seat, (banks[seat] ?? 0) + rule.increment * 1000) }
}

/** Somebody comes or goes in the seat's own turn: what was used of it stays used. */
export const interrupted = (
  rule: ClockRule,
  pauses: Pauses,
  clock: GameClock,
  seat: number,
  now: number,
): GameClock => (rule.kind === 'turn' ? clock : handedOn(pauses, clock, seat, now))

/** More time for a seat, which may be in turn. */
type MoreTime = (rule: ClockRule, clock: GameClock, seat: number, isTurn: boolean, now: number) => GameClock

/** A substitute has all the time that the table gives. */
export const refilled: MoreTime = (rule, { since, banks }, seat, isTurn, now) => ({
  since: isTurn ? now : since,
  banks: rule.kind === 'bank' && banks ? banks.with(seat, rule.minutes * MINUTE) : banks,
})

/** A minute in the bank, or an hour of the turn, as far as the table gives as much. */
export const atLeast: MoreTime = (rule, { since, banks }, seat, isTurn, now) => {
  if (rule.kind === 'turn' && isTurn)
    return { since: Math.max(since, now - Math.max(0, rule.hours - 1) * HOUR), banks }
  if (rule.kind === 'bank' && banks)
    return { since, banks: banks.with(seat, Math.max(MINUTE, banks[seat] ?? 0)) }
  return { since, banks }
}

/**
 * When a seat's time is up; null for never. A vacation stops the clock of a turn, never that of a bank. A table may give any part of
 * an hour or a second, a database keeps whole milliseconds.
 */
export function deadlineOf(
  rule: ClockRule,
  pauses: Pauses,
  { since, banks }: GameClock,
  seat: number,
  vacationUntil: number | null,
): number | null {
  if (rule.kind === 'turn')
    return Math.round(countedUntil(pauses, Math.max(since, vacationUntil ?? 0), rule.hours * HOUR))
  if (rule.kind === 'bank') return Math.round(countedUntil(pauses, since, banks?.[seat] ?? 0))
  return null
}
