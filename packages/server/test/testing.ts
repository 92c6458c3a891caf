// A real server in this process, people with names, and their connections to it: for tests of clients, also in other packages.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, openConnection, socketAddress, type Wire } from '@ironbridge/client'
import { readConfig, startServer } from '../src/index.ts'

export interface Running {
  readonly address: string
  /** Stops it and starts it again, on the same port and the same games; something may be done while it is away. */
  restart(meanwhile?: () => Promise<void>): Promise<void>
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
  return {
    // Everything a browser allows only on secure connections is allowed on this device.
    address: `http://localhost:${port}`,
    async restart(meanwhile) {
      await server.close()
      await meanwhile?.()
      server = await start(port)
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Guest {
  readonly id: string
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  connect(): Connection
}

export async function guest({ address }: Running, name: string): Promise<Guest> {
  let cookie = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${address}${path}`, {
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
  return {
    id: (body as { id: string }).id,
    call,
    connect: () => openConnection(() => wire(address, cookie)),
  }
}

/** As a browser opens it, which sends cookies by itself. */
function wire(address: string, cookie: string): Wire {
  return new WebSocket(socketAddress(address), { headers: { cookie } })
}
