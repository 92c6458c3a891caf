// Guests, recovery links, accounts and sessions: who gets in, and who no more.

import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recover } from '../src/running/recover.ts'
import { openDatabase } from '../src/store/database.ts'
import { guest, stranger } from './client.ts'
import { account, elsewhere, PASSWORD, signIn } from './people.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running({ TRUST_PROXY: '1' })
})
afterAll(() => server.close())

test('a recovery link brings a guest back on another device, unless there is a newer one', async () => {
  const ada = await guest(server.address, 'Ada')
  const first = (await ada.call('POST', '/api/me/recovery')).body.key
  const phone = stranger(server.other)
  expect((await phone.call('POST', '/api/recover', { key: first }, elsewhere())).status).toBe(200)
  expect((await phone.call('GET', '/api/me')).body).toMatchObject({
    id: ada.id,
    isGuest: true,
    hasRecovery: false,
  })
  const second = (await phone.call('POST', '/api/me/recovery')).body.key
  const third = (await phone.call('POST', '/api/me/recovery')).body.key
  const late = stranger(server.address)
  expect((await late.call('POST', '/api/recover', { key: second }, elsewhere())).status).toBe(401)
  expect((await late.call('POST', '/api/recover', { key: third }, elsewhere())).status).toBe(200)
})

test('a guest becomes an account and keeps id and games; the login is the same in any writing', async () => {
  const { id, people } = await seated(server, 2)
  const [ada] = people as [(typeof people)[0]]
  const made = await ada.call('POST', '/api/accounts', { login: 'Ada.Lovelace', password: PASSWORD })
  expect(made).toMatchObject({ status: 201, body: { id: ada.id } })
  const laptop = stranger(server.other)
  expect(await signIn(laptop, ' aDA.lovelace')).toMatchObject({ status: 200, body: { id: ada.id } })
  const { body: tables } = await laptop.call('GET', '/api/me/tables')
  expect(tables[0].table.id).toBe(id)
  const me = (await laptop.call('GET', '/api/me')).body
  expect(me).toMatchObject({ login: 'ada.lovelace', isGuest: false, hasPassword: true, passkeys: 0 })
  const other = await guest(server.address, 'Another')
  const taken = await other.call('POST', '/api/accounts', { login: 'ADA.lovelace', password: PASSWORD })
  expect(taken.status).toBe(409)
  const again = await laptop.call('POST', '/api/accounts', { login: 'ada2', password: PASSWORD })
  expect(again.status).toBe(409)
})

test('somebody new makes an account with a name at once, and needs one', async () => {
  const login = { login: 'grace', password: PASSWORD }
  const grace = stranger(server.address)
  expect((await grace.call('POST', '/api/accounts', login)).status).toBe(400)
  expect((await grace.call('POST', '/api/accounts', { ...login, name: 'Grace' })).status).toBe(201)
  expect((await grace.call('GET', '/api/me')).body).toMatchObject({ name: 'Grace', login: 'grace' })
})

test('what a guest had before is no way into the account', async () => {
  const ada = await guest(server.address, 'Ada')
  const planted = stranger(server.address)
  planted.cookie = ada.cookie
  const { key } = (await ada.call('POST', '/api/me/recovery')).body
  await ada.call('POST', '/api/accounts', { login: 'ada-two', password: PASSWORD })
  expect(ada.cookie).not.toBe(planted.cookie)
  expect((await planted.call('GET', '/api/me')).status).toBe(401)
  expect((await planted.call('POST', '/api/recover', { key }, elsewhere())).status).toBe(401)
  expect((await ada.call('GET', '/api/me')).status).toBe(200)
})

test('a key is made anew at every sign-in; one that was set by somebody else is never taken over', async () => {
  await account(server.address, 'fixed')
  const victim = stranger(server.address)
  victim.cookie = 'ironbridge=chosenByAnAttackerWhoWaitsForIt0'
  expect((await signIn(victim, 'fixed')).status).toBe(200)
  expect(victim.cookie).toMatch(/^ironbridge=[A-Za-z0-9]{32}$/)
  expect(victim.cookie).not.toContain('chosenByAnAttacker')
})

test('after signing out the old cookie and the open socket are dead; other sessions live', async () => {
  const ada = await account(server.address, 'ada-out')
  const phone = stranger(server.other)
  await signIn(phone, 'ada-out')
  const thief = stranger(server.address)
  thief.cookie = ada.cookie
  await ada.connect()
  const bye = ada.until(({ type }) => type === 'bye')
  expect((await ada.call('DELETE', '/api/sessions/current')).status).toBe(204)
  expect(await bye).toEqual({ type: 'bye', reason: 'signed out' })
  expect((await thief.call('GET', '/api/me')).status).toBe(401)
  await thief.connect()
  expect(thief.heard.at(-1)).toContain('"user":null')
  expect((await phone.call('GET', '/api/me')).status).toBe(200)
})

test('nothing is heard from a socket whose session is over, though it is still closing', async () => {
  const { id, people } = await seated(server, 2)
  const [ada, bert] = people as [(typeof people)[0], (typeof people)[0]]
  const bye = ada.until(({ type }) => type === 'bye')
  ada.listen(({ type }) => {
    if (type === 'bye') ada.send({ type: 'chat', game: id, text: 'from beyond' })
  })
  await ada.call('DELETE', '/api/sessions/current')
  await bye
  await setTimeout(200)
  await bert.open(id)
  expect(bert.heard.join()).not.toContain('from beyond')
})

test('signing out everywhere reaches sockets at the other server', async () => {
  const ada = await account(server.address, 'ada-all')
  const phone = stranger(server.other)
  await signIn(phone, 'ada-all')
  await phone.connect()
  const bye = phone.until(({ type }) => type === 'bye')
  expect((await ada.call('DELETE', '/api/sessions')).status).toBe(204)
  await bye
  expect((await phone.call('GET', '/api/me')).status).toBe(401)
  expect((await ada.call('GET', '/api/me')).status).toBe(401)
})

test('a new password ends every other session and the recovery link', async () => {
  const ada = await account(server.address, 'ada-pass')
  const phone = stranger(server.other)
  await signIn(phone, 'ada-pass')
  expect((await phone.call('POST', '/api/me/recovery')).status).toBe(403)
  const { key } = (await phone.call('POST', '/api/me/recovery', { password: PASSWORD })).body
  const change = (old: string) => ada.call('PUT', '/api/me/password', { old, new: 'lock and weir 1761' })
  expect((await change('not the password')).status).toBe(403)
  expect((await change(PASSWORD)).status).toBe(204)
  expect((await ada.call('GET', '/api/me')).status).toBe(200)
  expect((await phone.call('GET', '/api/me')).status).toBe(401)
  expect((await phone.call('POST', '/api/recover', { key }, elsewhere())).status).toBe(401)
  expect((await signIn(phone, 'ada-pass')).status).toBe(401)
  expect((await signIn(phone, 'ada-pass', 'lock and weir 1761')).status).toBe(200)
  const bert = await guest(server.address, 'Bert')
  const without = await bert.call('PUT', '/api/me/password', { old: '', new: 'lock and weir 1761' })
  expect(without.status).toBe(409)
})

test('whoever forgot the password chooses a new one with the link that the host makes, once', async () => {
  const ada = await account(server.address, 'ada-lost')
  const { key } = await recover(server.database, 'Ada-Lost')
  const phone = stranger(server.other)
  expect((await phone.call('POST', '/api/recover', { key }, elsewhere())).body).toEqual({ id: ada.id })
  const bert = await account(server.address, 'bert-found')
  const change = { new: 'lock and weir 1761' }
  expect((await bert.call('PUT', '/api/me/password', change)).status).toBe(403)
  expect((await phone.call('PUT', '/api/me/password', change)).status).toBe(204)
  expect((await ada.call('GET', '/api/me')).status).toBe(401)
  expect((await signIn(ada, 'ada-lost', 'lock and weir 1761')).status).toBe(200)
  expect((await stranger(server.other).call('POST', '/api/recover', { key }, elsewhere())).status).toBe(401)
})

test('the host is told when a name is not enough to know somebody by', async () => {
  const [one, other] = [await guest(server.address, 'Twin'), await guest(server.address, 'Twin')]
  await expect(recover(server.database, 'Twin')).rejects.toThrow(one.id)
  await expect(recover(server.database, 'Twin')).rejects.toThrow(other.id)
  await expect(recover(server.database, 'Nobody')).rejects.toThrow('nobody')
  const { key } = await recover(server.database, other.id)
  const found = await stranger(server.address).call('POST', '/api/recover', { key }, elsewhere())
  expect(found.body).toEqual({ id: other.id })
})

test('a session that has not been used for long is over', async () => {
  const ada = await guest(server.address, 'Ada')
  const db = await openDatabase(server.database)
  await db
    .updateTable('keys')
    .set({ expires: Date.now() - 1 })
    .where('user_id', '=', ada.id)
    .execute()
  await db.destroy()
  expect((await ada.call('GET', '/api/me')).status).toBe(401)
})
