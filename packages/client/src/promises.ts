// Hashes of seeds that were shown before games ended, so that nobody can change them afterwards.

import { isRecord, type Memory } from './memory.ts'

const KEY = 'promises'
/** Games that were never seen to their end; the oldest are forgotten. */
const MOST = 300

export const promiseOf = (memory: Memory, game: string): string | null => promises(memory)[game] ?? null

/** The first one counts. */
export function keepPromise(memory: Memory, game: string, hash: string): void {
  const kept = promises(memory)
  if (kept[game] === undefined)
    memory.write(KEY, Object.fromEntries([...Object.entries(kept), [game, hash]].slice(-MOST)))
}

export function forgetPromise(memory: Memory, game: string): void {
  const { [game]: _, ...others } = promises(memory)
  memory.write(KEY, others)
}

function promises(memory: Memory): Readonly<Record<string, string>> {
  const kept = memory.read(KEY)
  if (!isRecord(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
