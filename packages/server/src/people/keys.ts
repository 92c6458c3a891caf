// Keys that open an account: sessions of browsers, recovery links of guests, tokens of programs. Only their hashes are kept.

import type { Ban, Person } from '@ironbridge/protocol'
import type { Bus } from '../bus/bus.ts'
import { freshId, hashOfKey } from '../secrets.ts'
import { holdPerson } from '../store/owners.ts'
import type { Db, KeyRow } from '../store/schema.ts'
import { holds, isBanOf } from './bans.ts'

export interface Session {
  readonly person: Person
  readonly kind: KeyRow['kind']
  readonly hash: string
  /** Of a session: how somebody signed in. */
  readonly label: string
  readonly created: number
  /** Nobody is while they are banned. */
  readonly isModerator: boolean
  /** One that holds. */
  readonly ban: Ban | null
}

export interface Keys {
  /** The key itself is seen here once, and never again. */
  make(user: string, kind: KeyRow['kind'], label: string, address?: string): Promise<string>
  /** A token in place of all others of somebody: whoever is connected with one of those is sent away. */
  renew(user: string, label: string): Promise<string>
  /** Null for a key that is unknown or old. Where it is said from where it comes, that is noted. */
  open(key: string, kinds: readonly KeyRow['kind'][], address?: string): Promise<Session | null>
  /** Opens once: answers whose it was. Null for one that is unknown, old or used. */
  useRecovery(key: string): Promise<string | null>
  /** Whoever is connected with such a key is sent away. Answers how many there were. */
  revoke(user: string, which: Which): Promise<number>
  /** Signs out. The key opens nothing any more, but tells that this browser was there before. */
  retire(hash: string): Promise<void>
  /** Those of the hashes that still open an account. */
  stillValid(hashes: readonly string[]): Promise<ReadonlySet<string>>
  /** Told when keys were made void, here. */
  onRevoked(listener: (hash: string) => void): void
}

/** One key, or all of some kinds, or all; but never the excepted one. */
interface Which {
  readonly hash?: string
  readonly kinds?: readonly KeyRow['kind'][]
  readonly except?: string
}

const DAY = 24 * 60 * 60 * 1000
/** A session that is used lives on. */
const LIFETIMES: Readonly<Record<KeyRow['kind'], number | null>> = {
  session: 90 * DAY,
  former: 90 * DAY,
  recovery: DAY,
  token: null,
}
/** How often it is noted that a key was used. */
const NOTED = DAY / 24
/** How often it is noted that a key was used from elsewhere. */
const MOVED = 60_000

/** Hashes in one statement. */
const MOST_AT_ONCE = 1000

export function openKeys(db: Db, bus: Bus, now: () => number): Keys {
  const listeners: ((hash: string) => void)[] = []
  function tellVoid(hash: string): void {
    for (const listener of listeners) listener(hash)
    bus.publish({ what: 'signed-out', key: hash })
  }
  return {
    async make(user, kind, label, address) {
      const key = freshId(32)
      const lifetime = LIFETIMES[kind]
      await db.deleteFrom('keys').where('user_id', '=', user).where('expires', '<', now()).execute()
      await db
        .insertInto('keys')
        .values({
          hash: hashOfKey(key),
          user_id: user,
          kind,
          label,
          created: now(),
          seen: now(),
          expires: lifetime === null ? null : now() + lifetime,
          // Links are also made in databases that do not have it yet.
          ...(address !== undefined && { address }),
        })
        .execute()
      return key
    },
    async renew(user, label) {
      const key = freshId(32)
      const row = { hash: hashOfKey(key), user_id: user, kind: 'token', label } as const
      const gone = await db.transaction().execute(async (tx) => {
        await holdPerson(tx, user)
        const before = tx.deleteFrom('keys').where('user_id', '=', user).where('kind', '=', 'token')
        const old = await before.returning('hash').execute()
        await tx
          .insertInto('keys')
          .values({ ...row, created: now(), seen: now(), expires: LIFETIMES.token })
          .execute()
        return old
      })
      for (const { hash } of gone) tellVoid(hash)
      return key
    },
    async open(key, kinds, address) {
      const hash = hashOfKey(key)
      const rows = await db
        .selectFrom('keys')
        .innerJoin('users', 'users.id', 'keys.user_id')
        .leftJoin('moderators', 'moderators.user_id', 'users.id')
        .leftJoin('bans', (join) => join.on(isBanOf))
        .select(['keys.kind', 'expires', 'seen', 'label', 'keys.created', 'address'])
        .select(['users.id', 'users.name', 'moderators.user_id as moderator'])
        .select(['bans.target as banned', 'until', 'reason'])
        .where('hash', '=', hash)
        .execute()
      const row = rows.find(({ banned, until }) => banned !== null && holds(until, now())) ?? rows[0]
      if (row === undefined || !kinds.includes(row.kind)) return null
      if (row.expires !== null && row.expires < now()) return null
      const lifetime = LIFETIMES[row.kind]
      const { seen, address: from } = row
      const hasMoved = address !== undefined && address !== from && (from === null || seen < now() - MOVED)
      if (hasMoved || seen < now() - NOTED)
        await db
          .updateTable('keys')
          .set({
            seen: now(),
            expires: lifetime === null ? null : now() + lifetime,
            ...(address !== undefined && { address }),
          })
          .where('hash', '=', hash)
          .execute()
      const { id, name, kind, label, created } = row
      const isBanned = row.banned !== null && holds(row.until, now())
      return {
        person: { id, name },
        kind,
        hash,
        label,
        created,
        isModerator: row.moderator !== null && !isBanned,
        ban: isBanned ? { until: row.until, reason: row.reason ?? '' } : null,
      }
    },
    async useRecovery(key) {
      const used = await db
        .deleteFrom('keys')
        .where('hash', '=', hashOfKey(key))
        .where('kind', '=', 'recovery')
        .where((row) => row.or([row('expires', 'is', null), row('expires', '>=', now())]))
        .returning('user_id')
        .executeTakeFirst()
      return used?.user_id ?? null
    },
    async revoke(user, { hash, kinds, except }) {
      let query = db.deleteFrom('keys').where('user_id', '=', user)
      if (hash !== undefined) query = query.where('hash', '=', hash)
      if (kinds !== undefined) query = query.where('kind', 'in', kinds)
      if (except !== undefined) query = query.where('hash', '!=', except)
      const gone = await query.returning('hash').execute()
      for (const key of gone) tellVoid(key.hash)
      return gone.length
    },
    async retire(hash) {
      await db.updateTable('keys').set({ kind: 'former' }).where('hash', '=', hash).execute()
      tellVoid(hash)
    },
    async stillValid(hashes) {
      const valid = new Set<string>()
      for (let from = 0; from < hashes.length; from += MOST_AT_ONCE) {
        const rows = await db
          .selectFrom('keys')
          .select('hash')
          .where('hash', 'in', hashes.slice(from, from + MOST_AT_ONCE))
          .where('kind', '!=', 'former')
          .where((row) => row.or([row('expires', 'is', null), row('expires', '>=', now())]))
          .execute()
        for (const { hash } of rows) valid.add(hash)
      }
      return valid
    },
    onRevoked(listener) {
      listeners.push(listener)
    },
  }
}
