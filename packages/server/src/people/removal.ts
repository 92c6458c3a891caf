// Leaving for good: games go on as their tables say, and nothing is left that names the person.

import type { Person } from '@ironbridge/protocol'
import { type Body, readBody, type SeatHolder } from '../games/lines.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { holdPerson, oneWith } from '../store/owners.ts'
import type { Db, Queries } from '../store/schema.ts'
import { gamesOf } from './gamesOf.ts'
import { asFarAsPossible, leaveTables } from './leaving.ts'
import { programsOf } from './programs.ts'

type Needs = Pick<Parts, 'db' | 'games' | 'seating' | 'bus' | 'keys'>

/** What stands where the name was, in every language, and where the id was. */
const NOBODY = '…'
const NO_ID = ''

/** With their programs. If it is broken off, whoever asked for it is still signed in and can ask again. */
export async function removePerson(parts: Needs, person: Person): Promise<void> {
  const { db, games, bus, keys } = parts
  for (const program of await programsOf(db, person.id)) await removePerson(parts, program)
  await leaveTables(parts, person)
  const touched = new Set(await gamesOf(db, person.id, ['open', 'playing', 'over', 'abandoned']))
  const lines = await linesNaming(db, person.id)
  for (const { game_id } of lines) touched.add(game_id)
  for (const id of await hostedBy(db, person.id)) touched.add(id)
  await db.transaction().execute(async (tx) => {
    await holdPerson(tx, person.id)
    if ((await programsOf(tx, person.id)).length > 0)
      throw new Problem('conflict', 'A program was made meanwhile. Try again.')
    for (const { game_id, seq, body } of lines)
      await tx
        .updateTable('entries')
        .set({ body })
        .where('game_id', '=', game_id)
        .where('seq', '=', seq)
        .execute()
    await leaveHands(tx, person.id)
    await removeRows(tx, person.id)
  })
  await keys.revoke(person.id, {})
  for (const id of touched) {
    if (games.isHeld(id)) await asFarAsPossible(games.withGame(id, (game) => games.refresh(game)))
    games.forget(id)
    bus.publish({ what: 'rewritten', game: id })
  }
}

async function hostedBy(db: Db, user: string): Promise<string[]> {
  const rows = await db.selectFrom('games').select('id').where('host', '=', user).execute()
  return rows.map(({ id }) => id)
}

/** Lines of logs in which somebody sat down or left, rewritten. */
async function linesNaming(db: Db, user: string) {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('held', 'held.game_id', 'entries.game_id')
    .selectAll('entries')
    .where('held.user_id', '=', user)
    .where('entries.body', 'like', `{"type":"seat"%"user":"${user}"%`)
    .execute()
  return rows.map((row) => ({ ...row, body: JSON.stringify(withoutName(readBody(row), user)) }))
}

function withoutName(body: Body, user: string): Body {
  if (body.type !== 'seat') return body
  const hidden = (one: SeatHolder): SeatHolder =>
    one.user === user ? { ...one, name: NOBODY, user: null } : one
  return { ...body, was: hidden(body.was), sitter: hidden(body.sitter) }
}

/** What a program has seen its owner has: they do not get another hand in that game. */
async function leaveHands(db: Queries, program: string): Promise<void> {
  const [owner] = await oneWith(db, program)
  if (owner === program) return
  await db
    .insertInto('held')
    .columns(['game_id', 'user_id', 'seat'])
    .expression((held) =>
      held
        .selectFrom('held')
        .select((row) => ['game_id', row.val(owner).as('user_id'), 'seat'])
        .where('user_id', '=', program),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function removeRows(db: Queries, user: string): Promise<void> {
  // Chairs that were kept are free now.
  await db
    .updateTable('seats')
    .set({ user_id: null, name: '' })
    .where('user_id', '=', user)
    .where('kind', '=', 'open')
    .execute()
  await db.updateTable('seats').set({ user_id: null, name: NOBODY }).where('user_id', '=', user).execute()
  await db
    .updateTable('chat')
    .set({ user_id: NO_ID, name: NOBODY, text: '' })
    .where('user_id', '=', user)
    .execute()
  await db.updateTable('games').set({ host: NO_ID }).where('host', '=', user).execute()
  await db
    .deleteFrom('outbox')
    .where('hook_id', 'in', db.selectFrom('hooks').select('id').where('user_id', '=', user))
    .execute()
  // Whoever has blocked a program has blocked the next ones of its owner too.
  await db
    .deleteFrom('mutes')
    .where((row) => row.or([row('owner', '=', user), row.and({ muted_id: user, owner: null })]))
    .execute()
  await forgetReports(db, user)
  await db.deleteFrom('bans').where('kind', '=', 'person').where('target', '=', user).execute()
  for (const table of [
    'passkeys',
    'challenges',
    'hooks',
    'notes',
    'drafts',
    'mutes',
    'held',
    'moderators',
  ] as const)
    await db.deleteFrom(table).where('user_id', '=', user).execute()
  await db.deleteFrom('users').where('id', '=', user).execute()
}

/** Those that are done go; a moderator who has not seen one yet still learns what happened, but not to whom. */
async function forgetReports(db: Queries, user: string): Promise<void> {
  await db
    .deleteFrom('reports')
    .where((row) => row.or([row('reporter', '=', user), row('person_id', '=', user)]))
    .where('done_at', 'is not', null)
    .execute()
  await db.updateTable('reports').set({ reporter: null, note: '' }).where('reporter', '=', user).execute()
  await db
    .updateTable('reports')
    .set((row) => ({
      person_id: null,
      person_name: NOBODY,
      target: row.case().when('kind', '=', 'person').then(row.ref('id')).else(row.ref('target')).end(),
    }))
    .where('person_id', '=', user)
    .execute()
}
