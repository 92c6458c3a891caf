// Places for notices over HTTP, and notices of a running server.

import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, guest, playOn, stranger } from '../client.ts'
import { type Running, running } from '../running.ts'
import { inTurn, seated } from '../table.ts'
import { browser, senderOf } from './browser.ts'
import { type Got, jsonOf, type Receiver, receiver } from './receiver.ts'

let server: Running
let strict: Running
let there: Receiver
beforeAll(async () => {
  const open = { WEBHOOKS_TO_PRIVATE: 'true', LOG_LEVEL: 'debug' }
  ;[server, strict, there] = await Promise.all([running(open), running(), receiver()])
})
afterAll(() => Promise.all([server.close(), strict.close(), there.close()]))

const add = (person: Client, body: unknown) => person.call('POST', '/api/me/hooks', body)
const listed = async (person: Client) => (await person.call('GET', '/api/me/hooks')).body.hooks
const json = (path: string) => ({ kind: 'webhook', url: `${there.address}${path}`, shape: 'json' })

test('added, listed without secrets, changed, tested, removed', async () => {
  const ada = await guest(server.address, 'Ada')
  const secret = 'a-very-secret-word'
  const made = await add(ada, { ...json('/hush-hush'), secret })
  expect(made.status).toBe(201)
  const { id } = made.body
  const info = { id, kind: 'webhook', where: new URL(there.address).host, shape: 'json', digest: false }
  expect(made.body).toMatchObject(info)
  const { status, body } = await ada.call('GET', '/api/me/hooks')
  expect([status, body.canMail]).toEqual([200, false])
  expect(body.hooks).toMatchObject([info])
  expect((await ada.call('PATCH', `/api/me/hooks/${id}`, { digest: true })).body.digest).toBe(true)
  expect(await listed(ada)).toMatchObject([{ id, digest: true }])

  expect((await ada.call('POST', `/api/me/hooks/${id}/test`)).status).toBe(204)
  const got = there.got.find(({ path }) => path === '/hush-hush')!
  expect(jsonOf(got)).toMatchObject({ event: 'test', link: null, game: null })
  const signature = createHmac('sha256', secret).update(got.body).digest('hex')
  expect(got.headers['x-ironbridge-signature']).toBe(`sha256=${signature}`)

  there.status = 404
  const failed = await ada.call('POST', `/api/me/hooks/${id}/test`)
  there.status = 200
  expect([failed.status, failed.body.error.message]).toEqual([
    409,
    'The test did not arrive. The answer was 404.',
  ])
  expect((await ada.call('DELETE', `/api/me/hooks/${id}`)).status).toBe(204)
  expect(await listed(ada)).toEqual([])
  expect(ada.heard.join()).not.toMatch(/hush|very-secret/)
})

test('a test is written in the language that the page told, and leads to where the person asked for it', async () => {
  const ada = await guest(server.address, 'Ada')
  expect((await ada.call('PATCH', '/api/me', { language: 'tlh' })).status).toBe(400)
  expect((await ada.call('PATCH', '/api/me', { language: 'de' })).body.language).toBe('de')
  const origin = new URL(server.address).origin
  const made = await ada.call('POST', '/api/me/hooks', json('/deutsch'), { origin })
  expect((await ada.call('POST', `/api/me/hooks/${made.body.id}/test`)).status).toBe(204)
  const got = there.got.find(({ path }) => path === '/deutsch')!
  expect(jsonOf(got)).toMatchObject({ text: expect.stringContaining('Das ist ein Test'), link: `${origin}/` })
  expect((await ada.call('GET', '/api/me/data')).body.profile.language).toBe('de')
  // A page of somebody else is nobody's address.
  const foreign = await ada.call('POST', '/api/me/hooks', json('/foreign'), {
    origin: 'https://evil.example',
  })
  expect(foreign.status).toBe(403)
})

test('the same place is kept once, and ten places at most', async () => {
  const ada = await guest(server.address, 'Ada')
  for (let place = 0; place < 10; place++) expect((await add(ada, json(`/${place}`))).status).toBe(201)
  expect((await add(ada, { ...json('/3'), digest: true })).status).toBe(201)
  expect((await add(ada, json('/10'))).status).toBe(429)
  expect(await listed(ada)).toHaveLength(10)
})

test("nobody touches another's places", async () => {
  const [ada, mallory] = [await guest(server.address, 'Ada'), await guest(server.address, 'Mallory')]
  const { id } = (await add(ada, json('/mine'))).body
  expect(await listed(mallory)).toEqual([])
  const path = `/api/me/hooks/${id}`
  for (const [method, to, body] of [
    ['PATCH', path, { digest: true }],
    ['DELETE', path],
    ['POST', `${path}/test`],
    ['POST', `${path}/confirm`, { code: 'x' }],
  ] as const)
    expect((await mallory.call(method, to, body)).status).toBe(404)
  expect(await listed(ada)).toMatchObject([{ id, digest: false }])
  const nobody = stranger(server.address)
  expect((await add(nobody, json('/'))).status).toBe(401)
  expect((await nobody.call('GET', '/api/me/hooks')).status).toBe(401)
})

test.each([
  'http://127.0.0.1/',
  'http://localhost:8080/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'http://2130706433/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'nonsense',
])('%s is refused as webhook and as push service', async (url) => {
  const ada = await guest(strict.address, 'Ada')
  const { subscription } = browser(url)
  expect((await add(ada, { kind: 'webhook', url, shape: 'json' })).status).toBe(400)
  expect((await add(ada, { kind: 'push', subscription })).status).toBe(400)
  expect(await listed(ada)).toEqual([])
})

test('what is no place is refused', async () => {
  const ada = await guest(server.address, 'Ada')
  const keys = { p256dh: 'AAAA', auth: 'BBBB' }
  for (const body of [
    {},
    { kind: 'pigeon' },
    { ...json('/'), shape: 'teams' },
    { ...json('/'), extra: 1 },
    { ...json('/'), secret: 'short' },
    { ...json(`/${'x'.repeat(2000)}`) },
    { kind: 'push', subscription: { endpoint: there.address, keys } },
  ])
    expect((await add(ada, body)).status).toBe(400)
  expect((await add(ada, { kind: 'mail' })).status).toBe(503)
  expect(await listed(ada)).toEqual([])
})

test('push, Discord, Slack and JSON arrive when it is the turn of somebody who is away', async () => {
  const { id, sides } = await seated(server, 2, { title: 'Iron' })
  const { turn, others } = await inTurn(sides)
  const [{ person: bert }] = others as [(typeof others)[0]]
  const device = browser(`${there.address}/push`)
  const expiring = { ...device.subscription, expirationTime: null }
  expect((await add(bert, { kind: 'push', subscription: expiring })).status).toBe(201)
  for (const shape of ['discord', 'slack', 'json'])
    expect((await add(bert, { ...json(`/${shape}`), shape })).status).toBe(201)
  bert.disconnect()
  await turn.person.until((message) => message.type === 'present' && !message.users.includes(bert.id))
  const before = there.got.length
  await playOn(id, [turn], 1)
  const text = 'It is your turn in Iron (Brass: Birmingham).'
  const shaped = String.raw`It is your turn in Iron \(Brass: Birmingham\).`
  const turnNotice = expect.objectContaining({ event: 'turn', text, game: expect.objectContaining({ id }) })
  // A place that is added at once may also hear that the game has begun.
  const at = (path: string) => there.got.slice(before).filter((got) => got.path === path)
  await expect
    .poll(() => at('/discord').map(jsonOf))
    .toContainEqual({
      content: shaped,
      allowed_mentions: { parse: [] },
    })
  await expect.poll(() => at('/slack').map(jsonOf)).toContainEqual({ text })
  await expect.poll(() => at('/json').map(jsonOf)).toContainEqual(turnNotice)
  await expect.poll(() => at('/push').map((got) => device.open(got))).toContainEqual(turnNotice)
  const { key } = (await bert.call('GET', '/api/push/key')).body
  const [push] = at('/push') as [Got]
  expect(senderOf(push, key)).toMatchObject({ aud: there.address })
})

test('no secret of a place is in the logs', () => {
  expect(server.output()).not.toMatch(/hush|very-secret|\/slack|\/push/)
})
