// Who is kept apart from whom: people of whom one has blocked the other do not sit down at one table, nor do an owner and their programs
// where one could look into the other's hand unseen.

import type { Person } from '@ironbridge/protocol'
import type { Game } from '../games/game.ts'
import { Problem } from '../problem.ts'
import { oneWith } from '../store/owners.ts'
import type { Db, GameRow, MuteRow, Queries } from '../store/schema.ts'
import { seatHeld } from '../store/seats.ts'

/** People in one statement: nobody blocks more, and hardly anybody is blocked by more. */
const MOST_APART = 1000

/** Whoever has held a seat comes back to it, whoever sits there now. Who has blocked whom is not told. */
export async function checkApart(db: Queries, { row, seats }: Game, person: Person): Promise<void> {
  const others = new Set([row.host, ...seats.flatMap(({ user }) => user ?? [])])
  others.delete(person.id)
  const { blocking, blocked } = await keptApart(db, person.id, [...others])
  if (blocking.size + blocked.size === 0 || (await seatHeld(db, row.id, person.id)) !== null) return
  throw new Problem(
    'forbidden',
    blocked.size > 0
      ? 'Somebody whom you have blocked is at this table.'
      : 'You cannot sit at this table. Choose another.',
  )
}

/** In one game an owner and their programs hold one hand, but at a table that the owner has made, and for no rating. */
export async function checkOneHand(
  db: Queries,
  { id: game, host, rated }: GameRow,
  person: Person,
): Promise<void> {
  const all = await oneWith(db, person.id)
  if (rated === 0 && host === all[0]) return
  const others = all.filter((one) => one !== person.id)
  if (others.length === 0) return
  const seated = await db
    .selectFrom('seats')
    .select('user_id')
    .where('game_id', '=', game)
    .where('kind', '=', 'person')
    .where('user_id', 'in', others)
    .executeTakeFirst()
  const held = await db
    .selectFrom('held')
    .select('user_id')
    .where('game_id', '=', game)
    .where('user_id', 'in', others)
    .executeTakeFirst()
  if (seated ?? held)
    throw new Problem(
      'forbidden',
      'You and your programs have one seat in a game, unless it is unrated and at a table that you have made yourself.',
    )
}

/** Of people for whom chairs would be kept at a table of the host, those who would have no hand there beside one of the others. */
export async function besideTheirOwn(
  db: Queries,
  host: string,
  isRated: boolean,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const owners = new Map<string, string>()
  for (const [owner, ones] of await withOwners(db, [host, ...others]))
    for (const one of ones) if (one !== owner) owners.set(one, owner)
  const seated = new Set<string>()
  const beside = new Set<string>()
  for (const one of [host, ...others]) {
    const owner = owners.get(one) ?? one
    if (seated.has(owner) && (isRated || owner !== host)) beside.add(one)
    seated.add(owner)
  }
  return beside
}

/** People for whom no chair is kept, of those for whom one would be. */
export async function notInvited(
  db: Db,
  person: Person,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const { blocking, blocked } = await keptApart(db, person.id, others)
  return new Set([...blocking, ...blocked])
}

/** Everybody with whom this one does not sit down. */
export async function apartFrom(db: Db, user: string): Promise<string[]> {
  const own = await withOwners(db, [user])
  const ids = [...own.keys()]
  const rows = await db
    .selectFrom('mutes')
    .select(['user_id', 'muted_id', 'owner'])
    .where('blocks', '=', 1)
    .where((row) => row.or([row('user_id', 'in', ids), row('muted_id', 'in', ids), row('owner', 'in', ids)]))
    .limit(MOST_APART)
    .execute()
  const apart: string[] = []
  const owners: string[] = []
  for (const row of rows)
    if (own.has(row.user_id)) {
      apart.push(row.muted_id)
      if (row.owner !== null) owners.push(row.owner)
    } else if (blockedBy(row, own).length > 0) apart.push(row.user_id)
  if (apart.length === 0) return []
  const programs = await db
    .selectFrom('users')
    .select('id')
    .where('owner', 'in', [...apart, ...owners])
    .execute()
  return [...apart, ...programs.map(({ id }) => id)]
}

/** Of these people, who has blocked this one, and who was blocked by it. What an owner does holds for programs, and what is done to one. */
async function keptApart(
  db: Queries,
  user: string,
  others: readonly string[],
): Promise<{ blocking: ReadonlySet<string>; blocked: ReadonlySet<string> }> {
  const blocking = new Set<string>()
  const blocked = new Set<string>()
  if (others.length === 0) return { blocking, blocked }
  const own = await withOwners(db, [user])
  const theirs = await withOwners(db, others)
  const [ours, those] = [[...own.keys()], [...theirs.keys()]]
  const rows = await db
    .selectFrom('mutes')
    .select(['user_id', 'muted_id', 'owner'])
    .where('blocks', '=', 1)
    .where((row) => {
      const isOf = (people: readonly string[]) =>
        row.or([row('muted_id', 'in', people), row('owner', 'in', people)])
      return row.or([
        row.and([row('user_id', 'in', ours), isOf(those)]),
        row.and([row('user_id', 'in', those), isOf(ours)]),
      ])
    })
    .execute()
  for (const row of rows) {
    if (blockedBy(row, own).length > 0) for (const one of theirs.get(row.user_id) ?? []) blocking.add(one)
    if (own.has(row.user_id)) for (const one of blockedBy(row, theirs)) blocked.add(one)
  }
  return { blocking, blocked }
}

/** Of these people, whom a block is of. That of a program is of all programs of its owner, and not of the owner. */
const blockedBy = (
  { muted_id, owner }: Pick<MuteRow, 'muted_id' | 'owner'>,
  people: ReadonlyMap<string, readonly string[]>,
): string[] => {
  const programs = owner === null ? [] : (people.get(owner) ?? []).filter((one) => one !== owner)
  return [...(people.get(muted_id) ?? []), ...programs]
}

/** These people and the owners of those who are programs, each with whom of these people it stands for. */
async function withOwners(db: Queries, people: readonly string[]): Promise<Map<string, string[]>> {
  const known = new Map(people.map((id) => [id, [id]]))
  const rows = await db
    .selectFrom('users')
    .select(['id', 'owner'])
    .where('id', 'in', people)
    .where('owner', 'is not', null)
    .execute()
  for (const { id, owner } of rows) if (owner !== null) known.set(owner, [...(known.get(owner) ?? []), id])
  return known
}
