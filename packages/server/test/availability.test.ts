// Much from one address: others are answered meanwhile, and what it may ask and is sent has an end.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openDatabase } from '../src/store/database.ts'
import { type Client, guest, playOn } from './client.ts'
import { type Running, running, stillClock } from './running.ts'
import { inTurn, type Seated, seated } from './table.ts'

const clock = stillClock()
let server: Running
let table: Seated
beforeAll(async () => {
  const limits = { TRUST_PROXY: '1', REQUESTS_PER_ADDRESS: '20', KILOBYTES_PER_ADDRESS: '40', SOCKETS: '6' }
  server = await running(limits, clock.now)
  table = await seated(server, 2)
  await playOn(table.id, table.sides, 6)
})
// Nobody waits: whatever was asked before has been forgotten.
beforeEach(() => clock.later(3_600_000))
afterAll(() => server.close())

interface Caller {
  readonly socket: WebSocket
  /** What it was told, in order. */
  readonly heard: { type: string; id: number | null; [field: string]: unknown }[]
}

/** Over a socket of one address. */
const callFrom = async (address: string, person?: Client): Promise<Caller | number> =>
  new Promise((resolve) => {
    const headers = { 'x-forwarded-for': address, ...(person ? { cookie: person.cookie } : {}) }
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers })
    const heard: Caller['heard'] = []
    socket.on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString())
      if (message.type === 'hello') resolve({ socket, heard })
      else if (message.type !== 'present') heard.push(message)
    })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => {})
  })

const metrics = async (): Promise<string> => (await fetch(`${server.address}/metrics`)).text()

const watch = ({ socket }: Caller, id: number): void =>
  socket.send(JSON.stringify({ type: 'watch', id, game: table.id, since: -1 }))

const ping = ({ socket }: Caller, id: number): void => socket.send(JSON.stringify({ type: 'ping', id }))

test('a request from elsewhere is answered before all that an address has asked for', async () => {
  const many = (await callFrom('192.0.2.1')) as Caller
  const few = (await callFrom('192.0.2.2')) as Caller
  let before = 0
  few.socket.on('message', () => {
    before = many.heard.length
  })
  for (let id = 1; id <= 30; id++) watch(many, id)
  ping(few, 1)
  await expect.poll(() => many.heard).toHaveLength(30)
  expect(few.heard).toHaveLength(1)
  expect(before).toBeLessThan(30)
  expect(many.heard.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, place) => place + 1))
  for (const { socket } of [many, few]) socket.terminate()
})

test('the people of an address share what it may ask', async () => {
  const people = [await guest(server.address, 'Ada'), await guest(server.address, 'Bert')]
  const callers: Caller[] = []
  for (const person of people) callers.push((await callFrom('192.0.2.3', person)) as Caller)
  for (let id = 1; id <= 30; id++) for (const caller of callers) ping(caller, id)
  const heard = () => callers.flatMap((caller) => caller.heard)
  await expect.poll(heard).toHaveLength(60)
  expect(heard().filter(({ type }) => type === 'done')).toHaveLength(40)
  // A host is told of it.
  expect(await metrics()).toMatch(/^ironbridge_refusals_total\{code="too-many"\} [2-9]\d/m)
  const elsewhere = (await callFrom('192.0.2.4', people[0])) as Caller
  ping(elsewhere, 1)
  await expect.poll(() => elsewhere.heard).toMatchObject([{ type: 'done' }])
  for (const { socket } of [...callers, elsewhere]) socket.terminate()
})

test('what costs more is paid by the address too', async () => {
  const { turn } = await inTurn(table.sides)
  const caller = (await callFrom('192.0.2.6', turn.person)) as Caller
  const neighbour = (await callFrom('192.0.2.6')) as Caller
  const moves = ['build pottery@birmingham:1 / birmingham']
  for (let id = 1; id <= 8; id++) {
    const play = {
      type: 'play',
      id,
      game: table.id,
      ply: turn.game.ply(),
      moves,
      request: `not-allowed-${id}`,
    }
    caller.socket.send(JSON.stringify(play))
  }
  await expect.poll(() => caller.heard).toHaveLength(8)
  expect(caller.heard[0]).toMatchObject({ type: 'refused', error: { code: 'illegal' } })
  ping(neighbour, 1)
  await expect.poll(() => neighbour.heard).toMatchObject([{ type: 'refused', error: { code: 'too-many' } }])
  for (const { socket } of [caller, neighbour]) socket.terminate()
})

test('whole games are charged by their bytes; small answers come all the same', async () => {
  const db = await openDatabase(server.database)
  const said = { game_id: table.id, at: 0, user_id: 'nobody', name: 'Ada', text: 'tea '.repeat(100) }
  await db
    .insertInto('chat')
    .values(Array.from({ length: 150 }, (_, line) => ({ ...said, at: line, id: `line ${line}` })))
    .execute()
  await db.destroy()
  const caller = (await callFrom('192.0.2.5')) as Caller
  for (let id = 1; id <= 20; id++) watch(caller, id)
  ping(caller, 21)
  await expect.poll(() => caller.heard).toHaveLength(21)
  const games = caller.heard.filter(({ type }) => type === 'game')
  const bytes = games.reduce((sum, game) => sum + JSON.stringify(game).length, 0)
  expect(games[0]?.['chat']).toHaveLength(100)
  expect(bytes).toBeGreaterThan(400_000)
  expect(bytes).toBeLessThan(500_000)
  // Without a number, so that clients ask again.
  expect(caller.heard[games.length]).toMatchObject({ type: 'refused', id: null, error: { code: 'too-many' } })
  expect(caller.heard.at(-1)).toEqual({ type: 'done', id: 21 })
  clock.later(10_000)
  watch(caller, 22)
  await expect.poll(() => caller.heard.at(-1)).toMatchObject({ type: 'game', id: 22 })
  caller.socket.terminate()
})

test('of those who wait for the same news, addresses are answered in turn', async () => {
  const ada = table.people[0] as Client
  // What was told to sockets may be on its way.
  const { seq } = (await ada.call('GET', `/api/games/${table.id}`)).body
  await Promise.all(table.sides.map(({ game }) => game.whenSeq(seq)))
  let answered = 0
  const wait = async (address: string): Promise<number> => {
    const headers = { 'x-forwarded-for': address }
    const path = `/api/games/${table.id}?after=${seq}&wait=30`
    // A table may have other news than moves.
    for (let last = seq; last === seq; ) {
      const { status, body } = await ada.call('GET', path, undefined, headers)
      if (status !== 200) throw new Error(JSON.stringify(body))
      last = body.seq
    }
    return answered++
  }
  const waiting = async (): Promise<number> =>
    Number(/^ironbridge_watchers (\d+)$/m.exec(await metrics())?.[1])
  // Sockets of the tests before may still be closing.
  const sides = server.other === server.address ? 2 : 1
  await expect.poll(waiting).toBe(sides)
  const many = Array.from({ length: 120 }, () => wait('192.0.2.30'))
  await expect.poll(waiting).toBe(sides + 120)
  const few = wait('192.0.2.31')
  await expect.poll(waiting).toBe(sides + 121)
  await playOn(table.id, table.sides, 1)
  expect(await few).toBeLessThan(60)
  await Promise.all(many)
})

test('a server opens as many sockets as its host says, however many come at once', async () => {
  // Who somebody is has to be looked up.
  const ada = await guest(server.address, 'Ada')
  const open = await Promise.all(
    Array.from({ length: 9 }, (_, place) => callFrom(`192.0.2.${place + 10}`, ada)),
  )
  expect(open).toContain(503)
  expect(await metrics()).toMatch(/^ironbridge_sockets 6$/m)
  for (const one of open) if (typeof one !== 'number') one.socket.terminate()
})
