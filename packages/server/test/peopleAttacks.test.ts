// Getting in as somebody else: guessing, forging, other sites, bodies that are too large or make no sense.

import { argon2Sync } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openPasswords } from '../src/people/passwords.ts'
import { openDatabase } from '../src/store/database.ts'
import { guest, stranger } from './client.ts'
import { account, elsewhere, PASSWORD, signIn } from './people.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running({ TRUST_PROXY: '1' })
})
afterAll(() => server.close())

test('an unknown login and a wrong password are the same answer, after about the same work', async () => {
  await account(server.address, 'known')
  const work: Record<string, number> = {}
  const answers = new Set<string>()
  for (let count = 0; count < 3; count++)
    for (const login of ['known', 'unknown']) {
      const begun = process.cpuUsage()
      const { status, body } = await signIn(stranger(server.address), login, 'not the password')
      work[login] = Math.min(work[login] ?? Number.POSITIVE_INFINITY, process.cpuUsage(begun).user)
      answers.add(JSON.stringify([status, body]))
    }
  expect(answers.size).toBe(1)
  expect([...answers][0]).toContain('401')
  const ratio = (work.unknown ?? 0) / (work.known ?? 1)
  expect(ratio).toBeGreaterThan(0.25)
  expect(ratio).toBeLessThan(4)
})

test('guessing the password of one login ends, from however many addresses, and its owner gets in', async () => {
  const owner = await account(server.address, 'guessed')
  await owner.call('DELETE', '/api/sessions/current')
  await keepCheaply('guessed')
  const guess = async () => (await signIn(stranger(server.address), 'guessed', 'not the password')).status
  const statuses: number[] = []
  for (let count = 0; count < 6; count++)
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => guess()))))
  expect(statuses.slice(0, 100)).toEqual(new Array(100).fill(401))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
  expect((await signIn(stranger(server.address), 'another')).status).toBe(401)
  expect((await signIn(stranger(server.address), 'guessed')).status).toBe(429)
  expect((await signIn(owner, 'guessed')).status).toBe(200)
})

function cheaply(password: string): string {
  const nonce = Buffer.alloc(16)
  const hash = argon2Sync('argon2id', {
    message: password,
    nonce,
    tagLength: 32,
    memory: 8,
    passes: 1,
    parallelism: 1,
  })
  const [salt, text] = [nonce, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${text}`
}

test('new passwords do not wait behind those that are tried', async () => {
  const passwords = openPasswords()
  const kept = cheaply(PASSWORD)
  const tried = Array.from({ length: 40 }, () => passwords.isRight(PASSWORD, kept).catch(() => 'turned away'))
  expect(await passwords.hash(PASSWORD)).toContain('argon2id')
  expect(new Set(await Promise.all(tried))).toEqual(new Set([true, 'turned away']))
})

/** What is counted are attempts, not work: a password that is read faster does for a hundred of them. */
async function keepCheaply(login: string): Promise<void> {
  const db = await openDatabase(server.database)
  const password = cheaply(PASSWORD)
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password })
    .where('login', '=', login)
    .executeTakeFirst()
  await db.destroy()
  expect(numUpdatedRows).toBe(1n)
}

test('whoever guesses locks out themselves, not the owner', async () => {
  const owner = await account(server.address, 'besieged')
  const there = elsewhere()
  const statuses: number[] = []
  for (let count = 0; count < 12; count++) {
    const body = { login: 'besieged', password: 'not the password' }
    statuses.push((await stranger(server.address).call('POST', '/api/sessions', body, there)).status)
  }
  expect(statuses.slice(9)).toEqual([401, 429, 429])
  expect((await signIn(stranger(server.address), 'besieged')).status).toBe(200)
  const change = { old: PASSWORD, new: 'lock and weir 1761' }
  expect((await owner.call('PUT', '/api/me/password', change)).status).toBe(204)
})

test('all addresses of one customer are one', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 12; count++) {
    const there = { 'x-forwarded-for': `2001:db8:1:2::${count + 1}` }
    const body = { login: `nobody${count}`, password: 'not the password' }
    statuses.push((await stranger(server.address).call('POST', '/api/sessions', body, there)).status)
  }
  expect(statuses.slice(9)).toEqual([401, 429, 429])
})

test('guessing many logins from one address ends soon', async () => {
  const headers = elsewhere()
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) {
    const body = { login: `somebody${count}`, password: 'password1234' }
    statuses.push((await stranger(server.address).call('POST', '/api/sessions', body, headers)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  const key = { key: 'x'.repeat(32) }
  expect((await stranger(server.address).call('POST', '/api/recover', key, headers)).status).toBe(429)
})

test('whoever has taken over a session cannot guess the password with it either', async () => {
  const ada = await account(server.address, 'taken-over')
  const guess = (old: string) => ada.call('PUT', '/api/me/password', { old, new: 'lock and weir 1761' })
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push((await guess(`password ${count}`)).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await ada.call('DELETE', '/api/me', { password: PASSWORD })).status).toBe(429)
})

test('a flood of passwords is turned away before it takes the memory', async () => {
  const passwords = openPasswords()
  const flood = Array.from({ length: 40 }, () => passwords.isRight('password1234', null))
  const ends = await Promise.allSettled(flood)
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  // Two are looked at, and 32 wait.
  expect(refused).toEqual(Array.from({ length: 6 }, () => expect.objectContaining({ code: 'too-many' })))
  expect((await signIn(stranger(server.address), 'after-it')).status).toBe(401)
})

test.each([
  ['garbage', 'ironbridge=%00garbage'],
  ['nothing', 'ironbridge='],
  ['a long one', `ironbridge=${'x'.repeat(8000)}`],
  ['text of SQL', "ironbridge=' or '1'='1"],
])('a cookie with %s is nobody', async (_, cookie) => {
  const nobody = stranger(server.address)
  nobody.cookie = cookie
  expect((await nobody.call('GET', '/api/me')).status).toBe(401)
})

test('a key opens only the door it was made for', async () => {
  const ada = await guest(server.address, 'Ada')
  const session = ada.cookie.replace('ironbridge=', '')
  const recovery = (await ada.call('POST', '/api/me/recovery')).body.key as string
  const { token } = (await ada.call('POST', '/api/me/tokens', { label: 'bot' })).body
  const nobody = stranger(server.address)
  for (const key of [recovery, token]) {
    nobody.cookie = `ironbridge=${key}`
    expect((await nobody.call('GET', '/api/me')).status).toBe(401)
  }
  nobody.cookie = ''
  for (const key of [session, token])
    expect((await nobody.call('POST', '/api/recover', { key }, elsewhere())).status).toBe(401)
  for (const key of [session, recovery]) {
    const headers = { authorization: `Bearer ${key}` }
    expect((await nobody.call('GET', '/api/me', undefined, headers)).status).toBe(401)
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('401')
  }
  expect(server.output()).not.toContain('could not be opened')
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a request that another site sends with the cookie is refused: %o', async (headers) => {
  const ada = await guest(server.address, 'Ada')
  for (const [method, path, body] of [
    ['DELETE', '/api/me', {}],
    ['DELETE', '/api/sessions', undefined],
    ['POST', '/api/me/tokens', { label: 'theirs' }],
    ['PATCH', '/api/me', { name: 'Evil' }],
    ['POST', '/api/sessions', { login: 'evil', password: PASSWORD }],
    ['POST', '/api/guests', { name: 'Evil' }],
  ] as const)
    expect((await ada.call(method, path, body, headers as Record<string, string>)).status).toBe(403)
  expect((await ada.call('GET', '/api/me')).body).toMatchObject({ id: ada.id, name: 'Ada' })
  const own = { origin: server.address, 'sec-fetch-site': 'same-origin' }
  expect((await ada.call('PATCH', '/api/me', { name: 'Lovelace' }, own)).status).toBe(200)
})

test.each([
  ['POST', '/api/guests', '{"name": "A'],
  ['POST', '/api/guests', '[]'],
  ['POST', '/api/guests', 'null'],
  ['POST', '/api/guests', { name: '   ' }],
  ['POST', '/api/guests', { name: 'A\u202eb' }],
  ['POST', '/api/guests', { name: 'two\nlines' }],
  ['POST', '/api/guests', { name: 'x'.repeat(41) }],
  ['POST', '/api/guests', { name: 'A', login: 'admin' }],
  ['POST', '/api/accounts', { login: 'ab', password: PASSWORD }],
  ['POST', '/api/accounts', { login: 'a b c', password: PASSWORD }],
  ['POST', '/api/accounts', { login: 'short-password', password: '123456789' }],
  ['POST', '/api/accounts', { login: 'long-password', password: 'x'.repeat(201) }],
  ['POST', '/api/sessions', { login: { $ne: null }, password: PASSWORD }],
  ['POST', '/api/sessions', { login: 'admin', password: 'x'.repeat(201) }],
  ['POST', '/api/recover', { key: ['x'] }],
  ['PATCH', '/api/me', { id: 'another' }],
  ['PATCH', '/api/me', { email: 'not an address' }],
  ['PUT', '/api/me/vacation', { until: '2030' }],
  ['PUT', '/api/me/vacation', { until: 1e300 }],
  ['PUT', '/api/me/mutes/..', {}],
  ['POST', '/api/me/passkeys', { label: 'x', credential: { id: 'x' } }],
  ['POST', '/api/sessions/passkey', { credential: { id: '\u0000' } }],
])('%s %s does not take %o', async (method, path, body) => {
  const ada = await guest(server.address, 'Ada')
  const { status, body: answer } = await ada.call(method, path, body)
  expect([400, 404]).toContain(status)
  expect(answer.error.message).toBeTruthy()
})

test('a body that is too large is not read', async () => {
  const ada = await guest(server.address, 'Ada')
  const { status } = await ada.call('PATCH', '/api/me', { name: 'x'.repeat(70_000) })
  expect(status).toBe(413)
})

test('no answer and no log has a password, or the hash of one or of a key', async () => {
  const ada = await account(server.address, 'hashes')
  await ada.call('POST', '/api/me/recovery')
  await ada.call('POST', '/api/me/tokens', { label: 'bot' })
  for (const path of ['', '/tokens', '/passkeys', '/mutes', '/tables', '/data'])
    expect((await ada.call('GET', `/api/me${path}`)).status).toBe(200)
  await ada.connect()
  const db = await openDatabase(server.database)
  const keys = await db.selectFrom('keys').select('hash').execute()
  const users = await db
    .selectFrom('users')
    .select(['login', 'password'])
    .where('password', 'is not', null)
    .execute()
  await db.destroy()
  expect(users.find(({ login }) => login === 'hashes')?.password).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  )
  const secrets = [PASSWORD, ...keys.map(({ hash }) => hash), ...users.map(({ password }) => password ?? '')]
  const text = ada.heard.join('\n') + server.output()
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})
