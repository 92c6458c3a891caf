// A Postgres that does not answer: nobody waits for it for ever, and what is asked next is asked over another connection.

import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { openPostgres } from '../src/store/postgres.ts'
import type { Schema } from '../src/store/schema.ts'
import { freshDatabase } from './running.ts'

let db: Kysely<Schema>

beforeEach(async () => {
  const services = inject('services')
  if (services === null) throw new Error('This is about Postgres.')
  db = openPostgres(await freshDatabase(services.postgres), () => {}, { connections: 1 })
})
afterEach(async () => {
  vi.useRealTimers()
  await db.destroy()
})

const pidOf = async (): Promise<number | undefined> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

test('a statement without an answer fails, and its connection is not used again', async () => {
  const before = await pidOf()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(10_000)
  await asked
  vi.useRealTimers()
  expect(await pidOf()).not.toBe(before)
})

test('what fails at once says why, and its connection is used again', async () => {
  const before = await pidOf()
  await expect(sql`select nothing from nowhere`.execute(db)).rejects.toThrow('nowhere')
  expect(await pidOf()).toBe(before)
})
