// What people change of themselves: names, vacations, whom they hear, tokens for their bots.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { vacationAfter } from '../src/people/vacation.ts'
import { guest, stranger } from './client.ts'
import { type Restarting, running } from './running.ts'
import { inTurn, seated } from './table.ts'

let server: Restarting<'SIGTERM'>
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const DAY = 24 * 60 * 60 * 1000

test('a new name is seen at once at tables and in chat', async () => {
  const { id, people, sides } = await seated(server, 2)
  const [ada, bert] = people as [(typeof people)[0], (typeof people)[0]]
  const told = bert.until(({ type }) => type === 'table')
  const changed = await ada.call('PATCH', '/api/me', { name: ' Countess ', email: 'ada@example.org' })
  expect(changed).toMatchObject({ status: 200, body: { name: 'Countess', email: 'ada@example.org' } })
  await told
  expect(sides[1]?.game.table().seats[0]?.name).toBe('Countess')
  const line = bert.until(({ type }) => type === 'chat')
  await ada.ask({ type: 'chat', game: id, text: 'Good evening' })
  expect(await line).toMatchObject({ line: { name: 'Countess', text: 'Good evening' } })
  expect((await ada.call('PATCH', '/api/me', { email: null })).body.email).toBeNull()
})

test('a game that is read from its log shows the new name of somebody who left and came back', async () => {
  const { id, people } = await seated(server, 2, { absence: { kind: 'pass' } })
  const [ada] = people as [(typeof people)[0]]
  await ada.call('DELETE', `/api/tables/${id}/seats/0`)
  await ada.call('PUT', `/api/tables/${id}/seats/0`, {})
  await ada.call('PATCH', '/api/me', { name: 'Countess' })
  await server.restart('SIGTERM')
  const { body } = await stranger(server.address).call('GET', `/api/tables/${id}`)
  expect(body.seats[0].name).toBe('Countess')
})

test('a vacation moves the deadline of a running turn, and its end moves it back', async () => {
  const { id, sides } = await seated(server, 2, { clock: { kind: 'turn', hours: 24 } })
  const { turn, others } = await inTurn(sides)
  const until = Date.now() + 3 * DAY
  const heard = others[0]?.person.until((message) => message.type === 'entries')
  expect(await turn.person.call('PUT', '/api/me/vacation', { until })).toMatchObject({
    status: 200,
    body: { until, daysLeft: 27 },
  })
  const deadline = async (): Promise<number> =>
    (await turn.person.call('GET', '/api/me/tables')).body.find(
      (row: { table: { id: string } }) => row.table.id === id,
    ).deadline
  expect(await deadline()).toBe(until + DAY)
  expect(await heard).toMatchObject({ turn: { deadline: until + DAY } })
  // Everybody at the table is told, at whichever server.
  const seat = sides.indexOf(turn)
  expect(others[0]?.game.table().seats[seat]?.vacation).toBe(until)
  expect(others[0]?.game.table().seats[1 - seat]?.vacation).toBeNull()
  const [row] = (await others[0]!.person.call('GET', '/api/me/tables')).body
  expect(row.table.seats[seat].vacation).toBe(until)
  expect((await turn.person.call('PUT', '/api/me/vacation', { until: null })).body).toEqual({
    until: null,
    daysLeft: 29,
  })
  // With what a restart before may have given everybody.
  expect(Math.abs((await deadline()) - Date.now() - DAY)).toBeLessThan(30_000)
  const far = await turn.person.call('PUT', '/api/me/vacation', { until: Date.now() + 40 * DAY })
  expect(far.status).toBe(409)
})

test('days of vacation: each that has begun counts, and a new year brings new ones', () => {
  const none = { vacation_until: null, vacation_used: 0, vacation_year: 0 }
  const used = (days: number) => days * DAY
  const ten = vacationAfter(none, 10 * DAY, 0)
  expect(ten).toEqual({ vacation_until: 10 * DAY, vacation_used: used(10), vacation_year: 0 })
  expect(vacationAfter(ten, null, 1)).toEqual({ vacation_until: 1, vacation_used: used(1), vacation_year: 0 })
  expect(vacationAfter(ten, null, 11 * DAY)).toEqual(ten)
  expect(vacationAfter(ten, 30 * DAY, 5 * DAY).vacation_used).toBe(used(30))
  expect(() => vacationAfter(ten, 31 * DAY, 5 * DAY)).toThrow('30 days')
  expect(() => vacationAfter(ten, 5 * DAY, 5 * DAY)).toThrow('future')
  const late = vacationAfter(none, 370 * DAY, 360 * DAY)
  expect(vacationAfter(late, 366 * DAY + 30 * DAY, 366 * DAY)).toEqual({
    vacation_until: 396 * DAY,
    vacation_used: used(30),
    vacation_year: 365 * DAY,
  })
})

test('a muted person is not heard, from that moment on', async () => {
  const { id, people } = await seated(server, 3)
  const [ada, bert, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  // Cleo is at Ada's server: what she has heard, that server has passed on.
  const say = async (text: string) => {
    const passedOn = cleo.until((message) => message.type === 'chat' && message.line.text === text)
    await bert.ask({ type: 'chat', game: id, text })
    await passedOn
  }
  expect((await ada.call('PUT', `/api/me/mutes/${bert.id}`)).status).toBe(204)
  expect((await ada.call('GET', '/api/me/mutes')).body).toEqual([
    { id: bert.id, name: 'Bert', owner: null, isBlocked: false },
  ])
  await say('unheard')
  expect((await ada.call('DELETE', `/api/me/mutes/${bert.id}`)).status).toBe(204)
  const line = ada.until(({ type }) => type === 'chat')
  await say('heard')
  expect(await line).toMatchObject({ line: { text: 'heard' } })
  expect(ada.heard.join()).not.toContain('unheard')
  expect((await ada.call('PUT', `/api/me/mutes/${ada.id}`)).status).toBe(400)
  expect((await ada.call('PUT', '/api/me/mutes/nobodyOfThatId')).status).toBe(404)
})

const REFUSED = {
  status: 403,
  body: { error: { message: 'A token cannot do that: it plays, and the account is not its own.' } },
}

test('a token plays and makes tables, but the account is not its own; it is shown once and can be made void', async () => {
  const ada = await guest(server.address, 'Ada')
  const made = (await ada.call('POST', '/api/me/tokens', { label: 'My bot' })).body
  const headers = { authorization: `Bearer ${made.token}` }
  const bot = stranger(server.other)
  const table = {
    title: 'Bots',
    edition: 'classic',
    chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  }
  expect((await bot.call('POST', '/api/tables', table, headers)).status).toBe(201)
  for (const [method, path] of [
    ['POST', '/api/me/tokens'],
    ['POST', '/api/me/recovery'],
    ['POST', '/api/me/passkeys/options'],
    ['GET', '/api/me/data'],
    ['DELETE', '/api/me'],
    ['DELETE', '/api/sessions'],
  ] as const)
    expect(await bot.call(method, path, undefined, headers)).toMatchObject(REFUSED)
  const login = { login: 'bot-login', password: 'a canal and a barge' }
  expect(await bot.call('POST', '/api/accounts', login, headers)).toMatchObject(REFUSED)
  const { body: listed } = await ada.call('GET', '/api/me/tokens')
  expect(listed).toMatchObject([{ id: made.id, label: 'My bot' }])
  expect(JSON.stringify(listed)).not.toContain(made.token)
  const bert = await guest(server.address, 'Bert')
  expect((await bert.call('DELETE', `/api/me/tokens/${made.id}`)).status).toBe(404)
  expect((await ada.call('DELETE', `/api/me/tokens/${made.id}`)).status).toBe(204)
  expect((await bot.call('GET', '/api/me', undefined, headers)).status).toBe(401)
})

test('a person has at most twenty tokens', async () => {
  const ada = await guest(server.address, 'Ada')
  const add = async () => (await ada.call('POST', '/api/me/tokens', { label: 'bot' })).status
  for (let count = 0; count < 20; count++) expect(await add()).toBe(201)
  expect(await add()).toBe(429)
})
