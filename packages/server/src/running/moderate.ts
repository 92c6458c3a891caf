// The host's commands for what moderators do on their page. Servers do it: commands only write down what is wanted.

import { type Act, BAN_TIMES, type BanTime } from '../moderation/acts.ts'
import { auditFrom, noteAct } from '../moderation/audit.ts'
import { orderAct } from '../moderation/orders.ts'
import { reportsFor } from '../moderation/reports.ts'
import { bansFrom } from '../people/bans.ts'
import { freshId } from '../secrets.ts'
import { openExisting } from '../store/database.ts'
import { STEPS, stepOf } from '../store/migrations.ts'
import { NEWEST } from '../store/pages.ts'
import type { Db } from '../store/schema.ts'
import { type Called, calledText, checkNoProgram, personCalled } from './recover.ts'

interface Options {
  readonly off?: boolean
  readonly for?: string
  readonly addresses?: boolean
  readonly reason?: string
}

const ORDERED = 'Ordered: a server that runs does it at once, otherwise the next one to start.'

const OLDER = 'This database is of an older Ironbridge. Start this one on it first.'

/** Answers what is printed. */
export async function moderate(
  address: string,
  command: string,
  what: string,
  options: Options,
  now = Date.now,
): Promise<string> {
  const db = await openExisting(address)
  try {
    if ((await stepOf(db)) !== STEPS.at(-1)) throw new Error(OLDER)
    if (command === 'moderator') return await setModerator(db, what, options.off === true, now())
    if (command === 'reports') return await reportsText(db, now())
    if (command === 'audit') return await auditText(db)
    const { act, whom } = await actOf(db, command, what, options)
    await orderAct(db, act, now())
    return whom === null ? ORDERED : `${calledText(whom)}\n${ORDERED}`
  } finally {
    await db.destroy()
  }
}

async function setModerator(db: Db, who: string, isOff: boolean, at: number): Promise<string> {
  const person = await personCalled(db, who)
  checkNoProgram(person)
  const { id } = person
  await db.transaction().execute(async (tx) => {
    if (isOff) await tx.deleteFrom('moderators').where('user_id', '=', id).execute()
    else
      await tx
        .insertInto('moderators')
        .values({ user_id: id })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute()
    const act = isOff ? 'no-moderator' : 'moderator'
    await noteAct(tx, { id: freshId(), at, by_id: null, what: act, target: id, until: null, reason: '' })
  })
  return isOff
    ? `${calledText(person)} is no moderator any more.`
    : `${calledText(person)} is a moderator: "Moderation" stands under their name.`
}

interface Ordered {
  readonly act: Act
  /** Where it concerns somebody by a name that others may have too. */
  readonly whom: Called | null
}

const ofNobody = (act: Act): Ordered => ({ act, whom: null })

async function actOf(
  db: Db,
  command: string,
  what: string,
  { for: time = 'day', addresses = false, reason = '' }: Options,
): Promise<Ordered> {
  if (command === 'delete-chat')
    return ofNobody({ what: command, line: await known(db, 'chat', what), reason })
  if (command === 'close-table')
    return ofNobody({ what: command, table: await known(db, 'games', what), reason })
  if (command === 'unban') return ofNobody({ what: command, ban: await banCalled(db, what), reason })
  if (!isBanTime(time)) throw new Error(`--for is one of ${BAN_TIMES.join(', ')}.`)
  const whom = await personCalled(db, what)
  const ban = { user: whom.id, for: time, reason }
  if (!addresses) return { act: { what: 'ban', ...ban }, whom }
  if (time === 'ever') throw new Error('An address is banned for a week at most: others get it after that.')
  return { act: { what: 'ban-addresses', ...ban }, whom }
}

const isBanTime = (text: string): text is BanTime => BAN_TIMES.some((time) => time === text)

async function known(db: Db, table: 'chat' | 'games', id: string): Promise<string> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new Error(`There is no ${table === 'chat' ? 'line' : 'table'} "${id}".`)
  return row.id
}

/** By the id of the ban, which an address needs, or by whoever is banned. */
async function banCalled(db: Db, who: string): Promise<string> {
  const bans = db.selectFrom('bans').select('id')
  const named = await bans.where('id', '=', who).executeTakeFirst()
  if (named !== undefined) return named.id
  const { id: user } = await personCalled(db, who)
  const row = await bans.where('kind', '=', 'person').where('target', '=', user).executeTakeFirst()
  if (row === undefined) throw new Error(`"${who}" is not banned.`)
  return row.id
}

const timeText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
const untilText = (until: number | null): string => (until === null ? 'for good' : `until ${timeText(until)}`)
const linesText = (lines: readonly string[], none: string): string =>
  lines.length === 0 ? none : lines.join('\n')

/** The first page of each: what is older is on the page of moderators. */
async function reportsText(db: Db, now: number): Promise<string> {
  const { reports } = await reportsFor(db, 'open', NEWEST, now)
  const { bans } = await bansFrom(db, NEWEST, now)
  const told = reports.flatMap(({ at, kind, reason, note, person, table, line }) => [
    `${timeText(at)}  ${kind}, ${reason}: ${person?.name ?? '…'} (${person?.id ?? 'gone'}) at table ${table?.id ?? 'gone'}`,
    ...(line === null ? [] : [`  line ${line.id}: ${JSON.stringify(line.text)}`]),
    ...(note === '' ? [] : [`  ${JSON.stringify(note)}`]),
  ])
  const held = bans.map(({ id, kind, whom, until, reason }) =>
    `${kind} ${whom} ${untilText(until)} (${id}) ${reason}`.trimEnd(),
  )
  return `${linesText(told, 'No report is open.')}\n\n${linesText(held, 'Nobody is banned.')}`
}

async function auditText(db: Db): Promise<string> {
  const { lines } = await auditFrom(db, NEWEST)
  const told = lines.map(({ at, by, what, whom, until, reason }) =>
    [timeText(at), by ?? 'the host', what, whom, until === null ? '' : untilText(until), reason]
      .filter((part) => part !== '')
      .join('  '),
  )
  return linesText(told, 'Nothing was done yet.')
}
