// What people see and change of themselves.

import type { Profile, WrittenLanguage } from '@ironbridge/protocol'
import { hooksOf, removeHook } from '../notices/hooks.ts'
import { known } from '../notices/languages.ts'
import { targetOf } from '../notices/targets.ts'
import type { Parts } from '../parts.ts'
import { oneWith } from '../store/owners.ts'
import { nameAmong } from '../tables/names.ts'
import { personOf } from './accounts.ts'
import { banOf } from './bans.ts'
import { gamesOf } from './gamesOf.ts'
import { daysLeft } from './vacation.ts'

export async function profileOf({ db, now }: Pick<Parts, 'db' | 'now'>, user: string): Promise<Profile> {
  const row = await personOf(db, user)
  const passkeys = await db.selectFrom('passkeys').select('id').where('user_id', '=', user).execute()
  const recovery = await db
    .selectFrom('keys')
    .select('hash')
    .where('user_id', '=', user)
    .where('kind', '=', 'recovery')
    .where((key) => key.or([key('expires', 'is', null), key('expires', '>=', now())]))
    .execute()
  const moderator = await db
    .selectFrom('moderators')
    .select('user_id')
    .where('user_id', '=', user)
    .executeTakeFirst()
  const ban = await banOf(db, user, now())
  const { id, name, login, email, password, created, vacation_until, language } = row
  return {
    id,
    name,
    login,
    email,
    isGuest: login === null && passkeys.length === 0,
    hasPassword: password !== null,
    hasRecovery: recovery.length > 0,
    passkeys: passkeys.length,
    vacation: {
      until: vacation_until !== null && vacation_until > now() ? vacation_until : null,
      daysLeft: daysLeft(row, now()),
    },
    language: known(language),
    created,
    isModerator: moderator !== undefined && ban === null,
    ban,
  }
}

/** Games that are not over show the new name at once; in those that are, people keep the one they had. */
export async function changeName(
  { db, games, bus, changes }: Pick<Parts, 'db' | 'games' | 'bus' | 'changes'>,
  user: string,
  name: string,
): Promise<void> {
  const own = await gamesOf(db, user, ['open', 'playing'])
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ name }).where('id', '=', user).execute()
    if (own.length === 0) return
    await tx
      .updateTable('seats')
      .set({ name })
      .where('user_id', '=', user)
      .where('game_id', 'in', own)
      .execute()
    for (const game of own) {
      const seats = await tx
        .selectFrom('seats')
        .select(['user_id as user', 'name'])
        .where('game_id', '=', game)
        .execute()
      const told = nameAmong({ id: user, name }, seats)
      if (told !== name)
        await tx
          .updateTable('seats')
          .set({ name: told })
          .where('game_id', '=', game)
          .where('user_id', '=', user)
          .execute()
    }
  })
  // Where programs of theirs play, everybody sees whose they are.
  const all = await oneWith(db, user)
  const shown = await Promise.all(all.map((id) => gamesOf(db, id, ['open', 'playing'])))
  for (const game of new Set(shown.flat())) {
    await games.withGame(game, (found) => games.refresh(found))
    bus.publish({ what: 'table', game })
  }
  await changes.tell(user)
}

/** Nothing is sent to the old address any more. */
export async function changeEmail(
  { db }: Pick<Parts, 'db'>,
  user: string,
  email: string | null,
): Promise<void> {
  await db.updateTable('users').set({ email }).where('id', '=', user).execute()
  for (const row of await hooksOf(db, user)) {
    const target = targetOf(row)
    if (target.kind === 'mail' && target.address !== email) await removeHook(db, row.id)
  }
}

export async function changeLanguage(
  { db }: Pick<Parts, 'db'>,
  user: string,
  language: WrittenLanguage,
): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', user).execute()
}
