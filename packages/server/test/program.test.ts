// The server's program as it is typed: what it keeps and brings back, and what it says to mistakes.

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { addPerson } from '../src/people/accounts.ts'
import { openPasswords } from '../src/people/passwords.ts'
import { openDatabase } from '../src/store/database.ts'
import { startProcess } from './services/serverProcess.ts'

const program = join(import.meta.dirname, '../bin/ironbridge-server.mjs')
const folder = mkdtempSync(join(tmpdir(), 'ironbridge-program-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Said {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function say(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Said> {
  const env = { ...process.env, PUBLIC_URL: 'https://brass.example.org/', ...environment }
  const run = promisify(execFile)
  return run(process.execPath, [program, ...args], { env }).then(
    (said) => ({ code: 0, ...said }),
    (error) => error as Said,
  )
}

test('a database is kept in a file, and another one filled from it once', async () => {
  const [first, second] = ['first.db', 'second.db'].map((name) => join(folder, name))
  const file = join(folder, 'kept.gz')
  const missing = await say(['backup', file], { DATABASE_URL: first })
  expect(missing).toMatchObject({
    code: 1,
    stderr: `There is no ${first}. DATABASE_URL names the database.\n`,
  })
  await (await openDatabase(first ?? '')).destroy()
  const kept = await say(['backup', file], { DATABASE_URL: first })
  expect(kept).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Kept \d+ rows\.\n$/) })
  const restored = await say(['restore', file], { DATABASE_URL: second })
  expect(restored).toMatchObject({ code: 0, stdout: kept.stdout.replace('Kept', 'Restored') })
})

test('somebody gets a link at the address of the page, and nobody else does', async () => {
  const DATABASE_URL = join(folder, 'people.db')
  const db = await openDatabase(DATABASE_URL)
  const needs = { db, passwords: openPasswords(), now: () => 0 }
  const eve = await addPerson(needs, 'Eve', null)
  const ada = await addPerson(needs, 'Ada', null)
  // Somebody takes a login that looks like Ada's id.
  const login = ada.toLowerCase()
  await db.updateTable('users').set({ login }).where('id', '=', eve).execute()
  await db.destroy()
  for (const who of ['Ada', ada]) {
    const { stdout, stderr } = await say(['recover', who], { DATABASE_URL })
    expect(stdout).toMatch(/^https:\/\/brass\.example\.org\/#\/recover\/\S+\n$/)
    expect(stderr).toBe(`For Ada (a guest, id ${ada}):\n`)
  }
  expect((await say(['recover', login], { DATABASE_URL })).stderr).toContain(`Eve (login ${login}, id `)
  const other = await say(['recover', 'Bob'], { DATABASE_URL })
  expect(other).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('"Bob"') })
})

test('the host names moderators, and what a server has to do is written down', async () => {
  const DATABASE_URL = join(folder, 'moderated.db')
  const db = await openDatabase(DATABASE_URL)
  await addPerson({ db, passwords: openPasswords(), now: () => 0 }, 'Ada', null)
  await db.destroy()
  expect((await say(['moderator', 'Ada'], { DATABASE_URL })).stdout).toMatch(
    /^Ada \(a guest, id \w+\) is a moderator/,
  )
  expect((await say(['ban', 'Ada', '--for', 'hour'], { DATABASE_URL })).stdout).toMatch(
    /^Ada \(a guest, id \w+\)\nOrdered: /,
  )
  expect((await say(['audit'], { DATABASE_URL })).stdout).toMatch(/ the host {2}moderator {2}Ada\n$/)
  expect(await say(['ban', 'Ada', '--for', 'year'], { DATABASE_URL })).toMatchObject({ code: 1, stdout: '' })
})

test.each([
  { page: 'a page', PAGE: relative('.', folder), says: false },
  { page: 'no page', PAGE: '', says: true },
])('with $page it says at the start whether only the API is served', async ({ PAGE, says }) => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const server = await startProcess({ PAGE, DATABASE_URL: join(folder, 'served.db') })
  await expect.poll(() => server.output()).toContain('Ctrl-C stops it.')
  expect(server.output().includes('No page is there, only the API: "npm start" serves both.')).toBe(says)
  expect((await fetch(`${server.address}/`)).status).toBe(says ? 404 : 200)
  expect((await fetch(`${server.address}/api/tables`)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('a port that a proxy knows is that port, or none', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const said = await say(['serve', '--no-open'], { PORT: `${port}`, DATABASE_URL: ':memory:' })
  expect(said).toMatchObject({ code: 1, stderr: expect.stringContaining(`Port ${port} is taken.`) })
  other.close()
})

test('processes that think need a Postgres, and say so', async () => {
  const DATABASE_URL = join(folder, 'games.db')
  expect(await say(['think'], { DATABASE_URL })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('share a Postgres. Set DATABASE_URL'),
  })
  expect(await say(['serve'], { DATABASE_URL, BOT_THREADS: '0' })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('BOT_THREADS: processes that think need a Postgres.'),
  })
})

const MODERATING = ['moderator', 'reports', 'ban', 'unban', 'delete-chat', 'close-table', 'audit']

test('help names every command', async () => {
  const { code, stdout } = await say(['--help'])
  expect(code).toBe(0)
  for (const command of ['serve', 'think', 'backup', 'restore', 'recover', ...MODERATING])
    expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'))
})

test.each([
  { args: ['bakcup', 'file'], says: 'There is no command "bakcup".' },
  { args: ['backup'], says: 'backup takes one FILE.' },
  { args: ['recover', 'a', 'b'], says: 'recover takes one LOGIN.' },
  { args: ['serve', 'now'], says: '"now" is not expected here.' },
  { args: ['--wrong'], says: '--wrong' },
])('$args is answered with the mistake and the usage', async ({ args, says }) => {
  const { code, stderr } = await say(args)
  expect(code).toBe(2)
  expect(stderr).toContain(says)
  expect(stderr).toContain('Usage: ironbridge-server')
})
