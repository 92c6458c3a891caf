// Many sockets, and many messages over one: an address has so many, and whoever does not stop is not heard any more.

import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openDatabase } from '../src/store/database.ts'
import { guest, isTurn, type Side, stranger } from './client.ts'
import { type Running, running, stillClock } from './running.ts'
import { seated } from './table.ts'

const clock = stillClock()
let server: Running
beforeAll(async () => {
  const limits = {
    TRUST_PROXY: '1',
    SOCKETS_PER_ADDRESS: '3',
    REQUESTS_PER_SECOND: '5',
    HTTP_PER_SECOND: '4',
    HEARTBEAT_SECONDS: '1',
  }
  server = await running(limits, clock.now)
})
// Nobody waits: whatever was asked before has been forgotten.
beforeEach(() => clock.later(3_600_000))
afterAll(() => server.close())

type Headers = Readonly<Record<string, string>>

/** The socket, or the status that refused it. */
const socketFrom = (headers: Headers = {}): Promise<WebSocket | number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers })
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => {})
  })

const from = (address: string): Headers => ({ 'x-forwarded-for': address })

test('an address has so many sockets, with a name or without', async () => {
  const opened = []
  for (let count = 1; count <= 4; count++) opened.push(await socketFrom(from(`2001:db8::${count}`)))
  expect(opened.map((one) => typeof one)).toEqual(['object', 'object', 'object', 'number'])
  expect(opened[3]).toBe(429)
  const { cookie } = await guest(server.address, 'Ada')
  expect(await socketFrom({ ...from('2001:db8::5'), cookie })).toBe(429)
  expect(await socketFrom(from('2001:db8:0:1::1'))).toBeInstanceOf(WebSocket)
  // Whoever goes makes room.
  const [first] = opened as [WebSocket]
  first.close()
  await once(first, 'close')
  await expect.poll(() => socketFrom(from('2001:db8::6'))).toBeInstanceOf(WebSocket)
})

test('a person has so many sockets, from wherever and however many come at once', async () => {
  const ada = await guest(server.address, 'Ada')
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, at) => socketFrom({ ...from(`192.0.2.${at}`), cookie: ada.cookie })),
  )
  const sockets = answers.filter((answer) => typeof answer !== 'number')
  for (const socket of sockets) socket.terminate()
  expect(sockets).toHaveLength(20)
  expect(answers.filter((answer) => answer === 429)).toHaveLength(25)
})

test('opening sockets counts as asking', async () => {
  const there = from('192.0.2.1')
  await Promise.all(Array.from({ length: 30 }, () => socketFrom(there)))
  const nobody = stranger(server.address)
  expect((await nobody.call('GET', '/healthz', undefined, there)).status).toBe(429)
  expect((await nobody.call('GET', '/healthz', undefined, from('192.0.2.2'))).status).toBe(200)
})

test('people without a name share what one address may ask', async () => {
  const answers: string[] = []
  const sockets: WebSocket[] = []
  for (let count = 0; count < 3; count++) {
    const socket = (await socketFrom(from('192.0.2.3'))) as WebSocket
    socket.on('message', (text: Buffer) => {
      const { type } = JSON.parse(text.toString())
      if (type !== 'hello') answers.push(type)
    })
    sockets.push(socket)
  }
  for (const socket of sockets) for (let asked = 0; asked < 6; asked++) socket.send('{"type":"ping","id":1}')
  await expect.poll(() => answers).toHaveLength(18)
  expect(answers.filter((type) => type === 'refused').length).toBeGreaterThan(3)
})

test('whoever does not stop is not heard any more', async () => {
  const socket = (await socketFrom(from('192.0.2.4'))) as WebSocket
  let answers = 0
  socket.on('message', () => answers++)
  const closed = once(socket, 'close')
  for (let sent = 0; sent < 2000; sent++) socket.send('{"type":"ping","id":1}')
  const [code] = await closed
  expect(code).toBe(1008)
  expect(answers).toBeLessThan(500)
})

test('a frame that asks for a sign of life asks like any other', async () => {
  const socket = (await socketFrom(from('192.0.2.6'))) as WebSocket
  let answers = 0
  socket.on('pong', () => answers++)
  const closed = once(socket, 'close')
  for (let sent = 0; sent < 2000; sent++) socket.ping()
  // Whoever is still heard after all of them is answered.
  const heard = new Promise<[string]>((resolve) => {
    socket.on('message', (text: Buffer) => text.includes('"id":1') && resolve(['heard']))
  })
  socket.send('{"type":"ping","id":1}')
  const [ended] = await Promise.race([closed, heard])
  expect(ended).toBe(1008)
  expect(answers).toBeLessThan(500)
})

test('a session that is void closes its socket, whether or not anybody says so', async () => {
  const [ada, bert] = [await guest(server.address, 'Ada'), await guest(server.address, 'Bert')]
  const lost = (await socketFrom({ ...from('192.0.2.5'), cookie: ada.cookie })) as WebSocket
  const kept = (await socketFrom({ ...from('192.0.2.5'), cookie: bert.cookie })) as WebSocket
  const closed = once(lost, 'close')
  const db = await openDatabase(server.database)
  await db.deleteFrom('keys').where('user_id', '=', ada.id).execute()
  await db.destroy()
  await closed
  expect(kept.readyState).toBe(WebSocket.OPEN)
  kept.close()
})

test('a move that breaks a rule costs more than one that does not', async () => {
  const { id, sides } = await seated(server, 1, {}, ['random'])
  const [{ person, game }] = sides as [Side]
  while (!isTurn(game)) await game.whenSeq(game.seq() + 1)
  const codes: string[] = []
  for (let tries = 0; tries < 6; tries++) {
    const heard = person.until(({ type }) => type === 'refused')
    const request = `not-allowed-${tries}`
    person.send({
      type: 'play',
      game: id,
      ply: game.ply(),
      moves: ['build pottery@birmingham:1 / birmingham'],
      request,
    })
    codes.push(((await heard) as { error: { code: string } }).error.code)
  }
  expect(codes[0]).toBe('illegal')
  expect(codes).toContain('too-many')
  person.disconnect()
})
