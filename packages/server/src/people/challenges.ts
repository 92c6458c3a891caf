// What a passkey is asked to sign: made here, good for a few minutes, and for one answer.

import type { Parts } from '../parts.ts'

/** Milliseconds in which somebody finds a finger or a key. */
const LIFETIME = 5 * 60 * 1000

/** Null for somebody who is not signed in. */
export async function addChallenge(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  challenge: string,
  user: string | null,
): Promise<void> {
  await db.deleteFrom('challenges').where('expires', '<', now()).execute()
  await db
    .insertInto('challenges')
    .values({ id: challenge, user_id: user, expires: now() + LIFETIME })
    .execute()
}

/** False if it was not made for this person, is too old, or was used before. */
export async function useChallenge(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  challenge: string,
  user: string | null,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('id', '=', challenge)
    .where('user_id', user === null ? 'is' : '=', user)
    .where('expires', '>=', now())
    .executeTakeFirst()
  return numDeletedRows === 1n
}
