// Moderation: who reports what, what is done about it, and what is written down of it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ReportInfo } from '@ironbridge/protocol'
import { type Route, routes } from '@ironbridge/protocol/routes'
import { afterAll, expect, test } from 'vitest'
import { backup, restore } from '../src/running/backup.ts'
import { moderate } from '../src/running/moderate.ts'
import { openDatabase } from '../src/store/database.ts'
import { type Client, guest, stranger } from './client.ts'
import { moderating, table } from './moderating.ts'
import { account, elsewhere } from './people.ts'

const { clock, server, mo, rested, talking, report, reportsOf, audited, ban } = await moderating()
afterAll(() => server.close())

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
