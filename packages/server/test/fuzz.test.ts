// Many thousand damaged messages over real sockets: every one is answered or ignored, nothing breaks, and the game goes on.

import { rolling } from '@ironbridge/engine'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { guest, playOn, stranger } from './client.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

/** The second database changes nothing about reading messages. */
const INPUTS = inject('services') ? 5000 : Math.ceil(100_000 * inject('depth'))
const AT_ONCE = 80

let server: Running
beforeAll(async () => {
  server = await running({ REQUESTS_PER_SECOND: '1000000' })
})
afterAll(() => server.close())

/** What a good client says; everything else is made from this. */
const corpus = (game: string): object[] => [
  { type: 'watch', id: 1, game, since: -1 },
  { type: 'watch', id: 2, game, since: 3, key: 'AAAA' },
  { type: 'unwatch', id: 3, game },
  { type: 'play', id: 4, game, ply: 2, moves: ['pass / dudley'], request: 'a-request-1' },
  {
    type: 'play',
    id: 5,
    game,
    ply: 0,
    moves: ['build coal@dudley:1 / dudley', 'end'],
    request: 'a-request-2',
  },
  { type: 'draft', id: 6, game, ply: 0, moves: ['sell cotton@stoke:1 -> oxford:1 / stoke'] },
  { type: 'undo', id: 7, game, ply: 0 },
  { type: 'consent', id: 8, game, ask: 0, yes: true },
  { type: 'ping', id: 9 },
]

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -0.5,
  2 ** 53,
  '',
  'x'.repeat(300),
  '\u0000',
  '𝔅'.repeat(40),
  '__proto__',
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  "'; drop table games; --",
  '../../etc/passwd',
  '${7*7}',
  '<script>',
  'constructor',
]

test(`${INPUTS.toLocaleString('en')} damaged messages`, async () => {
  const { id, sides } = await seated(server, 2)
  const mallory = await guest(server.address, 'Mallory')
  const player = sides[0]!.person
  const dice = rolling([1, 2, 3, 4])
  const sockets = await Promise.all(
    [mallory.cookie, player.cookie, ''].map((cookie) => opened(server.address, cookie)),
  )
  let answered = 0
  for (const { socket } of sockets) socket.on('message', () => answered++)
  const good = corpus(id)
  for (let sent = 0; sent < INPUTS; ) {
    for (const link of sockets) {
      if (link.socket.readyState !== WebSocket.OPEN)
        link.socket = await opened(server.address, mallory.cookie).then(({ socket }) => socket)
      for (let batch = 0; batch < AT_ONCE && sent < INPUTS; batch++, sent++)
        link.socket.send(damaged(good, dice))
      await answerTo(link.socket)
    }
  }
  expect(answered).toBeGreaterThan(INPUTS / 10)
  expect(server.output()).not.toMatch(/"level":[56]0|Unhandled|Error/)
  expect((await mallory.call('GET', '/healthz')).status).toBe(200)
  const again = []
  for (const { person } of sides) {
    await person.connect()
    again.push({ person, game: await person.open(id) })
  }
  await playOn(id, again, 5)
  for (const { socket } of sockets) socket.terminate()
}, 600_000)

async function opened(address: string, cookie: string): Promise<{ socket: WebSocket }> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => {})
  return { socket }
}

/** Resolves once the server has come to the end of what was sent, or has closed the socket. */
const answerTo = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      socket.off('message', hear)
      socket.off('close', done)
      resolve()
    }
    const hear = (data: Buffer): void => {
      if (data.includes('"id":77777')) done()
    }
    socket.on('message', hear)
    socket.once('close', done)
    socket.send('{"type":"ping","id":77777}')
  })

type Dice = ReturnType<typeof rolling>

function damaged(good: readonly object[], dice: Dice): string | Buffer {
  const message = structuredClone(pick(good, dice)) as Record<string, unknown>
  const names = Object.keys(message)
  switch (dice.below(8)) {
    case 0:
      message[pick(names, dice)] = pick(VALUES, dice)
      return JSON.stringify(message)
    case 1:
      delete message[pick(names, dice)]
      return JSON.stringify(message)
    case 2:
      message[JSON.stringify(pick(VALUES, dice))] = pick(VALUES, dice)
      return JSON.stringify(message)
    case 3: {
      const text = JSON.stringify(message)
      return text.slice(0, dice.below(text.length))
    }
    case 4: {
      const bytes = Buffer.from(JSON.stringify(message))
      for (let flips = 0; flips < 3; flips++) bytes[dice.below(bytes.length)] = dice.below(256)
      return bytes.toString('latin1')
    }
    case 5:
      return '['.repeat(dice.below(2000)) + JSON.stringify(pick(VALUES, dice))
    case 6: {
      const moves = Array.from({ length: dice.below(70) }, () => damagedMove(dice))
      return JSON.stringify({ ...message, moves })
    }
    default:
      return Buffer.from(Array.from({ length: dice.below(40) }, () => dice.below(256)))
  }
}

const WORDS = [
  'build',
  'sell',
  'coal@dudley:1',
  '/',
  'dudley',
  '->',
  'oxford:1',
  'loan',
  '30',
  'end',
  '@',
  ':',
  '\n',
  '\u202e',
  'network',
  'birmingham-dudley',
  '-1',
]

const damagedMove = (dice: Dice): string =>
  Array.from({ length: 1 + dice.below(8) }, () => pick(WORDS, dice)).join(dice.below(3) === 0 ? '' : ' ')

const pick = <One>(list: readonly One[], dice: Dice): One => list[dice.below(list.length)] as One

test('a frame that is too large ends the connection, and only that', async () => {
  const ada = await guest(server.address, 'Ada')
  const { socket } = await opened(server.address, ada.cookie)
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve)
  })
  socket.send('x'.repeat(100_000))
  expect(await closed).toBe(1009)
  expect((await ada.call('GET', '/healthz')).status).toBe(200)
})

test.each([
  ['POST', '/api/guests', '{"name":"x"'],
  ['POST', '/api/guests', '[]'],
  ['POST', '/api/guests', '"name"'],
  ['POST', '/api/guests', JSON.stringify({ name: 'x'.repeat(50_000) })],
  ['GET', '/api/tables/%00', undefined],
  ['GET', '/api/tables/../../etc/passwd', undefined],
  ['GET', '/api/games/AAAAAAAAAAAA?after=x', undefined],
  ['PUT', '/api/tables/AAAAAAAAAAAA/seats/99', '{}'],
  ['DELETE', '/api/tables/AAAAAAAAAAAA/seats/0', undefined],
] as const)('%s %s with nonsense is refused in words', async (method, path, body) => {
  const client = stranger(server.address)
  const { status, body: answer } = await client.call(method, path, body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(answer.error.message).toMatch(/\w/)
})

test('a body that is too large is refused', async () => {
  const { status, body } = await stranger(server.address).call(
    'POST',
    '/api/guests',
    JSON.stringify({ name: 'x'.repeat(100_000) }),
  )
  expect(status).toBe(413)
  expect(body.error.code).toBe('too-large')
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another site, as browsers say', { 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame', { origin: 'null' }],
])('a request from %s is refused, over HTTP and for sockets', async (_name, headers) => {
  const ada = await guest(server.address, 'Ada')
  const { status } = await ada.call('POST', '/api/tables', {}, headers)
  expect(status).toBe(403)
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: ada.cookie, ...headers },
  })
  const refused = await new Promise((resolve) => {
    socket.once('open', () => resolve('opened'))
    socket.once('error', (error) => resolve(error.message))
  })
  expect(refused).toMatch('403')
})
