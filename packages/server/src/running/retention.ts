// What a host does not keep for ever: one server at a time removes it, a few rows at once, so that nobody waits for it.

import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { forgetOld } from '../moderation/forgetting.ts'
import type { Parts } from '../parts.ts'
import type { Db, Queries } from '../store/schema.ts'

type Needs = Pick<Parts, 'db' | 'bus' | 'now' | 'stopping'> & {
  readonly games: Pick<Parts['games'], 'forget'>
  readonly config: Pick<
    Parts['config'],
    'KEEP_GUESTS_DAYS' | 'KEEP_UNBEGUN_DAYS' | 'KEEP_CHAT_DAYS' | 'KEEP_GAMES_DAYS'
  >
}

/** How many rows went, of each kind. */
export type Removed = Readonly<
  Record<
    'guests' | 'unbegun' | 'games' | 'chats' | 'keys' | 'challenges' | 'buckets' | 'pauses' | 'moderation',
    number
  >
>

const DAY = 86_400_000
/** Rows of one statement: a few milliseconds in which the embedded database does nothing else. */
const AT_ONCE = 200
/** The same for games, of which each has rows in many tables. */
const GAMES_AT_ONCE = 20
/** Names of settings: until when it is done, and up to which end of games chats are gone. */
const [DONE, CHATS] = ['retention', 'chats kept since']

/** Everything that is due, once a day at one of the servers; null at the others. What fails is told of after the rest was done. */
export async function removeOld(needs: Needs): Promise<Removed | null> {
  const { db, config, now } = needs
  if (!(await claim(db, now()))) return null
  const ago = (days: number): number => now() - days * DAY
  const faults: unknown[] = []
  const tried = (work: Promise<number>): Promise<number> =>
    work.catch((error: unknown) => {
      faults.push(error)
      return 0
    })
  const { KEEP_GUESTS_DAYS, KEEP_UNBEGUN_DAYS, KEEP_GAMES_DAYS, KEEP_CHAT_DAYS } = config
  const removed = {
    guests: await tried(removeGuests(needs, ago(KEEP_GUESTS_DAYS))),
    unbegun: await tried(removeUnbegun(needs, ago(KEEP_UNBEGUN_DAYS))),
    games: KEEP_GAMES_DAYS === undefined ? 0 : await tried(removeGames(needs, ago(KEEP_GAMES_DAYS))),
    chats: KEEP_CHAT_DAYS === undefined ? 0 : await tried(removeChats(needs, ago(KEEP_CHAT_DAYS))),
    keys: await tried(removeExpired(needs, 'keys', 'hash')),
    challenges: await tried(removeExpired(needs, 'challenges', 'id')),
    buckets: await tried(removeFull(needs)),
    pauses: await tried(removePauses(db, now())),
    moderation: await tried(forgetOld(db, now())),
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be removed.')
  return removed
}

/** Whoever changes the row does it. One that dies is not waited for: what is left is as old tomorrow. */
async function claim(db: Db, now: number): Promise<boolean> {
  const known = await settingOf(db, DONE)
  if (known !== null && Number(known) > now) return false
  const value = `${now + DAY}`
  if (known === null)
    await db
      .insertInto('settings')
      .values({ name: DONE, value: '0' })
      .onConflict((row) => row.doNothing())
      .execute()
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value })
    .where('name', '=', DONE)
    .where('value', '=', known ?? '0')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function settingOf(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

/** Guests who never played, made no table, said nothing, were in no report, and have not been here since. */
async function removeGuests({ db, stopping }: Needs, since: number): Promise<number> {
  let removed = 0
  let last = ''
  while (!stopping.aborted) {
    const page = await db
      .selectFrom('users')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (page.length === 0) break
    const ids = page.map(({ id }) => id)
    removed += await db.transaction().execute((tx) => removeUnseen(tx, ids, since))
    last = ids.at(-1) ?? ''
    await setImmediate()
  }
  return removed
}

async function removeUnseen(db: Queries, ids: readonly string[], since: number): Promise<number> {
  const gone = await db
    .deleteFrom('users')
    .where('id', 'in', ids)
    .where('login', 'is', null)
    // A program is its owner's to remove, and whoever has one is no guest for long.
    .where('owner', 'is', null)
    .where(sql<boolean>`not exists (select 1 from users as programs where programs.owner = users.id)`)
    .where('created', '<', since)
    .where((person) =>
      person.and(
        (['passkeys', 'seats', 'held', 'chat'] as const).map(
          (table) => sql<boolean>`not exists (select 1 from ${sql.table(table)} where user_id = users.id)`,
        ),
      ),
    )
    .where(sql<boolean>`not exists (select 1 from games where host = users.id)`)
    // Moderators know them.
    .where(sql<boolean>`not exists (select 1 from reports where reporter = users.id)`)
    .where(sql<boolean>`not exists (select 1 from reports where person_id = users.id)`)
    .where(sql<boolean>`not exists (select 1 from bans where kind = 'person' and target = users.id)`)
    // A program may come back at any time.
    .where(
      sql<boolean>`not exists
        (select 1 from keys where user_id = users.id and (seen >= ${since} or expires is null))`,
    )
    .returning('id')
    .execute()
  if (gone.length === 0) return 0
  const users = gone.map(({ id }) => id)
  for (const table of ['keys', 'challenges', 'hooks', 'notes', 'mutes'] as const)
    await db.deleteFrom(table).where('user_id', 'in', users).execute()
  for (const whose of ['muted_id', 'owner'] as const)
    await db.deleteFrom('mutes').where(whose, 'in', users).execute()
  return gone.length
}

/** Tables that were made before then, whose game has not begun, and where nobody has spoken since. */
const removeUnbegun = (needs: Needs, before: number): Promise<number> =>
  inBatches(needs, async () => {
    const rows = await needs.db
      .selectFrom('games')
      .select('id')
      .where('status', 'in', ['open', 'abandoned'])
      .where('visibility', 'in', ['public', 'unlisted', 'private'])
      .where('created', '<', before)
      // One that was closed while it was played is kept with its log.
      .where('started', 'is', null)
      .where(sql<boolean>`not exists (select 1 from chat where game_id = games.id and at >= ${before})`)
      .limit(GAMES_AT_ONCE)
      .execute()
    return removeWhole(
      needs,
      rows.map(({ id }) => id),
      true,
    )
  })

/** Games that were over before then, with everything that was kept of them. */
const removeGames = (needs: Needs, before: number): Promise<number> =>
  inBatches(needs, async () => {
    const rows = await endedAfter(needs.db, '0', before, GAMES_AT_ONCE)
    return removeWhole(
      needs,
      rows.map(({ id }) => id),
      false,
    )
  })

/** In their order, after that place: the time, and the id of a game that ended then. */
function endedAfter(db: Db, place: string, before: number, most: number) {
  const [at, id = ''] = place.split(' ')
  return db
    .selectFrom('games')
    .select(['id', 'ended'])
    .where(sql<boolean>`(ended, id) > (${Number(at)}, ${id})`)
    .where('ended', '<', before)
    .orderBy('ended')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** A table that has begun meanwhile is left alone. */
async function removeWhole(
  { db, games, bus }: Needs,
  ids: readonly string[],
  isUnbegun: boolean,
): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await db.transaction().execute(async (tx) => {
    const tables = tx.deleteFrom('games').where('id', 'in', ids)
    const rows = await (isUnbegun ? tables.where('started', 'is', null) : tables).returning('id').execute()
    const found = rows.map(({ id }) => id)
    if (found.length === 0) return found
    for (const table of OF_GAMES) await tx.deleteFrom(table).where('game_id', 'in', found).execute()
    await tx.updateTable('games').set({ rematch: null }).where('rematch', 'in', found).execute()
    return found
  })
  for (const game of gone) {
    games.forget(game)
    bus.publish({ what: 'rewritten', game })
  }
  return gone.length
}

/** Every table with rows of games. */
const OF_GAMES = ['seats', 'held', 'entries', 'heads', 'drafts', 'notes', 'chat', 'outbox'] as const

/** What was said at games that were over before then. How far it came is noted: nothing is looked at twice. */
async function removeChats(needs: Needs, before: number): Promise<number> {
  const { db } = needs
  return inBatches(needs, async () => {
    const games = await endedAfter(db, (await settingOf(db, CHATS)) ?? '0', before, AT_ONCE)
    const last = games.at(-1)
    if (last === undefined) return 0
    return db.transaction().execute(async (tx) => {
      const ids = games.map(({ id }) => id)
      const value = `${last.ended} ${last.id}`
      await tx.deleteFrom('chat').where('game_id', 'in', ids).execute()
      await tx
        .insertInto('settings')
        .values({ name: CHATS, value })
        .onConflict((row) => row.column('name').doUpdateSet({ value }))
        .execute()
      return games.length
    })
  })
}

const removeExpired = (needs: Needs, table: 'keys' | 'challenges', key: 'hash' | 'id'): Promise<number> =>
  removeInOrder(needs, table, key, 'expires', sql`expires < ${needs.now()}`)

/** Buckets that say no more than none would; of those that are a day late, a clock was set. */
async function removeFull(needs: Needs): Promise<number> {
  const now = needs.now()
  const full = await removeInOrder(needs, 'buckets', 'name', 'full_at', sql`full_at < ${now}`)
  return full + (await removeInOrder(needs, 'buckets', 'name', 'full_at', sql`full_at > ${now + DAY}`))
}

/** What lies there in the order of its time, of which there is an index. */
const removeInOrder = (
  needs: Needs,
  table: 'keys' | 'challenges' | 'buckets',
  key: 'hash' | 'id' | 'name',
  time: 'expires' | 'full_at',
  where: RawBuilder<unknown>,
): Promise<number> =>
  inBatches(needs, async () => {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in
      (select ${sql.ref(key)} from ${sql.table(table)} where ${where} order by ${sql.ref(time)} limit ${AT_ONCE})`.execute(
      needs.db,
    )
    return Number(numAffectedRows)
  })

/** Those before any game that is still played: no clock asks for them. */
async function removePauses(db: Db, now: number): Promise<number> {
  const oldest = await Promise.all(
    (['public', 'unlisted', 'private'] as const).map((visibility) =>
      db
        .selectFrom('games')
        .select('created')
        .where('status', '=', 'playing')
        .where('visibility', '=', visibility)
        .orderBy('created')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  const first = Math.min(...oldest.map((row) => row?.created ?? now))
  const { numDeletedRows } = await db.deleteFrom('pauses').where('ended', '<', first).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Until there is nothing more, or the server stops; others have their turn in between. */
async function inBatches({ stopping }: Needs, batch: () => Promise<number>): Promise<number> {
  let all = 0
  while (!stopping.aborted) {
    const some = await batch()
    if (some === 0) break
    all += some
    await setImmediate()
  }
  return all
}
