// Vacation: clocks of turns stand still for a while. Every day that has begun counts, and a year has so many.

import { lastSeq } from '../games/game.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import type { UserRow } from '../store/schema.ts'
import { personOf } from './accounts.ts'
import { gamesOf } from './gamesOf.ts'

type Needs = Pick<Parts, 'db' | 'games' | 'bus' | 'now'>
type Vacation = Pick<UserRow, 'vacation_until' | 'vacation_used' | 'vacation_year'>

const DAY = 24 * 60 * 60 * 1000
const YEAR = 365 * DAY
const MOST_DAYS = 30

/** Null ends it now. Running games get new deadlines. */
export async function takeVacation(parts: Needs, user: string, until: number | null): Promise<void> {
  const { db, now } = parts
  const before = await personOf(db, user)
  const after = vacationAfter(before, until, now())
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(after)
    .where('id', '=', user)
    .where('vacation_used', '=', before.vacation_used)
    .where('vacation_year', '=', before.vacation_year)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Problem('conflict', 'Your vacation was changed meanwhile. Try again.')
  for (const game of await gamesOf(db, user, ['playing'])) await renewDeadline(parts, game)
}

/** What is kept afterwards; a Problem if it is too much. */
export function vacationAfter(before: Vacation, until: number | null, now: number): Vacation {
  const { vacation_used, vacation_year } = thisYear(before, now)
  const left = Math.max(0, (before.vacation_until ?? 0) - now)
  const unused = Math.floor(left / DAY) * DAY
  // A turn's time begins anew when a vacation ends, so one that is cut short ends now, as if it had been planned so.
  if (until === null)
    return {
      vacation_until: left > 0 ? now : before.vacation_until,
      vacation_used: vacation_used - unused,
      vacation_year,
    }
  if (until <= now) throw new Problem('bad-request', 'A vacation ends in the future.')
  const used = vacation_used - unused + Math.ceil((until - now) / DAY) * DAY
  if (used > MOST_DAYS * DAY)
    throw new Problem('conflict', `A year has ${MOST_DAYS} days of vacation; this would be ${used / DAY}.`)
  return { vacation_until: until, vacation_used: used, vacation_year }
}

export function daysLeft(before: Vacation, now: number): number {
  return MOST_DAYS - thisYear(before, now).vacation_used / DAY
}

/** A vacation that reaches into a new year counts there with what is left of it. */
function thisYear({ vacation_until, vacation_used, vacation_year }: Vacation, now: number): Vacation {
  const years = Math.floor((now - vacation_year) / YEAR)
  if (years < 1) return { vacation_until, vacation_used, vacation_year }
  const left = Math.max(0, (vacation_until ?? 0) - now)
  return {
    vacation_until,
    vacation_used: Math.floor(left / DAY) * DAY,
    vacation_year: vacation_year + years * YEAR,
  }
}

async function renewDeadline({ db, games, bus, now }: Needs, id: string): Promise<void> {
  await games.withGame(id, async (game) => {
    await games.refresh(game)
    const { deadline, wake } = games.headOf(game, now())
    await db
      .updateTable('heads')
      .set({ deadline, wake })
      .where('game_id', '=', id)
      .where('seq', '=', lastSeq(game))
      .execute()
  })
  bus.publish({ what: 'table', game: id })
}
