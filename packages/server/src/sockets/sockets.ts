// Sockets: who may open one, which are alive, and sending all of them away.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MOST_BYTES } from '@ironbridge/protocol/decode'
import { type WebSocket, WebSocketServer } from 'ws'
import { isOwnOrigin } from '../http/origin.ts'
import { whoIs } from '../http/who.ts'
import type { Parts } from '../parts.ts'
import type { Opened } from '../people/keys.ts'
import { serveConnection } from './connection.ts'

export interface Sockets {
  count(): number
  /** Closes those of a person, or of one key. */
  dismiss(user: string, hash: string | null): void
  /** Tells everybody to connect again elsewhere. */
  close(reason: string): Promise<void>
}

export const SOCKET_PATH = '/api/socket'

/** Milliseconds between signs of life. */
const HEARTBEAT = 25_000
const MOST_SOCKETS_EACH = 20
const MOST_SOCKETS = 20_000

interface Open {
  readonly opened: Opened | null
  isAlive: boolean
}

export function openSockets(parts: Parts, server: Server): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  const open = new Map<WebSocket, Open>()

  const beat = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.isAlive) socket.terminate()
      state.isAlive = false
      socket.ping()
    }
  }, HEARTBEAT)
  beat.unref()

  async function upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    raw.on('error', () => raw.destroy())
    const [path] = (request.url ?? '').split('?')
    if (path !== SOCKET_PATH) return refuse(raw, '404 Not Found')
    if (!isOwnOrigin(parts.config, request)) return refuse(raw, '403 Forbidden')
    if (open.size >= MOST_SOCKETS) return refuse(raw, '503 Service Unavailable')
    const opened = await whoIs(parts, request.headers)
    if (opened !== null && countOf(opened.person.id) >= MOST_SOCKETS_EACH)
      return refuse(raw, '429 Too Many Requests')
    const muted = opened === null ? [] : await mutedBy(parts, opened.person.id)
    sockets.handleUpgrade(request, raw, head, (socket) => {
      const state: Open = { opened, isAlive: true }
      open.set(socket, state)
      socket.on('pong', () => {
        state.isAlive = true
      })
      socket.on('close', () => open.delete(socket))
      serveConnection(parts, socket, opened?.person ?? null, new Set(muted))
    })
  }

  const countOf = (user: string): number =>
    [...open.values()].filter(({ opened }) => opened?.person.id === user).length

  server.on('upgrade', (request, raw, head) => {
    upgrade(request, raw, head).catch((error: unknown) => {
      parts.log.error({ err: error }, 'A socket could not be opened.')
      refuse(raw, '503 Service Unavailable')
    })
  })

  return {
    count: () => open.size,
    dismiss(user, hash) {
      for (const [socket, { opened }] of open)
        if (opened?.person.id === user && (hash === null || opened.hash === hash)) bye(socket, 'signed out')
    },
    async close(reason) {
      clearInterval(beat)
      for (const socket of open.keys()) bye(socket, reason)
      sockets.close()
    },
  }
}

/** "Try again" for whoever is connected when a server stops. */
const AGAIN = 1012

function bye(socket: WebSocket, reason: string): void {
  socket.send(JSON.stringify({ type: 'bye', reason }))
  socket.close(AGAIN, reason)
}

function refuse(raw: Duplex, status: string): void {
  raw.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const mutedBy = async ({ db }: Parts, user: string): Promise<string[]> => {
  const rows = await db.selectFrom('mutes').select('muted_id').where('user_id', '=', user).execute()
  return rows.map(({ muted_id }) => muted_id)
}
