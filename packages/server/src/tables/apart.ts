// Who is kept apart from whom: people of whom one has blocked the other do not sit down at one table.

import type { Person } from '@ironbridge/protocol'
import type { Game } from '../games/game.ts'
import { Problem } from '../problem.ts'
import type { Db } from '../store/schema.ts'
import { seatHeld } from '../store/seats.ts'

/** Whoever has held a seat comes back to it, whoever sits there now. Who has blocked whom is not told. */
export async function checkApart(db: Db, { row, seats }: Game, person: Person): Promise<void> {
  const others = new Set([row.host, ...seats.flatMap(({ user }) => user ?? [])])
  others.delete(person.id)
  const { blocking, blocked } = await keptApart(db, person.id, [...others])
  if (blocking.size + blocked.size === 0 || (await seatHeld(db, row.id, person.id)) !== null) return
  throw new Problem(
    'forbidden',
    blocked.size > 0
      ? 'Somebody whom you have blocked is at this table.'
      : 'You cannot sit at this table. Choose another.',
  )
}

/** People for whom no chair is kept, of those for whom one would be. */
export async function notInvited(
  db: Db,
  person: Person,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const { blocking, blocked } = await keptApart(db, person.id, others)
  return new Set([...blocking, ...blocked])
}

/** Of these people, who has blocked this one, and who was blocked by it. */
async function keptApart(
  db: Db,
  user: string,
  others: readonly string[],
): Promise<{ blocking: ReadonlySet<string>; blocked: ReadonlySet<string> }> {
  if (others.length === 0) return { blocking: new Set(), blocked: new Set() }
  const rows = await db
    .selectFrom('mutes')
    .select(['user_id', 'muted_id'])
    .where('blocks', '=', 1)
    .where((row) =>
      row.or([
        row.and([row('user_id', '=', user), row('muted_id', 'in', others)]),
        row.and([row('muted_id', '=', user), row('user_id', 'in', others)]),
      ]),
    )
    .execute()
  return {
    blocking: new Set(rows.flatMap(({ user_id }) => (user_id === user ? [] : user_id))),
    blocked: new Set(rows.flatMap(({ muted_id }) => (muted_id === user ? [] : muted_id))),
  }
}
