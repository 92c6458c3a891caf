// Opening the database that an address names, brought up to date.

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import type { Db } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

/** The address is a file, or the URL of a Postgres. */
export async function openDatabase(address: string, onLost: (error: Error) => void = () => {}): Promise<Db> {
  if (!isPostgres(address) && address !== ':memory:') mkdirSync(dirname(address), { recursive: true })
  const db = isPostgres(address) ? openPostgres(address, onLost) : openSqlite(address)
  await migrate(db)
  return db
}
