// A whole database as one file of lines, whichever kind it is of; and back into an empty one.

import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { isPostgres, openDatabase } from '../store/database.ts'
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
}

/** The first line of a backup. */
const HEAD = { ironbridge: 'backup', format: 1 }
const ROWS_AT_ONCE = 500

/** Games may go on meanwhile: everything is read as it was at one moment. Answers the number of rows. */
export async function backup(address: string, path: string): Promise<number> {
  const db = await openDatabase(address)
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
    await write(HEAD)
    await atOneMoment(db, address, async (tx) => {
      for (const table of Object.keys(TABLES) as (keyof Schema)[])
        for await (const row of rowsOf(tx, table)) {
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

/** Only into a database without people and games. Answers the number of rows. */
export async function restore(path: string, address: string): Promise<number> {
  const db = await openDatabase(address)
  try {
    const { count } = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count > 0) throw new Error('This database is not empty. Restore into a new one.')
    return await db.transaction().execute((tx) => readInto(tx, path))
  } finally {
    await db.destroy()
  }
}

async function readInto(db: Db, path: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) })
  let rows = 0
  let isComplete = false
  let waiting: { table: keyof Schema; values: object[] } | null = null
  const flush = async (): Promise<void> => {
    if (waiting !== null) await db.insertInto(waiting.table).values(waiting.values).execute()
    waiting = null
  }
  await db.deleteFrom('settings').execute()
  for await (const line of lines) {
    const value: unknown = JSON.parse(line)
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

async function* rowsOf(db: Db, table: keyof Schema): AsyncGenerator<object> {
  const order = sql.raw(TABLES[table].join(', '))
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await sql<object>`select * from ${sql.table(table)} order by ${order}
      limit ${ROWS_AT_ONCE} offset ${offset}`.execute(db)
    yield* rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}
