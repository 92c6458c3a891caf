// The file of the embedded database: made for its owner, looked through, and served by one server at a time.

import { execFile } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { isBusy, isDamage, SQLITE_DAMAGED } from './faults.ts'
import { LONGEST_WAIT } from './sqlite.ts'

/** Bytes of a file that is not looked through before the start, which would take longer than people like to wait. */
const LARGE = 2 ** 27

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

/** Throws where a file is damaged, before anything is written to it. A large one is looked through while it is served. */
export function checkFile(path: string): void {
  if (!existsSync(path) || isLarge(path)) return
  const found = firstDamage(path)
  if (found !== null) throw damaged(path, found)
}

/** What is wrong with a large one; null if nothing is. By a process of its own: nobody waits for it, and it ends with the signal. */
export async function damageOfLarge(path: string, signal: AbortSignal, large = LARGE): Promise<Error | null> {
  if (!isLarge(path, large)) return null
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', LOOKING, path], {
    signal,
    killSignal: 'SIGKILL',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  return stdout === 'ok' ? null : damaged(path, stdout)
}

const isLarge = (path: string, large = LARGE): boolean => statSync(path).size > large

/** As below, in a program of its own. */
const LOOKING = `
  const { DatabaseSync } = require('node:sqlite')
  let found
  try {
    const database = new DatabaseSync(process.argv[1], { readOnly: true, timeout: ${LONGEST_WAIT} })
    found = database.prepare('pragma quick_check(1)').get().quick_check.replaceAll('\\n', ' ')
  } catch (error) {
    if (!${JSON.stringify(SQLITE_DAMAGED)}.includes(error.errcode & 0xff)) throw error
    found = error.message
  }
  process.stdout.write(found)`

const damaged = (path: string, found: string): Error =>
  new Error(
    `The database ${path} is damaged (${found}). Move it away with the files beside it, and bring back the last backup: "ironbridge-server restore FILE".`,
  )

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
