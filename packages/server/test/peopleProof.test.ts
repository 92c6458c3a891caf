// Who may change the ways into an account: whoever proves that it is theirs, and for how long links and keys open it.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticator } from './authenticator.ts'
import { guest, stranger } from './client.ts'
import { account, elsewhere, PASSWORD, signIn } from './people.ts'
import { type Running, running, stillClock } from './running.ts'

const clock = stillClock()
let server: Running
let page: string
beforeAll(async () => {
  server = await running({ TRUST_PROXY: '1', LOG_LEVEL: 'info' }, clock.now)
  page = server.address.replace('127.0.0.1', 'localhost')
})
afterAll(() => server.close())

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const recovered = async (key: string) =>
  (await stranger(server.other).call('POST', '/api/recover', { key }, elsewhere())).status

test('a recovery link works once, and for 24 hours', async () => {
  const ada = await guest(server.address, 'Ada')
  const link = async (): Promise<string> => (await ada.call('POST', '/api/me/recovery')).body.key
  const used = await link()
  expect([await recovered(used), await recovered(used)]).toEqual([200, 401])
  const late = await link()
  clock.later(24 * HOUR + 1)
  expect((await ada.call('GET', '/api/me')).body.hasRecovery).toBe(false)
  expect(await recovered(late)).toBe(401)
})

test('signing out everywhere ends sessions, recovery links and tokens', async () => {
  const ada = await guest(server.address, 'Ada')
  const { key } = (await ada.call('POST', '/api/me/recovery')).body
  const { token } = (await ada.call('POST', '/api/me/tokens', { label: 'bot' })).body
  expect((await ada.call('DELETE', '/api/sessions')).status).toBe(204)
  expect(await recovered(key)).toBe(401)
  const bot = stranger(server.other).call('GET', '/api/me', undefined, { authorization: `Bearer ${token}` })
  expect((await bot).status).toBe(401)
})

test('a new password, passkey or mail address asks for the password', async () => {
  const ada = await account(page, 'ada-proof')
  const asks = [
    ['PUT', '/api/me/password', { new: 'lock and weir 1761' }],
    ['POST', '/api/me/passkeys/options', {}],
    ['PATCH', '/api/me', { email: 'ada@example.org' }],
    ['POST', '/api/me/recovery', {}],
  ] as const
  for (const [method, path, body] of asks)
    expect(await ada.call(method, path, body)).toMatchObject({
      status: 403,
      body: { error: { code: 'unproven' } },
    })
  const options = (password: string) => ada.call('POST', '/api/me/passkeys/options', { password })
  expect((await options('not the password')).body.error.code).toBe('forbidden')
  expect((await options(PASSWORD)).status).toBe(200)
  const mail = { email: 'ada@example.org', password: PASSWORD }
  expect((await ada.call('PATCH', '/api/me', mail)).body.email).toBe('ada@example.org')
})

test('whoever has nothing but a passkey shows it, and a guest has signed in a moment ago', async () => {
  const ada = await guest(page, 'Ada')
  clock.later(11 * MINUTE)
  const options = () => ada.call('POST', '/api/me/passkeys/options', {})
  expect((await options()).body.error.code).toBe('unproven')
  const { key } = (await ada.call('POST', '/api/me/recovery')).body
  await ada.call('POST', '/api/recover', { key }, elsewhere())
  const device = authenticator('localhost')
  const credential = device.create((await options()).body, page)
  expect((await ada.call('POST', '/api/me/passkeys', { label: 'Phone', credential })).status).toBe(201)

  clock.later(11 * MINUTE)
  const login = { login: 'ada-passkey', password: PASSWORD }
  for (const [path, body] of [
    ['/api/me/passkeys/options', {}],
    ['/api/me/recovery', {}],
    ['/api/accounts', login],
  ] as const)
    expect((await ada.call('POST', path, body)).body.error.code).toBe('unproven')
  const { body: challenge } = await ada.call('POST', '/api/sessions/passkey/options')
  const shown = { credential: device.get(challenge, page) }
  expect((await ada.call('POST', '/api/sessions/passkey', shown, elsewhere())).status).toBe(200)
  expect((await options()).status).toBe(200)
  expect((await ada.call('POST', '/api/accounts', login)).status).toBe(201)
})

test('the log tells of sign-ins, of those that failed and of new keys, and of no secret', async () => {
  const ada = await account(server.address, 'ada-logged')
  const there = { 'x-forwarded-for': '192.0.2.7' }
  const login = { login: 'ada-logged', password: 'not the password' }
  await stranger(server.address).call('POST', '/api/sessions', login, there)
  await signIn(ada, 'ada-logged')
  const { token } = (await ada.call('POST', '/api/me/tokens', { label: 'bot' }, there)).body
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes(ada.id))
  const told = lines.map((line) => JSON.parse(line)).map(({ msg, way, kind }) => [msg, way ?? kind])
  expect(told).toEqual([
    ['Somebody signed in.', 'new'],
    ['Somebody signed in.', 'new'],
    ['Somebody could not sign in.', 'password'],
    ['Somebody signed in.', 'password'],
    ['A new key was made.', 'token'],
  ])
  expect(lines[2]).toContain('192.0.2.7')
  const secrets = [PASSWORD, login.password, token, ada.cookie.replace('ironbridge=', '')]
  expect(secrets.filter((secret) => server.output().includes(secret))).toEqual([])
})
