// Opening the database that an address names.

import { existsSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { checkFile, damageOfLarge, holdFile, makeFile } from './file.ts'
import { migrate, stepOf } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import type { Db } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

/** Whether the address is a file, and not the URL of a Postgres. */
const isFile = (address: string): boolean => !isPostgres(address) && address !== ':memory:'

const UNHEARD: (error: Error) => void = () => {}

/** Brought up to date, and made if it is not there. */
export async function openDatabase(address: string, onLost = UNHEARD, connections?: number): Promise<Db> {
  if (!isPostgres(address)) {
    const db = openUnchanged(address)
    await migrate(db)
    return db
  }
  const patient = openUnchanged(address, onLost)
  try {
    await migrate(patient)
  } finally {
    await patient.destroy()
  }
  return openPostgres(address, onLost, { connections })
}

/** At whatever step it is, and without tables if it is not there. A statement takes as long as it takes: it may be about every row. */
export function openUnchanged(address: string, onLost = UNHEARD): Db {
  if (isFile(address)) makeFile(address)
  return isPostgres(address) ? openPostgres(address, onLost, { isPatient: true }) : openSqlite(address)
}

/** One that is there, at whatever step it is: a server may be at work on it, and an older one too. */
export async function openExisting(address: string): Promise<Db> {
  if (isFile(address) && !existsSync(address)) throw new Error(`There is no ${address}. ${WRONG}`)
  const db = openUnchanged(address)
  try {
    if ((await stepOf(db)) === null) throw new Error(`This database is empty. ${WRONG}`)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const WRONG = 'DATABASE_URL names the database.'

/** For whoever is to serve it, or to fill it: a file belongs to one alone, until the answer is called. */
export function holdDatabase(address: string): () => void {
  if (!isFile(address)) return () => {}
  const release = holdFile(address)
  try {
    checkFile(address)
  } catch (error) {
    release()
    throw error
  }
  return release
}

/** What would have taken too long to find at the start; null if there is nothing. */
export const damageOf = async (address: string, signal: AbortSignal): Promise<Error | null> =>
  isFile(address) ? damageOfLarge(address, signal) : null

/** What was committed goes from the file beside a database into its own, as far as nobody reads there. */
export async function shortenWal(db: Db): Promise<void> {
  await sql`pragma wal_checkpoint(passive)`.execute(db)
}

export interface Sizes {
  readonly database: number
  readonly wal: number
}

/** In bytes. */
export async function sizesOf(db: Db, address: string): Promise<Sizes> {
  if (isFile(address)) return { database: sizeOf(address), wal: sizeOf(`${address}-wal`) }
  if (!isPostgres(address)) return { database: 0, wal: 0 }
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return { database: rows[0]?.bytes ?? 0, wal: 0 }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
