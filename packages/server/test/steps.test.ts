// Backups of every age: kept without changing what they are taken of, and brought back as old as they are before they are brought up to date.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { backup, restore } from '../src/running/backup.ts'
import { recover } from '../src/running/recover.ts'
import { openDatabase, openUnchanged } from '../src/store/database.ts'
import { migrate, stepOf } from '../src/store/migrations.ts'
import type { Db } from '../src/store/schema.ts'
import { freshDatabase } from './running.ts'
import { FIRST } from './version01.ts'

const services = inject('services') ?? null
const folder = mkdtempSync(join(tmpdir(), 'ironbridge-steps-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
const fresh = async (): Promise<string> =>
  services === null ? join(folder, `${++count}.db`) : freshDatabase(services.postgres)

let url: string
let file: string
beforeEach(async () => {
  url = await fresh()
  file = join(folder, `${++count}.gz`)
})

/** Something done with a database as it is. */
async function within<Result>(address: string, task: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openUnchanged(address)
  try {
    return await task(db)
  } finally {
    await db.destroy()
  }
}

const linesOf = (): string[] => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')

test.each([
  { which: 'that says so', isTold: true },
  { which: 'that does not, as they used to', isTold: false },
])('a backup of the first step $which is brought up to date with its rows', async ({ isTold }) => {
  await within(url, async (db) => {
    for (const statement of FIRST) await sql.raw(statement).execute(db)
  })
  const kept = await backup(url, file)
  const [head = '', ...lines] = linesOf()
  expect(JSON.parse(head)).toEqual({ ironbridge: 'backup', format: 1, step: '001 tables' })
  if (!isTold) writeFileSync(file, gzipSync(['{"ironbridge":"backup","format":1}', ...lines].join('\n')))
  const other = await fresh()
  expect(await restore(file, other)).toBe(kept)
  const [held, step, newest] = await within(other, async (db) => [
    await db.selectFrom('held').selectAll().execute(),
    await stepOf(db),
    await within(':memory:', (memory) => migrate(memory).then(() => stepOf(memory))),
  ])
  expect(held).toEqual([{ game_id: 'tea', user_id: 'ada', seat: 0 }])
  expect(step).toBe(newest)
})

test('a backup taken before an update is what the version before it reads, and taking it updates nothing', async () => {
  const STEP = '005 winners'
  const person = { id: 'ada', name: 'Ada', vacation_used: 0, vacation_year: 0, created: 0 }
  await within(url, async (db) => {
    await migrate(db, STEP)
    await db.insertInto('users').values(person).execute()
  })
  await recover(url, 'ada', () => 0)
  await backup(url, file)
  expect(await within(url, stepOf)).toBe(STEP)
  const rows = await within(await fresh(), async (db) => {
    await migrate(db, STEP)
    for (const line of linesOf().slice(1, -1)) {
      const [table, row] = JSON.parse(line)
      await db.insertInto(table).values(row).execute()
    }
    return [
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('keys').selectAll().execute(),
    ]
  })
  expect(rows).toEqual([[expect.objectContaining(person)], [expect.anything()]])
})

test('what a newer version made is left alone, and so is its backup', async () => {
  const db = await openDatabase(url)
  await backup(url, file)
  const later = linesOf().map((line) => line.replace(/"step":"[^"]+"/, '"step":"999 later"'))
  writeFileSync(file, gzipSync(later.join('\n')))
  await expect(restore(file, await fresh())).rejects.toThrow('This backup was made by a newer Ironbridge.')
  await sql`insert into kysely_migration values ('999 later', '2030-01-01T00:00:00.000Z')`.execute(db)
  await db.destroy()
  await expect(backup(url, join(folder, 'none.gz'))).rejects.toThrow('newer Ironbridge')
  await expect(recover(url, 'ada')).rejects.toThrow('newer Ironbridge')
})

test('rows of many pages are all kept, each once, also where a key has two parts', async () => {
  const db = await openDatabase(url)
  const entries = Array.from({ length: 1500 }, (_, seq) => ({
    game_id: `game ${seq % 2}`,
    seq,
    at: 0,
    body: '{}',
  }))
  await db.insertInto('entries').values(entries).execute()
  await db.destroy()
  await backup(url, file)
  const rows = linesOf().flatMap((line) => (line.startsWith('["entries"') ? [JSON.parse(line)[1]] : []))
  expect(rows.toSorted((a, b) => a.seq - b.seq)).toEqual(entries)
})
