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
  return withSeats(db, await openQuery(db, now).execute(), now)
}

/** Also those whose seat is played by a bot meanwhile. The last changed first. */
export async function tablesOf(db: Db, user: string, now: number): Promise<TableRow[]> {
  return withSeats(db, await ownQuery(db, user).execute(), now)
}

/** By the free chairs, which are few: a cross join is how SQLite is told what to begin with. */
export const openQuery = (db: Db, now: number) =>
  db
    .selectFrom((of) =>
      of.selectFrom('seats').select('game_id').distinct().where('kind', '=', 'open').as('free'),
    )
    .crossJoin('games')
    .whereRef('games.id', '=', 'free.game_id')
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
    .orderBy('created', 'desc')
    .limit(MOST_LISTED)

/** By the person's own chairs and tables. */
export const ownQuery = (db: Db, user: string) =>
  db
    .selectFrom('games')
    .leftJoin('heads', 'heads.game_id', 'games.id')
    .selectAll('games')
    .select(['heads.turn', 'heads.deadline', 'heads.changed'])
    .where('games.id', 'in', (of) =>
      of
        .selectFrom('seats')
        .select('game_id as id')
        .where('user_id', '=', user)
        .union(
          of
            .selectFrom('games as own')
            .select('own.id')
            .where('own.host', '=', user)
            .where('own.status', '=', 'open'),
        ),
    )
    .where('status', '!=', 'abandoned')
    .orderBy(({ fn }) => fn.coalesce('heads.changed', 'games.created'), 'desc')
    .limit(MOST_LISTED)

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
