// Opening the database that an address names, brought up to date.

import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import type { Db } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

/** The address is a file, or the URL of a Postgres. */
export async function openDatabase(address: string, onLost: (error: Error) => void = () => {}): Promise<Db> {
  if (!isPostgres(address) && address !== ':memory:') makeFile(address)
  const db = isPostgres(address) ? openPostgres(address, onLost) : openSqlite(address)
  await migrate(db)
  return db
}

/** It holds seeds of running games and hashes of passwords: for its owner alone, as SQLite makes the files beside it then. */
function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
}
