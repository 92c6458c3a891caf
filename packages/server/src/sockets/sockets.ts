// Sockets: who may open one, which are alive, and sending all of them away.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { MOST_BYTES } from '@ironbridge/protocol/decode'
import { type WebSocket, WebSocketServer } from 'ws'
import { openWholeGames } from '../games/whole.ts'
import { isOwnHost, isOwnOrigin } from '../http/origin.ts'
import { whoIs } from '../http/who.ts'
import { openMultimap } from '../multimap.ts'
import type { Parts } from '../parts.ts'
import { personOf } from '../people/accounts.ts'
import { bansOf, holds } from '../people/bans.ts'
import type { Session } from '../people/keys.ts'
import { mutedBy } from '../people/mutes.ts'
import { Problem } from '../problem.ts'
import { bye, type ConnectionNeeds, serveConnection } from './connection.ts'
import type { RequestQueue } from './requestQueues.ts'

export interface Sockets {
  count(): number
  /** Closes those that were opened with a key. */
  dismiss(hash: string): void
  /** A person has another name, or hears other people. Who was banned, or is so no more, has to connect again. */
  renew(user: string): Promise<void>
  /** Tells everybody to connect again elsewhere, and does what they asked for before. */
  close(reason: string): Promise<void>
}

type Needs = Omit<ConnectionNeeds, 'wholeGames'> & Pick<Parts, 'config' | 'keys' | 'addressOf' | 'queues'>

const SOCKET_PATH = '/api/socket'

const MOST_SOCKETS_EACH = 20
/** Milliseconds for what still waits when a server stops. */
const FAREWELL = 1000
/** A heartbeat of all sockets at once would hold up everybody's moves: they take turns. */
const GROUPS = 50

interface Open {
  readonly socket: WebSocket
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
    autoPong: false,
    skipUTF8Validation: true,
  })
  const open = new Set<Open>()
  const byAddress = openMultimap<Open>()
  const byPerson = openMultimap<Open>()
  const byKey = openMultimap<Open>()
  const byGroup = Array.from({ length: GROUPS }, () => new Set<Open>())
  /** Hashes of keys that became void a moment ago, perhaps while a socket was being opened with one. */
  const gone = new Set<string>()

  const { queues } = parts
  const needs: ConnectionNeeds = { ...parts, wholeGames: openWholeGames() }

  /** Those that wait to be opened. */
  let opening = 0
  let joined = 0
  let group = 0

  const beat = setInterval(
    () => {
      group = (group + 1) % GROUPS
      if (group === 0) gone.clear()
      const some = [...(byGroup[group] ?? [])]
      if (some.length === 0) return
      dismissVoid(some).catch((error: unknown) =>
        parts.log.warn({ err: error }, 'Keys could not be looked at.'),
      )
      for (const one of some) {
        if (!one.isAlive) one.socket.terminate()
        one.isAlive = false
        one.socket.ping()
      }
    },
    parts.config.HEARTBEAT_SECONDS * (1000 / GROUPS),
  )
  beat.unref()

  /** What somebody may do is settled when a socket is opened. */
  async function dismissBanned(some: Iterable<Open>): Promise<void> {
    const people = new Set(Array.from(some, ({ person }) => person?.id ?? ''))
    const bans = await bansOf(parts.db, [...people], parts.now())
    for (const { socket, person, opened } of some) {
      const wasBanned = opened?.ban != null && holds(opened.ban.until, parts.now())
      if (person !== null && bans.has(person.id) !== wasBanned) bye(socket, wasBanned ? 'ban over' : 'banned')
    }
  }

  /** Word of a key that became void elsewhere may be lost. */
  async function dismissVoid(some: readonly Open[]): Promise<void> {
    const held = new Set(some.flatMap(({ opened }) => (opened ? [opened.hash] : [])))
    const valid = await parts.keys.stillValid([...held])
    for (const hash of held) if (!valid.has(hash)) dismiss(hash)
    await dismissBanned(some)
  }

  function dismiss(hash: string): void {
    gone.add(hash)
    for (const { socket } of byKey.of(hash)) bye(socket, 'signed out')
  }

  /** Whoever may ask for one waits like all requests: thousands who come back at once hold up nobody's moves. */
  function queue(request: IncomingMessage, raw: Duplex, head: Buffer): void {
    raw.on('error', () => raw.destroy())
    const [path] = (request.url ?? '').split('?')
    if (path !== SOCKET_PATH) return refuse(raw, '404 Not Found')
    const address = parts.addressOf(request)
    if (!parts.limits.http.take(address)) return refuse(raw, '429 Too Many Requests')
    if (!isOwnHost(parts.config, request) || !isOwnOrigin(parts.config, request))
      return refuse(raw, '403 Forbidden')
    if (open.size + opening >= parts.config.SOCKETS) return refuse(raw, '503 Service Unavailable')
    opening++
    const requests = queues.open(address)
    requests.add(async () => {
      try {
        await upgrade(request, raw, head, address, requests)
      } catch (error) {
        if (error instanceof Problem) return refuse(raw, '401 Unauthorized')
        parts.log.error({ err: error }, 'A socket could not be opened.')
        refuse(raw, '503 Service Unavailable')
      } finally {
        opening--
      }
    })
  }

  async function upgrade(
    request: IncomingMessage,
    raw: Duplex,
    head: Buffer,
    address: string,
    requests: RequestQueue,
  ): Promise<void> {
    const opened = await whoIs(parts, request.headers, address)
    const muted = new Set(opened === null ? [] : await mutedIds(parts, opened.person.id))
    if (opened !== null && gone.has(opened.hash)) return refuse(raw, '401 Unauthorized')
    // From here on nothing is waited for: however many come at once, they are counted one by one.
    const ofPerson = opened === null ? 0 : byPerson.of(opened.person.id).size
    if (ofPerson >= MOST_SOCKETS_EACH || byAddress.of(address).size >= parts.config.SOCKETS_PER_ADDRESS)
      return refuse(raw, '429 Too Many Requests')
    sockets.handleUpgrade(request, raw, head, (socket) => {
      const person = opened && { ...opened.person }
      const one: Open = { socket, opened, address, person, muted, group: joined++ % GROUPS, isAlive: true }
      add(one)
      socket.on('pong', () => {
        one.isAlive = true
      })
      socket.on('close', () => remove(one))
      const isProgram = opened?.kind === 'token'
      serveConnection(needs, socket, raw, person, muted, address, isProgram, opened?.ban ?? null, requests)
    })
  }

  function add(one: Open): void {
    open.add(one)
    byAddress.add(one.address, one)
    byGroup[one.group]?.add(one)
    if (one.opened === null) return
    byPerson.add(one.opened.person.id, one)
    byKey.add(one.opened.hash, one)
  }

  function remove(one: Open): void {
    open.delete(one)
    byAddress.remove(one.address, one)
    byGroup[one.group]?.delete(one)
    if (one.opened === null) return
    byPerson.remove(one.opened.person.id, one)
    byKey.remove(one.opened.hash, one)
  }

  server.on('upgrade', queue)

  return {
    count: () => open.size,
    dismiss,
    async renew(user) {
      // Word from other servers is mostly of people who are not here.
      if (byPerson.of(user).size === 0) return
      const { name } = await personOf(parts.db, user)
      const mutes = await mutedIds(parts, user)
      for (const { person, muted } of byPerson.of(user)) {
        if (person !== null) person.name = name
        muted.clear()
        for (const one of mutes) muted.add(one)
      }
      await dismissBanned([...byPerson.of(user)])
    },
    async close(reason) {
      clearInterval(beat)
      for (const { socket } of open) bye(socket, reason)
      sockets.close()
      // Whoever does not take leave is not waited for.
      setTimeout(() => {
        for (const { socket } of open) socket.terminate()
      }, FAREWELL).unref()
      // What was accepted is done; who asked for more than that is not waited for.
      await Promise.race([queues.settled(), sleep(FAREWELL, undefined, { ref: false })])
    },
  }
}

function refuse(raw: Duplex, status: string): void {
  // Whoever does not hang up is not waited for.
  raw.once('finish', () => raw.destroy())
  raw.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const mutedIds = async ({ db }: Pick<Parts, 'db'>, user: string): Promise<string[]> =>
  (await mutedBy(db, user)).map(({ id }) => id)
