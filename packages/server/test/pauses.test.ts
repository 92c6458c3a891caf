// Times without a server count for nobody: after a start, after standing still, after the database was away.

import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { counted, countedUntil, keepVigil, type Pause } from '../src/games/pauses.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Db } from '../src/store/schema.ts'
import { freshDatabase, running, stillClock } from './running.ts'
import { inTurn, seated } from './table.ts'

const services = inject('services') ?? null
const MINUTE = 60_000

let db: Db
beforeEach(async () => {
  db = await openDatabase(services === null ? ':memory:' : await freshDatabase(services.postgres))
})
afterEach(() => db.destroy())

/** A server's time of day and its own clock. Standing still, only its people grow older. */
async function vigilOf(time: { now: number; steady: number }) {
  const told: Pause[] = []
  const vigil = await keepVigil(
    db,
    () => time.now,
    (pause) => told.push(pause),
    () => time.steady,
  )
  return { ...vigil, told }
}

const later = (time: { now: number; steady: number }, ms: number): void => {
  time.now += ms
  time.steady += ms
}

test('what overlaps a pause does not count, and a clock that was set back counts nothing', () => {
  const pauses = [
    { from: 100, to: 200 },
    { from: 300, to: 350 },
  ]
  expect(counted(pauses, 0, 50)).toBe(50)
  expect(counted(pauses, 50, 150)).toBe(50)
  expect(counted(pauses, 120, 180)).toBe(0)
  expect(counted(pauses, 0, 1000)).toBe(850)
  expect(counted(pauses, 500, 400)).toBe(0)
})

test('time that counts ends where as much of it has passed', () => {
  const pauses = [
    { from: 100, to: 200 },
    { from: 300, to: 350 },
  ]
  for (const from of [0, 50, 100, 150, 250, 299, 400])
    for (const ms of [10, 60, 150, 500]) {
      const until = countedUntil(pauses, from, ms)
      expect(counted(pauses, from, until)).toBe(ms)
      expect(counted(pauses, from, until - 1)).toBeLessThan(ms)
    }
})

test('a server that comes after a while knows since when there was none, and running clocks wait for it', async () => {
  const time = { now: 1_000_000, steady: 0 }
  expect((await vigilOf(time)).pauses).toEqual([])
  const head = { seq: 0, turn: 0, bot: 0, changed: 0 }
  await db
    .insertInto('heads')
    .values([
      { ...head, game_id: 'running', deadline: 1_010_000, wake: 1_010_000 },
      { ...head, game_id: 'up', deadline: 999_000, wake: 999_000 },
      { ...head, game_id: 'bot', deadline: null, wake: 1_005_000 },
    ])
    .execute()
  time.now += MINUTE
  const { pauses } = await vigilOf(time)
  expect(pauses).toEqual([{ from: 1_000_000, to: 1_075_000 }])
  const heads = await db
    .selectFrom('heads')
    .select(['game_id', 'deadline', 'wake'])
    .orderBy('game_id')
    .execute()
  expect(heads).toEqual([
    { game_id: 'bot', deadline: null, wake: 1_005_000 },
    { game_id: 'running', deadline: 1_085_000, wake: 1_085_000 },
    { game_id: 'up', deadline: 999_000, wake: 999_000 },
  ])
  // And so does whoever starts after that.
  expect((await vigilOf(time)).pauses).toEqual(pauses)
})

test('however short it was, before the only server of a file began there was none', async () => {
  const time = { now: 1_000_000, steady: 0 }
  await vigilOf(time)
  time.now += 1200
  const { pauses } = await vigilOf(time)
  // Of several servers another may have been there all the time.
  expect(pauses).toEqual(services === null ? [{ from: 1_000_000, to: 1_016_200 }] : [])
  time.now += 4000
  expect((await vigilOf(time)).pauses.at(-1)?.to).toBe(1_020_200)
})

test('a server that stood still gives the time back, unless another one served', async () => {
  const [one, two] = [
    { now: 0, steady: 0 },
    { now: 0, steady: 0 },
  ]
  const [first, second] = [await vigilOf(one), await vigilOf(two)]
  for (let beats = 0; beats < 20; beats++) {
    later(two, 3000)
    await second.beat()
  }
  later(one, MINUTE)
  await first.beat()
  expect(first.told).toEqual([])
  for (const time of [one, two]) later(time, MINUTE)
  for (const vigil of [first, second]) await vigil.beat()
  const pause = { from: MINUTE, to: 2 * MINUTE + 15_000 }
  expect([first.told, second.told]).toEqual([[pause], [pause]])
  expect(first.pauses).toEqual([pause])
})

test('a clock that somebody sets makes no pause', async () => {
  const time = { now: 1_000_000, steady: 0 }
  const vigil = await vigilOf(time)
  for (const step of [10 * MINUTE, -60 * MINUTE]) {
    time.now += step
    later(time, 2000)
    await vigil.beat()
  }
  expect(vigil.pauses).toEqual([])
})

if (services === null)
  test('nobody loses a seat, or time, because the server was away', async () => {
    const clock = stillClock()
    const server = await running({}, clock.now)
    const bank = {
      clock: { kind: 'bank', minutes: 0.25, increment: 0 },
      absence: { kind: 'bot', bot: 'club' },
    }
    const { id, sides, people } = await seated(server, 2, bank)
    const { turn } = await inTurn(sides)
    await server.restart('SIGTERM', () => clock.later(MINUTE))
    for (const person of people) person.address = server.address
    const { body } = await turn.person.call('GET', `/api/games/${id}`)
    expect(body.turn.seat).toBe(sides.indexOf(turn))
    // All of the bank, and a moment to come back.
    expect(body.turn.deadline - clock.now()).toBe(30_000)
    expect(body.table.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['person', 'person'])
    await server.close()
  })
