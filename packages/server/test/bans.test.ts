// Bans: whom they keep out, where, and for how long.

import { afterAll, expect, test } from 'vitest'
import { forgetOld } from '../src/moderation/forgetting.ts'
import { moderate } from '../src/running/moderate.ts'
import { openDatabase } from '../src/store/database.ts'
import { type Client, playOn, stranger } from './client.ts'
import { moderating, table } from './moderating.ts'
import { account, elsewhere, PASSWORD, signIn } from './people.ts'

const HOUR = 3_600_000

const { clock, server, mo, talking, report, reportedBy, audited, ban } = await moderating()
afterAll(() => server.close())

test('whoever is banned is out at both servers at once, reads on, and is back in time', async () => {
  const { id, ada, bert, sides } = await talking()
  await bert.call('POST', '/api/accounts', { login: 'bert', password: PASSWORD })
  const { token } = (await bert.call('POST', '/api/me/tokens', { label: 'bot' })).body
  const waiting = (await table(bert)).body.id
  const screens = [server.address, server.other].map((at) =>
    Object.assign(stranger(at, 'Bert'), { cookie: bert.cookie }),
  )
  for (const screen of screens) await screen.connect()
  const sent = screens.map((screen) => screen.until(({ type }) => type === 'bye'))
  expect((await ban(bert.id, 'hour', 'Be kind.')).status).toBe(204)
  for (const bye of await Promise.all(sent)) expect(bye).toMatchObject({ reason: 'banned' })
  // The seat is free, as the table says for whoever leaves; a table that waits is given up.
  await expect.poll(async () => (await ada.call('GET', `/api/tables/${id}`)).body.seats[1].kind).toBe('open')
  expect((await ada.call('GET', `/api/tables/${waiting}`)).body.status).toBe('abandoned')
  const until = clock.now() + HOUR
  for (const { status, body } of [
    await table(bert),
    await bert.call('PUT', `/api/tables/${id}/seats/1`, {}),
    await bert.call('POST', '/api/guests', { name: 'Bertram' }),
    await report(bert, { kind: 'table', game: id }),
    await signIn(stranger(server.other), 'bert'),
    await stranger(server.other).call(
      'PUT',
      `/api/tables/${id}/seats/1`,
      {},
      { authorization: `Bearer ${token}` },
    ),
  ]) {
    expect(status).toBe(403)
    expect(body.error).toMatchObject({ code: 'banned', ban: { until, reason: 'Be kind.' } })
    expect(body.error.message).toMatch(/^You are banned until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Be kind\.$/)
  }
  await bert.connect(server.other)
  expect(bert.heard.at(-1)).toContain('"isBanned":true')
  await bert.open(id)
  for (const request of [
    { type: 'chat', game: id, text: 'Let me in' },
    { type: 'play', game: id, ply: 0, moves: ['pass'], request: 'while-banned' },
  ] as const)
    expect(await bert.ask(request)).toMatchObject({ type: 'refused', error: { code: 'banned' } })
  expect((await bert.call('GET', '/api/me')).body.ban).toEqual({ until, reason: 'Be kind.' })
  expect((await bert.call('GET', '/api/me/data')).body.profile.ban).not.toBeNull()
  expect((await bert.call('GET', `/api/games/${id}`)).status).toBe(200)
  expect((await reportedBy(bert.id)).every((one) => one.person?.ban?.until === until)).toBe(true)
  clock.later(HOUR + 1)
  expect((await bert.call('PUT', `/api/tables/${id}/seats/1`, {})).status).toBe(204)
  expect(await bert.ask({ type: 'chat', game: id, text: 'I am kind' })).toMatchObject({ type: 'done' })
  await bert.connect(server.other)
  const side = { person: bert, game: await bert.open(id) }
  expect(await playOn(id, [sides[0]!, side], 2)).toBe(2)
})

test('a ban is lifted; moderators are banned by the host alone', async () => {
  const dora = await account(server.address, 'dora')
  await ban(dora.id, 'ever')
  expect((await table(dora)).body.error.message).toBe('You are banned from this server.')
  const { bans } = (await mo.call('GET', '/api/moderation/bans')).body
  expect(bans[0]).toMatchObject({ kind: 'person', whom: 'dora', until: null })
  clock.later(1)
  expect((await mo.call('DELETE', `/api/moderation/bans/${bans[0].id}`, { reason: 'Sorry' })).status).toBe(
    204,
  )
  expect((await table(dora)).status).toBe(201)
  expect((await audited())[0]).toMatchObject({ by: 'moll', what: 'unban', whom: 'dora', reason: 'Sorry' })
  expect((await ban(mo.id, 'day')).status).toBe(403)
})

test('a shorter ban replaces no longer one', async () => {
  const eli = await account(server.address, 'eli')
  const until = async (): Promise<number | null> => (await eli.call('GET', '/api/me')).body.ban.until
  const statuses: number[] = []
  for (const time of ['day', 'hour', 'week', 'ever', 'day', 'ever'])
    statuses.push((await ban(eli.id, time)).status)
  expect(statuses).toEqual([204, 409, 204, 204, 409, 204])
  expect(await until()).toBeNull()
})

test('a moderator who is banned is none', async () => {
  const mia = await account(server.address, 'mia')
  const say = (command: string, options = {}) => moderate(server.database, command, 'mia', options, clock.now)
  await say('moderator')
  expect((await mia.call('GET', '/api/moderation/reports')).status).toBe(200)
  await say('ban', { for: 'hour' })
  await expect.poll(async () => (await mia.call('GET', '/api/moderation/reports')).status).toBe(404)
  expect((await mia.call('GET', '/api/me')).body.isModerator).toBe(false)
  clock.later(HOUR + 1)
  expect((await mia.call('GET', '/api/moderation/reports')).status).toBe(200)
  await say('moderator', { off: true })
})

test('whoever signs in anew from elsewhere has come from both addresses', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const login = { login: 'roy', password: 'a long password' }
  const roy = stranger(server.address)
  const { id } = (await roy.call('POST', '/api/accounts', { name: 'Roy', ...login }, from('203.0.113.78')))
    .body
  expect((await roy.call('POST', '/api/sessions', login, from('203.0.113.79'))).body).toEqual({ id })
  expect((await mo.call('PUT', `/api/moderation/people/${id}/addresses/ban`, { for: 'day' })).body).toEqual({
    addresses: 2,
  })
  clock.later(24 * HOUR + 1)
})

test('nobody new begins at a banned address, those who were there go on', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const troll = stranger(server.address)
  const begin = (who: Client) => who.call('POST', '/api/guests', { name: 'Troll' }, from)
  const { id } = (await begin(troll)).body
  expect((await mo.call('PUT', `/api/moderation/people/${id}/addresses/ban`, { for: 'day' })).body).toEqual({
    addresses: 1,
  })
  expect(await begin(stranger(server.other))).toMatchObject({ status: 403 })
  expect((await troll.call('GET', '/api/me', undefined, from)).status).toBe(200)
  expect(
    (await stranger(server.address).call('POST', '/api/guests', { name: 'Nice' }, elsewhere())).status,
  ).toBe(201)
  const told = JSON.stringify([
    (await mo.call('GET', '/api/moderation/bans')).body,
    await audited(),
    await moderate(server.database, 'reports', '', {}, clock.now),
  ])
  expect(told).toContain('203.0.…')
  expect(told).not.toContain('203.0.113')
  clock.later(24 * HOUR + 1)
  expect((await begin(stranger(server.other))).status).toBe(201)
  // Where somebody came from is forgotten within a week, and the ban with it.
  const db = await openDatabase(server.database)
  expect(await forgetOld(db, clock.now() + 8 * 24 * HOUR)).toBeGreaterThan(0)
  expect(
    JSON.stringify([
      await db.selectFrom('keys').selectAll().execute(),
      await db.selectFrom('bans').selectAll().execute(),
    ]),
  ).not.toContain('203.0.113')
  await db.destroy()
})
