// The file of the embedded database: made for its owner, looked through, and served by one server at a time.

import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy, isDamage } from './faults.ts'
import { LONGEST_WAIT } from './sqlite.ts'

/** Bytes of the largest file that is looked through, which takes a few seconds. */
const LARGEST_CHECKED = 2 ** 30

/** It holds seeds of running games and hashes of passwords: for its owner alone, as SQLite makes the files beside it then. */
export function makeFile(path: string): void {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
}

/**
 * Nobody else serves this file until the answer is called, or the process is gone, however it ends: what is held is a lock of
 * SQLite's, on a file of its own so that others can still read and write the database.
 */
export function holdFile(path: string): () => void {
  const lock = `${path}-lock`
  makeFile(lock)
  const held = new DatabaseSync(lock, { timeout: 0 })
  try {
    held.exec('begin exclusive')
  } catch (error) {
    held.close()
    if (!isBusy(error)) throw error
    throw new Error(
      `Another server has ${path} open. Stop that one, or name another file by DATABASE_URL. Servers that share games need a Postgres.`,
      { cause: error },
    )
  }
  return () => held.close()
}

/** Throws where a file is damaged, before anything is written to it. */
export function checkFile(path: string): void {
  if (!existsSync(path) || statSync(path).size > LARGEST_CHECKED) return
  const found = firstDamage(path)
  if (found === null) return
  throw new Error(
    `The database ${path} is damaged (${found}). Move it away with the files beside it, and bring back the last backup: "ironbridge-server restore FILE".`,
  )
}

function firstDamage(path: string): string | null {
  const database = new DatabaseSync(path, { timeout: LONGEST_WAIT })
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.['quick_check']
    return found === 'ok' ? null : String(found).replaceAll('\n', ' ')
  } catch (error) {
    if (!isDamage(error)) throw error
    return (error as Error).message
  } finally {
    database.close()
  }
}
