// For tests that look at servers from inside, without HTTP: a database with people, a plan for their table, and turns that they pass.

import { formatMove, legalMoves, rulesOf, seatToMove } from '@ironbridge/engine'
import type { Person, TablePlan } from '@ironbridge/protocol'
import { inject } from 'vitest'
import type { Game } from '../src/games/game.ts'
import type { GamesInMemory } from '../src/games/games.ts'
import { playMoves } from '../src/games/moves.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Db } from '../src/store/schema.ts'
import { freshDatabase } from './running.ts'

export const PLAN: Omit<TablePlan, 'chairs'> = {
  title: 'Tea',
  edition: 'birmingham',
  variants: [],
  clock: { kind: 'none' },
  absence: { kind: 'substitute' },
  visibility: 'public',
  rated: false,
}

/** Whichever database the tests run on. */
export async function ownDatabase(): Promise<Db> {
  const services = inject('services') ?? null
  return openDatabase(services === null ? ':memory:' : await freshDatabase(services.postgres))
}

export async function addPeople(db: Db, people: readonly Person[]): Promise<void> {
  const rest = { login: null, password: null, email: null, vacation_until: null }
  const rows = people.map((person) => ({
    ...person,
    ...rest,
    vacation_used: 0,
    vacation_year: 0,
    created: 0,
  }))
  await db.insertInto('users').values(rows).execute()
}

let requests = 0

/** What whoever is in turn could send, and in which seat they are. */
export function passIn({ state, moves }: Pick<Game, 'state' | 'moves'>) {
  const move = legalMoves(state).find(({ type }) => type === 'pass')
  if (move === undefined) throw new Error('No pass.')
  return {
    seat: seatToMove(state),
    sent: {
      ply: moves.length,
      moves: [formatMove(rulesOf(state), move)],
      request: `pass-${requests++}`,
    },
  }
}

/** By seat: whoever is in turn passes at this server. */
export const passAt = (games: GamesInMemory, id: string, people: readonly Person[]): Promise<number> =>
  games.withGame(id, (game) => {
    const { seat, sent } = passIn(game)
    return playMoves(games, game, people[seat]?.id ?? '', sent)
  })
