// Whose programs are whose: an owner and the programs with accounts of their own are in some things one.

import { Problem } from '../problem.ts'
import type { Queries } from './schema.ts'

/** Ids of a person and all programs of theirs, the person first; the same for each of them. */
export async function oneWith(db: Queries, user: string): Promise<[owner: string, ...programs: string[]]> {
  const row = await db.selectFrom('users').select('owner').where('id', '=', user).executeTakeFirst()
  const owner = row?.owner ?? user
  const programs = await db.selectFrom('users').select('id').where('owner', '=', owner).execute()
  return [owner, ...programs.map(({ id }) => id)]
}

/** Until the end of the transaction nobody else changes who is there and what is theirs. */
export async function holdPerson(tx: Queries, user: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set((row) => ({ owner: row.ref('owner') }))
    .where('id', '=', user)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Problem('conflict', 'You are not there any more.')
}
