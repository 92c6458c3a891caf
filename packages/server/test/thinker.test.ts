// Processes that think for bots, beside servers that do not.

import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { setHook } from '../src/notices/hooks.ts'
import { openLogger } from '../src/server.ts'
import { openDatabase } from '../src/store/database.ts'
import { BOT } from '../src/store/schema.ts'
import { startThinker } from '../src/thinker.ts'
import { type Client, guest, isTurn, playOn, type Side } from './client.ts'
import { type Running, running, stillClock } from './running.ts'
import { startThinking } from './services/serverProcess.ts'
import { seated } from './table.ts'

let ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends = []
})

/** Servers that leave bots to others. */
async function thoughtless(): Promise<Running> {
  const server = await running({ BOT_THREADS: '0' })
  ends.push(() => server.close())
  return server
}

const settingsOf = ({ database }: Running) => ({
  DATABASE_URL: database,
  REDIS_URL: inject('services')?.redis ?? '',
  BOT_THREADS: '1',
})

/** In this process; answers what it has written. */
async function thinking(server: Running, now = Date.now): Promise<() => string> {
  const config = readConfig(settingsOf(server))
  if ('errors' in config) throw new Error(config.errors.join('\n'))
  let output = ''
  const thinker = await startThinker(config, openLogger('warn', { write: (text) => (output += text) }), now)
  ends.push(() => thinker.close())
  return () => output
}

/** A table of bots alone, which begins. */
async function botsAlone(host: Client): Promise<string> {
  const bot = { kind: 'bot', bot: 'random' }
  const made = await host.call('POST', '/api/tables', { edition: 'birmingham', chairs: [bot, bot, bot] })
  expect((await host.call('POST', `/api/tables/${made.body.id}/start`)).status).toBe(204)
  return made.body.id
}

const statusOf = async (host: Client, id: string) => (await host.call('GET', `/api/tables/${id}`)).body.status

const linesOf = async ({ database }: Running, id: string) => {
  const db = await openDatabase(database)
  const rows = await db.selectFrom('entries').select('seq').where('game_id', '=', id).orderBy('seq').execute()
  await db.destroy()
  return rows.map(({ seq }) => seq)
}

test('bots wait for a process that thinks, and people are told what it did', async () => {
  const server = await thoughtless()
  const { id, sides } = await seated(server, 1, {}, ['random', 'random'])
  const watcher = await guest(server.other, 'Bert')
  await watcher.connect()
  const watched = await watcher.open(id)
  const metrics = async () => (await fetch(`${server.address}/metrics`)).text()
  await playOn(id, sides, 0)
  const db = await openDatabase(server.database)
  ends.push(() => db.destroy())
  // Somebody's own turn is nobody else's; a bot's is due at once.
  await expect
    .poll(async () => {
      const [side] = sides
      const head = await db
        .selectFrom('heads')
        .selectAll()
        .where('game_id', '=', id)
        .executeTakeFirstOrThrow()
      if (head.bot === 0 && side) await playOn(id, [side], 1)
      return head
    })
    .toMatchObject({ bot: 1, deadline: null })
  await botsAlone(watcher)
  expect(await metrics()).toMatch(/^ironbridge_bots_waiting 2$/m)
  const output = await thinking(server)
  await playOn(id, sides)
  expect(await statusOf(watcher, id)).toBe('over')
  const lines = await linesOf(server, id)
  await watched.whenSeq(lines.at(-1) ?? 0)
  expect(output()).toBe('')
})

test('one that is killed is followed by another, and no move is made twice', async () => {
  const server = await thoughtless()
  const host = await guest(server.address, 'Ada')
  const first = await startThinking(settingsOf(server))
  ends.push(() => first.end('SIGKILL'))
  const tables: string[] = []
  for (let table = 0; table < 5; table++) tables.push(await botsAlone(host))
  const begun = async () => (await Promise.all(tables.map((id) => linesOf(server, id)))).flat().length
  await expect.poll(begun).toBeGreaterThan(20)
  await first.end('SIGKILL')
  const second = await startThinking(settingsOf(server))
  ends.push(() => second.end('SIGKILL'))
  for (const id of tables) {
    await expect.poll(() => statusOf(host, id)).toBe('over')
    const lines = await linesOf(server, id)
    expect(lines).toEqual(lines.map((_, place) => place))
  }
  expect(await second.end('SIGTERM')).toBe(0)
})

test('several share what is to be thought about', async () => {
  const server = await thoughtless()
  const outputs = [await thinking(server), await thinking(server)]
  const host = await guest(server.address, 'Ada')
  const tables = await Promise.all(Array.from({ length: 6 }, () => botsAlone(host)))
  for (const id of tables) await expect.poll(() => statusOf(host, id)).toBe('over')
  for (const output of outputs) expect(output()).toBe('')
})

test('a server that thinks counts also what no process has taken up', async () => {
  const clock = stillClock()
  const server = await running({}, clock.now)
  ends.push(() => server.close())
  const db = await openDatabase(server.database)
  ends.push(() => db.destroy())
  const head = {
    game_id: 'left',
    seq: 0,
    turn: 0,
    deadline: null,
    wake: clock.now() + 1,
    bot: BOT.alone,
    changed: 0,
  }
  await db.insertInto('heads').values(head).execute()
  await db.transaction().execute(async (tx) => {
    // What is being written is taken up by nobody.
    await tx.selectFrom('heads').selectAll().forUpdate().execute()
    clock.later(1)
    const metrics = await (await fetch(`${server.address}/metrics`)).text()
    expect(metrics).toMatch(/^ironbridge_bots_waiting 1$/m)
  })
})

test('notices that a process cannot write down are written when the database takes them again', async () => {
  const clock = stillClock()
  const server = await running({ BOT_THREADS: '0' }, clock.now)
  const { id, people, sides } = await seated(server, 1, {}, ['random'])
  const [ada] = people as [Client]
  const [{ game }] = sides as [Side]
  while (isTurn(game)) await playOn(id, sides, 1)
  // Nobody else writes or sends anything.
  await server.close()
  const db = await openDatabase(server.database)
  ends.push(() => db.destroy())
  const digest = { kind: 'webhook', url: 'https://hooks.example.org/', shape: 'json', secret: null } as const
  await setHook(db, ada.id, digest, true, clock.now())
  await sql`alter table hooks rename to hooks_away`.execute(db)
  const output = await thinking(server, clock.now)
  await expect.poll(output).toContain('Notices could not be written down')
  await sql`alter table hooks_away rename to hooks`.execute(db)
  await expect.poll(() => db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
})
