// Who may see a table, and which seat is whose.

import { Problem } from '../problem.ts'
import { isSameKey } from '../secrets.ts'
import type { GameRow } from '../store/schema.ts'
import type { SeatHolder } from './lines.ts'

interface Seated {
  readonly row: GameRow
  readonly seats: readonly SeatHolder[]
}

/** The seat that a person plays; null for everybody else. */
export function seatOf({ seats }: Seated, user: string | null): number | null {
  const seat = seats.findIndex((sitter) => sitter.kind === 'person' && user !== null && sitter.user === user)
  return seat === -1 ? null : seat
}

/** The seat of whoever plays. Others learn nothing of a private table by asking. */
export function ownSeat(game: Seated, user: string | null): number {
  const seat = seatOf(game, user)
  if (seat !== null) return seat
  checkMaySee(game, user, undefined)
  throw new Problem('forbidden', 'You do not sit at this table.')
}

export function checkMaySee(game: Seated, user: string | null, key: string | undefined): void {
  if (!maySee(game, user, key)) throw new Problem('not-found', 'There is no such table.')
}

/** Only whoever sits there, made it or was invited knows that a private table exists. */
export function maySee({ row, seats }: Seated, user: string | null, key: string | undefined): boolean {
  if (row.visibility !== 'private') return true
  if (user !== null && (row.host === user || seats.some((sitter) => sitter.user === user))) return true
  return key !== undefined && row.invitation !== null && isSameKey(key, row.invitation)
}
