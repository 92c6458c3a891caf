// Disks on a bad day. A full one: whoever asks hears of it, the log names the cause and keeps nobody waiting. A damaged one is not served.

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { keepVigil } from '../src/games/pauses.ts'
import { runningAnswers } from '../src/http/running.ts'
import { openLogLines, type Put } from '../src/running/logLines.ts'
import { startServer } from '../src/server.ts'
import { openDatabase, openUnchanged } from '../src/store/database.ts'
import { damageOfLarge } from '../src/store/file.ts'
import { stepOf } from '../src/store/migrations.ts'
import type { Db } from '../src/store/schema.ts'

let db: Db
beforeEach(async () => {
  db = await openDatabase(':memory:')
})
afterEach(() => db.destroy())

const setting = (name: string, value: string) => db.insertInto('settings').values({ name, value })

test('what a full database says is what is told', async () => {
  await sql`pragma max_page_count = 1`.execute(db)
  const writing = db.transaction().execute(async (tx) => {
    await tx
      .insertInto('settings')
      .values({ name: 'large', value: 'x'.repeat(1e6) })
      .execute()
  })
  await expect(writing).rejects.toThrow('database or disk is full')
  await sql`pragma max_page_count = 1000000`.execute(db)
  await expect(setting('large', 'x').execute()).resolves.toBeDefined()
})

test('a server whose database takes nothing in is not ready, until it does again', async () => {
  let steady = 0
  const vigil = await keepVigil(
    db,
    Date.now,
    () => {},
    () => steady,
  )
  const ready = () => runningAnswers({ db, vigil } as never)['GET /readyz']({} as never)
  expect(await ready()).toEqual({ ok: true })
  await sql`create trigger full before update on settings begin select raise(abort, 'full'); end`.execute(db)
  steady += 3000
  await expect(vigil.beat()).rejects.toThrow('full')
  await expect(ready()).rejects.toThrow('takes nothing more in')
  await sql`drop trigger full`.execute(db)
  await vigil.beat()
  expect(await ready()).toEqual({ ok: true })
})

test('lines that nobody takes are dropped and counted, and none that somebody takes', async () => {
  let put: Put = () => {}
  const took: string[] = []
  const lines = openLogLines((text, done) => put(text, done))
  let end: () => void = () => {}
  // It never answers, until it is let go.
  put = (_, done) => {
    end = () => done(new Error('ENOSPC'), 0)
  }
  const line = `${'x'.repeat(9999)}\n`
  for (let count = 0; count < 1000; count++) lines.write(line)
  expect(lines.lost()).toBeGreaterThan(800)
  const waited = 1000 - lines.lost() - 1
  // A part at a time, as a disk that is about to be full.
  put = (text, done) => {
    took.push(text.subarray(0, 3000).toString())
    done(null, Math.min(3000, text.length))
  }
  const before = lines.lost()
  end()
  await lines.settled()
  expect(lines.lost()).toBe(before + 1)
  expect(took.join('')).toBe(`\n${line.repeat(waited)}`)
  lines.write('again\n')
  await lines.settled()
  expect(took.at(-1)).toBe('again\n')
})

function start(file: string, set: Readonly<Record<string, string>> = {}) {
  const config = readConfig({ PORT: '0', DATABASE_URL: file, BOT_THREADS: '1', ...set })
  if ('errors' in config) throw new Error(config.errors.join('\n'))
  return startServer(config, pino({ level: 'silent' }))
}

test('a server that cannot start lets go of its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-disk-'))
  const [one, two] = [join(folder, 'one.db'), join(folder, 'two.db')]
  const first = await start(one)
  const taken = { PORT: `${first.port}`, PORT_FIXED: 'true' }
  await expect(start(two, taken)).rejects.toThrow('is taken')
  await expect(start(one)).rejects.toThrow('Another server has')
  await (await start(two)).close()
  await first.close()
  rmSync(folder, { recursive: true })
})

test('what a server has served is in the file itself, and a damaged file is not served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-disk-'))
  const [path, copy] = [join(folder, 'games.db'), join(folder, 'copy.db')]
  const server = await start(path)
  // Without what lies beside it.
  copyFileSync(path, copy)
  const alone = openUnchanged(copy)
  expect(await stepOf(alone)).toBe(await stepOf(db))
  await alone.destroy()
  const whole = readFileSync(copy)
  // A page in the midst of it.
  writeFileSync(copy, whole.fill(7, 4096 * 5, 4096 * 6))
  await expect(start(copy)).rejects.toThrow(/copy\.db is damaged \(.+\)\. .+ restore FILE/)
  // A large one is looked through while it is served.
  const signal = AbortSignal.timeout(60_000)
  expect((await damageOfLarge(copy, signal, 1))?.message).toMatch(/copy\.db is damaged \(.+\)/)
  expect(await damageOfLarge(path, signal, 1)).toBeNull()
  expect(await damageOfLarge(copy, signal)).toBeNull()
  const stopping = new AbortController()
  const looking = damageOfLarge(copy, stopping.signal, 1)
  stopping.abort()
  await expect(looking).rejects.toThrow('aborted')
  writeFileSync(copy, 'This is no database, however long it may be looked at.'.repeat(100))
  await expect(start(copy)).rejects.toThrow('is damaged (file is not a database)')
  await server.close()
  rmSync(folder, { recursive: true })
})
