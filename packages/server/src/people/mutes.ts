// People whose chat somebody does not want to read, and those whom they do not want to meet.

import type { AnswerTo } from '@ironbridge/protocol'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import type { Db } from '../store/schema.ts'

const MOST_MUTED = 500

export async function mutedBy(db: Db, user: string): Promise<AnswerTo<'GET /api/me/mutes'>> {
  const rows = await db
    .selectFrom('mutes')
    // A program that is gone still tells whose programs are blocked.
    .leftJoin('users', 'users.id', 'mutes.muted_id')
    .leftJoin('users as owners', (join) =>
      join.on(({ eb, fn }) => eb('owners.id', '=', fn.coalesce('mutes.owner', 'users.owner'))),
    )
    .select([
      'mutes.muted_id as id',
      'users.name',
      'mutes.blocks',
      'owners.id as owner',
      'owners.name as ownerName',
    ])
    .where('mutes.user_id', '=', user)
    .orderBy('users.name')
    .execute()
  return rows.map(({ id, name, blocks, owner, ownerName }) => ({
    id,
    name: name ?? '…',
    owner: owner && ownerName ? { id: owner, name: ownerName } : null,
    isBlocked: blocks === 1,
  }))
}

/** A block is a mute too. One of a program is one of all programs of its owner, and stands once. */
export async function mute(
  { db, changes }: Pick<Parts, 'db' | 'changes'>,
  user: string,
  other: string,
  block: boolean,
): Promise<void> {
  if (other === user) throw new Problem('bad-request', 'You cannot mute yourself.')
  const known = await db.selectFrom('users').select('owner').where('id', '=', other).executeTakeFirst()
  if (known === undefined) throw new Problem('not-found', 'There is no such person.')
  if ((await mutedBy(db, user)).length >= MOST_MUTED)
    throw new Problem('too-many', `You have muted ${MOST_MUTED} people. Hear one of them again first.`)
  const blocks = block ? 1 : 0
  const owner = block ? known.owner : null
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('mutes').where('user_id', '=', user).where('owner', '=', owner).execute()
    await tx
      .insertInto('mutes')
      .values({ user_id: user, muted_id: other, blocks, owner })
      .onConflict((conflict) => conflict.columns(['user_id', 'muted_id']).doUpdateSet({ blocks, owner }))
      .execute()
  })
  await changes.tell(user)
}

export async function unmute(
  { db, changes }: Pick<Parts, 'db' | 'changes'>,
  user: string,
  other: string,
): Promise<void> {
  await db.deleteFrom('mutes').where('user_id', '=', user).where('muted_id', '=', other).execute()
  await changes.tell(user)
}
