// Bans: who may only read for a time, and addresses at which nobody new begins.

import type { Ban, BanInfo } from '@ironbridge/protocol'
import { sql } from 'kysely'
import { Problem } from '../problem.ts'
import { after, type ListPlace, pageOfRows, ROWS_ASKED } from '../store/pages.ts'
import type { BanRow, Db, Queries } from '../store/schema.ts'

/** Why somebody may not do something who is banned. */
export class BannedProblem extends Problem {
  readonly ban: Ban

  constructor(ban: Ban) {
    super('banned', sentenceOf(ban))
    this.ban = ban
  }

  override get body() {
    return { ...super.body, ban: this.ban }
  }
}

function sentenceOf({ until, reason }: Ban): string {
  const sentence =
    until === null
      ? 'You are banned from this server.'
      : `You are banned until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC.`
  return reason === '' ? sentence : `${sentence} ${reason}`
}

/** It ends by itself. */
export const holds = (until: number | null, now: number): boolean => until === null || until > now

/** Null for whoever is not banned. */
export async function banOf(db: Queries, user: string, now: number): Promise<Ban | null> {
  return (await bansOf(db, [user], now)).get(user) ?? null
}

/** By person, of those who are banned. */
export async function bansOf(db: Queries, users: readonly string[], now: number): Promise<Map<string, Ban>> {
  if (users.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .innerJoin('bans', (join) => join.on(isBanOf))
    .select(['users.id', 'until', 'reason'])
    .where('users.id', 'in', users)
    .execute()
  const held = rows.filter(({ until }) => holds(until, now))
  return new Map(held.map(({ id, until, reason }) => [id, { until, reason }]))
}

/** One of a person holds for their programs too. */
export const isBanOf = sql<boolean>`bans.kind = 'person' and bans.target in (users.id, users.owner)`

/** A Problem for whoever would begin at a banned address. Nothing is said of whom it is meant for. */
export async function checkAddress(db: Db, address: string, now: number): Promise<void> {
  const row = await db
    .selectFrom('bans')
    .select('until')
    .where('kind', '=', 'address')
    .where('target', '=', address)
    .executeTakeFirst()
  if (row === undefined || !holds(row.until, now)) return
  const until = row.until === null ? '' : ` before ${new Date(row.until).toISOString().slice(0, 16)} UTC`
  throw new Problem('forbidden', `Nobody new can begin here from your address${until.replace('T', ' ')}.`)
}

/** The one before it, of the same person or address, is replaced; false if that one is longer, and stays. */
export async function writeBan(db: Queries, ban: BanRow): Promise<boolean> {
  const { until, reason, made } = ban
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bans')
    .values(ban)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'target'])
        .doUpdateSet({ until, reason, made })
        .where((row) =>
          row.or([row('excluded.until', 'is', null), row('excluded.until', '>=', row.ref('bans.until'))]),
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Those that hold, the newest first, with where the next page begins. */
export async function bansFrom(
  db: Db,
  place: ListPlace,
  now: number,
): Promise<{ bans: BanInfo[]; next: string | null }> {
  const rows = await db
    .selectFrom('bans')
    .leftJoin('users', 'users.id', 'bans.target')
    .select(['bans.id', 'kind', 'target', 'until', 'reason', 'made as at', 'users.name', 'users.owner'])
    .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
    .where(after('bans.made', 'bans.id', place))
    .orderBy('made', 'desc')
    .orderBy('bans.id', 'desc')
    .limit(ROWS_ASKED)
    .execute()
  const { page, next } = pageOfRows(rows)
  const bans = page.map(
    ({ id: ban, kind, target, until, reason, at: made, name, owner }): BanInfo => ({
      id: ban,
      kind,
      whom: kind === 'person' ? (name ?? '…') : maskedAddress(target),
      program: owner !== null,
      made,
      until,
      reason,
    }),
  )
  return { bans, next }
}

/** Enough for another moderator to tell two of them apart, and for nobody to find anybody by. */
export function maskedAddress(address: string): string {
  const sign = address.includes(':') ? ':' : '.'
  return `${address.split(sign).slice(0, 2).join(sign)}${sign}…`
}
