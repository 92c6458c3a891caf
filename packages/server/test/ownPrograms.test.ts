// Programs with accounts of their own: whose they are is seen everywhere, and neither they nor their tokens are ever a person.

import { once } from 'node:events'
import { socketAddress } from '@ironbridge/client'
import { type Route, routes } from '@ironbridge/protocol/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { moderate } from '../src/running/moderate.ts'
import { recover } from '../src/running/recover.ts'
import { openDatabase } from '../src/store/database.ts'
import { type Client, guest, stranger } from './client.ts'
import { ownersAt } from './owners.ts'
import { PASSWORD, signIn } from './people.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running({ TRUST_PROXY: '1' })
})
afterAll(() => server.close())

const { callWith, programOf, person, tableOf, sit, seatsAt } = ownersAt(() => server)

test('a program has a name and a token of its own, plays under that name, and says whose it is', async () => {
  const [ada, bert] = [await person(), await person()]
  const own = await programOf(ada)
  const { id, token } = own
  const owner = { id: ada.id, name: ada.name }
  expect((await own.call('GET', '/api/me')).body).toEqual({ id, name: 'Navvy', owner })
  const game = await tableOf(bert)
  expect(await sit(own, game, 1)).toBe(204)
  expect(await seatsAt(bert, game)).toMatchObject([
    { user: bert.id, program: false, owner: null },
    { kind: 'person', user: id, name: 'Navvy', program: true, owner },
  ])
  await bert.connect()
  expect(await bert.ask({ type: 'watch', game, since: -1 })).toMatchObject({
    table: { seats: [{ owner: null }, { program: true, owner }] },
  })
  const renamed = bert.until(
    (message) => message.type === 'table' && message.table.seats[1]?.owner?.name === 'Augusta',
  )
  await ada.call('PATCH', '/api/me', { name: 'Augusta' })
  await renamed
  bert.disconnect()
  const list = (await ada.call('GET', '/api/me/programs')).body
  expect(list).toMatchObject([{ id, name: 'Navvy', seen: expect.any(Number) }])
  expect(JSON.stringify([list, (await ada.call('GET', '/api/me/data')).body])).not.toContain(token)
  expect((await ada.call('GET', '/api/me/data')).body.programs).toEqual(list)
})

test('a program that leaves where turns are passed, or for whom a chair is kept, is still seen to be one', async () => {
  const [ada, bert] = [await person(), await person()]
  const own = await programOf(ada)
  const game = await tableOf(bert, 1, { absence: { kind: 'pass' } })
  await sit(own, game, 1)
  await bert.call('POST', `/api/tables/${game}/start`)
  expect((await own.call('DELETE', `/api/tables/${game}/seats/1`)).status).toBe(204)
  expect((await seatsAt(bert, game))[1]).toMatchObject({ passes: true, program: true, owner: { id: ada.id } })
  const db = await openDatabase(server.database)
  await db.updateTable('games').set({ status: 'over' }).where('id', '=', game).execute()
  await db.destroy()
  const next = (await bert.call('POST', `/api/tables/${game}/rematch`)).body.id
  expect((await seatsAt(bert, next))[1]).toMatchObject({
    kind: 'open',
    name: 'Navvy',
    owner: { id: ada.id },
  })
})

test('guests have no programs, a person has five, and another’s are not theirs', async () => {
  const [ada, bert, cleo] = [await person(), await person(), await guest(server.address, 'Cleo')]
  const refused = await cleo.call('POST', '/api/me/programs', { name: 'Navvy' })
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    'Guests have no programs. Give yourself a login or a passkey first.',
  ])
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, at) => ada.call('POST', '/api/me/programs', { name: `Navvy ${at}` })),
  )
  const statuses = made.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  const list = (await ada.call('GET', '/api/me/programs')).body
  expect(list).toHaveLength(5)
  const [{ id }] = list
  expect((await ada.call('POST', '/api/me/programs', { name: 'a\nb' })).status).toBe(400)
  for (const [method, path] of [
    ['PUT', `/api/me/programs/${id}/token`],
    ['DELETE', `/api/me/programs/${id}`],
  ] as const)
    expect((await bert.call(method, path)).status).toBe(404)
  const game = await tableOf(bert)
  expect((await bert.call('PUT', `/api/tables/${game}/programs/1`, { program: id })).status).toBe(404)
  expect((await ada.call('DELETE', `/api/me/programs/${id}`)).status).toBe(204)
  expect((await ada.call('POST', '/api/me/programs', { name: 'Another' })).status).toBe(201)
})

test('another token makes the one before it void, at once and where it is connected', async () => {
  const ada = await person()
  const own = await programOf(ada)
  const headers = { authorization: `Bearer ${own.token}` }
  const socket = new WebSocket(socketAddress(server.other), { headers })
  await once(socket, 'open')
  const closed = once(socket, 'close')
  const { status, body } = await ada.call('PUT', `/api/me/programs/${own.id}/token`)
  expect([status, body.id, body.token === own.token]).toEqual([200, own.id, false])
  await closed
  expect((await own.call('GET', '/api/me')).status).toBe(401)
  expect((await callWith(body.token)('GET', '/api/me')).body.id).toBe(own.id)
  // Whoever signs out everywhere is rid of everybody who had a key.
  await ada.call('DELETE', '/api/sessions')
  expect((await callWith(body.token)('GET', '/api/me')).status).toBe(401)
  await signIn(ada, ada.name)
  expect((await ada.call('GET', '/api/me/programs')).body).toMatchObject([{ id: own.id, seen: null }])
})

const each = Object.entries<Route>(routes).map(([name, route]) => {
  const [method = '', path = ''] = name.split(' ')
  return { name, method, path, route, isForTokens: route.access === 'token' || isRead(method, route) }
})

function isRead(method: string, { access }: Route): boolean {
  return access === 'anyone' && method === 'GET'
}

const filled = (path: string): string => path.replace(':seat', '1').replaceAll(/:\w+/g, 'k3VnXwPq7TzB')

test.each(['of a program', 'in a person’s name'])(
  'a token %s opens what is for tokens, and nothing else',
  async (kind) => {
    const ada = await person()
    const { token } =
      kind === 'of a program'
        ? await programOf(ada)
        : (await ada.call('POST', '/api/me/tokens', { label: 'Navvy' })).body
    const call = callWith(token)
    const before = (await ada.call('GET', '/api/me')).body
    expect(each.filter(({ isForTokens }) => !isForTokens).length).toBeGreaterThan(40)
    for (const { name, method, path, route, isForTokens } of each) {
      const { status, body } = await call(method, filled(path), method === 'GET' ? undefined : {})
      if (isForTokens) expect([name, body?.error?.message]).not.toEqual([name, NOT_FOR_TOKENS])
      else if (route.access === 'moderator') expect([name, status]).toEqual([name, 404])
      else expect([name, status, body.error.message]).toEqual([name, 403, NOT_FOR_TOKENS])
    }
    expect((await ada.call('GET', '/api/me')).body).toEqual(before)
  },
)

const NOT_FOR_TOKENS = 'A token cannot do that: it plays, and the account is not its own.'

test('a program gets no other way in: no password, no link of the host, no moderation, no chat', async () => {
  const ada = await person()
  const own = await programOf(ada, 'Steam hammer')
  expect((await signIn(stranger(server.address), own.id, PASSWORD)).status).toBe(401)
  await expect(recover(server.database, own.id)).rejects.toThrow('"Steam hammer" is a program')
  await expect(moderate(server.database, 'moderator', own.id, {})).rejects.toThrow('is a program')
  const nobody = stranger(server.address)
  nobody.cookie = `ironbridge=${own.token}`
  expect((await nobody.call('GET', '/api/me')).status).toBe(401)
  const game = await tableOf(ada)
  const socket = new WebSocket(socketAddress(server.other), {
    headers: { authorization: `Bearer ${own.token}` },
  })
  const heard: string[] = []
  const said = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      heard.push((data as Buffer).toString())
      if (heard.at(-1)?.includes('"id":2')) resolve()
    })
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'watch', id: 1, game, since: -1 }))
  socket.send(JSON.stringify({ type: 'chat', id: 2, game, text: 'Buy cheap coal' }))
  await said
  expect(heard.at(-1)).toContain('"forbidden"')
  socket.terminate()
})

test('an owner and their programs have one seat, but where the owner has made the table and it is not rated', async () => {
  const [ada, bert] = [await person(), await person()]
  const [one, two] = [await programOf(ada, 'One'), await programOf(ada, 'Two')]
  const refusal =
    'You and your programs have one seat in a game, unless it is unrated and at a table that you have made yourself.'
  const his = await tableOf(bert, 3)
  expect(await sit(one, his, 1)).toBe(204)
  const { status, body } = await ada.call('PUT', `/api/tables/${his}/seats/2`, {})
  expect([status, body.error.message]).toEqual([403, refusal])
  expect(await sit(two, his, 2)).toBe(403)
  expect(await sit(one, await tableOf(ada, 1, { rated: true }), 1)).toBe(403)
  const programs = (
    await one.call('POST', '/api/tables', {
      edition: 'birmingham',
      chairs: [{ kind: 'me' }, { kind: 'open' }],
    })
  ).body.id
  expect(await sit(ada, programs, 1)).toBe(403)
  const hers = await tableOf(ada, 3)
  expect([await sit(one, hers, 1), await sit(two, hers, 2), await sit(bert, hers, 3)]).toEqual([
    204, 204, 204,
  ])
  expect((await seatsAt(bert, hers)).map(({ owner }: { owner: unknown }) => owner)).toEqual([
    null,
    { id: ada.id, name: ada.name },
    { id: ada.id, name: ada.name },
    null,
  ])
})

test('who has seen a hand of a game sees no other one through a program, after leaving either', async () => {
  const [ada, bert] = [await person(), await person()]
  const own = await programOf(ada)
  const game = await tableOf(bert, 2, { absence: { kind: 'substitute' } })
  await sit(ada, game, 1)
  await sit(await guest(server.other, 'Cleo'), game, 2)
  expect((await bert.call('POST', `/api/tables/${game}/start`)).status).toBe(204)
  await ada.call('DELETE', `/api/tables/${game}/seats/1`)
  await bert.call('DELETE', `/api/tables/${game}/seats/0`)
  expect([await sit(own, game, 0), await sit(own, game, 1)]).toEqual([403, 403])
  expect(await sit(ada, game, 1)).toBe(204)
})

test('the owner seats a program where nobody sits, which finds its table and plays there', async () => {
  const [ada, bert] = [await person(), await person()]
  const own = await programOf(ada)
  const game = await tableOf(ada, 2)
  const seat = (who: Client, at: number) =>
    who.call('PUT', `/api/tables/${game}/programs/${at}`, { program: own.id })
  expect((await seat(ada, 0)).status).toBe(409)
  expect((await seat(ada, 1)).status).toBe(204)
  expect((await seat(ada, 2)).body.error.message).toBe('This program already sits at this table.')
  expect((await seat(bert, 2)).status).toBe(404)
  const [row] = (await own.call('GET', '/api/me/tables')).body
  expect(row.table).toMatchObject({ id: game, seats: [{}, { user: own.id, program: true }, {}] })
  await sit(bert, game, 2)
  expect((await ada.call('POST', `/api/tables/${game}/start`)).status).toBe(204)
  expect((await seat(ada, 1)).status).toBe(409)
  const { body } = await own.call('GET', `/api/games/${game}`)
  expect(body).toMatchObject({ seat: 1, turn: expect.anything() })
  const other = await tableOf(bert)
  const theirs = { program: (await programOf(ada)).id }
  expect((await ada.call('PUT', `/api/tables/${other}/programs/1`, theirs)).status).toBe(403)
})

test('tables of programs are counted with those of their owner', async () => {
  const ada = await person()
  const own = await programOf(ada)
  const open = { edition: 'birmingham', visibility: 'public', chairs: [{ kind: 'me' }, { kind: 'open' }] }
  const statuses: number[] = []
  for (const who of [ada, own, ada, own, ada, own, ada])
    statuses.push((await who.call('POST', '/api/tables', open)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
})

test('whoever leaves for good takes their programs along, and nothing of them stays', async () => {
  const [ada, bert] = [await person(), await person()]
  const own = await programOf(ada, 'Steam hammer')
  const game = await tableOf(bert, 1, { absence: { kind: 'pass' } })
  await sit(own, game, 1)
  await bert.call('POST', `/api/tables/${game}/start`)
  expect((await ada.call('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204)
  expect((await own.call('GET', '/api/me')).status).toBe(401)
  expect((await seatsAt(bert, game))[1]).toMatchObject({ name: '…', user: null, program: true, owner: null })
  const db = await openDatabase(server.database)
  const people = await db.selectFrom('users').select('id').where('id', 'in', [ada.id, own.id]).execute()
  const keys = await db.selectFrom('keys').select('hash').where('user_id', 'in', [ada.id, own.id]).execute()
  const lines = await db.selectFrom('entries').select('body').where('game_id', '=', game).execute()
  await db.destroy()
  expect([people, keys]).toEqual([[], []])
  expect(JSON.stringify(lines)).not.toContain('Steam hammer')
})

const end = async (game: string): Promise<void> => {
  const db = await openDatabase(server.database)
  await db.updateTable('games').set({ status: 'over' }).where('id', '=', game).execute()
  await db.destroy()
}

test('in the next game an owner and a program have chairs as far as they may sit there together', async () => {
  const [ada, bert] = [await person(), await person()]
  const own = await programOf(ada)
  const game = await tableOf(ada, 2)
  await ada.call('PUT', `/api/tables/${game}/programs/1`, { program: own.id })
  await sit(bert, game, 2)
  await ada.call('POST', `/api/tables/${game}/start`)
  await end(game)
  expect((await own.call('POST', `/api/tables/${game}/rematch`)).status).toBe(403)
  // At a table of Bert's only one of the two would sit: the other's chair is free.
  const next = (await bert.call('POST', `/api/tables/${game}/rematch`)).body.id
  const kept = (await seatsAt(bert, next)).map(({ user }: { user: string | null }) => user)
  expect(kept).toEqual([ada.id, null, bert.id])
})

test('what a program has seen its owner has, also when it is gone', async () => {
  const [ada, bert] = [await person(), await person()]
  const own = await programOf(ada)
  const game = await tableOf(bert, 2, { absence: { kind: 'substitute' } })
  await sit(own, game, 1)
  const cleo = await person()
  await sit(cleo, game, 2)
  await bert.call('POST', `/api/tables/${game}/start`)
  expect((await cleo.call('DELETE', `/api/tables/${game}/seats/2`)).status).toBe(204)
  expect((await ada.call('DELETE', `/api/me/programs/${own.id}`)).status).toBe(204)
  expect(await sit(ada, game, 2)).toBe(409)
  const other = await person()
  expect(await sit(other, game, 2)).toBe(204)
})

test('of tokens that are asked for at the same time one is left', async () => {
  const ada = await person()
  const own = await programOf(ada)
  const made = await Promise.all(
    Array.from({ length: 4 }, () => ada.call('PUT', `/api/me/programs/${own.id}/token`)),
  )
  const answers = await Promise.all(
    [own.token, ...made.map(({ body }) => body.token)].map((token) => callWith(token)('GET', '/api/me')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
