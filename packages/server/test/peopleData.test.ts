// One's data as a file, and leaving for good.

import { parseGame, replay } from '@ironbridge/engine'
import type { TableInfo } from '@ironbridge/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { type Client, guest, playOn, stranger } from './client.ts'
import { account, PASSWORD, signIn } from './people.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running({ TRUST_PROXY: '1' })
})
afterAll(() => server.close())

const pair = (people: readonly Client[]): [Client, Client] => people as [Client, Client]

test('everything that is kept of a person, with finished games that replay, and no secret', async () => {
  const { id, people, sides } = await seated(server, 2, { edition: 'lancashire' })
  const [ada, bert] = pair(people)
  await ada.call('POST', '/api/accounts', { login: 'ada', password: PASSWORD })
  await ada.connect()
  const side = { person: ada, game: await ada.open(id) }
  await ada.ask({ type: 'chat', game: id, text: 'Mine' })
  await bert.ask({ type: 'chat', game: id, text: 'His' })
  await ada.call('PUT', `/api/games/${id}/note`, { text: 'Watch the ports' })
  await ada.call('PUT', `/api/me/mutes/${bert.id}`)
  const { token } = (await ada.call('POST', '/api/me/tokens', { label: 'bot' })).body
  await playOn(id, [side, ...sides.slice(1)])
  const chairs = [{ kind: 'me' }, { kind: 'open' }]
  const next = await ada.call('POST', '/api/tables', { title: 'Next', edition: 'lancashire', chairs })
  const { status, body } = await ada.call('GET', '/api/me/data')
  expect(status).toBe(200)
  expect(body.profile).toMatchObject({ id: ada.id, login: 'ada', name: 'Ada' })
  expect(body.chat.map(({ text }: { text: string }) => text)).toEqual(['Mine'])
  expect(body.notes).toEqual([{ game: id, text: 'Watch the ports' }])
  expect(body.mutes).toEqual([{ id: bert.id, name: 'Bert', owner: null, isBlocked: false }])
  expect(body.keys.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['session', 'token'])
  const games = body.games as { table: TableInfo; record: string | null }[]
  expect(new Set(games.map(({ table }) => table.id))).toEqual(new Set([id, next.body.id]))
  const over = games.find(({ table }) => table.id === id)
  const record = parseGame(over?.record ?? '')
  if (record.error) throw new Error(record.error.message)
  const { state, error } = replay(record.value)
  expect(error).toBeNull()
  expect(state.players.map(({ vp }) => vp)).toEqual(over?.table.result)
  const text = JSON.stringify(body)
  const db = await openDatabase(server.database)
  const keys = await db.selectFrom('keys').select('hash').execute()
  const { seed } = await db
    .selectFrom('games')
    .select('seed')
    .where('id', '=', next.body.id)
    .executeTakeFirstOrThrow()
  await db.destroy()
  for (const secret of [token, PASSWORD, 'argon2', 'hash"', seed, ...keys.map(({ hash }) => hash)])
    expect(text).not.toContain(secret)
})

test('whoever leaves for good leaves no name behind, and games go on', async () => {
  const over = await seated(server, 2, { edition: 'lancashire', absence: { kind: 'bot', bot: 'random' } })
  const [ada, bert] = pair(over.people)
  await ada.call('PATCH', '/api/me', { name: 'Augusta', email: 'augusta@example.org' })
  await ada.ask({ type: 'chat', game: over.id, text: 'Good evening' })
  // So that the log has her name too.
  await ada.call('DELETE', `/api/tables/${over.id}/seats/0`)
  await ada.call('PUT', `/api/tables/${over.id}/seats/0`, {})
  const game = await ada.open(over.id)
  await playOn(over.id, [{ person: ada, game }, ...over.sides.slice(1)])

  const table = async (plan: Record<string, unknown>): Promise<string> => {
    const chairs = [{ kind: 'me' }, { kind: 'open' }]
    const made = await ada.call('POST', '/api/tables', {
      title: 'T',
      edition: 'lancashire',
      visibility: 'public',
      chairs,
      ...plan,
    })
    return made.body.id
  }
  const open = await table({})
  const free = await table({ absence: { kind: 'substitute' } })
  const playing = await table({ absence: { kind: 'bot', bot: 'random' } })
  for (const id of [free, playing]) {
    await bert.call('PUT', `/api/tables/${id}/seats/1`, {})
    await ada.call('POST', `/api/tables/${id}/start`)
  }
  await ada.call('DELETE', `/api/tables/${free}/seats/0`)
  await ada.call('PUT', `/api/tables/${free}/seats/0`, {})
  await ada.call('DELETE', `/api/tables/${free}/seats/0`)
  await ada.call('POST', '/api/accounts', { login: 'augusta', password: PASSWORD })
  await ada.call('PUT', `/api/games/${playing}/note`, { text: 'Augusta was here' })
  const phone = stranger(server.other)
  await signIn(phone, 'augusta')
  await phone.connect()

  expect((await ada.call('DELETE', '/api/me', {})).status).toBe(403)
  expect((await ada.call('DELETE', '/api/me', { password: 'a wrong password' })).status).toBe(403)
  const bye = phone.until(({ type }) => type === 'bye')
  expect((await ada.call('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204)
  await bye
  expect((await ada.call('GET', '/api/me')).status).toBe(401)
  expect((await phone.call('GET', '/api/me')).status).toBe(401)
  expect((await signIn(stranger(server.address), 'augusta')).status).toBe(401)

  const seatsOf = async (id: string) => (await bert.call('GET', `/api/tables/${id}`)).body
  expect((await seatsOf(over.id)).seats[0]).toMatchObject({ name: '…', user: null })
  expect((await seatsOf(open)).status).toBe('abandoned')
  expect((await seatsOf(playing)).seats[0]).toMatchObject({ kind: 'bot', name: '…', user: null })
  expect((await seatsOf(free)).seats[0]).toMatchObject({ kind: 'open', name: '', user: null })
  const late = await guest(server.other, 'Eve')
  await late.connect()
  for (const id of [over.id, free, playing]) await late.open(id)
  expect(late.heard.join('')).not.toMatch(new RegExp(`Good evening|Augusta|${ada.id}`))
  await bert.connect()
  await playOn(playing, [{ person: bert, game: await bert.open(playing) }], 3)

  const db = await openDatabase(server.database)
  const left = new RegExp(`Good evening|Augusta|${ada.id}`, 'i')
  const tables = [
    'users',
    'keys',
    'games',
    'seats',
    'held',
    'entries',
    'notes',
    'drafts',
    'chat',
    'mutes',
  ] as const
  for (const name of tables)
    expect(JSON.stringify(await db.selectFrom(name).selectAll().execute())).not.toMatch(left)
  await db.destroy()
})

test('a guest leaves without a password', async () => {
  const ada = await account(server.address, 'with-password')
  const bert = await guest(server.address, 'Bert')
  expect((await bert.call('DELETE', '/api/me')).status).toBe(204)
  expect((await bert.call('GET', '/api/me')).status).toBe(401)
  expect((await ada.call('DELETE', '/api/me')).status).toBe(403)
})

test('a game that cannot be read keeps nobody from leaving the others', async () => {
  const { id, people } = await seated(server, 2, { absence: { kind: 'substitute' } })
  const [ada, bert] = pair(people)
  const db = await openDatabase(server.database)
  const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const seats = await db.selectFrom('seats').selectAll().where('game_id', '=', id).execute()
  // Whichever comes first.
  for (const status of ['open', 'playing'] as const)
    for (const other of [`0 ${status}`, `z ${status}`]) {
      await db
        .insertInto('games')
        .values({ ...game, id: other, status, rules: 99 })
        .execute()
      await db
        .insertInto('seats')
        .values(seats.map((seat) => ({ ...seat, game_id: other })))
        .execute()
    }
  expect((await ada.call('DELETE', '/api/me')).status).toBe(204)
  expect((await bert.call('GET', `/api/tables/${id}`)).body.seats[0].kind).toBe('open')
  const left = JSON.stringify([
    await db.selectFrom('games').selectAll().execute(),
    await db.selectFrom('seats').selectAll().execute(),
  ])
  expect(left).not.toContain(ada.id)
  await db.destroy()
})
