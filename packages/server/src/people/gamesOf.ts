// The games in which somebody has a seat, also where a bot plays it meanwhile.

import type { Db, GameRow } from '../store/schema.ts'

/** Their ids. */
export async function gamesOf(
  db: Db,
  user: string,
  statuses: readonly GameRow['status'][],
): Promise<string[]> {
  const all = db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game_id')
    .select('games.id')
    .distinct()
    .where('seats.user_id', '=', user)
    .where('games.status', 'in', statuses)
  // Of those that are over there may be very many.
  const isUnderWay = statuses.every((status) => status === 'open' || status === 'playing')
  const rows = await (isUnderWay ? all.where('seats.ended', 'is', null) : all).execute()
  return rows.map(({ id }) => id)
}
