// A whole database as one file of lines, whichever kind it is of; and back into an empty one.

import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { holdDatabase, isPostgres, openExisting, openUnchanged } from '../store/database.ts'
import { COUNTS, migrate, STEPS, stepOf } from '../store/migrations.ts'
import type { Db, Schema } from '../store/schema.ts'

/** Every table, and what its rows are ordered by. */
const TABLES: { readonly [Name in keyof Schema]: readonly string[] } = {
  users: ['id'],
  keys: ['hash'],
  passkeys: ['id'],
  challenges: ['id'],
  games: ['id'],
  seats: ['game_id', 'seat'],
  held: ['game_id', 'user_id'],
  entries: ['game_id', 'seq'],
  heads: ['game_id'],
  drafts: ['game_id', 'user_id'],
  notes: ['game_id', 'user_id'],
  chat: ['id'],
  mutes: ['user_id', 'muted_id'],
  hooks: ['id'],
  outbox: ['id'],
  settings: ['name'],
  pauses: ['began'],
  moderators: ['user_id'],
  reports: ['id'],
  bans: ['id'],
  audit: ['id'],
  orders: ['id'],
  buckets: ['name'],
}

/** The first line of a backup, with the step of its database. */
const HEAD = { ironbridge: 'backup', format: 1 }
const ROWS_AT_ONCE = 500

/** Games may go on meanwhile: everything is read as it was at one moment. Answers the number of rows. */
export async function backup(address: string, path: string): Promise<number> {
  const db = await openExisting(address)
  const partial = `${path}.part`
  const zip = createGzip()
  // One that was broken off may lie there, readable by others.
  rmSync(partial, { force: true })
  const file = zip.pipe(createWriteStream(partial, { mode: 0o600, flags: 'wx' }))
  let rows = 0
  try {
    const write = async (value: unknown): Promise<void> => {
      if (!zip.write(`${JSON.stringify(value)}\n`)) await new Promise((resolve) => zip.once('drain', resolve))
    }
    await atOneMoment(db, address, async (tx) => {
      await write({ ...HEAD, step: await stepOf(tx) })
      const there = await tablesOf(tx)
      for (const table of Object.keys(TABLES) as (keyof Schema)[])
        for await (const row of there.has(table) ? rowsOf(tx, table) : []) {
          await write([table, row])
          rows++
        }
    })
    await write({ rows })
  } finally {
    zip.end()
    await finished(file)
    await db.destroy()
  }
  renameSync(partial, path)
  return rows
}

/** Only into a database without people and games; all of it, or nothing. Answers the number of rows. */
export async function restore(path: string, address: string): Promise<number> {
  const release = holdDatabase(address)
  const db = openUnchanged(address)
  try {
    return await db.transaction().execute(async (tx) => {
      await clear(tx)
      await makeTables(tx, path)
      const rows = await readInto(tx, path)
      // What later steps do to rows, they do to these.
      await migrate(tx)
      return rows
    })
  } finally {
    await db.destroy()
    release()
  }
}

/** A server that was started here has left tables without anything in them. */
async function clear(db: Db): Promise<void> {
  const there = await tablesOf(db)
  if (there.has('users')) {
    const somebody = await db.selectFrom('users').select('id').limit(1).execute()
    if (somebody.length > 0) throw new Error('This database is not empty. Restore into a new one.')
  }
  for (const table of [...Object.keys(TABLES), ...COUNTS])
    if (there.has(table)) await db.schema.dropTable(table).execute()
}

/** As they were where the backup was made. One that does not name its step fits the first that has all its columns. */
async function makeTables(db: Db, path: string): Promise<void> {
  const { step, columns } = await lookInto(path)
  if (step !== undefined) {
    if (!STEPS.includes(step))
      throw new Error('This backup was made by a newer Ironbridge. Restore it with that one.')
    return migrate(db, step)
  }
  for (const one of STEPS) {
    await migrate(db, one)
    const there = await tablesOf(db)
    const fits = [...columns].every(([table, names]) => names.every((name) => there.get(table)?.has(name)))
    if (fits) return
  }
}

async function lookInto(path: string): Promise<{ step?: string; columns: Map<string, string[]> }> {
  const columns = new Map<string, string[]>()
  for await (const value of linesOf(path)) {
    if (!Array.isArray(value)) {
      const { step } = value as { step?: string }
      if (step !== undefined) return { step, columns }
      continue
    }
    const [table, row] = value as [string, object]
    if (!columns.has(table)) columns.set(table, Object.keys(row))
  }
  return { columns }
}

/** Names of tables, with their columns. */
async function tablesOf(db: Db): Promise<Map<string, Set<string>>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]))
}

async function* linesOf(path: string): AsyncGenerator {
  const file = createReadStream(path)
  try {
    for await (const line of createInterface({ input: file.pipe(createGunzip()) })) yield JSON.parse(line)
  } finally {
    file.destroy()
  }
}

async function readInto(db: Db, path: string): Promise<number> {
  let rows = 0
  let isComplete = false
  let waiting: { table: keyof Schema; values: object[] } | null = null
  const flush = async (): Promise<void> => {
    if (waiting !== null) await db.insertInto(waiting.table).values(waiting.values).execute()
    waiting = null
  }
  for await (const value of linesOf(path)) {
    if (rows === 0 && !Array.isArray(value) && isHead(value)) continue
    if (!Array.isArray(value)) {
      isComplete = (value as { rows?: number }).rows === rows
      continue
    }
    const [table, row] = value as [keyof Schema, object]
    if (!(table in TABLES)) throw new Error(`This backup has an unknown table: ${table}.`)
    if (waiting !== null && (waiting.table !== table || waiting.values.length >= ROWS_AT_ONCE)) await flush()
    waiting ??= { table, values: [] }
    waiting.values.push(row)
    rows++
  }
  await flush()
  if (!isComplete) throw new Error('This backup is cut off: nothing was restored.')
  return rows
}

function isHead(value: unknown): boolean {
  const { ironbridge, format } = value as { ironbridge?: string; format?: number }
  if (ironbridge === undefined) return false
  if (format !== HEAD.format)
    throw new Error(`This backup has format ${format}; this Ironbridge reads ${HEAD.format}.`)
  return true
}

/** SQLite sees one moment in every transaction; Postgres has to be told. */
const atOneMoment = (db: Db, address: string, task: (db: Db) => Promise<void>): Promise<void> => {
  const transaction = db.transaction().setAccessMode('read only')
  return (isPostgres(address) ? transaction.setIsolationLevel('repeatable read') : transaction).execute(task)
}

/** A page begins after the last key of the one before: however many rows there are, each is looked at once. */
async function* rowsOf(db: Db, table: keyof Schema): AsyncGenerator<object> {
  const key = sql.join(TABLES[table].map((name) => sql.ref(name)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} ${after}
      order by ${key} limit ${ROWS_AT_ONCE}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_AT_ONCE) return
    after = sql`where (${key}) > (${sql.join(TABLES[table].map((name) => last[name]))})`
  }
}
