// Moderation: who reports what, who is kept apart, who is banned and where that holds, and what is written down of it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { AuditLine, ReportInfo } from '@ironbridge/protocol'
import { type Route, routes } from '@ironbridge/protocol/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOld } from '../src/moderation/forgetting.ts'
import { backup, restore } from '../src/running/backup.ts'
import { moderate } from '../src/running/moderate.ts'
import { openDatabase } from '../src/store/database.ts'
import { type Client, guest, playOn, stranger } from './client.ts'
import { account, elsewhere, PASSWORD, signIn } from './people.ts'
import { type Running, running, type StillClock, stillClock } from './running.ts'
import { seated } from './table.ts'

let server: Running
let clock: StillClock
let mo: Client

const HOUR = 3_600_000

beforeAll(async () => {
  clock = stillClock()
  server = await running({ TRUST_PROXY: '1' }, clock.now)
  mo = await account(server.other, 'moll')
  await moderate(server.database, 'moderator', 'moll', {}, clock.now)
})
afterAll(() => server.close())

/** Everybody has reported as little as anybody. */
const rested = (): void => clock.later(HOUR)

async function talking(plan: object = {}) {
  const table = await seated(server, 2, { absence: { kind: 'substitute' }, ...plan })
  const [ada, bert] = table.people as [Client, Client]
  const said = ada.until((message) => message.type === 'chat')
  await bert.ask({ type: 'chat', game: table.id, text: 'You play like a barge.' })
  const message = await said
  if (message.type !== 'chat') throw new Error('Nothing was said.')
  return { ...table, ada, bert, line: message.line.id }
}

const report = (who: Client, about: object, more: object = {}) =>
  who.call('POST', '/api/reports', { about, reason: 'abuse', note: 'Not nice', ...more })

const reportsOf = async (status = 'open'): Promise<ReportInfo[]> =>
  (await mo.call('GET', `/api/moderation/reports?status=${status}`)).body.reports

const audited = async (): Promise<AuditLine[]> => (await mo.call('GET', '/api/moderation/audit')).body.lines

const ban = (user: string, time: string, reason = '') =>
  mo.call('PUT', `/api/moderation/people/${user}/ban`, { for: time, reason })

const table = (who: Client, plan: object = {}) =>
  who.call('POST', '/api/tables', {
    edition: 'birmingham',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    ...plan,
  })

test('a line of chat is reported once, kept as it was, and shown in its context', async () => {
  rested()
  const { id, ada, bert, line } = await talking()
  await bert.ask({ type: 'chat', game: id, text: 'Sorry.' })
  for (let times = 0; times < 2; times++)
    expect((await report(ada, { kind: 'chat', game: id, line })).status).toBe(204)
  const [found, ...others] = (await reportsOf()).filter(({ table: at }) => at?.id === id)
  expect(others).toEqual([])
  expect(found).toMatchObject({
    kind: 'chat',
    reason: 'abuse',
    note: 'Not nice',
    reporter: { id: ada.id, name: 'Ada' },
    person: { id: bert.id, name: 'Bert', ban: null },
    table: { id, title: 'Tea', status: 'playing' },
    line: { id: line, text: 'You play like a barge.', isThere: true },
    done: null,
  })
  expect(found?.around.map(({ text }) => text)).toEqual(['You play like a barge.', 'Sorry.'])
  const gone = Promise.all([ada, bert].map((who) => who.until(({ type }) => type === 'unsaid')))
  expect((await mo.call('DELETE', `/api/moderation/chat/${line}`, { reason: 'Rude' })).status).toBe(204)
  for (const message of await gone) expect(message).toEqual({ type: 'unsaid', game: id, line })
  const again = await ada.ask({ type: 'watch', game: id, since: -1 })
  expect(again).toMatchObject({ chat: [{ text: 'Sorry.' }] })
  expect((await reportsOf()).find(({ id: one }) => one === found?.id)).toMatchObject({
    line: { text: 'You play like a barge.', isThere: false },
  })
  clock.later(1)
  const done = () => mo.call('POST', `/api/moderation/reports/${found?.id}/done`, { note: 'Deleted' })
  expect((await done()).status).toBe(204)
  expect((await done()).status).toBe(409)
  expect((await reportsOf()).map(({ id: one }) => one)).not.toContain(found?.id)
  expect((await reportsOf('done'))[0]).toMatchObject({ id: found?.id, done: { by: 'moll', note: 'Deleted' } })
  expect((await audited()).slice(0, 2)).toMatchObject([
    { by: 'moll', what: 'done', whom: found?.id, reason: 'Deleted' },
    { by: 'moll', what: 'delete-chat', whom: line, reason: 'Rude' },
  ])
})

test('only what somebody can see is reported, and only so often', async () => {
  rested()
  const { id, ada, bert, line } = await talking({ visibility: 'private' })
  const eve = await guest(server.address, 'Eve')
  for (const about of [
    { kind: 'chat', game: id, line },
    { kind: 'table', game: id },
    { kind: 'person', game: id, user: bert.id },
  ])
    expect((await report(eve, about)).status).toBe(404)
  expect((await report(ada, { kind: 'person', game: id, user: eve.id })).status).toBe(404)
  expect((await report(bert, { kind: 'chat', game: id, line })).status).toBe(400)
  expect((await report(ada, { kind: 'person', game: id, user: bert.id })).status).toBe(204)
  expect((await report(ada, { kind: 'table', game: id }, { note: 'x'.repeat(501) })).status).toBe(400)
  const many = []
  for (let times = 0; times < 10; times++) many.push(await report(ada, { kind: 'table', game: id }))
  expect(many.map(({ status }) => status)).toContain(429)
  expect((await reportsOf()).filter(({ table: at }) => at?.id === id)).toHaveLength(2)
})

test('open reports come page by page, each once', async () => {
  rested()
  const { id } = await talking()
  const people: Client[] = []
  for (let count = 0; count < 23; count++) people.push(await guest(server.address, `Guest ${count}`))
  for (const one of people)
    await one.call(
      'POST',
      '/api/reports',
      { about: { kind: 'table', game: id }, reason: 'spam' },
      elsewhere(),
    )
  const found: string[] = []
  let after = ''
  do {
    const { body } = await mo.call('GET', `/api/moderation/reports${after}`)
    expect(body.reports.length).toBeLessThanOrEqual(20)
    found.push(
      ...body.reports.filter((one: ReportInfo) => one.table?.id === id).map((one: ReportInfo) => one.id),
    )
    after = body.next === null ? '' : `?after=${body.next}`
  } while (after !== '')
  expect(new Set(found).size).toBe(23)
  expect(found).toHaveLength(23)
  for (const list of ['reports', 'bans', 'audit'])
    expect((await mo.call('GET', `/api/moderation/${list}?after=${'9'.repeat(30)}.x`)).status).toBe(400)
})

test('to everybody but moderators there is no such address', async () => {
  const known = await account(server.address, 'nomo')
  const { token } = (await mo.call('POST', '/api/me/tokens', { label: 'bot' })).body
  const program = stranger(server.address)
  const nothing = await known.call('GET', '/api/no-such-address')
  const names = Object.entries<Route>(routes).flatMap(([name, { access }]) =>
    access === 'moderator' ? name : [],
  )
  expect(names).toHaveLength(9)
  for (const name of names) {
    const [method = '', path = ''] = name.replaceAll(/:\w+/g, known.id).split(' ')
    const body = method === 'GET' ? undefined : { reason: '', for: 'hour', note: '' }
    for (const [who, headers] of [
      [stranger(server.address), {}],
      [known, {}],
      [program, { authorization: `Bearer ${token}` }],
    ] as const)
      expect(await who.call(method, path, body, headers), name).toEqual(nothing)
  }
})

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

const reportedBy = async (user: string): Promise<ReportInfo[]> =>
  (await reportsOf()).filter(({ person }) => person?.id === user)

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

test('a table that is closed is over for everybody, and they are told why', async () => {
  const { id, ada, bert } = await talking({ clock: { kind: 'turn', hours: 1 } })
  const closed = (who: Client) =>
    who.until((message) => message.type === 'table' && message.table.status === 'abandoned')
  const told = Promise.all([closed(ada), closed(bert)])
  expect((await mo.call('DELETE', `/api/moderation/tables/${id}`, { reason: 'No ads' })).status).toBe(204)
  for (const message of await told) expect(message).toMatchObject({ table: { closed: 'No ads' } })
  expect(
    await ada.ask({ type: 'play', game: id, ply: 0, moves: ['pass'], request: 'too-late' }),
  ).toMatchObject({
    type: 'refused',
  })
  expect((await mo.call('DELETE', `/api/moderation/tables/${id}`, {})).status).toBe(409)
  const db = await openDatabase(server.database)
  const head = await db.selectFrom('heads').selectAll().where('game_id', '=', id).executeTakeFirstOrThrow()
  expect(head).toMatchObject({ turn: null, deadline: null, wake: null })
  // It is kept as long as a game that ended then.
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ended: clock.now(), result: null, winners: null })
  // It is in nobody's list any more.
  const seats = await db.selectFrom('seats').select('ended').where('game_id', '=', id).execute()
  expect(seats.map(({ ended }) => ended)).not.toContain(null)
  await db.destroy()
})

test('a block keeps two people apart, whoever made the table, and says no more than it must', async () => {
  const [ada, bert, cleo] = [
    await guest(server.address, 'Ada'),
    await guest(server.other, 'Bert'),
    await guest(server.other, 'Cleo'),
  ]
  const block = (isBlocked: boolean) => ada.call('PUT', `/api/me/mutes/${bert.id}`, { block: isBlocked })
  const sit = async (who: Client, at: string) => (await who.call('PUT', `/api/tables/${at}/seats/1`, {})).body
  expect((await block(true)).status).toBe(204)
  expect((await ada.call('GET', '/api/me/mutes')).body).toEqual([
    { id: bert.id, name: 'Bert', isBlocked: true },
  ])
  const [hers, his] = [(await table(ada)).body.id, (await table(bert)).body.id]
  expect((await sit(bert, hers)).error).toEqual({
    code: 'forbidden',
    message: 'You cannot sit at this table. Choose another.',
  })
  expect((await sit(ada, his)).error.message).toBe('Somebody whom you have blocked is at this table.')
  const third = (await table(cleo, { chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })).body.id
  expect(await sit(bert, third)).toBe('')
  expect((await ada.call('PUT', `/api/tables/${third}/seats/2`, {})).status).toBe(403)
  await block(false)
  expect(await sit(bert, hers)).toBe('')
})

test('whoever is blocked keeps no chair for the other, and both come back to games they are in', async () => {
  const { id, people, sides } = await seated(server, 2, { absence: { kind: 'substitute' } })
  const [ada, bert] = people as [Client, Client]
  await ada.call('PUT', `/api/me/mutes/${bert.id}`, { block: true })
  await bert.call('DELETE', `/api/tables/${id}/seats/1`)
  expect((await bert.call('PUT', `/api/tables/${id}/seats/1`, {})).status).toBe(204)
  const db = await openDatabase(server.database)
  await db.updateTable('games').set({ status: 'over' }).where('id', '=', id).execute()
  await db.destroy()
  const next = (await bert.call('POST', `/api/tables/${id}/rematch`)).body.id
  expect((await bert.call('GET', `/api/tables/${next}`)).body.seats).toMatchObject([
    { kind: 'open', user: null },
    { user: bert.id },
  ])
  for (const { person } of sides) person.disconnect()
})

test('commands of the host do what the page does, and are noted', async () => {
  const { id, ada, bert, line } = await talking()
  rested()
  await report(ada, { kind: 'chat', game: id, line })
  const say = (command: string, what = '', options = {}) => {
    clock.later(1)
    return moderate(server.database, command, what, options, clock.now)
  }
  expect(await say('reports')).toContain(`line ${line}: "You play like a barge."`)
  const gone = ada.until(({ type }) => type === 'unsaid')
  const out = bert.until(({ type }) => type === 'bye')
  const closed = ada.until((message) => message.type === 'table' && message.table.closed === 'Enough')
  await say('delete-chat', line)
  await gone
  await say('ban', bert.id, { for: 'week', reason: 'Again' })
  await out
  await say('close-table', id, { reason: 'Enough' })
  await closed
  await expect.poll(() => say('audit')).toContain(`the host  close-table  ${id}  Enough`)
  expect((await audited()).slice(0, 3)).toMatchObject([
    { by: null, what: 'close-table', whom: id },
    { by: null, what: 'ban', whom: 'Bert', until: expect.any(Number), reason: 'Again' },
    { by: null, what: 'delete-chat', whom: line },
  ])
  await say('unban', bert.id)
  await expect.poll(async () => (await table(bert)).status).toBe(201)
  await expect(say('ban', 'nobody at all')).rejects.toThrow('There is nobody')
  await expect(say('ban', bert.id, { for: 'year' })).rejects.toThrow('--for is one of hour, day, week, ever.')
  await say('moderator', 'moll', { off: true })
  expect((await mo.call('GET', '/api/moderation/audit')).status).toBe(404)
  await say('moderator', 'moll')
  expect((await audited())[0]).toMatchObject({ by: null, what: 'moderator', whom: 'moll' })
})

test('what moderation knows of a person is theirs to have, goes with them, and is in backups', async () => {
  rested()
  const { id, ada, bert, line } = await talking()
  await report(ada, { kind: 'chat', game: id, line })
  await report(bert, { kind: 'person', game: id, user: ada.id }, { note: 'She began' })
  expect((await bert.call('GET', '/api/me/data')).body.reports).toMatchObject([
    { game: id, kind: 'person', reason: 'abuse', note: 'She began' },
  ])
  await ban(bert.id, 'ever')
  const file = join(mkdtempSync(join(tmpdir(), 'ironbridge-moderation-')), 'kept.gz')
  await backup(server.database, file)
  expect(await restore(file, ':memory:')).toBeGreaterThan(20)
  rmSync(dirname(file), { recursive: true })
  expect((await bert.call('DELETE', '/api/me', {})).status).toBe(204)
  const db = await openDatabase(server.database)
  const left = await db.selectFrom('reports').selectAll().where('game_id', '=', id).orderBy('kind').execute()
  expect(left).toMatchObject([
    { kind: 'chat', reporter: ada.id, person_id: null, person_name: '…', text: 'You play like a barge.' },
    { kind: 'person', reporter: null, note: '', person_id: ada.id },
  ])
  expect(JSON.stringify([left, await db.selectFrom('bans').selectAll().execute()])).not.toContain(bert.id)
  expect((await audited())[0]).toMatchObject({ what: 'ban', whom: bert.id })
  await db.destroy()
})

test('many guests at one address say no more than it may', async () => {
  rested()
  const { id } = (await table(await guest(server.address, 'Ada'))).body
  const answers: string[] = []
  for (let count = 0; count < 4; count++) {
    const one = await guest(server.address, `Guest ${count}`)
    await one.connect()
    await one.open(id)
    for (let line = 0; line < 8; line++)
      answers.push((await one.ask({ type: 'chat', game: id, text: 'Spam' })).type)
  }
  expect(answers.filter((type) => type === 'done')).toHaveLength(30)
})
