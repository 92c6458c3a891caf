// What moderators do, each by one click and the host by commands: it is written together with its line in the audit log, then told.

import type { Parts } from '../parts.ts'
import { bansOf, maskedAddress, writeBan } from '../people/bans.ts'
import { leaveTables } from '../people/leaving.ts'
import { programsOf } from '../people/programs.ts'
import { Problem } from '../problem.ts'
import { freshId } from '../secrets.ts'
import type { AuditRow, Db, Queries } from '../store/schema.ts'
import { endSeats } from '../store/seats.ts'
import { noteAct } from './audit.ts'

export type Act =
  | { readonly what: 'ban'; readonly user: string; readonly for: BanTime; readonly reason: string }
  | { readonly what: 'ban-addresses'; readonly user: string; readonly for: BanTime; readonly reason: string }
  | { readonly what: 'unban'; readonly ban: string; readonly reason: string }
  | { readonly what: 'delete-chat'; readonly line: string; readonly reason: string }
  | { readonly what: 'close-table'; readonly table: string; readonly reason: string }
  | { readonly what: 'done'; readonly report: string; readonly reason: string }

const HOUR = 3_600_000
const TIMES = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, ever: null } as const
export type BanTime = keyof typeof TIMES
export const BAN_TIMES = Object.keys(TIMES) as readonly BanTime[]

/** From where somebody came is known for so many milliseconds: reports are read by then. */
export const ADDRESSES_KEPT = 7 * 24 * HOUR
/** Addresses of one person that are banned at once, the last first. */
const MOST_ADDRESSES = 10

export type ActNeeds = Pick<Parts, 'db' | 'games' | 'seating' | 'watchers' | 'bus' | 'changes' | 'now'>

/** Who acts, null for the host; and the name of the act, the same where it is tried again. */
export interface ActBy {
  readonly moderator: string | null
  readonly id?: string
}

/** Answers how many things it concerned. */
export async function perform(
  parts: ActNeeds,
  act: Act,
  { moderator, id = freshId() }: ActBy,
): Promise<number> {
  const { db, now } = parts
  const reason = act.reason.trim()
  const note = (tx: Queries, target: string, until: number | null = null): Promise<void> => {
    const row: AuditRow = { id, at: now(), by_id: moderator, what: act.what, target, until, reason }
    return noteAct(tx, row)
  }
  const until = 'for' in act && act.for !== 'ever' ? now() + TIMES[act.for] : null
  switch (act.what) {
    case 'ban': {
      const person = await bannable(db, act.user, moderator)
      const ban = { id: freshId(), kind: 'person', target: act.user, until, reason, made: now() } as const
      await db.transaction().execute(async (tx) => {
        if (!(await writeBan(tx, ban)))
          throw new Problem('conflict', 'This person is banned for longer already. End that ban first.')
        await note(tx, act.user, until)
      })
      for (const one of [person, ...(await programsOf(db, person.id))]) {
        await parts.changes.tell(one.id)
        await leaveTables(parts, one)
      }
      return 1
    }
    case 'ban-addresses': {
      await bannable(db, act.user, moderator)
      const addresses = await addressesOf(db, act.user, now())
      if (addresses.length === 0)
        throw new Problem('not-found', 'From where this person came is not known any more.')
      await db.transaction().execute(async (tx) => {
        for (const target of addresses)
          await writeBan(tx, { id: freshId(), kind: 'address', target, until, reason, made: now() })
        await note(tx, act.user, until)
      })
      return addresses.length
    }
    case 'unban':
      return unban(parts, act.ban, note)
    case 'delete-chat':
      return deleteChat(parts, act.line, note)
    case 'close-table':
      return closeTable(parts, act.table, reason, note)
    case 'done':
      await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('reports')
          .set({ done_at: now(), done_by: moderator, done_note: reason })
          .where('id', '=', act.report)
          .where('done_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) throw new Problem('conflict', 'Somebody has done this report meanwhile.')
        await note(tx, act.report)
      })
      return 1
  }
}

type Note = (tx: Queries, target: string) => Promise<void>

/** Moderators are the host's to ban. */
async function bannable(db: Db, user: string, by: string | null) {
  const row = await db
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select(['users.id', 'users.name', 'moderators.user_id as moderator'])
    .where('users.id', '=', user)
    .executeTakeFirst()
  if (row === undefined) throw new Problem('not-found', 'There is no such person.')
  if (by !== null && row.moderator !== null)
    throw new Problem('forbidden', 'Only the host can ban a moderator.')
  return { id: row.id, name: row.name }
}

async function addressesOf(db: Db, user: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('keys')
    .select(['address', ({ fn }) => fn.max('seen').as('last')])
    .where('user_id', '=', user)
    .where('address', 'is not', null)
    .where('seen', '>', now - ADDRESSES_KEPT)
    .groupBy('address')
    .orderBy('last', 'desc')
    .limit(MOST_ADDRESSES)
    .execute()
  return rows.flatMap(({ address }) => address ?? [])
}

async function unban({ db, changes, now }: ActNeeds, id: string, note: Note): Promise<number> {
  const ban = await db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('bans')
      .where('id', '=', id)
      .returning(['kind', 'target'])
      .executeTakeFirst()
    if (row === undefined) throw new Problem('not-found', 'There is no such ban any more.')
    await note(tx, row.kind === 'person' ? row.target : maskedAddress(row.target))
    return row
  })
  if (ban.kind === 'address') return 1
  const concerned = [ban.target, ...(await programsOf(db, ban.target)).map((program) => program.id)]
  const banned = await bansOf(db, concerned, now())
  for (const user of concerned) if (!banned.has(user)) await changes.tell(user)
  return 1
}

async function deleteChat({ db, watchers, bus }: ActNeeds, id: string, note: Note): Promise<number> {
  const game = await db.transaction().execute(async (tx) => {
    const row = await tx.deleteFrom('chat').where('id', '=', id).returning('game_id').executeTakeFirst()
    if (row === undefined) throw new Problem('not-found', 'There is no such line any more.')
    await note(tx, id)
    return row.game_id
  })
  watchers.tellTalk(game, { type: 'unsaid', game, line: id })
  bus.publish({ what: 'unsaid', game, id })
  return 1
}

async function closeTable(
  { db, games, bus, now }: ActNeeds,
  id: string,
  reason: string,
  note: Note,
): Promise<number> {
  await games.withGame(id, async (game) => {
    await games.refresh(game)
    await db.transaction().execute(async (tx) => {
      // First, as whoever writes lines: neither waits for the other in a circle.
      await tx
        .updateTable('heads')
        .set({ turn: null, deadline: null, wake: null })
        .where('game_id', '=', id)
        .execute()
      const { numUpdatedRows } = await tx
        .updateTable('games')
        .set({ status: 'abandoned', closed: reason, ended: now() })
        .where('id', '=', id)
        .where('status', 'in', ['open', 'playing'])
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new Problem('conflict', 'This game is over.')
      await endSeats(tx, id, 0)
      await note(tx, id)
    })
    await games.refresh(game)
  })
  bus.publish({ what: 'table', game: id })
  return 1
}
