// Programs that play with a token: everybody at the table may know it, and sees that they are there.

import { once } from 'node:events'
import { socketAddress } from '@ironbridge/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Client, guest } from './client.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const PLAN = { title: 'Tea', edition: 'birmingham', chairs: [{ kind: 'me' }, { kind: 'open' }] }

/** What a program sends with every call. */
async function tokenOf(person: Client): Promise<Record<string, string>> {
  const { body } = await person.call('POST', '/api/me/tokens', { label: 'Navvy' })
  return { authorization: `Bearer ${body.token}` }
}

const programsAt = async (person: Client, id: string): Promise<boolean[]> => {
  const { body } = await person.call('GET', `/api/tables/${id}`)
  return body.seats.map(({ program }: { program: boolean }) => program)
}

test('a seat taken with a token is a program’s; one taken in person is not', async () => {
  const [ada, bert] = [await guest(server.address, 'Ada'), await guest(server.other, 'Bert')]
  const { id } = (await ada.call('POST', '/api/tables', PLAN)).body
  await bert.call('PUT', `/api/tables/${id}/seats/1`, {}, await tokenOf(bert))
  expect(await programsAt(ada, id)).toEqual([false, true])
  await bert.call('DELETE', `/api/tables/${id}/seats/1`)
  expect(await programsAt(ada, id)).toEqual([false, false])
  await bert.call('PUT', `/api/tables/${id}/seats/1`, {})
  expect(await programsAt(ada, id)).toEqual([false, false])
  const made = (await bert.call('POST', '/api/tables', PLAN, await tokenOf(bert))).body
  expect(await programsAt(bert, made.id)).toEqual([true, false])
})

test('whoever makes a move plays the seat: the others are told when that changes', async () => {
  const [ada, bert] = [await guest(server.address, 'Ada'), await guest(server.other, 'Bert')]
  const { id } = (await ada.call('POST', '/api/tables', PLAN)).body
  await bert.call('PUT', `/api/tables/${id}/seats/1`, {})
  await ada.call('POST', `/api/tables/${id}/start`)
  await bert.connect()
  await bert.open(id)
  const token = await tokenOf(ada)
  const bertsToken = await tokenOf(bert)
  const play = async (person: Client, headers: Record<string, string>): Promise<boolean> => {
    const { body } = await person.call('GET', `/api/games/${id}`, undefined, headers)
    if (body.legal.length === 0) return false
    const pass = body.legal.find((move: string) => move.startsWith('pass'))
    const sent = { ply: body.ply, moves: [pass] }
    return (await person.call('POST', `/api/games/${id}/moves`, sent, headers)).status === 200
  }
  const told = bert.until((message) => message.type === 'table' && message.table.seats[0]?.program === true)
  while (!(await play(ada, token))) await play(bert, bertsToken)
  await told
  expect((await programsAt(bert, id))[0]).toBe(true)
  // The same seat again in person.
  while (!(await play(ada, {}))) await play(bert, bertsToken)
  expect((await programsAt(ada, id))[0]).toBe(false)
})

test('a program that asks for the game is there, though it keeps no socket', async () => {
  const [ada, bert] = [await guest(server.address, 'Ada'), await guest(server.other, 'Bert')]
  const { id } = (await ada.call('POST', '/api/tables', PLAN)).body
  const token = await tokenOf(bert)
  await bert.call('PUT', `/api/tables/${id}/seats/1`, {}, token)
  await ada.connect()
  await ada.open(id)
  const there = ada.until((message) => message.type === 'present' && message.users.includes(bert.id))
  await bert.call('GET', `/api/games/${id}`, undefined, token)
  await there
  // Whoever comes later finds it there too.
  await ada.connect()
  await ada.ask({ type: 'watch', game: id, since: -1 }).then((message) => {
    expect(message).toMatchObject({ type: 'game', present: expect.arrayContaining([bert.id]) })
  })
})

test('whoever waits for news is not woken by talk, nor by people who come and go', async () => {
  const [ada, bert] = [await guest(server.address, 'Ada'), await guest(server.other, 'Bert')]
  const { id } = (await ada.call('POST', '/api/tables', PLAN)).body
  const token = await tokenOf(bert)
  await bert.call('PUT', `/api/tables/${id}/seats/1`, {}, token)
  const { seq } = (await bert.call('GET', `/api/games/${id}`, undefined, token)).body
  let isAnswered = false
  const wait = bert.call('GET', `/api/games/${id}?after=${seq}&wait=30`, undefined, token).finally(() => {
    isAnswered = true
  })
  await ada.connect()
  await ada.open(id)
  await bert.connect()
  await bert.open(id)
  const heard = bert.until((message) => message.type === 'chat')
  await ada.ask({ type: 'chat', game: id, text: 'Buy cheap coal' })
  await heard
  ada.disconnect()
  await bert.until((message) => message.type === 'present' && !message.users.includes(ada.id))
  await bert.call('GET', `/api/games/${id}`, undefined, token)
  expect(isAnswered).toBe(false)
  await ada.call('POST', `/api/tables/${id}/start`)
  expect((await wait).body).toMatchObject({ table: { status: 'playing' } })
})

test('who may not see a table is not seen at it', async () => {
  const [ada, mallory] = [await guest(server.address, 'Ada'), await guest(server.address, 'Mallory')]
  const { id } = (await ada.call('POST', '/api/tables', { ...PLAN, visibility: 'private' })).body
  expect((await mallory.call('GET', `/api/games/${id}`, undefined, await tokenOf(mallory))).status).toBe(404)
  await ada.connect()
  expect(await ada.ask({ type: 'watch', game: id, since: -1 })).toMatchObject({ present: [ada.id] })
})

test('a program neither talks nor gives up a table', async () => {
  const ada = await guest(server.address, 'Ada')
  const { id } = (await ada.call('POST', '/api/tables', PLAN)).body
  const headers = await tokenOf(ada)
  expect((await ada.call('DELETE', `/api/tables/${id}`, undefined, headers)).status).toBe(403)
  const socket = new WebSocket(socketAddress(server.address), { headers })
  const answered = (number: number) =>
    new Promise<string>((resolve) => {
      socket.on('message', (data) => {
        const text = (data as Buffer).toString()
        if (JSON.parse(text).id === number) resolve(text)
      })
    })
  await once(socket, 'open')
  const [watched, said] = [answered(1), answered(2)]
  socket.send(JSON.stringify({ type: 'watch', id: 1, game: id, since: -1 }))
  socket.send(JSON.stringify({ type: 'chat', id: 2, game: id, text: 'Buy cheap coal' }))
  expect(await watched).toContain('"type":"game"')
  expect(await said).toContain('"forbidden"')
  socket.terminate()
  expect((await ada.call('DELETE', `/api/tables/${id}`)).status).toBe(204)
})

test('whoever is first does not wait for news of a game that began before they asked; the others do', async () => {
  const [ada, bert] = [await guest(server.address, 'Ada'), await guest(server.other, 'Bert')]
  const { id } = (await ada.call('POST', '/api/tables', PLAN)).body
  await bert.call('PUT', `/api/tables/${id}/seats/1`, {})
  await ada.call('POST', `/api/tables/${id}/start`)
  const { turn } = (await bert.call('GET', `/api/games/${id}`)).body
  const [first, second] = turn.seat === 0 ? [ada, bert] : [bert, ada]
  const news = (person: Client) => person.call('GET', `/api/games/${id}?after=-1&wait=30`)
  const waits = news(second)
  const { body } = await Promise.race([waits, news(first)])
  expect(body).toMatchObject({ seat: turn.seat, seq: -1 })
  const pass = body.legal.find((move: string) => move.startsWith('pass'))
  await first.call('POST', `/api/games/${id}/moves`, { ply: 0, moves: [pass] })
  expect((await waits).body).toMatchObject({ seat: 1 - turn.seat, seq: 0 })
})
