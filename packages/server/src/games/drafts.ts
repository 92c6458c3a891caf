// Turns in the making, kept for whoever comes back or goes on at another screen.

import type { Db, Queries } from '../store/schema.ts'

interface Draft {
  readonly ply: number
  readonly moves: readonly string[]
}

export async function keepDraft(db: Db, game: string, user: string, { ply, moves }: Draft): Promise<void> {
  const fresh = { ply, moves: JSON.stringify(moves) }
  await db
    .insertInto('drafts')
    .values({ game_id: game, user_id: user, ...fresh })
    .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet(fresh))
    .execute()
}

/** Null for whoever has none. */
export async function readDraft(db: Db, game: string, user: string | null): Promise<Draft | null> {
  if (user === null) return null
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('game_id', '=', game)
    .where('user_id', '=', user)
    .executeTakeFirst()
  return row === undefined ? null : { ply: row.ply, moves: JSON.parse(row.moves) as string[] }
}

/** As a game ends. */
export async function dropDrafts(db: Queries, game: string): Promise<void> {
  await db.deleteFrom('drafts').where('game_id', '=', game).execute()
}
