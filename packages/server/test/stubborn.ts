// A person who does not give up: lost connections are made again, at whichever server answers, and requests repeated.

import { setTimeout } from 'node:timers/promises'
import type { Message } from '@ironbridge/protocol'
import { WebSocket } from 'ws'
import { type Followed, followed, guest } from './client.ts'

export interface Stubborn {
  readonly id: string
  readonly cookie: string
  /** Makes moves until they are accepted or refused; the answer's number, or null if they are refused for good. */
  play(ply: number, moves: readonly string[], request: string): Promise<number | null>
  game(): Followed
  /** Resolves when this person has heard so many lines. */
  hears(seq: number): Promise<void>
  /** How often the connection was lost. */
  losses(): number
  close(): void
}

type Answer = Extract<Message, { type: 'done' | 'refused' }>

/** Milliseconds until a request without an answer is repeated. */
const PATIENCE = 3000

export async function stubborn(
  addresses: () => readonly string[],
  first: string,
): Promise<Stubborn & { watch(game: string): Promise<void> }> {
  const { id, cookie } = await guest(first, 'Stubborn')
  let socket: WebSocket | null = null
  const closing = new AbortController()
  const { signal } = closing
  let losses = 0
  let turn = Math.floor(Math.random() * 2)
  let number = 0
  let watched = ''
  let game: Followed | null = null
  const { promise: whole, resolve: isWhole } = Promise.withResolvers<void>()
  const answers = new Map<number, (answer: Answer | null) => void>()

  let connecting: Promise<WebSocket> | null = null

  /** One at a time: two sockets would tell everything twice. */
  function connected(): Promise<WebSocket> {
    connecting ??= connect().finally(() => {
      connecting = null
    })
    return connecting
  }

  async function connect(): Promise<WebSocket> {
    while (!signal.aborted) {
      if (socket?.readyState === WebSocket.OPEN) return socket
      const list = addresses()
      const address = list[turn++ % list.length] ?? ''
      const fresh = await open(address).catch(() => null)
      if (fresh === null) {
        await setTimeout(50)
        continue
      }
      socket = fresh
      fresh.on('close', () => {
        losses++
        for (const resolve of answers.values()) resolve(null)
        answers.clear()
        // Somebody who only waits for others reconnects too.
        if (!signal.aborted) connected().catch(() => {})
      })
      if (watched !== '')
        fresh.send(JSON.stringify({ type: 'watch', id: ++number, game: watched, since: game?.seq() ?? -1 }))
    }
    throw new Error('Closed.')
  }

  const open = (address: string): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const fresh = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
        headers: { cookie },
        handshakeTimeout: PATIENCE,
      })
      fresh.once('open', () => resolve(fresh))
      fresh.on('error', reject)
      fresh.on('message', (data) => hear(JSON.parse((data as Buffer).toString()) as Message))
    })

  function hear(message: Message): void {
    if (message.type === 'game' && message.first !== null && game === null) {
      game = followed(message)
      isWhole()
    } else game?.hear(message)
    if ((message.type === 'done' || message.type === 'refused') && message.id !== null) {
      answers.get(message.id)?.(message)
      answers.delete(message.id)
    }
  }

  async function ask(body: object): Promise<Answer | null> {
    const to = await connected()
    const own = ++number
    const answer = new Promise<Answer | null>((resolve) => answers.set(own, resolve))
    to.send(JSON.stringify({ ...body, id: own }))
    const late = setTimeout(PATIENCE, null, { ref: false })
    return Promise.race([answer, late])
  }

  return {
    id,
    cookie,
    async watch(table) {
      watched = table
      const to = await connected()
      to.send(JSON.stringify({ type: 'watch', id: ++number, game: table, since: -1 }))
      await whole
    },
    async play(ply, moves, request) {
      while (!signal.aborted) {
        const answer = await ask({ type: 'play', game: watched, ply, moves, request })
        if (answer?.type === 'done') return answer.seq ?? 0
        if (
          answer?.type === 'refused' &&
          answer.error.code !== 'unavailable' &&
          answer.error.code !== 'stale'
        )
          throw new Error(`${moves.join(', ')}: ${JSON.stringify(answer)}`)
        // A stale answer may be a server that has not heard yet of what another accepted.
        await setTimeout(30)
      }
      return null
    },
    game: () => game as Followed,
    async hears(seq) {
      while (!signal.aborted) {
        const isThere = await Promise.race([
          game?.whenSeq(seq).then(() => true),
          setTimeout(PATIENCE, false, { ref: false }),
        ])
        if (isThere) return
        // What was said while nobody listened is asked for.
        const to = await connected()
        to.send(JSON.stringify({ type: 'watch', id: ++number, game: watched, since: game?.seq() ?? -1 }))
      }
    },
    losses: () => losses,
    close() {
      closing.abort()
      socket?.terminate()
    },
  }
}
