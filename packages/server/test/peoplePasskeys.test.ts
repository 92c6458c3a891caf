// Passkeys of an authenticator in software, checked by the server as those of real ones.

import { readConfig, startServer } from '@ironbridge/server'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticator } from './authenticator.ts'
import { type Client, guest, stranger } from './client.ts'
import { elsewhere } from './people.ts'
import { type Running, running } from './running.ts'

let server: Running
let page: string
beforeAll(async () => {
  server = await running({ TRUST_PROXY: '1' })
  page = server.address.replace('127.0.0.1', 'localhost')
})
afterAll(() => server.close())

async function add(person: Client, device = authenticator('localhost'), origin = page) {
  const { body: options } = await person.call('POST', '/api/me/passkeys/options')
  const credential = device.create(options, origin)
  const answer = await person.call('POST', '/api/me/passkeys', { label: 'Phone', credential })
  return { device, credential, answer }
}

const challengeFor = async (person: Client): Promise<{ challenge: string }> =>
  (await person.call('POST', '/api/sessions/passkey/options')).body

const present = (person: Client, credential: unknown) =>
  person.call('POST', '/api/sessions/passkey', { credential }, elsewhere())

test('a passkey is added, signs its owner in without a login, and is removed', async () => {
  const ada = await guest(page, 'Ada')
  const { device, answer } = await add(ada)
  expect(answer).toMatchObject({ status: 201, body: { label: 'Phone' } })
  expect((await ada.call('GET', '/api/me')).body).toMatchObject({ isGuest: false, passkeys: 1 })
  const laptop = stranger(page)
  const signed = await present(laptop, device.get(await challengeFor(laptop), page))
  expect(signed).toMatchObject({ status: 200, body: { id: ada.id } })
  expect((await laptop.call('GET', '/api/me')).body.name).toBe('Ada')
  const { body: listed } = await laptop.call('GET', '/api/me/passkeys')
  expect(listed).toEqual([answer.body])
  const bert = await guest(page, 'Bert')
  expect((await bert.call('DELETE', `/api/me/passkeys/${answer.body.id}`)).status).toBe(404)
  expect((await laptop.call('DELETE', `/api/me/passkeys/${answer.body.id}`)).status).toBe(204)
  expect((await present(laptop, device.get(await challengeFor(laptop), page))).status).toBe(401)
})

test('what was signed is good once, for this page, this host and this challenge', async () => {
  const ada = await guest(page, 'Ada')
  const { device } = await add(ada)
  const other = stranger(page)
  const options = await challengeFor(other)
  expect((await present(other, device.get(options, 'https://evil.example'))).status).toBe(401)
  const signed = device.get(options, page)
  const changed = { ...signed, response: { ...signed.response, userHandle: 'c29tZWJvZHkgZWxzZQ' } }
  expect((await present(other, changed)).status).toBe(401)
  const forged = authenticator('localhost').get(options, page)
  const { userHandle } = signed.response
  const renamed = { ...forged, id: signed.id, rawId: signed.id, response: { ...forged.response, userHandle } }
  expect((await present(other, renamed)).status).toBe(401)
  expect((await present(other, device.get({ challenge: 'bWFkZS11cA' }, page))).status).toBe(401)
  expect((await present(other, signed)).status).toBe(200)
  expect((await present(stranger(page), signed)).status).toBe(401)
  device.setCounter(1)
  expect((await present(other, device.get(await challengeFor(other), page))).status).toBe(401)
})

test('nobody adds a passkey with the challenge of somebody else, or of another page or host', async () => {
  const [ada, eve] = [await guest(page, 'Ada'), await guest(page, 'Eve')]
  const { body: options } = await ada.call('POST', '/api/me/passkeys/options')
  const credential = authenticator('localhost').create(options, page)
  expect((await eve.call('POST', '/api/me/passkeys', { label: 'Hers', credential })).status).toBe(401)
  expect((await add(ada, authenticator('localhost'), 'https://evil.example')).answer.status).toBe(401)
  expect((await add(ada, authenticator('evil.example'))).answer.status).toBe(401)
  const { credential: known, answer } = await add(ada)
  expect(answer.status).toBe(201)
  expect((await ada.call('POST', '/api/me/passkeys', { label: 'Again', credential: known })).status).toBe(401)
  expect((await eve.call('GET', '/api/me/passkeys')).body).toEqual([])
})

test('an address of numbers has no passkeys', async () => {
  const ada = await guest(server.address, 'Ada')
  expect((await ada.call('POST', '/api/me/passkeys/options')).status).toBe(409)
})

test('behind a proxy the public address counts, and cookies are kept to it', async () => {
  const origin = 'https://brass.example.org'
  const config = readConfig({ PUBLIC_URL: origin, DATABASE_URL: ':memory:', PORT: '0', BOT_THREADS: '1' })
  if ('errors' in config) throw new Error(config.errors.join())
  const proxied = await startServer(config, pino({ level: 'silent' }))
  try {
    const ada = await guest(`http://127.0.0.1:${proxied.port}`, 'Ada')
    expect(ada.cookie).toMatch(/^__Host-ironbridge=/)
    const { device, answer } = await add(ada, authenticator('brass.example.org'), origin)
    expect(answer.status).toBe(201)
    const laptop = stranger(ada.address)
    expect((await present(laptop, device.get(await challengeFor(laptop), origin))).status).toBe(200)
  } finally {
    await proxied.close()
  }
})
