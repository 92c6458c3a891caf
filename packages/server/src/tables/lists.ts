// Lists of tables: those that anybody may join, and those of one person, with whose turn it is.

import type { TableRow } from '@ironbridge/protocol'
import { tableOfRows } from '../games/info.ts'
import type { Db, GameRow, HeadRow } from '../store/schema.ts'
import { readSeats } from '../store/seats.ts'

const MOST_LISTED = 100
const DAY = 86_400_000
/** Days after which a table that nobody has begun is not shown to strangers any more. Its link still works. */
const LISTED_FOR = 14

/** Public tables with a free chair: not begun, or waiting for a substitute. The newest first. */
export async function openTables(db: Db, now: number): Promise<TableRow[]> {
  const rows = await db
    .selectFrom('games')
    .leftJoin('heads', 'heads.game_id', 'games.id')
    .selectAll('games')
    .select(['heads.turn', 'heads.deadline', 'heads.changed'])
    .where('visibility', '=', 'public')
    .where((row) =>
      row.or([
        row('status', '=', 'playing'),
        row('status', '=', 'open').and('created', '>', now - LISTED_FOR * DAY),
      ]),
    )
    .where((row) =>
      row.exists(
        row
          .selectFrom('seats')
          .select('seat')
          .whereRef('seats.game_id', '=', 'games.id')
          .where('seats.kind', '=', 'open'),
      ),
    )
    .orderBy('created', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return withSeats(db, rows, now)
}

/** Also those whose seat is played by a bot meanwhile. The last changed first. */
export async function tablesOf(db: Db, user: string, now: number): Promise<TableRow[]> {
  const rows = await db
    .selectFrom('games')
    .leftJoin('heads', 'heads.game_id', 'games.id')
    .selectAll('games')
    .select(['heads.turn', 'heads.deadline', 'heads.changed'])
    .where((row) =>
      row.or([
        row('games.host', '=', user).and('games.status', '=', 'open'),
        row.exists(
          row
            .selectFrom('seats')
            .select('seat')
            .whereRef('seats.game_id', '=', 'games.id')
            .where('seats.user_id', '=', user),
        ),
      ]),
    )
    .where('status', '!=', 'abandoned')
    .orderBy(({ fn }) => fn.coalesce('heads.changed', 'games.created'), 'desc')
    .limit(MOST_LISTED)
    .execute()
  return withSeats(db, rows, now)
}

type Listed = GameRow & { [Name in 'turn' | 'deadline' | 'changed']: HeadRow[Name] | null }

async function withSeats(db: Db, rows: readonly Listed[], now: number): Promise<TableRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await readSeats(db, ids)
  return rows.map((row) => ({
    table: tableOfRows(
      row,
      seats.filter(({ game_id }) => game_id === row.id),
      now,
    ),
    turn: row.turn,
    deadline: row.deadline,
    changed: row.changed ?? row.created,
  }))
}
