// What is said at a table.

import type { ChatLine, Person } from '@ironbridge/protocol'
import { sql } from 'kysely'
import type { Parts } from '../parts.ts'
import { freshId } from '../secrets.ts'
import type { ChatRow, Db } from '../store/schema.ts'

/** Lines that are shown when a game is opened. */
const MOST_LINES = 100
/** Lines that are shown around one that was reported. */
const LINES_BEFORE = 6
const LINES_AFTER = 3

export async function chatOf(db: Db, game: string): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('game_id', '=', game)
    .orderBy('at', 'desc')
    .limit(MOST_LINES)
    .execute()
  return rows.toReversed().map(lineOf)
}

/** What was said before and after that time: a moderator reads a line as it was meant. */
export async function chatAround(db: Db, game: string, at: number): Promise<ChatLine[]> {
  const lines = db.selectFrom('chat').selectAll().where('game_id', '=', game)
  const before = await lines.where('at', '<=', at).orderBy('at', 'desc').limit(LINES_BEFORE).execute()
  const after = await lines.where('at', '>', at).orderBy('at').limit(LINES_AFTER).execute()
  return [...before.toReversed(), ...after].map(lineOf)
}

export async function addChat(
  { config, db, bus, now, watchers }: Pick<Parts, 'config' | 'db' | 'bus' | 'now' | 'watchers'>,
  game: string,
  { id: user, name }: Person,
  text: string,
): Promise<void> {
  const row = { id: freshId(), game_id: game, at: now(), user_id: user, name, text: text.trim() }
  await db.insertInto('chat').values(row).execute()
  await dropOldest(db, game, config.KEEP_CHAT_LINES)
  watchers.tellTalk(game, { type: 'chat', game, line: lineOf(row) }, user)
  bus.publish({ what: 'chat', game, id: row.id })
}

/** Of one game, so many of the last lines are kept. */
async function dropOldest(db: Db, game: string, kept: number): Promise<void> {
  const oldest = await db
    .selectFrom('chat')
    .select(['at', 'id'])
    .where('game_id', '=', game)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst()
  if (oldest === undefined) return
  const { at, id } = oldest
  await db
    .deleteFrom('chat')
    .where('game_id', '=', game)
    // Others may have been said in the same millisecond.
    .where(sql<boolean>`(at, id) <= (${at}, ${id})`)
    .execute()
}

/** A line that was said at another server. */
export async function tellChat(
  { db, watchers }: Pick<Parts, 'db' | 'watchers'>,
  game: string,
  id: string,
): Promise<void> {
  const row = await db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
  if (row) watchers.tellTalk(game, { type: 'chat', game, line: lineOf(row) }, row.user_id)
}

const lineOf = ({ id, at, user_id, name, text }: ChatRow): ChatLine => ({ id, at, user: user_id, name, text })
