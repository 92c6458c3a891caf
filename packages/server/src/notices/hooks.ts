// A person's hooks in the database: a few for each, every place once.

import { Problem } from '../problem.ts'
import { freshId } from '../secrets.ts'
import type { Db, HookRow, Queries } from '../store/schema.ts'
import { type Target, targetOf } from './targets.ts'

const MOST_HOOKS = 10

export const hooksOf = (db: Queries, user: string): Promise<HookRow[]> =>
  db.selectFrom('hooks').selectAll().where('user_id', '=', user).orderBy('created').orderBy('id').execute()

export const hookOf = (db: Db, id: string): Promise<HookRow | undefined> =>
  db.selectFrom('hooks').selectAll().where('id', '=', id).executeTakeFirst()

/** A Problem for a hook that is not this person's. */
export async function ownHook(db: Db, user: string, id: string): Promise<HookRow> {
  const row = await hookOf(db, id)
  if (row?.user_id !== user) throw new Problem('not-found', 'There is no such place for notices.')
  return row
}

/** What is known by its place already is set anew. */
export const setHook = (
  db: Db,
  user: string,
  target: Target,
  digest: boolean,
  now: number,
): Promise<HookRow> =>
  db.transaction().execute(async (tx) => {
    const known = await hooksOf(tx, user)
    const same = known.find((row) => placeOf(targetOf(row)) === placeOf(target))
    if (same === undefined && known.length >= MOST_HOOKS)
      throw new Problem('too-many', `You have ${MOST_HOOKS} places for notices. Remove one first.`)
    const { kind, ...rest } = target
    const fresh = { target: JSON.stringify(rest), digest: digest ? 1 : 0, failures: 0 }
    const row = { id: freshId(), user_id: user, kind, created: now, ...same, ...fresh }
    if (same === undefined) await tx.insertInto('hooks').values(row).execute()
    else await tx.updateTable('hooks').set(fresh).where('id', '=', same.id).execute()
    return row
  })

export async function removeHook(db: Db, id: string): Promise<void> {
  await db.deleteFrom('hooks').where('id', '=', id).execute()
  await db.deleteFrom('outbox').where('hook_id', '=', id).execute()
}

function placeOf(target: Target): string {
  if (target.kind === 'mail') return `mail ${target.address}`
  return `${target.kind} ${target.kind === 'push' ? target.endpoint : target.url}`
}
