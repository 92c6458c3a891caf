// Programs with accounts of their own: made, given another token, and whose they are.

import type { FreshProgram, OwnProgram, Person, PersonOrProgram } from '@ironbridge/protocol'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { holdPerson } from '../store/owners.ts'
import type { Db, Queries } from '../store/schema.ts'
import { freshPerson } from './accounts.ts'

type Needs = Pick<Parts, 'db' | 'keys' | 'now'>

const MOST_PROGRAMS = 5

export const programsOf = (db: Queries, owner: string): Promise<OwnProgram[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'created'])
    .select((of) =>
      of
        .selectFrom('keys')
        .select(({ fn }) => fn.max('keys.seen').as('seen'))
        .whereRef('keys.user_id', '=', 'users.id')
        .as('seen'),
    )
    .where('owner', '=', owner)
    .orderBy('created')
    .orderBy('id')
    .execute()

/** The token itself is seen here once, and never again. */
export async function addProgram(
  { db, keys, now }: Needs,
  owner: string,
  name: string,
): Promise<FreshProgram> {
  const row = { ...freshPerson(name, now()), owner }
  await db.transaction().execute(async (tx) => {
    await holdPerson(tx, owner)
    if ((await programsOf(tx, owner)).length >= MOST_PROGRAMS)
      throw new Problem('too-many', `You have ${MOST_PROGRAMS} programs. Remove one first.`)
    await tx.insertInto('users').values(row).execute()
  })
  const { id, created } = row
  return { id, name: row.name, created, seen: now(), token: await keys.renew(id, row.name) }
}

/** Whoever is connected with the token before it is sent away. */
export async function renewToken(
  { db, keys, now }: Needs,
  owner: string,
  program: string,
): Promise<FreshProgram> {
  const { id, name, created } = await ownProgram(db, owner, program)
  return { id, name, created, seen: now(), token: await keys.renew(id, name) }
}

export async function ownProgram(db: Db, owner: string, id: string): Promise<OwnProgram> {
  const program = (await programsOf(db, owner)).find((one) => one.id === id)
  if (program === undefined) throw new Problem('not-found', 'You have no such program.')
  return program
}

/** As others are told of somebody. */
export async function playerOf(db: Db, { id, name }: Person): Promise<PersonOrProgram> {
  const owner = await db
    .selectFrom('users as programs')
    .innerJoin('users', 'users.id', 'programs.owner')
    .select(['users.id', 'users.name'])
    .where('programs.id', '=', id)
    .executeTakeFirst()
  return { id, name, owner: owner ?? null }
}
