// Lists of tables: those that anybody may join, and those of one person, with whose turn it is.

import type { TableRow } from '@ironbridge/protocol'
import { type ExpressionBuilder, sql } from 'kysely'
import { tableOfRows } from '../games/info.ts'
import { after, type ListPlace } from '../store/pages.ts'
import type { Db, GameRow, HeadRow, Schema } from '../store/schema.ts'
import { readSeats } from '../store/seats.ts'
import { apartFrom } from './apart.ts'

const MOST_LISTED = 50
const DAY = 86_400_000
/** Days after which a table that nobody has begun is not shown to strangers any more. Its link still works. */
const LISTED_FOR = 14

/** Public tables with a free chair: not begun, or waiting for a substitute. The newest first. None where somebody could not sit down. */
export async function openTables(
  db: Db,
  user: string | null,
  now: number,
  place: ListPlace,
): Promise<TableRow[]> {
  const apart = user === null ? [] : await apartFrom(db, user)
  const query = openQuery(db, now, place)
  const rows = apart.length === 0 ? query : query.where((row) => row.not(isAnybodyAt(row, apart)))
  return withSeats(db, await rows.execute(), now)
}

/** Whether one of these people has made the table, or sits there. */
const isAnybodyAt = (row: ExpressionBuilder<Schema, 'games'>, people: readonly string[]) =>
  row.or([
    row('games.host', 'in', people),
    row.exists(
      row
        .selectFrom('seats as taken')
        .select('taken.seat')
        .whereRef('taken.game_id', '=', 'games.id')
        .where('taken.user_id', 'in', people),
    ),
  ])

/** Also those whose seat is played by a bot meanwhile. The last changed first. */
export async function tablesOf(db: Db, user: string, now: number, place: ListPlace): Promise<TableRow[]> {
  return withSeats(db, await ownQuery(db, user, place).execute(), now)
}

/** By the free chairs of public tables, which are kept in order. */
export const openQuery = (db: Db, now: number, place: ListPlace) =>
  db
    .selectFrom('seats')
    // How SQLite is told what to begin with.
    .crossJoin('games')
    .whereRef('games.id', '=', 'seats.game_id')
    .leftJoin('heads', 'heads.game_id', 'games.id')
    .selectAll('games')
    .select(['heads.turn', 'heads.deadline', 'heads.changed'])
    .where('seats.kind', '=', sql.lit('open'))
    .where('seats.ended', 'is', null)
    .where('seats.listed', 'is not', null)
    .where(after('seats.listed', 'seats.game_id', place))
    .where((row) => row.not(row.exists(freeBefore(row))))
    .where((row) =>
      row.or([
        row('games.status', '=', 'playing'),
        row('games.status', '=', 'open').and('games.created', '>', now - LISTED_FOR * DAY),
      ]),
    )
    .orderBy('seats.listed', 'desc')
    .orderBy('seats.game_id', 'desc')
    .limit(MOST_LISTED)

/** A table with two free chairs is listed once. */
const freeBefore = (row: ExpressionBuilder<Schema, 'seats'>) =>
  row
    .selectFrom('seats as other')
    .select('other.seat')
    .whereRef('other.game_id', '=', 'seats.game_id')
    .whereRef('other.seat', '<', 'seats.seat')
    .where('other.kind', '=', 'open')

/** All that are under way, which are few, and the last of those that are over. */
export const ownQuery = (db: Db, user: string, place: ListPlace) =>
  db
    .with('own', (from) =>
      from
        .selectFrom('seats')
        .leftJoin('heads', 'heads.game_id', 'seats.game_id')
        .select(['seats.game_id as id', changed])
        .where('seats.user_id', '=', user)
        .where('seats.ended', 'is', null)
        .union(
          from
            .selectFrom('games')
            .select(['games.id', 'games.created as changed'])
            .where('games.host', '=', user)
            .where('games.status', '=', 'open'),
        )
        .union(
          from
            .selectFrom((over) =>
              over
                .selectFrom('seats')
                .select(['game_id as id', 'ended as changed'])
                .where('user_id', '=', user)
                .where('ended', '>', 0)
                .where(after('ended', 'game_id', place))
                .orderBy('ended', 'desc')
                .orderBy('game_id', 'desc')
                .limit(MOST_LISTED)
                .as('over'),
            )
            .select(['over.id', sql<number>`over.changed`.as('changed')]),
        ),
    )
    .selectFrom((of) =>
      of
        .selectFrom('own')
        .select(['own.id', 'own.changed'])
        .where(after('own.changed', 'own.id', place))
        .orderBy('own.changed', 'desc')
        .orderBy('own.id', 'desc')
        .limit(MOST_LISTED)
        .as('listed'),
    )
    .innerJoin('games', 'games.id', 'listed.id')
    .leftJoin('heads', 'heads.game_id', 'games.id')
    .selectAll('games')
    .select(['heads.turn', 'heads.deadline', 'listed.changed'])
    .where('games.status', '!=', 'abandoned')
    .orderBy('listed.changed', 'desc')
    .orderBy('listed.id', 'desc')

/** Before the game it is when its table was made. */
const changed = sql<number>`coalesce(heads.changed, (select created from games where id = seats.game_id))`.as(
  'changed',
)

type Listed = GameRow & { [Name in 'turn' | 'deadline' | 'changed']: HeadRow[Name] | null }

async function withSeats(db: Db, rows: readonly Listed[], now: number): Promise<TableRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = Map.groupBy(await readSeats(db, ids), ({ game_id }) => game_id)
  return rows.map((row) => ({
    table: tableOfRows(row, seats.get(row.id) ?? [], now),
    turn: row.turn,
    deadline: row.deadline,
    changed: row.changed ?? row.created,
  }))
}
