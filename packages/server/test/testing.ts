// A real server in this process, people with names, and their connections to it: for tests of clients, also in other packages.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Connection,
  type OnlineGame,
  type OnlineState,
  openConnection,
  openGame,
  socketAddress,
} from '@ironbridge/client'
import { readConfig, startServer } from '../src/index.ts'
import { moderate } from '../src/running/moderate.ts'

export { startProcess } from './services/serverProcess.ts'

export interface Running {
  readonly address: string
  /** Stops it and starts it again, on the same port and the same games; something may be done while it is away. */
  restart(meanwhile?: () => Promise<void>): Promise<void>
  /** Makes somebody a moderator, as the host does. */
  addModerator(id: string): Promise<unknown>
  /** As a browser connects, which sends its cookie by itself. */
  connect(cookie: string): Connection
  /** With every connection. */
  close(): Promise<void>
}

const SILENT = Object.fromEntries(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace'].map((level) => [level, () => {}]),
)

/** With the page in a folder, if it is to be served. */
export async function running(page?: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-clients-'))
  const start = (port: number) => {
    const config = readConfig({
      PORT: String(port),
      DATABASE_URL: join(folder, 'games.db'),
      REQUESTS_PER_SECOND: '1000',
      HTTP_PER_SECOND: '1000',
      CREATIONS_PER_MINUTE: '1000',
      REQUESTS_PER_ADDRESS: '10000',
      KILOBYTES_PER_ADDRESS: '100000',
      BOT_THREADS: '1',
      // Whoever is told of turns here is on this machine.
      WEBHOOKS_TO_PRIVATE: 'true',
      ...(page === undefined ? {} : { PAGE: page }),
    })
    if ('errors' in config) throw new Error(config.errors.join('\n'))
    return startServer(config, SILENT as never)
  }
  let server = await start(0)
  const { port } = server
  // Everything a browser allows only on secure connections is allowed on this device.
  const address = `http://localhost:${port}`
  const connections: Connection[] = []
  return {
    address,
    connect(cookie) {
      const connection = openConnection(() => new WebSocket(socketAddress(address), { headers: { cookie } }))
      connections.push(connection)
      return connection
    },
    addModerator: (id) => moderate(join(folder, 'games.db'), 'moderator', id, {}),
    async restart(meanwhile) {
      await server.close()
      await meanwhile?.()
      server = await start(port)
    },
    async close() {
      for (const connection of connections) connection.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Guest {
  readonly id: string
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  connect(): Connection
  /** Over a connection of its own, as at one more screen. */
  open(game: string): OnlineGame
}

export async function guest(server: Running, name: string): Promise<Guest> {
  let cookie = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const [set] = answer.headers.getSetCookie()
    cookie = set?.split(';')[0] ?? cookie
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text }
  }
  const { body } = await call('POST', '/api/guests', { name })
  const connect = (): Connection => server.connect(cookie)
  return {
    id: (body as { id: string }).id,
    call,
    connect,
    open: (game) => openGame(game, connect()),
  }
}

export interface Begun {
  readonly id: string
  readonly ada: Guest
  readonly bert: Guest
  /** As Ada has it open: since before the start, as from a waiting room. */
  readonly game: OnlineGame
}

/** A game of Ada and Bert, and of a bot if there is a third chair; Ada's is the first. */
export async function begun(server: Running, chairs: 2 | 3 = 3, plan: object = {}): Promise<Begun> {
  const [ada, bert] = [await guest(server, 'Ada'), await guest(server, 'Bert')]
  const { body } = await ada.call('POST', '/api/tables', {
    title: 'Tea',
    edition: 'birmingham',
    chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }].slice(0, chairs),
    ...plan,
  })
  const { id } = body as { id: string }
  await bert.call('PUT', `/api/tables/${id}/seats/1`, {})
  const game = ada.open(id)
  // Ada has a share in the seed; Bert, who does not look, has none.
  await game.until(({ table }) => typeof table?.shares[0] === 'string')
  const { status } = await ada.call('POST', `/api/tables/${id}/start`)
  if (status !== 204) throw new Error(`The game cannot begin: ${status}.`)
  return { id, ada, bert, game }
}

export const hasBegun = ({ followed }: OnlineState): boolean => (followed?.states.length ?? 0) > 0

/** It is the turn of whoever has it open. */
export const isMine = ({ turn, followed }: OnlineState): boolean =>
  turn !== null && turn.seat === followed?.seat
