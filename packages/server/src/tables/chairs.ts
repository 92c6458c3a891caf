// Chairs of a table before its game: rows of the database, changed by one server at a time.

import type { Chair } from '@ironbridge/protocol'
import type { Actor } from '../games/programs.ts'
import { Problem } from '../problem.ts'
import { freshId } from '../secrets.ts'
import type { Db, GameRow, Queries, SeatRow } from '../store/schema.ts'

/** One may be kept for somebody who played before. */
export type AnyChair = Chair | { readonly kind: 'kept'; readonly user: string; readonly name: string }

export function seatRow(
  { id, visibility, created }: GameRow,
  seat: number,
  chair: AnyChair,
  host: Actor,
): SeatRow {
  const listed = visibility === 'public' ? created : null
  const row = { game_id: id, seat, passes: 0, program: 0, stand_in: 0, share: null, listed, ended: null }
  if (chair.kind === 'me') {
    const program = host.isProgram ? 1 : 0
    return { ...row, kind: 'person', user_id: host.id, bot: null, name: host.name, program }
  }
  if (chair.kind === 'bot') return { ...row, kind: 'bot', user_id: null, bot: chair.bot, name: chair.bot }
  if (chair.kind === 'kept') return { ...row, kind: 'open', user_id: chair.user, bot: null, name: chair.name }
  return { ...row, kind: 'open', user_id: null, bot: null, name: '' }
}

export async function occupy(
  db: Queries,
  game: string,
  seat: number,
  { id, name, isProgram }: Actor,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ kind: 'person', user_id: id, name, bot: null, passes: 0, program: isProgram ? 1 : 0, share: null })
    .where('game_id', '=', game)
    .where('seat', '=', seat)
    .where('kind', '=', 'open')
    .where((row) => row.or([row('user_id', 'is', null), row('user_id', '=', id)]))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Problem('conflict', 'This seat is taken.')
}

/** In one transaction, until whose end no other server changes the table, or starts its game. */
export const whileOpen = (db: Db, game: string, task: (tx: Queries) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('games')
      .set({ status: 'open' })
      .where('id', '=', game)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Problem('conflict', 'The game has begun.')
    await task(tx)
  })

/** In the order of the seats. */
export const chairsOf = (db: Queries, game: string): Promise<Pick<SeatRow, 'kind' | 'user_id' | 'share'>[]> =>
  db
    .selectFrom('seats')
    .select(['kind', 'user_id', 'share'])
    .where('game_id', '=', game)
    .orderBy('seat')
    .execute()

export const empty = (db: Queries, game: string, seat: number): Promise<void> =>
  setSeat(db, game, seat, { kind: 'open', bot: null, name: '' })

export async function changeInvitation(db: Queries, game: string): Promise<void> {
  await db
    .updateTable('games')
    .set({ invitation: freshId() })
    .where('id', '=', game)
    .where('invitation', 'is not', null)
    .execute()
}

export async function setSeat(
  db: Queries,
  game: string,
  seat: number,
  sitter: Pick<SeatRow, 'kind' | 'bot' | 'name'>,
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ ...sitter, user_id: null, passes: 0, program: 0, share: null })
    .where('game_id', '=', game)
    .where('seat', '=', seat)
    .execute()
}
