// How often something may be done: what servers count together, from one address at whichever of them, and what each counts by itself.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { limitOf, sharedLimitOf } from '../src/limits.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Db } from '../src/store/schema.ts'
import { stranger } from './client.ts'
import { freshDatabase, running, stillClock } from './running.ts'

const services = inject('services') ?? null
const folder = mkdtempSync(join(tmpdir(), 'ironbridge-limits-'))
let [here, there] = [] as unknown as [Db, Db]
beforeAll(async () => {
  const database = services ? await freshDatabase(services.postgres) : join(folder, 'limits.db')
  here = await openDatabase(database)
  there = await openDatabase(database)
})
afterAll(async () => {
  await here.destroy()
  await there.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const clock = stillClock()
let kinds = 0

/** Three at once and one more every ten seconds, as two servers count it. */
function threeAtOnce() {
  const kind = `kind ${kinds++}`
  return [here, there].map((db) => sharedLimitOf(db, kind, 3, 0.1, clock.now)) as [Limit, Limit]
}
type Limit = ReturnType<typeof sharedLimitOf>

/** How many of so many tries go through. */
async function taken(limit: Limit, tries: number, name = 'Ada'): Promise<number> {
  let done = 0
  for (let i = 0; i < tries; i++) if (await limit.take(name)) done++
  return done
}

test('so many at once, then so many more with time, and never more than at first', async () => {
  const [limit] = threeAtOnce()
  expect(await taken(limit, 5)).toBe(3)
  clock.later(9999)
  expect(await taken(limit, 1)).toBe(0)
  clock.later(1)
  expect(await taken(limit, 5)).toBe(1)
  clock.later(20_000)
  expect(await taken(limit, 5)).toBe(2)
  clock.later(3_600_000)
  expect(await taken(limit, 5)).toBe(3)
})

test('whoever is counted is not forgotten because very many others come', () => {
  const limit = limitOf(3, 0.001, clock.now)
  const tries = (): number => [1, 2, 3, 4, 5].filter(() => limit.take('Ada')).length
  expect(tries()).toBe(3)
  for (let others = 0; others < 250_000; others++) {
    limit.take(`other ${others}`)
    if (others % 1000 === 0) expect(limit.take('Ada')).toBe(false)
  }
})

test('what was taken at one server is gone at the other, also when both are asked at once', async () => {
  const [one, other] = threeAtOnce()
  const tries = await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? one : other).take('Ada')))
  expect(tries.filter(Boolean)).toHaveLength(3)
  expect(await taken(one, 3, 'Bert')).toBe(3)
})

test('what costs more takes more, and what is refused costs nothing', async () => {
  const [limit] = threeAtOnce()
  expect(await limit.take('Ada', 2)).toBe(true)
  expect(await limit.take('Ada', 2)).toBe(false)
  expect(await limit.take('Ada', 1)).toBe(true)
})

test('a clock that was set back keeps nobody waiting, and one that was set on gives no more than there is', async () => {
  const [limit] = threeAtOnce()
  clock.later(3_600_000)
  expect(await taken(limit, 3)).toBe(3)
  clock.later(-3_600_000)
  expect(await taken(limit, 5)).toBe(3)
  // Clocks of servers differ a little.
  clock.later(-10_000)
  expect(await taken(limit, 5)).toBe(0)
})

test('new names from one address are counted over all servers, and nobody reads there who came', async () => {
  const server = await running({ CREATIONS_PER_MINUTE: '4' }, clock.now)
  try {
    const come = async (address: string) =>
      (await stranger(address).call('POST', '/api/guests', { name: 'Ada' })).status
    expect([await come(server.address), await come(server.other)]).toEqual([201, 201])
    expect([await come(server.address), await come(server.other)]).toEqual([201, 201])
    expect([await come(server.address), await come(server.other)]).toEqual([429, 429])
    const db = await openDatabase(server.database)
    const rows = await db.selectFrom('buckets').selectAll().execute()
    await db.destroy()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  } finally {
    await server.close()
  }
})
