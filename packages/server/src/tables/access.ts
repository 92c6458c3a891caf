// Who may see a table, and which seat is whose.

import { timingSafeEqual } from 'node:crypto'
import type { SeatInfo } from '@ironbridge/protocol'
import { Problem } from '../problem.ts'
import { hashOfKey } from '../secrets.ts'
import type { GameRow } from '../store/schema.ts'

interface Seated {
  readonly row: GameRow
  readonly seats: readonly SeatInfo[]
}

/** The seat that a person plays; null for everybody else. */
export function seatOf({ seats }: Seated, user: string | null): number | null {
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && user !== null && sitter.user === user)
  return seat === -1 ? null : seat
}

/** Only whoever sits there, made it or was invited knows that a private table exists. */
export function checkMaySee({ row, seats }: Seated, user: string | null, key: string | undefined): void {
  if (row.visibility !== 'private') return
  if (user !== null && (row.host === user || seats.some((sitter) => sitter.user === user))) return
  if (key !== undefined && row.invitation !== null && isSame(key, row.invitation)) return
  throw new Problem('not-found', 'There is no such table.')
}

/** In the same time, however much of it is right. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfKey(one)), Buffer.from(hashOfKey(other)))
