// What was promised of a game's chance before it began, so that nobody can change it afterwards: the hash of the secret, and the
// share in the seed that was drawn here.

import { isRecord, type Memory } from './memory.ts'

const [KEY, SHARES] = ['promises', 'shares']
/** Games that were never seen to their end; the oldest are forgotten. */
const MOST = 300

export interface Promised {
  readonly hash: string | null
  /** The server has said that it has it. */
  readonly share: string | null
}

export const promiseOf = (memory: Memory, game: string): Promised => ({
  hash: textsIn(memory, KEY)[game] ?? null,
  share: textsIn(memory, SHARES)[game] ?? null,
})

export const keepPromise = (memory: Memory, game: string, hash: string): void => keep(memory, KEY, game, hash)

export const keepShare = (memory: Memory, game: string, share: string): void =>
  keep(memory, SHARES, game, share)

export function forgetPromise(memory: Memory, game: string): void {
  for (const key of [KEY, SHARES]) forget(memory, key, game)
}

/** Whoever has left the chair has no share any more. */
export const forgetShare = (memory: Memory, game: string): void => forget(memory, SHARES, game)

/** The first one counts. */
function keep(memory: Memory, key: string, game: string, text: string): void {
  const kept = textsIn(memory, key)
  if (kept[game] === undefined)
    memory.write(key, Object.fromEntries([...Object.entries(kept), [game, text]].slice(-MOST)))
}

function forget(memory: Memory, key: string, game: string): void {
  const { [game]: text, ...others } = textsIn(memory, key)
  if (text !== undefined) memory.write(key, others)
}

function textsIn(memory: Memory, key: string): Readonly<Record<string, string>> {
  const kept = memory.read(key)
  if (!isRecord(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
