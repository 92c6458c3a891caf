// People as they are kept: a guest with a name, who may become an account with a login and a password. Programs are people too.

import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { freshId } from '../secrets.ts'
import { isDuplicate } from '../store/faults.ts'
import type { Db, UserRow } from '../store/schema.ts'

interface Login {
  /** In small letters. */
  readonly login: string
  readonly password: string
}

/** Somebody new, with a login or without; answers the id. */
export async function addPerson(
  parts: Pick<Parts, 'db' | 'passwords' | 'now'>,
  name: string,
  login: Login | null,
): Promise<string> {
  const row: UserRow = {
    ...freshPerson(name, parts.now()),
    login: login?.login ?? null,
    password: login && (await parts.passwords.hash(login.password)),
  }
  await orTaken(parts.db.insertInto('users').values(row).execute())
  return row.id
}

export const freshPerson = (name: string, now: number): UserRow => ({
  id: freshId(16),
  name,
  login: null,
  password: null,
  email: null,
  vacation_until: null,
  vacation_used: 0,
  vacation_year: now,
  created: now,
  language: null,
  owner: null,
})

/** The same person as before, with the same games. */
export async function addLogin(
  { db, passwords }: Pick<Parts, 'db' | 'passwords'>,
  user: string,
  login: Login,
): Promise<void> {
  const password = await passwords.hash(login.password)
  const { numUpdatedRows } = await orTaken(
    db
      .updateTable('users')
      .set({ login: login.login, password })
      .where('id', '=', user)
      .where('login', 'is', null)
      .executeTakeFirst(),
  )
  if (numUpdatedRows !== 1n) throw new Problem('conflict', 'You have a login already.')
}

/** The id is for the server alone: nobody learns from the answer, or from its time, whether there is such a login. */
export async function personWith(
  { db, passwords }: Pick<Parts, 'db' | 'passwords'>,
  { login, password }: Login,
): Promise<{ id: string | null; isRight: boolean }> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('login', '=', login)
    .executeTakeFirst()
  return { id: row?.id ?? null, isRight: await passwords.isRight(password, row?.password ?? null) }
}

/** A Problem if the password is wrong; whoever has none needs none. Guessing is as slow here as at the door. */
export async function checkPassword(
  { db, passwords, limits }: Pick<Parts, 'db' | 'passwords' | 'limits'>,
  user: string,
  password: string | undefined,
): Promise<void> {
  const row = await personOf(db, user)
  if (row.password === null) return
  if (!(await limits.logins.take(`person ${user}`))) throw new Problem('too-many', TOO_MANY)
  if (password === undefined || !(await passwords.isRight(password, row.password)))
    throw new Problem('forbidden', 'The password is not right.')
}

export const TOO_MANY = 'Too many attempts. Wait a few minutes.'

export const personOf = (db: Db, user: string): Promise<UserRow> =>
  db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirstOrThrow()

async function orTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (isDuplicate(error)) throw new Problem('conflict', 'This login is taken. Choose another.')
    throw error
  }
}
