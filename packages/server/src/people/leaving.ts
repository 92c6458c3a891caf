// Leaving every table at once: those that wait are given up, and games go on as their tables say.

import type { Person } from '@ironbridge/protocol'
import { leaveSeat } from '../games/absence.ts'
import { seatOf } from '../games/access.ts'
import { isPlaying } from '../games/game.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { gamesOf } from './gamesOf.ts'

type Needs = Pick<Parts, 'db' | 'games' | 'seating'>

export async function leaveTables(parts: Needs, person: Person): Promise<void> {
  await abandonTables(parts, person)
  for (const id of await gamesOf(parts.db, person.id, ['open', 'playing']))
    await asFarAsPossible(leave(parts, person, id))
}

/** One table that cannot be read, or is over by now, is no reason to stay at the others. What only came too late is asked for again. */
export async function asFarAsPossible(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'stale') throw error
  }
}

async function abandonTables({ db, seating }: Needs, person: Person): Promise<void> {
  const hosted = await db
    .selectFrom('games')
    .select('id')
    .where('host', '=', person.id)
    .where('status', '=', 'open')
    .execute()
  for (const { id } of hosted) await asFarAsPossible(seating.abandon(person, id))
}

async function leave({ games, seating }: Needs, person: Person, id: string): Promise<void> {
  const chair = await games.insist(id, async (game) => {
    await games.refresh(game)
    const seat = seatOf(game, person.id)
    if (seat === null || game.seats[seat]?.passes) return null
    if (!isPlaying(game)) return seat
    await leaveSeat(games, game, seat)
    return null
  })
  if (chair !== null) await seating.stand(person, id, chair)
}
