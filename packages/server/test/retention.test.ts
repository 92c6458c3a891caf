// What is not kept for ever goes by its age, a few rows at a time and at one server; what somebody needs stays.

import { RULES_REVISION } from '@ironbridge/engine'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { silentBus } from '../src/bus/bus.ts'
import { readConfig } from '../src/config.ts'
import { removeOld } from '../src/running/retention.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Db, GameRow } from '../src/store/schema.ts'
import { guest } from './client.ts'
import { freshDatabase, running } from './running.ts'

const services = inject('services') ?? null
const DAY = 86_400_000
const NOW = 1_800_000_000_000
const ago = (days: number): number => NOW - days * DAY

let db: Db
beforeEach(async () => {
  db = await openDatabase(services === null ? ':memory:' : await freshDatabase(services.postgres))
})
afterEach(() => db.destroy())

const forgotten: string[] = []
function remove(set: Record<string, string> = {}, now = NOW, stop = new AbortController(), from = db) {
  const config = readConfig(set)
  if ('errors' in config) throw new Error(config.errors.join('\n'))
  const forget = (id: string): void => {
    forgotten.push(id)
    if (id === 'the last') stop.abort()
  }
  return removeOld({
    db: from,
    config,
    games: { forget },
    bus: silentBus(),
    now: () => now,
    stopping: stop.signal,
  })
}

const person = (id: string, created: number, login: string | null = null) =>
  db
    .insertInto('users')
    .values({ id, name: id, login, created, vacation_used: 0, vacation_year: 0 })
    .execute()

const key = (user: string, seen: number, expires: number | null) =>
  db
    .insertInto('keys')
    .values({
      hash: `${user} ${expires}`,
      user_id: user,
      kind: 'session',
      label: '',
      created: 0,
      seen,
      expires,
    })
    .execute()

async function table(id: string, host: string, row: Partial<GameRow>): Promise<void> {
  const kind = { title: 'Tea', edition: 'birmingham', variants: '[]', seat_count: 1, status: 'open' }
  const terms = {
    visibility: 'public',
    rated: 0,
    clock: '{}',
    absence: '{}',
    seed: '',
    seed_hash: '',
    rules: RULES_REVISION,
  }
  const game = { id, host, ...kind, ...terms, created: NOW, ...row }
  await db
    .insertInto('games')
    .values(game as never)
    .execute()
  const seat = { game_id: id, seat: 0, kind: 'person', user_id: host, name: host, passes: 0 }
  await db
    .insertInto('seats')
    .values(seat as never)
    .execute()
  await db.insertInto('entries').values({ game_id: id, seq: 0, at: 0, body: '{}' }).execute()
  await say(id, host)
}

const say = (game: string, user: string, at = 0) =>
  db
    .insertInto('chat')
    .values({ id: `${game} ${user} ${at}`, game_id: game, at, user_id: user, name: '', text: 'x' })
    .execute()

const idsOf = async (name: 'users' | 'games'): Promise<string[]> =>
  (await db.selectFrom(name).select('id').orderBy('id').execute()).map(({ id }) => id)
const gamesIn = async (name: 'seats' | 'entries' | 'chat'): Promise<string[]> => [
  ...new Set(
    (await db.selectFrom(name).select('game_id').orderBy('game_id').execute()).map((row) => row.game_id),
  ),
]

test('guests who never played and are gone go; everybody else stays', async () => {
  for (const id of ['gone', 'keyless', 'here', 'host', 'talks', 'program', 'banned', 'reporter', 'reported'])
    await person(id, ago(100))
  await person('account', ago(100), 'account')
  await person('new', ago(1))
  // Without a token, and of somebody who was a guest again since.
  await person('navvy', ago(100))
  await person('owner', ago(100))
  await db.updateTable('users').set({ owner: 'owner' }).where('id', '=', 'navvy').execute()
  await key('gone', ago(31), NOW + DAY)
  await key('here', ago(29), NOW + DAY)
  await key('program', ago(99), null)
  await table('tea', 'host', { started: ago(99), status: 'playing' })
  await say('tea', 'talks')
  const ban = { id: 'ban', kind: 'person', target: 'banned', reason: '', made: ago(100) } as const
  await db.insertInto('bans').values(ban).execute()
  const about = {
    kind: 'person',
    target: 'reported',
    person_id: 'reported',
    person_name: 'reported',
  } as const
  const words = { reason: 'spam', note: '', title: 'Tea', done_note: '' } as const
  const report = { id: 'report', at: ago(100), reporter: 'reporter', game_id: 'tea', ...about, ...words }
  await db.insertInto('reports').values(report).execute()
  // More than are looked at in one go.
  for (let more = 0; more < 450; more++) await person(`z${more}`, ago(100))
  expect(await remove()).toMatchObject({ guests: 452 })
  const here = ['account', 'banned', 'here', 'host', 'navvy', 'new', 'owner', 'program', 'reported']
  expect(await idsOf('users')).toEqual([...here, 'reporter', 'talks'])
  expect(await db.selectFrom('keys').select('user_id').where('user_id', '=', 'gone').execute()).toEqual([])
})

test('tables that never began go with all their rows; games that were played stay', async () => {
  await table('old', 'ada', { created: ago(31) })
  await table('givenup', 'ada', { created: ago(31), status: 'abandoned' })
  await table('young', 'ada', { created: ago(29) })
  await table('talked', 'ada', { created: ago(31) })
  await say('talked', 'ada', ago(29))
  await table('played', 'ada', { created: ago(900), status: 'playing', started: ago(900) })
  await table('closed', 'ada', { created: ago(900), status: 'abandoned', started: ago(900) })
  await table('over', 'ada', {
    created: ago(900),
    status: 'over',
    started: ago(900),
    ended: ago(800),
    rematch: 'old',
  })
  expect(await remove()).toMatchObject({ unbegun: 2, games: 0, chats: 0 })
  const left = ['closed', 'over', 'played', 'talked', 'young']
  expect(await idsOf('games')).toEqual(left)
  for (const name of ['seats', 'entries', 'chat'] as const) expect(await gamesIn(name)).toEqual(left)
  expect(forgotten.toSorted()).toEqual(['givenup', 'old'])
  // Playing once more makes a new table, and does not lead to the one that is gone.
  const over = await db.selectFrom('games').select('rematch').where('id', '=', 'over').executeTakeFirst()
  expect(over).toEqual({ rematch: null })
})

test('a host may let chats go, and games; without a word both stay', async () => {
  const over = { status: 'over', started: ago(900) } as const
  await table('a', 'ada', { ...over, ended: ago(40) })
  await table('b', 'ada', { ...over, ended: ago(20) })
  await table('c', 'ada', { ...over, ended: ago(5) })
  expect(await remove({ KEEP_CHAT_DAYS: '10', KEEP_GAMES_DAYS: '30' })).toMatchObject({ games: 1, chats: 1 })
  expect([await idsOf('games'), await gamesIn('chat')]).toEqual([['b', 'c'], ['c']])
  // What was looked at is not looked at again.
  const later = await remove({ KEEP_CHAT_DAYS: '10', KEEP_GAMES_DAYS: '300' }, NOW + 6 * DAY)
  expect(later).toMatchObject({ games: 0, chats: 1 })
  expect(await gamesIn('entries')).toEqual(['b', 'c'])
})

test('a server that stops is not waited for until everything is gone', async () => {
  const over = { status: 'over', started: ago(900) } as const
  await table('the last', 'ada', { ...over, ended: ago(800) })
  for (let more = 0; more < 50; more++) await table(`z${more}`, 'ada', { ...over, ended: ago(700) })
  await key('ada', ago(99), NOW - 1)
  expect(await remove({ KEEP_GAMES_DAYS: '30' })).toMatchObject({ games: 20, keys: 0 })
  expect(await idsOf('games')).toHaveLength(31)
})

test('keys and challenges that are void go, and pauses before every game that is played', async () => {
  await person('ada', ago(1), 'ada')
  await key('ada', NOW, NOW + 1)
  await key('ada', ago(99), NOW - 1)
  for (const expires of [NOW - 1, NOW + 1])
    await db
      .insertInto('challenges')
      .values({ id: `${expires}`, user_id: null, expires })
      .execute()
  await table('tea', 'ada', { status: 'playing', created: ago(10), started: ago(9), visibility: 'private' })
  for (const began of [ago(12), ago(8)])
    await db
      .insertInto('pauses')
      .values({ began, ended: began + 1 })
      .execute()
  expect(await remove()).toMatchObject({ keys: 1, challenges: 1, pauses: 1 })
  expect(await db.selectFrom('keys').select('expires').execute()).toEqual([{ expires: NOW + 1 }])
  expect(await db.selectFrom('pauses').select('began').execute()).toEqual([{ began: ago(8) }])
})

test('full buckets go, and those of a clock that was set, however many there are a few with each statement', async () => {
  const bucket = (name: string, full_at: number) => ({ name, full_at })
  const buckets = Array.from({ length: 450 }, (_, number) => bucket(`${number}`, NOW - 1 - number))
  const late = [bucket('half', NOW + 1), bucket('empty', NOW + DAY), bucket('set', NOW + DAY + 1)]
  await db
    .insertInto('buckets')
    .values([...buckets, ...late])
    .execute()
  let most = 0
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      most = Math.max(most, Number(result.numAffectedRows ?? 0))
      return result
    },
  })
  expect(await remove({}, NOW, undefined, watched)).toMatchObject({ buckets: 451 })
  expect(most).toBe(200)
  const left = await db.selectFrom('buckets').select('name').orderBy('name').execute()
  expect(left.map(({ name }) => name)).toEqual(['empty', 'half'])
})

test('what cannot be removed keeps nothing else', async () => {
  await person('ada', ago(100))
  await table('old', 'ada', { created: ago(31) })
  await sql`drop table passkeys`.execute(db)
  await expect(remove()).rejects.toThrow('Not everything')
  expect(await idsOf('games')).toEqual([])
})

test('of several servers one does it, once a day', async () => {
  const removed = (await Promise.all([remove(), remove(), remove()])).filter((one) => one !== null)
  expect(removed).toHaveLength(1)
  expect(await remove({}, NOW + DAY - 1)).toBeNull()
  const next = await Promise.all([remove({}, NOW + DAY), remove({}, NOW + DAY)])
  expect(next.filter((one) => one !== null)).toHaveLength(1)
})

test('of a game that is talked at for ever, the last lines are kept', async () => {
  const server = await running({ KEEP_CHAT_LINES: '100' })
  const ada = await guest(server.address, 'Ada')
  const chairs = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = (await ada.call('POST', '/api/tables', { title: 'Tea', edition: 'birmingham', chairs })).body
  await db.destroy()
  db = await openDatabase(server.database)
  for (let at = 1; at <= 150; at++) await say(id, 'ada', at)
  // Of three in one millisecond, two are kept.
  for (const user of ['bert', 'cleo']) await say(id, user, 53)
  await ada.connect()
  await ada.open(id)
  await ada.ask({ type: 'chat', game: id, text: 'the last one' })
  const lines = await db
    .selectFrom('chat')
    .select(['at', 'text'])
    .where('game_id', '=', id)
    .orderBy('at')
    .execute()
  expect(lines).toHaveLength(100)
  expect([lines[0]?.at, lines.at(-1)?.text]).toEqual([53, 'the last one'])
  await server.close()
})
