// A table as everybody at it may know it.

import type { AbsenceRule, ClockRule, Person, TableInfo } from '@ironbridge/protocol'
import type { GameRow } from '../store/schema.ts'
import { ownersOf, type SeatedRow, vacationsOf } from '../store/seats.ts'
import { type Game, seatInfo } from './game.ts'
import type { SeatHolder } from './lines.ts'
import { titleOf } from './title.ts'

const infoOf = (
  row: GameRow,
  seats: readonly SeatHolder[],
  shares: TableInfo['shares'],
  vacations: ReadonlyMap<string, number>,
  owners: ReadonlyMap<string, Person>,
  now: number,
): TableInfo => ({
  id: row.id,
  title: titleOf(row, seats, 'en'),
  unnamed: row.unnamed,
  setup: { edition: row.edition, seats: row.seat_count, variants: JSON.parse(row.variants) as string[] },
  status: row.status,
  visibility: row.visibility,
  rated: row.rated === 1,
  clock: JSON.parse(row.clock) as ClockRule,
  absence: JSON.parse(row.absence) as AbsenceRule,
  host: row.host,
  seats: seats.map((sitter) => {
    const until = sitter.kind === 'person' ? (vacations.get(sitter.user ?? '') ?? 0) : 0
    return {
      ...sitter,
      program: sitter.program === true,
      owner: owners.get(sitter.user ?? '') ?? null,
      standIn: sitter.standIn === true,
      vacation: until > now ? until : null,
    }
  }),
  seedHash: row.seed_hash,
  shares,
  secret: row.status === 'over' ? (row.secret ?? row.seed) : null,
  seed: row.status === 'over' ? row.seed : null,
  rules: row.rules,
  created: row.created,
  started: row.started,
  ended: row.ended,
  result: row.result === null ? null : (JSON.parse(row.result) as number[]),
  winners: row.winners === null ? null : (JSON.parse(row.winners) as number[]),
  rematch: row.rematch,
  closed: row.closed,
})

export const tableOf = ({ row, seats, shares, vacations, owners }: Game, now: number): TableInfo =>
  infoOf(row, seats, shares, vacations, owners, now)

export const tableOfRows = (row: GameRow, seats: readonly SeatedRow[], now: number): TableInfo =>
  infoOf(
    row,
    seats.map(seatInfo),
    seats.map(({ share }) => share),
    vacationsOf(seats),
    ownersOf(seats),
    now,
  )
