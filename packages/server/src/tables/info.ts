// A table as everybody at it may know it.

import type { AbsenceRule, ClockRule, TableInfo } from '@ironbridge/protocol'
import type { Game } from '../games/game.ts'
import { seatInfo } from '../games/game.ts'
import type { GameRow, SeatRow } from '../store/schema.ts'

const infoOf = (row: GameRow, seats: TableInfo['seats']): TableInfo => ({
  id: row.id,
  title: row.title,
  setup: { edition: row.edition, seats: row.seat_count, variants: JSON.parse(row.variants) as string[] },
  status: row.status,
  visibility: row.visibility,
  rated: row.rated === 1,
  clock: JSON.parse(row.clock) as ClockRule,
  absence: JSON.parse(row.absence) as AbsenceRule,
  host: row.host,
  seats,
  seedHash: row.seed_hash,
  seed: row.status === 'over' ? row.seed : null,
  rules: row.rules,
  created: row.created,
  started: row.started,
  ended: row.ended,
  result: row.result === null ? null : (JSON.parse(row.result) as number[]),
  rematch: row.rematch,
})

export const tableOf = ({ row, seats }: Game): TableInfo => infoOf(row, seats)

export const tableOfRows = (row: GameRow, seats: readonly SeatRow[]): TableInfo =>
  infoOf(row, seats.map(seatInfo))
