// A server whose newest rules are the next revision: games that began by today's go on by it, in the same process and at the same time.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { followWhole, openedBySeed } from '@ironbridge/client'
import { parseGame, positionObject, RULES_REVISION, replay } from '@ironbridge/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../packages/server/src/store/database.ts'
import { type Client, guest, playOn, type Side } from '../../packages/server/test/client.ts'
import { type Restarting, running, runningProcesses } from '../../packages/server/test/running.ts'
import { type Seated, seated } from '../../packages/server/test/table.ts'
import { NEXT, nextIsNewest } from './made.ts'

const folder = mkdtempSync(join(tmpdir(), 'ironbridge-next-'))
const DATABASE_URL = join(folder, 'games.db')
let server: Restarting<'SIGTERM' | 'SIGKILL'>
/** Begun under today's revision, while that was the newest. */
let old: Seated
/** Another, in which nothing happens. */
let idle: string
/** Begun under the next. */
let fresh: { readonly id: string; readonly host: Client }

beforeAll(async () => {
  const [, begin = ''] = await nextIsNewest()
  const before = await running({ DATABASE_URL })
  old = await seated(before, 2, {}, ['club'])
  await playOn(old.id, old.sides, 3)
  idle = (await seated(before, 2)).id
  await before.close()
  server = await runningProcesses({ DATABASE_URL, NODE_OPTIONS: `--import=${begin}`, BOT_THREADS: '1' })
  const host = await guest(server.address, 'Eve')
  fresh = { host, id: await tableOf(host) }
  await comeBack()
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function tableOf(host: Client): Promise<string> {
  const plan = { title: 'New', edition: 'birmingham', chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'club' }] }
  const { body } = await host.call('POST', '/api/tables', plan)
  await host.call('POST', `/api/tables/${body.id}/start`)
  return body.id
}

async function comeBack(): Promise<void> {
  fresh.host.address = server.address
  const sides: Side[] = []
  for (const person of old.people) {
    await person.connect(server.address)
    sides.push({ person, game: await person.open(old.id) })
  }
  old = { ...old, sides }
}

/** What the server computes is what today's revision computes from what it tells. */
async function expectSame({ person, game }: Side): Promise<void> {
  const { body } = await person.call('GET', `/api/games/${old.id}`)
  await game.whenSeq(body.seq)
  expect(body.position).toEqual(JSON.parse(JSON.stringify(positionObject(game.seen()))))
}

const lookAt = async ({ host, id }: typeof fresh) => (await host.call('GET', `/api/games/${id}`)).body

/** By what the server calls legal: nobody here knows these rules. Ends when it is the host's turn again. */
async function playFresh(most: number, wanted = /./): Promise<void> {
  const { host, id } = fresh
  for (let made = 0; ; ) {
    const { legal, ply, seq, table } = await lookAt(fresh)
    if (table.status === 'over') return
    if (legal.length === 0) {
      await host.call('GET', `/api/games/${id}?after=${seq}&wait=20`)
      continue
    }
    if (made === most) return
    const move = legal.find((text: string) => wanted.test(text)) ?? legal[0]
    expect(await host.call('POST', `/api/games/${id}/moves`, { ply, moves: [move] })).toMatchObject({
      status: 200,
    })
    made++
  }
}

async function turnByTurn(): Promise<void> {
  for (const side of old.sides) await expectSame(side)
  for (let round = 0; round < 3; round++) {
    await playOn(old.id, old.sides, 4)
    await playFresh(2)
    for (const side of old.sides) await expectSame(side)
  }
}

test('each game says which rules are its own, and has their money', async () => {
  const { body } = await (old.people[0] as Client).call('GET', `/api/tables/${old.id}`)
  expect(body.rules).toBe(RULES_REVISION)
  expect((await lookAt(fresh)).table.rules).toBe(NEXT)
  await playFresh(1, /^loan/)
  expect((await lookAt(fresh)).position.seats.A).toMatchObject({ money: 20 + 90, income: 10 })
})

test('both go on in turns, and after the server was killed', async () => {
  await turnByTurn()
  await playFresh(0)
  await old.sides[0]?.game.whenSeq((await lookAt({ id: old.id, host: old.people[0] as Client })).seq)
  await server.restart('SIGKILL')
  await comeBack()
  await turnByTurn()
})

test('an old game ends, is verified and exported by its own rules', async () => {
  await playOn(old.id, old.sides)
  const [{ person }] = old.sides as [Side]
  const whole = await person.ask({ type: 'watch', game: old.id, since: -1 })
  if (whole.type !== 'game') throw new Error(JSON.stringify(whole))
  expect(openedBySeed(whole.table, followWhole(whole), { hash: null, own: null, all: null }).verdict).toBe(
    'verified',
  )
  const { body: text } = await person.call('GET', `/api/games/${old.id}/record`)
  const { value: record } = parseGame(text)
  if (record === null) throw new Error(text)
  const { state, error } = replay(record)
  expect({
    rules: record.rules,
    error,
    state: { over: state.over, vp: state.players.map(({ vp }) => vp) },
  }).toEqual({
    rules: RULES_REVISION,
    error: null,
    state: { over: true, vp: record.result },
  })
})

test('a new game ends and is exported by the next', async () => {
  await playFresh(Number.POSITIVE_INFINITY)
  const { body: text } = await fresh.host.call('GET', `/api/games/${fresh.id}/record`)
  expect(text).toContain(`[Rules "${NEXT}"]`)
  const { value: record } = parseGame(text)
  if (record === null) throw new Error(text)
  expect(replay(record).error).toMatchObject({ why: { is: 'revision', rules: NEXT } })
  expect(replay({ ...record, rules: RULES_REVISION }).error).toMatchObject({ why: { is: 'refused' } })
})

test('a revision that nobody has is refused in a sentence', async () => {
  const db = await openDatabase(DATABASE_URL)
  await db.updateTable('games').set({ rules: 99 }).where('id', '=', idle).execute()
  await db.destroy()
  expect(await (old.people[0] as Client).call('GET', `/api/games/${idle}`)).toEqual({
    status: 501,
    body: {
      error: {
        code: 'other-rules',
        message: 'This game follows revision 99 of the rules, which this server does not have.',
      },
    },
  })
})
