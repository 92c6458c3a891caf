// Seats of games with what is kept elsewhere of whoever sits there, and who has ever held one.

import type { Person } from '@ironbridge/protocol'
import type { Db, Queries, SeatRow } from './schema.ts'

/** With the end of the player's vacation, if there was one, and with whose program it is. */
export type SeatedRow = SeatRow & {
  readonly vacation: number | null
  readonly owner: string | null
  readonly owner_name: string | null
}

/** In the order of the seats. */
export async function readSeats(db: Db, games: readonly string[]): Promise<SeatedRow[]> {
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('game_id', 'in', games)
    .orderBy('seat')
    .execute()
  const sitters = await readSitters(db, seats)
  // Into the rows themselves: to copy what SQLite returns takes longer than to read it.
  return seats.map((seat) => Object.assign(seat, sitters.get(seat.user_id ?? '') ?? NOBODY))
}

type Sitter = Pick<SeatedRow, 'vacation' | 'owner' | 'owner_name'>

const NOBODY: Sitter = { vacation: null, owner: null, owner_name: null }

/** Each person once, whoever has many seats. */
async function readSitters(db: Db, seats: readonly SeatRow[]): Promise<Map<string, Sitter>> {
  const ids = new Set(seats.flatMap(({ user_id }) => user_id ?? []))
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .leftJoin('users as owners', 'owners.id', 'users.owner')
    .select(['users.id', 'users.vacation_until as vacation', 'users.owner', 'owners.name as owner_name'])
    .where('users.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, vacation, owner, owner_name }) => [id, { vacation, owner, owner_name }]))
}

/** By person. */
export const vacationsOf = (seats: readonly SeatedRow[]): Map<string, number> =>
  new Map(
    seats.flatMap(({ user_id, vacation }) =>
      user_id === null || vacation === null ? [] : [[user_id, vacation]],
    ),
  )

/** By program: whose it is. */
export const ownersOf = (seats: readonly SeatedRow[]): Map<string, Person> =>
  new Map(
    seats.flatMap(({ user_id, owner, owner_name }) =>
      user_id === null || owner === null || owner_name === null
        ? []
        : [[user_id, { id: owner, name: owner_name }]],
    ),
  )

/** As a game begins. */
export async function holdSeats(db: Queries, game: string): Promise<void> {
  const rows = await db
    .selectFrom('seats')
    .select(['game_id', 'user_id', 'seat'])
    .where('game_id', '=', game)
    .where('kind', '=', 'person')
    .execute()
  for (const { user_id, seat } of rows) if (user_id !== null) await holdSeat(db, game, user_id, seat)
}

/** For ever: nobody plays two hands of one game. */
export async function holdSeat(db: Queries, game: string, user: string, seat: number): Promise<void> {
  await db
    .insertInto('held')
    .values({ game_id: game, user_id: user, seat })
    .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doNothing())
    .execute()
}

/** As a game ends, or 0 as a table is given up: lists look for both among the seats. */
export async function endSeats(db: Queries, game: string, ended: number): Promise<void> {
  await db.updateTable('seats').set({ ended }).where('game_id', '=', game).execute()
}

/** The seat that somebody has, or had, in a game that has begun. */
export async function seatHeld(db: Queries, game: string, user: string): Promise<number | null> {
  const row = await db
    .selectFrom('held')
    .select('seat')
    .where('game_id', '=', game)
    .where('user_id', '=', user)
    .executeTakeFirst()
  return row?.seat ?? null
}
