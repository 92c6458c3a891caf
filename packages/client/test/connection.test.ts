// The connection, on a socket made of two lists: what is repeated, what is given up, and how it comes back.

import { type Message, VERSION } from '@ironbridge/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, openConnection, socketAddress, type Wire } from '../src/connection.ts'

class FakeWire extends EventTarget {
  readonly sent: { type: string; id: number; [field: string]: unknown }[] = []
  isClosed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.isClosed = true
  }
  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  greet(version = VERSION): void {
    this.say({ type: 'hello', version, now: Date.now() + 5000, user: { id: 'ada', name: 'Ada' } })
  }
}

const GAME = 'game12345678'
const PLAY = { type: 'play', game: GAME, ply: 0, moves: ['pass'], request: 'request-1' } as const

let wires: FakeWire[] = []
let signals: EventTarget
let connection: Connection
const wire = (): FakeWire => wires.at(-1) as FakeWire

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  signals = new EventTarget()
  connection = openConnection(
    () => {
      wires.push(new FakeWire())
      return wire() as unknown as Wire
    },
    { signals },
  )
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

test('a socket is beside the page, secure if the page is, and names the game if there is one', () => {
  expect(socketAddress('http://127.0.0.1:8080')).toBe('ws://127.0.0.1:8080/api/socket')
  expect(socketAddress('https://brass.example.org/play/', GAME)).toBe(
    `wss://brass.example.org/play/api/socket?game=${GAME}`,
  )
})

test('requests are numbered, and each gets its own answer', async () => {
  wire().greet()
  expect(connection.status()).toBe('open')
  expect(connection.user()?.id).toBe('ada')
  expect(connection.ahead()).toBe(5000)
  const one = connection.ask({ type: 'ping' })
  const two = connection.ask({ type: 'chat', game: GAME, text: 'Hello' })
  const [ping, chat] = wire().sent
  wire().say({ type: 'refused', id: chat?.id, error: { code: 'too-many', message: 'Wait.' } })
  wire().say({ type: 'done', id: ping?.id })
  expect((await one).type).toBe('done')
  expect((await two).type).toBe('refused')
})

test('a move is repeated over the next connection with the same name; a line of chat is not', async () => {
  wire().greet()
  const play = connection.ask(PLAY)
  const chat = connection.ask({ type: 'chat', game: GAME, text: 'Hello' })
  wire().dispatchEvent(new Event('close'))
  expect(await chat).toMatchObject({ type: 'refused', error: { code: 'unavailable' } })
  expect(connection.status()).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect(wires).toHaveLength(2)
  wire().greet()
  expect(wire().sent).toMatchObject([PLAY])
  wire().say({ type: 'done', id: wire().sent[0]?.id, seq: 7 })
  expect(await play).toMatchObject({ type: 'done', seq: 7 })
})

test('waits grow up to a quarter of a minute, and begin anew after a greeting', async () => {
  const waits: number[] = []
  for (let tries = 0; tries < 8; tries++) {
    const before = Date.now()
    const count = wires.length
    wire().dispatchEvent(new Event('close'))
    while (wires.length === count) await vi.advanceTimersByTimeAsync(50)
    waits.push(Date.now() - before)
  }
  expect(waits[0]).toBeLessThan(700)
  expect(waits.at(-1)).toBeGreaterThan(11_000)
  expect(Math.max(...waits)).toBeLessThan(19_000)
  wire().greet()
  wire().dispatchEvent(new Event('close'))
  const count = wires.length
  await vi.advanceTimersByTimeAsync(700)
  expect(wires).toHaveLength(count + 1)
})

test('a silent connection is given up, and watched games go on from where they were', async () => {
  const heard: Message[] = []
  let since = -1
  connection.watch({ game: GAME, key: 'secret', since: () => since, hear: (message) => heard.push(message) })
  wire().greet()
  expect(wire().sent).toMatchObject([{ type: 'watch', game: GAME, since: -1, key: 'secret' }])
  wire().say({ type: 'game', id: wire().sent[0]?.id, table: { id: GAME } })
  wire().say({ type: 'entries', game: GAME, entries: [], turn: null })
  wire().say({ type: 'entries', game: 'another', entries: [], turn: null })
  expect(heard.map(({ type }) => type)).toEqual(['game', 'entries'])
  since = 41
  // The next sign of life is not answered.
  const [first] = wires
  await vi.advanceTimersByTimeAsync(25_000 + 12_000)
  expect(first?.isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  wire().greet()
  expect(wire().sent).toMatchObject([{ type: 'watch', since: 41 }])
  // What the old one still says is not heard.
  first?.say({ type: 'entries', game: GAME, entries: [], turn: null })
  expect(heard).toHaveLength(2)
})

test('a game that the server could not read just now is asked for again', async () => {
  const heard: Message[] = []
  connection.watch({ game: GAME, since: () => -1, hear: (message) => heard.push(message) })
  wire().greet()
  const error = { code: 'unavailable', message: 'That did not work. Try again.' }
  wire().say({ type: 'refused', id: wire().sent[0]?.id, error })
  await vi.advanceTimersByTimeAsync(1000)
  expect(wire().sent).toMatchObject([{ type: 'watch' }, { type: 'watch', game: GAME, since: -1 }])
  wire().say({ type: 'game', id: wire().sent[1]?.id, table: { id: GAME } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard.map(({ type }) => type)).toEqual(['game'])
  expect(wire().sent).toHaveLength(2)
})

const tooMuch = (): void =>
  wire().say({ type: 'refused', id: null, error: { code: 'too-many', message: 'Wait.' } })

test('what was too much is sent again once, however much of it was, and later each time', async () => {
  wire().greet()
  for (const game of ['one', 'two', 'three'])
    connection.watch({ game: `${game}12345678`, since: () => -1, hear() {} })
  void connection.ask(PLAY)
  const sent = (): number => wire().sent.length
  for (let refused = 0; refused < 4; refused++) tooMuch()
  await vi.advanceTimersByTimeAsync(700)
  expect(sent()).toBe(4)
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toBe(8)
  for (let refused = 0; refused < 4; refused++) tooMuch()
  await vi.advanceTimersByTimeAsync(1400)
  expect(sent()).toBe(8)
  // However long it takes, it is the same connection.
  for (let tries = 0; tries < 20; tries++) {
    tooMuch()
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(wires).toHaveLength(1)
  expect(wire().sent.filter(({ type }) => type === 'play').length).toBeGreaterThan(15)
})

test('what may not be done twice is refused once a later answer shows that it was too much', async () => {
  wire().greet()
  const chat = connection.ask({ type: 'chat', game: GAME, text: 'Hello' })
  tooMuch()
  await vi.advanceTimersByTimeAsync(1300)
  expect(wire().sent.map(({ type }) => type)).toEqual(['chat', 'ping'])
  wire().say({ type: 'done', id: wire().sent[1]?.id })
  expect(await chat).toMatchObject({ type: 'refused', error: { code: 'too-many' } })
})

test('the browser says when there is a network', async () => {
  wire().greet()
  signals.dispatchEvent(new Event('offline'))
  expect(connection.status()).toBe('lost')
  expect(wires).toHaveLength(1)
  signals.dispatchEvent(new Event('online'))
  expect(wires).toHaveLength(2)
})

test('a server of another version is not spoken to', async () => {
  wire().greet(VERSION + 1)
  expect(connection.status()).toBe('outdated')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wires).toHaveLength(1)
})
