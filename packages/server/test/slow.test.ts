// Clients that do not read, are silent, or come all at once, and a disk that is full: they harm nobody, and nothing that was accepted is lost.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openDatabase } from '../src/store/database.ts'
import { guest, playOn, someMove } from './client.ts'
import { type Running, running } from './running.ts'
import { startProcess } from './services/serverProcess.ts'
import { inTurn, seated } from './table.ts'

const socketOf = (address: string, cookie: string, options: object = {}): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie }, ...options })

test('a client that does not read is let go, and the others never notice', async () => {
  const server = await running()
  const { id, sides } = await seated(server, 2)
  await playOn(id, sides, 20)
  const slow = await guest(server.address, 'Slow')
  const socket = socketOf(server.address, slow.cookie)
  await once(socket, 'open')
  socket.pause()
  const isClosed = once(socket, 'close')
  socket.on('error', () => {})
  // Each answer is a whole game; what the network does not take waits at the server, up to a limit.
  for (let asked = 0; asked < 1500; asked++) {
    socket.send(JSON.stringify({ type: 'watch', id: asked, game: id, since: -1 }))
    // Sockets take turns: no more wait there than may.
    await sides[0]?.person.ask({ type: 'ping' })
  }
  await playOn(id, sides, 10)
  const metrics = async () => (await slow.call('GET', '/metrics')).body
  await expect.poll(metrics).toMatch(/^ironbridge_slow_clients_total [1-9]/m)
  socket.resume()
  await isClosed
  await server.close()
})

test.runIf(process.platform === 'linux')(
  'whoever connects while a server has no time waits, and is not sent away',
  async () => {
    const most = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
    const server = await startProcess({ DATABASE_URL: ':memory:' })
    server.signal('SIGSTOP')
    const port = Number(new URL(server.address).port)
    const all = Array.from({ length: Math.min(1000, most) }, () => connect(port, '127.0.0.1'))
    // More than Node lets wait by itself, 511; who finds no room tries again after a second, then two, four, eight.
    await Promise.all(all.map((socket) => once(socket, 'connect', { signal: AbortSignal.timeout(20_000) })))
    for (const socket of all) socket.destroy()
    server.signal('SIGCONT')
    await server.end('SIGTERM')
  },
)

test('a client that asks for a lot at once and reads it gets all of it', async () => {
  const server = await running()
  const { id, sides, people } = await seated(server, 2)
  await playOn(id, sides, 20)
  const db = await openDatabase(server.database)
  const said = { game_id: id, at: 0, user_id: people[0]!.id, name: 'Ada', text: 'tea '.repeat(100) }
  await db
    .insertInto('chat')
    .values(Array.from({ length: 100 }, (_, line) => ({ ...said, id: `line ${line}` })))
    .execute()
  await db.destroy()
  const quick = await guest(server.address, 'Quick')
  const socket = socketOf(server.address, quick.cookie)
  await once(socket, 'open')
  let games = 0
  let bytes = 0
  socket.on('message', (data: Buffer) => {
    bytes += data.length
    if (JSON.parse(data.toString()).type === 'game') games++
  })
  for (let asked = 0; asked < 38; asked++)
    socket.send(JSON.stringify({ type: 'watch', id: asked, game: id, since: -1 }))
  await expect.poll(() => games).toBe(38)
  expect(bytes).toBeGreaterThan(1_000_000)
  socket.terminate()
  await server.close()
})

test('a client without a sign of life is let go', async () => {
  const server = await running({ HEARTBEAT_SECONDS: '0.5' })
  const silent = await guest(server.address, 'Silent')
  const socket = socketOf(server.address, silent.cookie, { autoPong: false })
  const alive = socketOf(server.address, silent.cookie)
  const [code] = await once(socket, 'close')
  expect(code).toBe(1006)
  expect(alive.readyState).toBe(WebSocket.OPEN)
  alive.terminate()
  await server.close()
})

test('a full disk refuses moves in words, and keeps those it accepted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-full-'))
  const database = join(folder, 'games.db')
  const small = await startLimited(database)
  const server: Running = { address: small.address, other: small.address } as Running
  const { id, sides, people } = await seated(server, 2)
  let accepted = -1
  let refused = ''
  for (let made = 0; made < 400 && refused === ''; made++) {
    const { turn } = await inTurn(sides)
    const request = `until-it-is-full-${made}`
    // Long drafts fill the disk sooner than moves do.
    await turn.person.ask({ type: 'draft', game: id, ply: 0, moves: new Array(60).fill('pass / birmingham') })
    const moves = [someMove(turn.game, 0.3)]
    const answer = await turn.person.ask({ type: 'play', game: id, ply: turn.game.ply(), moves, request })
    if (answer.type === 'refused') refused = answer.error.code
    else if (answer.type === 'done') {
      accepted = answer.seq ?? accepted
      await Promise.all(sides.map(({ game }) => game.whenSeq(accepted)))
      if (turn.game.seen().over) break
    }
  }
  expect(refused).toBe('unavailable')
  expect((await people[0]!.call('GET', '/healthz')).status).toBe(200)
  await small.kill()
  const roomy = await startProcess({ DATABASE_URL: database })
  const again = []
  for (const person of people) {
    await person.connect(roomy.address)
    again.push({ person, game: await person.open(id) })
  }
  expect(again[0]?.game.seq()).toBeGreaterThanOrEqual(accepted)
  await playOn(id, again, 3)
  await roomy.end('SIGTERM')
  rmSync(folder, { recursive: true })
})

/** A server whose files cannot grow beyond a size: what a full disk looks like to it. */
async function startLimited(database: string): Promise<{ address: string; kill(): Promise<void> }> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const script = `trap '' XFSZ; ulimit -f 400; exec "${process.execPath}" "${main}" --no-open`
  const child = spawn('bash', ['-c', script], {
    env: {
      PATH: process.env['PATH'],
      CI: '1',
      PORT: '0',
      PAGE: '',
      LOG_LEVEL: 'silent',
      REQUESTS_PER_SECOND: '10000',
      DATABASE_URL: database,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const data of child.stdout) {
    output += String(data)
    const address = /Ironbridge is at (http:\S+?)\/?\n/.exec(output)?.[1]
    if (address !== undefined)
      return {
        address: address.replace('localhost', '127.0.0.1'),
        async kill() {
          const ended = once(child, 'exit')
          child.kill('SIGKILL')
          await ended
        },
      }
  }
  throw new Error(`The server did not start: ${output}`)
}
