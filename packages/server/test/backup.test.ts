// A backup taken while games go on, restored into a new database: the same people go on with the same games.

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup, restore } from '../src/running/backup.ts'
import { playOn } from './client.ts'
import { type Running, running } from './running.ts'
import { startProcess } from './services/serverProcess.ts'
import { inTurn, seated } from './table.ts'

let server: Running
const folder = mkdtempSync(join(tmpdir(), 'ironbridge-backup-'))
beforeAll(async () => {
  server = await running()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('what was kept comes back, whichever database it came from', async () => {
  const { id, sides, people } = await seated(server, 2)
  await playOn(id, sides, 7)
  await inTurn(sides)
  const file = join(folder, 'kept.gz')
  const kept = await backup(server.database, file)
  const seen = sides.map(({ game }) => game.seen())
  const fresh = join(folder, 'fresh.db')
  expect(await restore(file, fresh)).toBe(kept)
  await expect(restore(file, fresh)).rejects.toThrow('not empty')
  const other = await startProcess({ DATABASE_URL: fresh })
  try {
    const again = []
    for (const person of people) {
      await person.connect(other.address)
      again.push({ person, game: await person.open(id) })
    }
    expect(again.map(({ game }) => game.seen())).toEqual(seen)
    await playOn(id, again, 5)
  } finally {
    await other.end('SIGTERM')
  }
})

test('a backup that was cut off restores nothing', async () => {
  const file = join(folder, 'whole.gz')
  await backup(server.database, file)
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const cut = join(folder, 'cut.gz')
  writeFileSync(cut, gzipSync(lines.slice(0, -2).join('\n')))
  const fresh = join(folder, 'never.db')
  await expect(restore(cut, fresh)).rejects.toThrow('cut off')
  await expect(restore(file, fresh)).resolves.toBeGreaterThan(0)
})

test('what is kept is for its owner alone', async () => {
  const fresh = join(folder, 'new', 'games.db')
  const other = await startProcess({ DATABASE_URL: fresh })
  const modeOf = (path: string): number => statSync(path).mode & 0o777
  expect([fresh, `${fresh}-wal`, `${fresh}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600])
  expect(modeOf(join(folder, 'new'))).toBe(0o700)
  await other.end('SIGTERM')
  const file = join(folder, 'secret.gz')
  // Left behind by one that was broken off.
  writeFileSync(`${file}.part`, '', { mode: 0o644 })
  await backup(server.database, file)
  expect(modeOf(file)).toBe(0o600)
})
