// Who of the people at a table lets a program play: everybody there may know it.

import type { Person } from '@ironbridge/protocol'
import type { Parts } from '../parts.ts'
import type { KeyRow } from '../store/schema.ts'
import { seatOf } from './access.ts'
import type { Game } from './game.ts'

/** Somebody who acts at a table: in person, or by a program. */
export interface Actor extends Person {
  readonly isProgram?: boolean
}

/** A token is a program's. */
export const actorOf = ({ person, kind }: { person: Person; kind: KeyRow['kind'] }): Actor => ({
  ...person,
  isProgram: kind === 'token',
})

/** Whoever makes a move plays the seat from then on: the person, or the program. Within `withGame`. */
export async function noteProgram(
  { db, games, bus }: Pick<Parts, 'db' | 'games' | 'bus'>,
  game: Game,
  user: string | null,
  isProgram: boolean,
): Promise<void> {
  const seat = seatOf(game, user)
  if (seat === null || (game.seats[seat]?.program ?? false) === isProgram) return
  await db
    .updateTable('seats')
    .set({ program: isProgram ? 1 : 0 })
    .where('game_id', '=', game.row.id)
    .where('seat', '=', seat)
    .where('user_id', '=', user)
    .execute()
  await games.refresh(game)
  bus.publish({ what: 'table', game: game.row.id })
}
