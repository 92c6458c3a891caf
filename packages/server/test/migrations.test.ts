// Databases of every age: a new one, one that an older version made, one of a newer version; and servers that start at once.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { migrate } from '../src/store/migrations.ts'
import { openPostgres } from '../src/store/postgres.ts'
import type { Db } from '../src/store/schema.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { freshDatabase } from './running.ts'
import { startProcess } from './services/serverProcess.ts'
import { FIRST, SECOND } from './version01.ts'

const services = inject('services') ?? null
const folder = mkdtempSync(join(tmpdir(), 'ironbridge-migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

let url: string
let count = 0
beforeEach(async () => {
  url = services === null ? join(folder, `${++count}.db`) : await freshDatabase(services.postgres)
})

/** As it is, without bringing it up to date. */
const opened = (): Db => (services === null ? openSqlite(url) : openPostgres(url, () => {}))

const run = async (db: Db, ...statements: string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Tables with their columns, but for those that count steps. */
async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ name }) => name !== 'migrations')
    .map(
      ({ name, columns }) =>
        `${name}: ${columns
          .map((column) => column.name)
          .toSorted()
          .join(' ')}`,
    )
    .toSorted()
}

test.each([
  ['with all its steps', [...FIRST, ...SECOND]],
  ['with the first of its steps', FIRST],
])('a database of version 0.1 %s goes on, and nothing in it is lost', async (_, statements) => {
  const old = opened()
  await run(old, ...statements)
  await old.destroy()
  for (let start = 0; start < 2; start++) {
    const db = await openDatabase(url)
    const rows = [
      await db.selectFrom('users').select(['id', 'name']).execute(),
      await db.selectFrom('games').select(['id', 'title', 'started']).execute(),
      await db.selectFrom('seats').select(['seat', 'kind', 'user_id']).orderBy('seat').execute(),
      await db.selectFrom('held').selectAll().execute(),
    ]
    expect(rows).toEqual([
      [{ id: 'ada', name: 'Ada' }],
      [{ id: 'tea', title: 'Tea', started: 1_700_000_000_001 }],
      [
        { seat: 0, kind: 'person', user_id: 'ada' },
        { seat: 1, kind: 'open', user_id: null },
      ],
      [{ game_id: 'tea', user_id: 'ada', seat: 0 }],
    ])
    const fresh = await openDatabase(':memory:')
    expect(await tablesOf(db)).toEqual(await tablesOf(fresh))
    await Promise.all([db, fresh].map((one) => one.destroy()))
  }
})

test('of servers that start at once on a new database, those that serve it find it up to date', async () => {
  const starts = await Promise.allSettled([1, 2].map(() => startProcess({ DATABASE_URL: url })))
  const all = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
  for (const { address } of all) expect((await fetch(`${address}/api/tables`)).status).toBe(200)
  // A file is served by one.
  expect(refused).toEqual(
    services === null ? [expect.stringContaining(`Another server has ${url} open.`)] : [],
  )
  await Promise.all(all.map((one) => one.end('SIGKILL')))
  // Whoever was killed is in nobody's way.
  const next = await startProcess({ DATABASE_URL: url })
  await next.end('SIGTERM')
})

/** Opens a database when the gate opens, in a thread of its own. */
const OPENING = `
  const { workerData } = require('node:worker_threads')
  const { gate, module, url } = workerData
  import(module).then(async ({ openDatabase }) => {
    Atomics.sub(gate, 0, 1)
    Atomics.notify(gate, 0)
    for (let closed; (closed = Atomics.load(gate, 0)) > 0; ) Atomics.wait(gate, 0, closed)
    await (await openDatabase(url)).destroy()
  })`

if (services === null)
  test('a new file is opened by several at once, and none finds it locked', async () => {
    const module = new URL('../src/store/database.ts', import.meta.url).href
    for (let round = 0; round < 3; round++) {
      const gate = new Int32Array(new SharedArrayBuffer(4)).fill(4)
      const workerData = { gate, module, url: join(folder, `at-once-${round}.db`) }
      const ends = Array.from({ length: 4 }, () => {
        const worker = new Worker(OPENING, { eval: true, workerData })
        return new Promise((resolve) => worker.once('error', resolve).once('exit', resolve))
      })
      expect(await Promise.all(ends)).toEqual([0, 0, 0, 0])
    }
  })

test('bots that are in turn at tables of people are told from those among themselves', async () => {
  const db = opened()
  await migrate(db, '017 owners')
  const sitter = { user_id: null, bot: null, name: '', program: 0, stand_in: 0 }
  const others = { share: null, listed: null, ended: null }
  const seatsOf = (game_id: string, kinds: readonly ('person' | 'away' | 'bot')[]) =>
    kinds.map((kind, seat) => ({
      ...sitter,
      ...others,
      game_id,
      seat,
      kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
      passes: kind === 'away' ? 1 : 0,
    }))
  await db
    .insertInto('seats')
    .values([
      ...seatsOf('among bots', ['bot', 'bot']),
      ...seatsOf('with somebody', ['bot', 'person']),
      ...seatsOf('without anybody', ['bot', 'away']),
      ...seatsOf('in turn', ['person', 'bot']),
    ])
    .execute()
  const head = { seq: 0, turn: 0, deadline: null, wake: 1, changed: 0 }
  const games = ['among bots', 'with somebody', 'without anybody', 'in turn']
  await db
    .insertInto('heads')
    .values(games.map((game_id) => ({ ...head, game_id, bot: game_id === 'in turn' ? 0 : 1 })))
    .execute()
  await migrate(db)
  const rows = await db.selectFrom('heads').select(['game_id', 'bot']).execute()
  expect(Object.fromEntries(rows.map(({ game_id, bot }) => [game_id, bot]))).toEqual({
    'among bots': 2,
    'with somebody': 1,
    'without anybody': 2,
    'in turn': 0,
  })
  await db.destroy()
})

test('a step that fails leaves nothing behind', async () => {
  const broken = opened()
  // The last of the second step's tables is in its way.
  await run(broken, 'create table other (muted_id text)', 'create index mutes_of_muted on other (muted_id)')
  await expect(openDatabase(url)).rejects.toThrow('mutes_of_muted')
  const tables = await broken.introspection.getTables()
  expect(tables.map(({ name }) => name)).toEqual(['other'])
  await broken.destroy()
})

test('a database of a newer version is left alone', async () => {
  const db = await openDatabase(url)
  await run(db, "insert into kysely_migration values ('999 later', '2030-01-01T00:00:00.000Z')")
  await expect(openDatabase(url)).rejects.toThrow('newer Ironbridge')
  await db.destroy()
})
