// What is still to be told, kept in the database until it is: shared by all servers, each row sent by one of them.

import type { Db, HookRow, OutboxRow } from '../store/schema.ts'
import type { NoticeEvent } from './notice.ts'
import type { Occasion } from './occasions.ts'
import { isConfirmed, targetOf } from './targets.ts'

/** What a row says. */
export interface OutboxBody {
  readonly event: NoticeEvent
  readonly seat: number
  readonly seq: number
}

/** A row that this server is to send: nobody else has this id and hour. */
export type Claimed = Pick<OutboxRow, 'id' | 'hook_id' | 'game_id' | 'body' | 'due' | 'tries'>

/** Milliseconds in which somebody who has the game open will have noticed. */
const GRACE = 3000
/** Milliseconds after which a row is taken for left behind by a server that died. Longer than sending takes. */
const LEASE = 30_000
const MINUTE = 60_000
/** Milliseconds to wait after each failure; then it is given up. */
const PAUSES = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE]
/** One statement's worth. */
const MOST_AT_ONCE = 500

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Of the day, in UTC. */
const DIGEST_AT = 8 * HOUR

/** When the next digest is sent. */
const nextDigest = (now: number): number => Math.floor((now - DIGEST_AT) / DAY + 1) * DAY + DIGEST_AT

export async function putOccasions(
  db: Db,
  occasions: readonly Occasion[],
  present: (game: string) => readonly string[],
  now: number,
): Promise<void> {
  for (let from = 0; from < occasions.length; from += MOST_AT_ONCE) {
    const some = occasions.slice(from, from + MOST_AT_ONCE)
    const users = [...new Set(some.map(({ user }) => user))]
    const hooks = await db.selectFrom('hooks').selectAll().where('user_id', 'in', users).execute()
    const ready = hooks.filter((hook) => isConfirmed(targetOf(hook)))
    const pairs = some.flatMap((occasion) =>
      ready.filter(({ user_id }) => user_id === occasion.user).map((hook) => ({ hook, occasion })),
    )
    const single = pairs.filter(({ hook }) => hook.digest === 0)
    await put(
      db,
      single.map(({ hook, occasion }) => {
        const isPresent = present(occasion.game).includes(occasion.user)
        return occasionRow(hook, occasion, isPresent ? now + GRACE : now)
      }),
    )
    await putDigests(
      db,
      pairs.filter(({ hook }) => hook.digest === 1).map(({ hook }) => hook),
      now,
    )
  }
}

/** Nothing happens where the next digest is planned already. */
export async function putDigests(db: Db, hooks: readonly Pick<HookRow, 'id'>[], now: number): Promise<void> {
  const ids = [...new Set(hooks.map(({ id }) => id))].sort()
  if (ids.length === 0) return
  const body = JSON.stringify({ event: 'digest', seat: 0, seq: 0 } satisfies OutboxBody)
  await db
    .insertInto('outbox')
    .values(
      ids.map((id) => ({
        id: `${id}.digest`,
        hook_id: id,
        game_id: '',
        body,
        due: nextDigest(now),
        tries: 0,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** What a hook has to be told of a game is one row for each event: the newest is the one that counts. */
function occasionRow({ id }: HookRow, { event, game, seat, seq }: Occasion, due: number): OutboxRow {
  const body = JSON.stringify({ event, seat, seq } satisfies OutboxBody)
  return { id: `${id}.${game}.${event}`, hook_id: id, game_id: game, body, due, tries: 0 }
}

async function put(db: Db, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length === 0) return
  const newest = [...new Map(rows.map((row) => [row.id, row])).values()]
  await db
    .insertInto('outbox')
    // In the same order everywhere, so that two servers never wait for each other.
    .values(newest.sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        body: row.ref('excluded.body'),
        due: row.ref('excluded.due'),
        tries: row.ref('excluded.tries'),
      })),
    )
    .execute()
}

/** Takes rows that are due. The hour is looked at twice, since another server may have taken them between the two. */
export const claim = (db: Db, now: number, most: number): Promise<Claimed[]> =>
  db
    .updateTable('outbox')
    .set(({ eb }) => ({ due: now + LEASE, tries: eb('tries', '+', 1) }))
    .where('due', '<=', now)
    .where('id', 'in', (query) =>
      query.selectFrom('outbox').select('id').where('due', '<=', now).orderBy('due').limit(most),
    )
    .returningAll()
    .execute()

export async function countDue(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('due', '<=', now)
    .executeTakeFirstOrThrow()
  return count
}

export async function drop(db: Db, { id, due }: Claimed): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('due', '=', due).execute()
}

export const isLastTry = ({ tries }: Claimed): boolean => tries > PAUSES.length

export const retryLater = (db: Db, row: Claimed, now: number): Promise<void> =>
  postpone(db, row, now + (PAUSES[row.tries - 1] ?? 0), row.tries)

/** The same row again at the next digest. */
export const repeatTomorrow = (db: Db, row: Claimed, now: number): Promise<void> =>
  postpone(db, row, nextDigest(now), 0)

/** Unless somebody has written the row anew meanwhile. */
async function postpone(db: Db, { id, due }: Claimed, until: number, tries: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due: until, tries })
    .where('id', '=', id)
    .where('due', '=', due)
    .execute()
}
