// Hashes of seeds that this device was shown before games ended, so that nobody can change them afterwards.

import { isRecord, readKept, writeKept } from '../../kit/storage.ts'

const KEY = 'promises'
/** Games that were never seen to their end; the oldest are forgotten. */
const MOST = 300

export const promiseOf = (game: string): string | null => promises()[game] ?? null

/** The first one counts. */
export function keepPromise(game: string, hash: string): void {
  const kept = promises()
  if (kept[game] === undefined)
    writeKept(KEY, Object.fromEntries([...Object.entries(kept), [game, hash]].slice(-MOST)))
}

export function forgetPromise(game: string): void {
  const { [game]: _, ...others } = promises()
  writeKept(KEY, others)
}

function promises(): Readonly<Record<string, string>> {
  const kept = readKept(KEY)
  if (!isRecord(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
