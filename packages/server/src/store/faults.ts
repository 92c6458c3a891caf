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
