// What lists cost where very many games were played: asked over HTTP of a real server, with the time to start it and to keep it all.

import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { silentBus } from '../src/bus/bus.ts'
import { readConfig } from '../src/config.ts'
import { gamesOf } from '../src/people/gamesOf.ts'
import { openKeys } from '../src/people/keys.ts'
import { backup } from '../src/running/backup.ts'
import { removeOld } from '../src/running/retention.ts'
import { isPostgres, openDatabase } from '../src/store/database.ts'
import type { Db } from '../src/store/schema.ts'
import { startPostgres } from '../test/services/postgres.ts'
import { startProcess } from '../test/services/serverProcess.ts'
import { type Amount, fill, idOf, REGULARS } from './fill.ts'
import { round, spreadOf } from './spread.ts'

type Tell = (sentence: string) => void

/** Times that each list is asked for, if there is much in it, after some that do not count. */
const [MOST_ASKED, WARMING_UP] = [1000, 50]
const FULL_PAGE = 50
/** Of all games: how many there are when a backup is measured for the first time. */
const FIRST_PART = 0.1

export async function listsOnSqlite(amount: Amount, tell: Tell) {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-lists-'))
  const file = join(folder, 'lists.db')
  try {
    const measured = await measureLists(file, amount, tell)
    return { megabytes: Math.round(statSync(file).size / 1e6), ...measured }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function listsOnPostgres(amount: Amount, tell: Tell) {
  const postgres = await startPostgres()
  try {
    return await measureLists(await postgres.fresh(), amount, tell)
  } finally {
    await postgres.stop()
  }
}

async function measureLists(address: string, amount: Amount, tell: Tell) {
  const now = Date.now()
  const part = Math.ceil(amount.games * FIRST_PART)
  const db = await openDatabase(address)
  try {
    // What is lost with the power is made again.
    if (!isPostgres(address)) await sql`pragma synchronous = off`.execute(db)
    tell(`filling ${address.replace(/.*\//, '')} with ${part} games`)
    await fill(db, 0, { ...amount, games: part }, now)
    tell('keeping them')
    const small = await timeBackup(address)
    tell(`filling it with ${amount.games} games`)
    await fill(db, part, amount, now)
    await sql.raw(isPostgres(address) ? 'vacuum analyze' : 'pragma wal_checkpoint(truncate)').execute(db)
    tell('keeping them')
    const whole = await timeBackup(address)
    await stoppedBefore(db, now)
    tell('starting a server, and asking it')
    const asked = await askAll(db, address, amount)
    tell('removing what is old')
    return { ...asked, backup: { part: small, whole }, removal: await timeRemoval(db) }
  } finally {
    await db.destroy()
  }
}

/** Clocks have run when the last server stopped: the next one gives the time back. */
const stoppedBefore = (db: Db, now: number) =>
  db
    .insertInto('settings')
    .values({ name: 'alive', value: `${now - 60_000}` })
    .execute()

async function timeBackup(address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-kept-'))
  const began = performance.now()
  try {
    const rows = await backup(address, join(folder, 'kept.gz'))
    const seconds = (performance.now() - began) / 1000
    return { rows, seconds: round(seconds), secondsPer100000: round(seconds / (rows / 100_000)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With the longest time in which a server would have done nothing else. */
async function timeRemoval(db: Db) {
  const config = readConfig({})
  if ('errors' in config) throw new Error(config.errors.join('\n'))
  const games = { forget: () => {} }
  const stalls = monitorEventLoopDelay({ resolution: 1 })
  stalls.enable()
  const began = performance.now()
  const { signal: stopping } = new AbortController()
  const removed = await removeOld({ db, config, games, bus: silentBus(), now: Date.now, stopping })
  stalls.disable()
  const seconds = round((performance.now() - began) / 1000)
  return { removed, seconds, longestStall: round(stalls.max / 1e6) }
}

async function askAll(db: Db, address: string, { games, people }: Amount) {
  const timed = timer(Math.min(MOST_ASKED, Math.ceil(games / 20)))
  const keys = openKeys(db, silentBus(), Date.now)
  const cookieOf = async (person: number) => `ironbridge=${await keys.make(idOf(person), 'session', '')}`
  const [regular, few] = [await cookieOf(0), []] as [string, string[]]
  for (let person = REGULARS; person < Math.min(people, REGULARS + 100); person++)
    few.push(await cookieOf(person))
  const began = performance.now()
  const server = await startProcess({ DATABASE_URL: address })
  const start = round((performance.now() - began) / 1000)
  const ask = (path: string, cookie = '') => askFor(`${server.address}${path}`, cookie)
  try {
    const deep = await placeAfter((after) => ask(`/api/me/tables${after}`, regular), 'changed')
    const next = await placeAfter((after) => ask(`/api/tables${after}`), 'created')
    return {
      secondsToStart: start,
      lists: {
        'own tables, of few games': await timed((time) => ask('/api/me/tables', few[time % few.length])),
        'own tables, of very many games': await timed(() => ask('/api/me/tables', regular)),
        'own tables, pages later': await timed(() => ask(`/api/me/tables${deep}`, regular)),
        'open tables': await timed(() => ask('/api/tables')),
        'open tables, pages later': await timed(() => ask(`/api/tables${next}`)),
        'games under way, of very many': await timed(() => gamesOf(db, idOf(0), ['open', 'playing'])),
        profile: await timed(() => ask('/api/me', regular)),
      },
    }
  } finally {
    await server.end('SIGTERM')
  }
}

interface Listed {
  readonly changed: number
  readonly table: { readonly id: string; readonly created: number }
}

/** Where a list goes on, some pages later if it has as many. */
async function placeAfter(page: (after: string) => Promise<string>, order: 'changed' | 'created') {
  let [place, after] = ['', '']
  for (let pages = 0; pages < 5; pages++) {
    const rows = JSON.parse(await page(after)) as Listed[]
    const last = rows.at(-1)
    place = after
    if (last === undefined || rows.length < FULL_PAGE) break
    after = `?after=${order === 'changed' ? last.changed : last.table.created}.${last.table.id}`
  }
  return place
}

/** As text, over one connection: what a page does with it is not measured, nor is how fetch is made. */
async function askFor(url: string, cookie: string): Promise<string> {
  const [answer] = (await once(get(url, { agent, headers: { cookie } }), 'response')) as [IncomingMessage]
  const body = await text(answer)
  if (answer.statusCode !== 200 || body === '[]') throw new Error(`${url} answers ${body}`)
  return body
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const timer = (times: number) => async (ask: (time: number) => Promise<unknown>) => {
  const taken: number[] = []
  for (let time = -WARMING_UP; time < times; time++) {
    const began = performance.now()
    await ask(time + WARMING_UP)
    if (time >= 0) taken.push(performance.now() - began)
  }
  return spreadOf(taken)
}
