// One socket for a whole program: numbered requests, watched games, and connecting again whenever it is lost.

import { type Message, type ProblemBody, type Request, VERSION } from '@ironbridge/protocol'

/** As much of a WebSocket as is needed here: a browser's, Node's, or one of a library. */
export interface Wire {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

type Unnumbered<Any> = Any extends { id: number } ? Omit<Any, 'id'> : never
export type Ask = Unnumbered<Exclude<Request, { type: 'watch' | 'unwatch' }>>
export type Reply = Extract<Message, { type: 'done' | 'refused' }>

/** A game that is watched from now on, whatever becomes of single sockets. */
export interface Watch {
  readonly game: string
  /** Of an invitation to a private table. */
  readonly key?: string | undefined
  /** The last sequence number that was heard; -1 for nothing. */
  since(): number
  /** Also hears a refusal, if the game cannot be watched. */
  hear(message: Message): void
}

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'outdated'

export interface Connection {
  status(): ConnectionStatus
  /** Who the server takes us for; null for nobody. */
  user(): { readonly id: string; readonly name: string } | null
  /** Whoever is banned watches, and no more. */
  isBanned(): boolean
  /** Milliseconds by which the server's clock is ahead. */
  ahead(): number
  /** What can be repeated is, until it is answered; the rest is refused when the connection is lost. */
  ask(request: Ask): Promise<Reply>
  watch(watch: Watch): () => void
  /** Asks for a watched game again, from where its watch is. */
  reread(game: string): void
  /** Connects anew, as whoever is signed in by now. */
  renew(): void
  subscribe(listener: () => void): () => void
  close(): void
}

/** Doing these twice does them once. */
const REPEATED: ReadonlySet<string> = new Set(['play', 'draft', 'share'])

/** Milliseconds. */
interface Times {
  /** Before the first try to connect again; twice as long before each further one, up to the longest. */
  readonly shortestWait: number
  readonly longestWait: number
  /** After which a connection that does not answer is given up. */
  readonly patience: number
  readonly heartbeat: number
}

/** Of the shortest wait, the longest after a message that was too much. */
const MOST_PAUSE = 8

const TIMES: Times = { shortestWait: 500, longestWait: 15_000, patience: 12_000, heartbeat: 25_000 }

export interface ConnectionOptions extends Partial<Times> {
  /** A browser's window: online, offline, and coming back to it. */
  readonly signals?: EventTarget
}

interface Pending {
  readonly request: Unnumbered<Request>
  readonly resolve: (reply: Reply) => void
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Where a server listens, by the address of its page. Where several serve, a proxy may bring all who name a game to the same one. */
export const socketAddress = (address: string, game?: string): string =>
  new URL(`api/socket${game === undefined ? '' : `?game=${game}`}`, address).href.replace(/^http/, 'ws')

/** Opens a wire at once, and another one whenever that is lost, until it is closed. */
export function openConnection(openWire: () => Wire, options: ConnectionOptions = {}): Connection {
  const { signals, shortestWait, longestWait, patience, heartbeat } = { ...TIMES, ...options }
  const pending = new Map<number, Pending>()
  const watches = new Map<string, Watch>()
  const listeners = new Set<() => void>()
  let wire: Wire | null = null
  let status: ConnectionStatus = 'connecting'
  let user: { readonly id: string; readonly name: string } | null = null
  let isBanned = false
  let ahead = 0
  let number = 0
  let failures = 0
  let refusals = 0
  let sendingAgain: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let nextTry: ReturnType<typeof setTimeout> | undefined
  const ended = new AbortController()

  function change(next: ConnectionStatus): void {
    status = next
    for (const listener of listeners) listener()
  }

  function connect(): void {
    clearTimeout(nextTry)
    if (isClosed || wire !== null || status === 'outdated') return
    const opened = openWire()
    wire = opened
    // A socket that was given up has nothing to say any more.
    const isCurrent = (): boolean => wire === opened
    const greeted = setTimeout(() => isCurrent() && drop(), patience)
    opened.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return
      const message = JSON.parse(String(data)) as Message
      if (message.type === 'hello') clearTimeout(greeted)
      hear(message)
    })
    const lost = (): void => {
      clearTimeout(greeted)
      if (isCurrent()) drop()
    }
    opened.addEventListener('close', lost)
    opened.addEventListener('error', lost)
  }

  function drop(): void {
    const dropped = wire
    wire = null
    dropped?.close()
    clearTimeout(sendingAgain)
    sendingAgain = undefined
    for (const [id, { request, resolve, timer }] of pending) {
      clearTimeout(timer)
      if (REPEATED.has(request.type)) continue
      pending.delete(id)
      resolve(refusal(id, NO_CONNECTION))
    }
    if (isClosed || status === 'outdated') return
    change('lost')
    const wait = Math.min(longestWait, shortestWait * 2 ** failures++)
    // Not everybody at once after a restart.
    nextTry = setTimeout(connect, wait * (0.75 + Math.random() / 2))
  }

  function hear(message: Message): void {
    switch (message.type) {
      case 'hello':
        return greet(message)
      case 'refused':
        if (message.id === null) return refusedOne(message.error.code)
        return answer(message.id, message)
      case 'done':
        return answer(message.id, message)
      case 'game':
        if (message.id !== null) answer(message.id, { type: 'done', id: message.id })
        return watches.get(message.table.id)?.hear(message)
      case 'table':
        return watches.get(message.table.id)?.hear(message)
      case 'bye':
        return
      default:
        watches.get(message.game)?.hear(message)
    }
  }

  function greet(hello: Extract<Message, { type: 'hello' }>): void {
    if (hello.version !== VERSION) {
      change('outdated')
      return drop()
    }
    failures = 0
    user = hello.user
    isBanned = hello.isBanned
    ahead = hello.now - Date.now()
    change('open')
    for (const watch of watches.values()) sendWatch(watch)
    for (const [id, { request }] of pending) if (REPEATED.has(request.type)) transmit(id)
  }

  /** A message of ours was too much, and we are not told which: they wait for a moment, longer each time, however many it were. */
  function refusedOne(code: string): void {
    if (code !== 'too-many' || sendingAgain !== undefined) return
    for (const { timer } of pending.values()) clearTimeout(timer)
    const wait = shortestWait * Math.min(MOST_PAUSE, 2 ** ++refusals)
    sendingAgain = setTimeout(sendAgain, wait * (0.75 + Math.random() / 2))
  }

  function sendAgain(): void {
    sendingAgain = undefined
    const others: number[] = []
    for (const [id, { request }] of pending)
      if (REPEATED.has(request.type) || request.type === 'watch') transmit(id)
      else others.push(id)
    if (others.length === 0) return
    // Answers come in order: what has none when this has one was refused.
    void send({ type: 'ping' }).then((reply) => {
      if (reply.type === 'done') for (const id of others) answer(id, refusal(id, TOO_MANY))
    })
  }

  function answer(id: number, reply: Reply): void {
    const asked = pending.get(id)
    if (asked === undefined) return
    pending.delete(id)
    clearTimeout(asked.timer)
    if (reply.type === 'done') refusals = 0
    asked.resolve(reply)
  }

  function transmit(id: number): void {
    const asked = pending.get(id)
    if (asked === undefined || wire === null || status !== 'open') return
    clearTimeout(asked.timer)
    asked.timer = setTimeout(drop, patience)
    wire.send(JSON.stringify({ ...asked.request, id }))
  }

  function send(asked: Unnumbered<Request>): Promise<Reply> {
    const id = ++number
    if (status !== 'open' && !REPEATED.has(asked.type)) return Promise.resolve(refusal(id, NO_CONNECTION))
    return new Promise((resolve) => {
      pending.set(id, { request: asked, resolve, timer: undefined })
      transmit(id)
    })
  }

  function sendWatch(watch: Watch): void {
    if (status !== 'open') return
    const { game, key } = watch
    const asked = {
      type: 'watch',
      game,
      since: watch.since(),
      ...(key === undefined ? {} : { key }),
    } as const
    void send(asked).then((reply) => {
      if (reply.type === 'done') return
      if (reply.error.code !== 'unavailable') watch.hear(reply)
      // A new connection asks by itself; a server that has lost its database for a moment has to be asked again.
      else if (status === 'open' && !isClosed)
        setTimeout(() => watches.get(game) === watch && sendWatch(watch), shortestWait * 2)
    })
  }

  function renew(): void {
    failures = 0
    if (wire !== null) drop()
    connect()
  }

  const pulse = setInterval(() => {
    if (status === 'open') void send({ type: 'ping' })
  }, heartbeat)
  const { signal } = ended
  signals?.addEventListener('offline', () => wire !== null && drop(), { signal })
  for (const type of ['online', 'focus'])
    signals?.addEventListener(type, () => status === 'lost' && connect(), { signal })

  connect()
  return {
    status: () => status,
    user: () => user,
    isBanned: () => isBanned,
    ahead: () => ahead,
    ask: send,
    watch(watch) {
      watches.set(watch.game, watch)
      sendWatch(watch)
      return () => {
        if (watches.get(watch.game) !== watch) return
        watches.delete(watch.game)
        if (status === 'open') void send({ type: 'unwatch', game: watch.game })
      }
    },
    reread(game) {
      const watch = watches.get(game)
      if (watch) sendWatch(watch)
    },
    renew,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      ended.abort()
      clearInterval(pulse)
      clearTimeout(nextTry)
      drop()
    },
  }
}

const NO_CONNECTION: ProblemBody = {
  code: 'unavailable',
  message: 'There is no connection. Try again in a moment.',
}
const TOO_MANY: ProblemBody = { code: 'too-many', message: 'That was a lot at once. Wait a moment.' }

const refusal = (id: number, error: ProblemBody): Reply => ({ type: 'refused', id, error })
