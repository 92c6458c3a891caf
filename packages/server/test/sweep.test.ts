// What a server holds is looked at again however many games there are, and what nobody holds is forgotten one by one.

import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { silentBus } from '../src/bus/bus.ts'
import type { Game } from '../src/games/game.ts'
import { openSweep } from '../src/games/sweep.ts'
import { openMemory } from '../src/log/memory.ts'
import { Problem } from '../src/problem.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Db } from '../src/store/schema.ts'
import { freshDatabase, stillClock } from './running.ts'

const services = inject('services') ?? null
let db: Db
beforeAll(async () => {
  db = await openDatabase(services === null ? ':memory:' : await freshDatabase(services.postgres))
})
afterAll(() => db.destroy())

const head = (game_id: string, changed: number) => {
  const nobody = { turn: 0, deadline: null, wake: null, bot: 0 }
  return { game_id, seq: 3, ...nobody, changed }
}

/** Games of which line 2 is the last that is known here, and of which it is noted when they are read on. */
function holding(ids: readonly string[]) {
  const read: string[] = []
  const refreshed: string[] = []
  const held = new Set(ids)
  const gameOf = (id: string) => ({ row: { id }, lines: [{ seq: 2 }] }) as unknown as Game
  return {
    read,
    refreshed,
    games: {
      held: () => ids as string[],
      isHeld: (id: string) => held.has(id),
      withGame: async <Result>(id: string, task: (game: Game) => Promise<Result> | Result) =>
        task(gameOf(id)),
      forgetIdle: () => {},
      refresh: async ({ row }: Game) => void refreshed.push(row.id),
      catchUp: async ({ row }: Game) => void read.push(row.id),
    },
  }
}

test('of more games than a statement takes, those that went on elsewhere are read on', async () => {
  const clock = stillClock()
  const ids = Array.from({ length: 70_000 }, (_, number) => `game${number}`)
  const { games, read } = holding(ids)
  const sweep = openSweep(db, games, clock.now, (error) => expect.fail(String(error)))
  clock.later(1000)
  // One just now, one by a clock that is an hour behind, one that nobody holds here.
  const hour = 3_600_000
  await db
    .insertInto('heads')
    .values([head('game7', clock.now()), head('game69999', clock.now() - hour), head('other', clock.now())])
    .execute()
  await sweep.look()
  expect(read).toContain('game7')
  expect(read).not.toContain('other')
  for (let looks = 0; looks < 30; looks++) {
    clock.later(2000)
    await sweep.look()
  }
  expect(read).toContain('game69999')
})

test('after signals may have been lost, everything that is held is read anew, a part in each look', async () => {
  const clock = stillClock()
  const ids = Array.from({ length: 1200 }, (_, number) => `game${number}`)
  const { games, refreshed } = holding(ids)
  const sweep = openSweep(db, games, clock.now, (error) => expect.fail(String(error)))
  await sweep.look()
  expect(refreshed).toEqual([])
  sweep.anew()
  await sweep.look()
  expect(refreshed.length).toBeLessThan(ids.length)
  for (let looks = 0; looks < 3; looks++) await sweep.look()
  expect(refreshed).toEqual(ids)
})

/** Whoever has missed something. */
const NOBODY = () => {}

/** What is in memory, each with what happened to it: followed, read. */
function remembering() {
  const followed = new Set<string>()
  const read: string[] = []
  const bus = {
    follow: async (id: string) => followed.add(id).size > 0,
    unfollow: (id: string) => void followed.delete(id),
    publish: () => {},
  }
  const memory = openMemory(
    bus,
    async (id) => {
      expect(followed).toContain(id)
      read.push(id)
      if (id.startsWith('no')) throw new Problem('not-found', 'There is no such thing.')
      return id
    },
    NOBODY,
  )
  return { memory, followed, read, use: (id: string) => memory.use(id, () => {}) }
}

test('what is in memory is followed before it is read, and no longer when it is forgotten', async () => {
  const { memory, followed, use } = remembering()
  memory.hold('held')
  await use('held')
  for (let number = 0; number < 600; number++) await use(`${number}`)
  expect(followed.size).toBe(memory.size())
  expect(followed).not.toContain('0')
  await expect(use('no such thing')).rejects.toThrow('no such')
  expect(followed).not.toContain('no such thing')
  memory.forgetIdle()
  expect([...followed]).toEqual(['held'])
  memory.release('held')
  memory.forgetIdle()
  expect(followed.size).toBe(0)
})

test('what changes while it is read is read again', async () => {
  const isRead = Promise.withResolvers<void>()
  let version = 1
  const memory = openMemory(
    silentBus(),
    async () => {
      const before = version
      await isRead.promise
      return before
    },
    NOBODY,
  )
  const used = memory.use('one', (kept) => kept)
  await setImmediate()
  version = 2
  memory.forget('one')
  isRead.resolve()
  expect(await used).toBe(2)
})

test('what was used last stays in memory, and what somebody holds', async () => {
  const { memory, read, use } = remembering()
  memory.hold('held')
  await use('held')
  for (let number = 0; number < 500; number++) await use(`${number}`)
  await use('0')
  await use('one more')
  expect(memory.size()).toBe(502 - 1)
  read.length = 0
  for (const id of ['held', '0', '2', '499', 'one more', '1']) await use(id)
  expect(read).toEqual(['1'])
  memory.release('held')
  expect(memory.size()).toBe(500)
})
