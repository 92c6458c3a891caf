// A person at the other end of the wire: a session, HTTP calls, and a socket that follows games as the page does.

import { followWhole, socketAddress, withEntry } from '@ironbridge/client'
import { formatMove, legalMoves, rulesOf, type State, seatToMove } from '@ironbridge/engine'
import type { Entry, Message, ProblemCode, Request, TableInfo, TurnInfo } from '@ironbridge/protocol'
import { type Route, routes } from '@ironbridge/protocol/routes'
import { WebSocket } from 'ws'
import { refusalsOf } from '../src/http/refusals.ts'

export interface Answer {
  readonly status: number
  // Answers of many shapes; each test knows its own.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

type Unnumbered<R> = R extends { id: number } ? Omit<R, 'id'> : R

export interface Client {
  readonly id: string
  readonly name: string
  /** Everything that was ever sent to this person, over the socket and over HTTP. */
  readonly heard: string[]
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  connect(address?: string): Promise<void>
  /** The answer to one request. */
  ask(request: Unnumbered<Request>): Promise<Message>
  send(request: Unnumbered<Request>): void
  /** Waits for a message that fits. */
  until(fits: (message: Message) => boolean, ms?: number): Promise<Message>
  /** Hears every message from now on. */
  listen(listener: (message: Message) => void): void
  /** Opens a game, and follows it from then on. */
  open(game: string, key?: string): Promise<Followed>
  disconnect(): void
  cookie: string
  address: string
}

/** A new guest. */
export async function guest(address: string, name: string): Promise<Client> {
  const client = stranger(address, name)
  const { status, body } = await client.call('POST', '/api/guests', { name })
  if (status !== 201) throw new Error(`No guest: ${status} ${JSON.stringify(body)}`)
  return Object.assign(client, { id: body.id as string })
}

/** Somebody without a name. */
export function stranger(address: string, name = ''): Client {
  const heard: string[] = []
  const messages: Message[] = []
  const listeners: ((message: Message) => void)[] = []
  let waiting: { fits: (message: Message) => boolean; resolve: (message: Message) => void }[] = []
  let socket: WebSocket | null = null
  let number = 0

  function hear(text: string): void {
    heard.push(text)
    const message = JSON.parse(text) as Message
    messages.push(message)
    for (const listener of listeners) listener(message)
    const fitting = waiting.filter(({ fits }) => fits(message))
    waiting = waiting.filter((one) => !fitting.includes(one))
    for (const { resolve } of fitting) resolve(message)
  }

  const client: Client = {
    id: '',
    name,
    heard,
    cookie: '',
    address,
    async call(method, path, body, headers = {}) {
      const answer = await fetch(`${client.address}${path}`, {
        method,
        headers: {
          ...(client.cookie ? { cookie: client.cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const [cookie] = answer.headers.getSetCookie()
      if (cookie) client.cookie = cookie.split(';')[0] ?? ''
      const text = await answer.text()
      heard.push(text)
      const isJson = answer.headers.get('content-type')?.includes('json')
      const told = isJson && text !== '' ? JSON.parse(text) : text
      if (!answer.ok && isJson) checkDescribed(method, path, told.error.code)
      return { status: answer.status, body: told }
    },
    async connect(to = client.address) {
      client.disconnect()
      client.address = to
      const opened = new WebSocket(socketAddress(to), {
        headers: { cookie: client.cookie },
      })
      socket = opened
      const hello = client.until(({ type }) => type === 'hello')
      opened.on('message', (data) => hear((data as Buffer).toString()))
      await new Promise((resolve, reject) => {
        opened.once('open', resolve)
        opened.once('error', reject)
      })
      opened.on('error', () => {})
      await hello
    },
    ask(request) {
      const id = ++number
      const answer = client.until((message) => 'id' in message && message.id === id)
      socket?.send(JSON.stringify({ ...request, id }))
      return answer
    },
    send(request) {
      socket?.send(JSON.stringify({ ...request, id: ++number }))
    },
    until(fits, ms = 120_000) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const last = messages.slice(-3).map((message) => JSON.stringify(message).slice(0, 300))
          reject(new Error(`${name} waited in vain. Last heard:\n${last.join('\n')}`))
        }, ms)
        waiting.push({
          fits,
          resolve: (message) => {
            clearTimeout(timer)
            resolve(message)
          },
        })
      })
    },
    listen(listener) {
      listeners.push(listener)
    },
    async open(game, key) {
      let found: Followed | null = null
      // Lines may come in the same breath as the answer.
      client.listen((message) => {
        if (found === null && message.type === 'game' && message.table.id === game) found = followed(message)
        else found?.hear(message)
      })
      const answer = await client.ask({
        type: 'watch',
        game,
        since: -1,
        ...(key === undefined ? {} : { key }),
      })
      if (found === null) throw new Error(JSON.stringify(answer))
      return found
    },
    disconnect() {
      socket?.terminate()
      socket = null
    },
  }
  return client
}

/** A game as one person follows it, from nothing but what the server says. A line that does not fit is an error. */
export interface Followed {
  readonly table: () => TableInfo
  readonly seat: () => number | null
  readonly seen: () => State
  readonly ply: () => number
  readonly seq: () => number
  readonly turn: () => TurnInfo | null
  /** The line in which somebody asks to take moves back, as long as that stands. */
  readonly asked: () => number | null
  /** Resolves when the game has so many lines, or is over. */
  readonly whenSeq: (seq: number) => Promise<void>
  hear(message: Message): void
}

export function followed(first: Extract<Message, { type: 'game' }>): Followed {
  let { table, turn } = first
  let log = followWhole(first)
  let waiting: { seq: number; resolve: () => void }[] = []

  function take(entries: readonly Entry[]): void {
    log = entries.reduce(withEntry, log)
    for (const entry of entries)
      if (entry.type === 'seat') table = { ...table, seats: table.seats.with(entry.seat, entry.sitter) }
  }

  function settle(): void {
    for (const one of waiting.filter((w) => w.seq <= log.seq)) one.resolve()
    waiting = waiting.filter((w) => w.seq > log.seq)
  }

  return {
    table: () => table,
    seat: () => log.seat,
    seen: () => log.states.at(-1) as State,
    ply: () => log.plies.length,
    seq: () => log.seq,
    turn: () => turn,
    asked: () => log.undoRequest?.seq ?? null,
    whenSeq: (wanted) =>
      new Promise((resolve) => {
        if (log.seq >= wanted) resolve()
        else waiting.push({ seq: wanted, resolve })
      }),
    hear(message) {
      if (message.type === 'entries' && message.game === table.id) {
        turn = message.turn
        take(message.entries)
      }
      if (message.type === 'table' && message.table.id === table.id) table = message.table
      if (message.type === 'game' && message.table.id === table.id) {
        ;({ table, turn } = message)
        if (message.first === null) take(message.entries.filter(({ seq }) => seq > log.seq))
        else log = followWhole(message)
      }
      settle()
    },
  }
}

/** In turn here, as far as this person knows. */
export const isTurn = ({ seen, seat }: Followed): boolean => !seen().over && seatToMove(seen()) === seat()

/** The legal moves of the person in turn, in text. */
export const legalFor = ({ seen }: Followed): string[] =>
  legalMoves(seen()).map((move) => formatMove(rulesOf(seen()), move))

/** A move for the person in turn, from its own view; the choice repeats for the same number. */
export function someMove({ seen }: Followed, chance: number): string {
  const moves = legalMoves(seen())
  const move = moves[Math.floor(chance * moves.length) % moves.length]
  if (move === undefined) throw new Error('No legal move.')
  return formatMove(rulesOf(seen()), move)
}

export interface Side {
  readonly person: Client
  readonly game: Followed
}

/** People play as long as the game goes on, or so many turns; bots play by themselves. Answers how many moves people made. */
export async function playOn(
  id: string,
  sides: readonly Side[],
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let made = 0
  while (made < most) {
    const last = Math.max(...sides.map(({ game }) => game.seq()))
    await Promise.all(sides.map(({ game }) => game.whenSeq(last)))
    if (sides.some(({ game }) => game.seen().over)) break
    const side = sides.find(({ game }) => isTurn(game))
    if (side === undefined) {
      await sides[0]?.game.whenSeq(last + 1)
      continue
    }
    const { person, game } = side
    const moves = [someMove(game, (made * 0.618) % 1)]
    const request = `${id}-${game.seq()}-${made++}`
    const answer = await person.ask({ type: 'play', game: id, ply: game.ply(), moves, request })
    if (answer.type !== 'done') throw new Error(`${moves.join()}: ${JSON.stringify(answer)}`)
    await game.whenSeq(answer.seq ?? 0)
  }
  return made
}

const described = Object.entries<Route>(routes).map(([name, route]) => ({
  isNamed: new RegExp(`^${name.replaceAll(/:\\w+/g, '[^/]+')}$`),
  refusals: new Set(refusalsOf(name, route)),
}))

/** Whatever is refused, the description says that it may be. */
function checkDescribed(method: string, path: string, code: ProblemCode): void {
  const name = `${method} ${path.split('?')[0]}`
  const route = described.find(({ isNamed }) => isNamed.test(name))
  if (route?.refusals.has(code) === false) throw new Error(`${name} is not described as answering ${code}.`)
}
