// Tokens with which programs play in a person's name. They are listed by a name that does not give their hash away.

import type { FreshToken, Token } from '@ironbridge/protocol'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { hashOfKey } from '../secrets.ts'
import type { Db, KeyRow } from '../store/schema.ts'

const MOST_TOKENS = 20

export async function tokensOf(db: Db, user: string): Promise<Token[]> {
  return (await rowsOf(db, user)).map(tokenOf)
}

/** The token itself is seen here once, and never again. */
export async function addToken(
  { db, keys }: Pick<Parts, 'db' | 'keys'>,
  user: string,
  label: string,
): Promise<FreshToken> {
  if ((await rowsOf(db, user)).length >= MOST_TOKENS)
    throw new Problem('too-many', `You have ${MOST_TOKENS} tokens. Remove one first.`)
  const token = await keys.make(user, 'token', label)
  const row = (await rowsOf(db, user)).find(({ hash }) => hash === hashOfKey(token))
  if (row === undefined) throw new Error('A token was gone at once.')
  return { ...tokenOf(row), token }
}

export async function removeToken(
  { db, keys }: Pick<Parts, 'db' | 'keys'>,
  user: string,
  id: string,
): Promise<void> {
  const row = (await rowsOf(db, user)).find(({ hash }) => idOf(hash) === id)
  if (row === undefined) throw new Problem('not-found', 'You have no such token.')
  await keys.revoke(user, { hash: row.hash })
}

const rowsOf = (db: Db, user: string): Promise<KeyRow[]> =>
  db
    .selectFrom('keys')
    .selectAll()
    .where('user_id', '=', user)
    .where('kind', '=', 'token')
    .orderBy('created')
    .execute()

const tokenOf = ({ hash, label, created, seen }: KeyRow): Token => ({ id: idOf(hash), label, created, seen })

const idOf = (hash: string): string => hashOfKey(hash).slice(0, 16)
