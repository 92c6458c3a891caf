// What a server holds is looked at again however many games there are, and what nobody holds is forgotten one by one.

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Game } from '../src/games/game.ts'
import { openSweep } from '../src/games/sweep.ts'
import { openMemory } from '../src/log/memory.ts'
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
  const nobody = { turn: 0, deadline: null, wake: null }
  return { game_id, seq: 3, ...nobody, changed }
}

/** Games of which line 2 is the last that is known here, and of which it is noted when they are read on. */
function holding(ids: readonly string[]) {
  const read: string[] = []
  const held = new Set(ids)
  const gameOf = (id: string) => ({ row: { id }, lines: [{ seq: 2 }] }) as unknown as Game
  return {
    read,
    games: {
      held: () => ids as string[],
      isHeld: (id: string) => held.has(id),
      withGame: async <Result>(id: string, task: (game: Game) => Promise<Result> | Result) =>
        task(gameOf(id)),
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
  await sweep()
  expect(read).toContain('game7')
  expect(read).not.toContain('other')
  for (let looks = 0; looks < 30; looks++) {
    clock.later(2000)
    await sweep()
  }
  expect(read).toContain('game69999')
})

test('what was used last stays in memory, and what somebody holds', async () => {
  const read: string[] = []
  const memory = openMemory(async (id) => {
    read.push(id)
    return id
  })
  const use = (id: string) => memory.use(id, () => {})
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
