// What went wrong in a database, in words that both kinds share.

const POSTGRES_DUPLICATE = '23505'
/** Of a primary key, and of any other. */
const SQLITE_DUPLICATE = [1555, 2067]

/** A row with this key is there already. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === POSTGRES_DUPLICATE) return true
  return 'errcode' in error && SQLITE_DUPLICATE.includes(Number(error.errcode))
}

/** Of Postgres: the connection is lost, the server stops, or has nothing left to work with. */
const POSTGRES_UNCERTAIN = /^(08|53|57|58|XX)/
/** Of SQLite: the disk does not answer. */
const SQLITE_UNCERTAIN = 10

/** One of the statements was refused, and nothing of its transaction is written. After any other error nobody knows. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return (Number(error.errcode) & 0xff) !== SQLITE_UNCERTAIN
  return 'severity' in error && 'code' in error && !POSTGRES_UNCERTAIN.test(String(error.code))
}

/** Of SQLite: somebody else has it. */
const SQLITE_BUSY = 5
/** Of SQLite: pages that make no sense, and no database at all. */
export const SQLITE_DAMAGED = [11, 26]

const sqliteCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0

/** Another program holds what is wanted. */
export const isBusy = (error: unknown): boolean => sqliteCode(error) === SQLITE_BUSY

/** What is in the file makes no sense. */
export const isDamage = (error: unknown): boolean => SQLITE_DAMAGED.includes(sqliteCode(error))
