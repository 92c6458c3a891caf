// Sockets: who may open one, which are alive, and sending all of them away.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MOST_BYTES } from '@ironbridge/protocol/decode'
import { type WebSocket, WebSocketServer } from 'ws'
import { isOwnHost, isOwnOrigin } from '../http/origin.ts'
import { whoIs } from '../http/who.ts'
import type { Parts } from '../parts.ts'
import type { Session } from '../people/keys.ts'
import { Problem } from '../problem.ts'
import { type Needs as ConnectionNeeds, serveConnection } from './connection.ts'

export interface Sockets {
  count(): number
  /** Closes those that were opened with a key. */
  dismiss(hash: string): void
  /** A person has another name, or hears other people. */
  renew(user: string): Promise<void>
  /** Tells everybody to connect again elsewhere. */
  close(reason: string): Promise<void>
}

type Needs = ConnectionNeeds & Pick<Parts, 'config' | 'keys' | 'addressOf'>

const SOCKET_PATH = '/api/socket'

const MOST_SOCKETS_EACH = 20
const MOST_SOCKETS = 20_000
/** A heartbeat of all sockets at once would hold up everybody's moves: they take turns. */
const GROUPS = 50

interface Open {
  readonly opened: Session | null
  /** The name of the address it comes from. */
  readonly address: string
  /** Changed when the person changes it. */
  readonly person: { readonly id: string; name: string } | null
  readonly muted: Set<string>
  /** In whose heartbeat it is. */
  readonly group: number
  isAlive: boolean
}

export function openSockets(parts: Needs, server: Server): Sockets {
  // What is no UTF-8 is no JSON either, and refused as such.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  })
  const open = new Map<WebSocket, Open>()
  /** Hashes of keys that became void a moment ago, perhaps while a socket was being opened with one. */
  const gone = new Set<string>()

  let joined = 0
  let group = 0

  const beat = setInterval(
    () => {
      group = (group + 1) % GROUPS
      if (group === 0) gone.clear()
      const some = [...open].filter(([, state]) => state.group === group)
      if (some.length === 0) return
      dismissVoid(some.map(([, state]) => state)).catch((error: unknown) =>
        parts.log.warn({ err: error }, 'Keys could not be looked at.'),
      )
      for (const [socket, state] of some) {
        if (!state.isAlive) socket.terminate()
        state.isAlive = false
        socket.ping()
      }
    },
    parts.config.HEARTBEAT_SECONDS * (1000 / GROUPS),
  )
  beat.unref()

  /** Word of a key that became void elsewhere may be lost. */
  async function dismissVoid(some: readonly Open[]): Promise<void> {
    const held = new Set(some.flatMap(({ opened }) => (opened ? [opened.hash] : [])))
    const valid = await parts.keys.stillValid([...held])
    for (const hash of held) if (!valid.has(hash)) dismiss(hash)
  }

  function dismiss(hash: string): void {
    gone.add(hash)
    for (const [socket, { opened }] of open) if (opened?.hash === hash) bye(socket, 'signed out')
  }

  async function upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    raw.on('error', () => raw.destroy())
    const [path] = (request.url ?? '').split('?')
    if (path !== SOCKET_PATH) return refuse(raw, '404 Not Found')
    const address = parts.addressOf(request)
    if (!parts.limits.http.take(address)) return refuse(raw, '429 Too Many Requests')
    if (!isOwnHost(parts.config, request) || !isOwnOrigin(parts.config, request))
      return refuse(raw, '403 Forbidden')
    if (open.size >= MOST_SOCKETS) return refuse(raw, '503 Service Unavailable')
    const opened = await whoIs(parts, request.headers)
    if (
      opened !== null &&
      count((other) => other.opened?.person.id === opened.person.id) >= MOST_SOCKETS_EACH
    )
      return refuse(raw, '429 Too Many Requests')
    const muted = new Set(opened === null ? [] : await mutedBy(parts, opened.person.id))
    if (opened !== null && gone.has(opened.hash)) return refuse(raw, '401 Unauthorized')
    if (count((other) => other.address === address) >= parts.config.SOCKETS_PER_ADDRESS)
      return refuse(raw, '429 Too Many Requests')
    sockets.handleUpgrade(request, raw, head, (socket) => {
      const person = opened && { ...opened.person }
      const state: Open = { opened, address, person, muted, group: joined++ % GROUPS, isAlive: true }
      open.set(socket, state)
      socket.on('pong', () => {
        state.isAlive = true
      })
      socket.on('close', () => open.delete(socket))
      serveConnection(parts, socket, raw, person, muted, address)
    })
  }

  function count(fits: (one: Open) => boolean): number {
    let found = 0
    for (const one of open.values()) if (fits(one)) found++
    return found
  }

  server.on('upgrade', (request, raw, head) => {
    upgrade(request, raw, head).catch((error: unknown) => {
      if (error instanceof Problem) return refuse(raw, '401 Unauthorized')
      parts.log.error({ err: error }, 'A socket could not be opened.')
      refuse(raw, '503 Service Unavailable')
    })
  })

  return {
    count: () => open.size,
    dismiss,
    async renew(user) {
      const { name } = await nameOf(parts, user)
      const mutes = await mutedBy(parts, user)
      for (const { person, muted } of open.values()) {
        if (person?.id !== user) continue
        person.name = name
        muted.clear()
        for (const one of mutes) muted.add(one)
      }
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

/** Nothing is heard of it any more, however long it takes to close. */
function bye(socket: WebSocket, reason: string): void {
  socket.removeAllListeners('message')
  socket.send(JSON.stringify({ type: 'bye', reason }))
  socket.close(AGAIN, reason)
}

function refuse(raw: Duplex, status: string): void {
  raw.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const nameOf = ({ db }: Pick<Parts, 'db'>, user: string): Promise<{ name: string }> =>
  db.selectFrom('users').select('name').where('id', '=', user).executeTakeFirstOrThrow()

const mutedBy = async ({ db }: Pick<Parts, 'db'>, user: string): Promise<string[]> => {
  const rows = await db.selectFrom('mutes').select('muted_id').where('user_id', '=', user).execute()
  return rows.map(({ muted_id }) => muted_id)
}
