// Two servers behind a proxy that hashes the game in the path: who watches one game is at one server, and any server will do.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { type OnlineGame, openConnection, openGame, socketAddress } from '@ironbridge/client'
import { legalMoves } from '@ironbridge/engine'
import { expect, inject, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Client, guest } from './client.ts'
import { freshDatabase } from './running.ts'
import { type ServerProcess, startProcess } from './services/serverProcess.ts'

/** As docs/HOSTING.md has nginx take it from what is asked for. */
const GAME = /^\/api\/(?:(?:games|tables)\/|socket\?game=)([A-Za-z0-9]+)/

let unnamed = 0

/** In which order servers are tried: that of the game, or each first in turn for what names none. */
function inOrder(ports: readonly number[], { url = '' }: IncomingMessage): readonly number[] {
  const game = GAME.exec(url)?.[1]
  if (game === undefined) return unnamed++ % 2 === 0 ? ports : ports.toReversed()
  const hash = (port: number) => createHash('md5').update(`${game} ${port}`).digest('hex')
  return ports.toSorted((one, other) => (hash(one) < hash(other) ? -1 : 1))
}

/** The first that takes the connection. */
async function reached(ports: readonly number[]): Promise<Socket> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').catch(() => null)
    if (isThere !== null) return socket
  }
  throw new Error('No server is there.')
}

async function hashing(servers: readonly ServerProcess[]): Promise<string> {
  const ports = servers.map(({ address }) => Number(new URL(address).port))
  const proxy = createServer(async (asked, answer) => {
    const { method, url: path, headers } = asked
    const body = await text(asked)
    const socket = await reached(inOrder(ports, asked))
    request({ createConnection: () => socket, method, path, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers)
      told.pipe(answer)
    }).end(body)
  })
  proxy.on('upgrade', async (asked: IncomingMessage, client: Socket, head: Buffer) => {
    client.on('error', () => client.destroy())
    const server = await reached(inOrder(ports, asked))
    server.on('error', () => client.destroy())
    const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    server.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    server.write(head)
    server.pipe(client).pipe(server)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.close()
    proxy.closeAllConnections()
  })
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

async function watchersAt({ address }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  return Number(/^ironbridge_watchers (\d+)$/m.exec(metrics)?.[1])
}

function opened(person: Client, id: string): OnlineGame {
  const { address, cookie } = person
  const connection = openConnection(
    () => new WebSocket(socketAddress(address, id), { headers: { cookie } }),
    { shortestWait: 50 },
  )
  onTestFinished(() => connection.close())
  return openGame(id, connection)
}

const pliesOf = (game: OnlineGame): number | undefined => game.getState().followed?.plies.length

async function movesOn(games: readonly OnlineGame[]): Promise<void> {
  const plies = Math.max(...games.map((game) => pliesOf(game) ?? 0))
  const isMine = ({ turn, followed }: ReturnType<OnlineGame['getState']>) => turn?.seat === followed?.seat
  await expect.poll(() => games.some((game) => isMine(game.getState()))).toBe(true)
  const mover = games.find((game) => isMine(game.getState()))
  const [first] = legalMoves(mover?.getState().followed?.states.at(-1) as never)
  expect(first && (await mover?.play([first]))).toBeNull()
  await expect.poll(() => games.map(pliesOf)).toEqual(games.map(() => plies + 1))
}

test('who watches one game is at one server, and goes on at the other when that one is killed', async () => {
  const services = inject('services')
  if (services === null) throw new Error('This is about Postgres and Redis.')
  const set = { DATABASE_URL: await freshDatabase(services.postgres), REDIS_URL: services.redis }
  const servers = await Promise.all([startProcess(set), startProcess(set)])
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
  })
  const address = await hashing(servers)
  const [ada, bert, cleo] = [
    await guest(address, 'Ada'),
    await guest(address, 'Bert'),
    await guest(address, 'Cleo'),
  ]
  const chairs = [{ kind: 'me' }, { kind: 'open' }]
  const { body } = await ada.call('POST', '/api/tables', { edition: 'birmingham', chairs })
  const { id } = body as { id: string }
  expect((await bert.call('PUT', `/api/tables/${id}/seats/1`, {})).status).toBe(204)
  expect((await ada.call('POST', `/api/tables/${id}/start`)).status).toBe(204)

  const games = [ada, bert, cleo].map((person) => opened(person, id))
  await expect.poll(() => games.map(pliesOf)).toEqual([0, 0, 0])
  const watchers = await Promise.all(servers.map(watchersAt))
  expect(new Set(watchers)).toEqual(new Set([0, 3]))
  await movesOn(games)

  const theirs = servers[watchers.indexOf(3)]
  const other = servers[watchers.indexOf(0)]
  await theirs?.end('SIGKILL')
  await expect.poll(() => other && watchersAt(other)).toBe(3)
  await movesOn(games)
  expect(await ada.call('GET', `/api/tables/${id}`)).toMatchObject({ status: 200 })
})
