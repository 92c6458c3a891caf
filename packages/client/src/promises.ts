// What is known of a game's chance before its seed is told, so that nobody can change it afterwards: the hash of the secret, the
// share in the seed that was drawn here, and the shares of all as they were first told after the start.

import type { Seat } from '@ironbridge/engine'
import type { TableInfo } from '@ironbridge/protocol'
import { isRecord, type Memory } from './memory.ts'

const [KEY, OWN, ALL] = ['promises', 'shares', 'allShares']
/** Games that were never seen to their end; the oldest are forgotten. */
const MOST = 300

export interface Promised {
  readonly hash: string | null
  /** Sent from here, whether or not the server has said that it has it. */
  readonly own: { readonly seat: Seat; readonly share: string } | null
  /** As `sharesText` writes them. */
  readonly all: string | null
}

export function promiseOf(memory: Memory, game: string): Promised {
  const [seat, share] = textsIn(memory, OWN)[game]?.split(' ') ?? []
  return {
    hash: textsIn(memory, KEY)[game] ?? null,
    own: share === undefined ? null : { seat: Number(seat), share },
    all: textsIn(memory, ALL)[game] ?? null,
  }
}

/** Nothing that could be the shares of a table where a bot of the server has one: that would let the server choose. */
export const sharesText = ({ shares, seats }: Pick<TableInfo, 'shares' | 'seats'>): string =>
  shares.some((share, seat) => share !== null && seats[seat]?.user === null)
    ? 'chosen'
    : shares.map((share) => share ?? '-').join(' ')

export const keepPromise = (memory: Memory, game: string, hash: string): void => keep(memory, KEY, game, hash)

export const keepShare = (memory: Memory, game: string, seat: Seat, share: string): void =>
  keep(memory, OWN, game, `${seat} ${share}`)

export const keepShares = (memory: Memory, game: string, text: string): void => keep(memory, ALL, game, text)

export function forgetPromise(memory: Memory, game: string): void {
  for (const key of [KEY, OWN, ALL]) forget(memory, key, game)
}

/** Whoever has left the chair has no share any more. */
export const forgetShare = (memory: Memory, game: string): void => forget(memory, OWN, game)

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
