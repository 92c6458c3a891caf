// Two people who play one game as fast as they are told to, each over a socket, following it on their own views.

import {
  formatMove,
  legalMoves,
  parsePositionObject,
  rulesOf,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { type Entry, followEntry, type Message } from '@ironbridge/protocol'
import { WebSocket } from 'ws'

export interface Pair {
  /** One move of whoever is in turn; answers milliseconds until it was accepted, or null once the game is over. */
  move(): Promise<number | null>
  isOver(): boolean
  close(): void
}

interface Side {
  readonly socket: WebSocket
  seat: number
  seen: State
  seq: number
}

type GameMessage = Extract<Message, { type: 'game' }>

export async function seatPair(address: string): Promise<Pair> {
  const cookies = await Promise.all([newGuest(address), newGuest(address)])
  const [host, other] = cookies
  const plan = { title: 'Load', edition: 'birmingham', chairs: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = (await call(address, host, 'POST', '/api/tables', plan)) as { id: string }
  await call(address, other, 'PUT', `/api/tables/${id}/seats/1`, {})
  await call(address, host, 'POST', `/api/tables/${id}/start`)
  const sides = await Promise.all(cookies.map((cookie) => open(address, cookie, id)))
  let waiting: { resolve: (ms: number) => void; reject: (error: Error) => void; sent: number } | null = null
  let number = 1
  let settle: (() => void) | null = null

  /** Both have heard as much as either of them. */
  const areEqual = (): boolean => sides.every(({ seq }) => seq === sides[0]?.seq)

  for (const side of sides)
    side.socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as Message
      if (message.type === 'entries') {
        takeAll(side, message.entries)
        if (areEqual()) settle?.()
      }
      if (message.type === 'done') waiting?.resolve(performance.now() - waiting.sent)
      if (message.type === 'refused') waiting?.reject(new Error(JSON.stringify(message)))
    })

  return {
    isOver: () => sides.some(({ seen }) => seen.over),
    async move() {
      if (!areEqual())
        await new Promise<void>((resolve) => {
          settle = resolve
        })
      const side = sides.find(({ seen, seat }) => !seen.over && seatToMove(seen) === seat)
      if (side === undefined) return null
      const moves = legalMoves(side.seen)
      const move = moves[Math.floor(Math.random() * moves.length)]
      if (move === undefined) throw new Error('No legal move.')
      const text = formatMove(rulesOf(side.seen), move)
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject, sent: performance.now() }
        const request = `load-${id}-${side.seq}`
        side.socket.send(
          JSON.stringify({ type: 'play', id: number++, game: id, ply: side.seq + 1, moves: [text], request }),
        )
      })
    },
    close() {
      for (const { socket } of sides) socket.terminate()
    },
  }
}

function takeAll(side: Side, entries: readonly Entry[]): void {
  for (const entry of entries) {
    side.seq = entry.seq
    if (entry.type === 'move') side.seen = followEntry(side.seen, side.seat, entry).seen
  }
}

async function open(address: string, cookie: string, game: string): Promise<Side> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } })
  const whole = new Promise<GameMessage>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as Message
      if (message.type === 'hello') socket.send(JSON.stringify({ type: 'watch', id: 0, game, since: -1 }))
      if (message.type === 'game') resolve(message)
      if (message.type === 'refused') reject(new Error(JSON.stringify(message)))
    })
  })
  const { first, seat, entries } = await whole
  socket.removeAllListeners('message')
  const position = parsePositionObject(first)
  if (position.error) throw new Error(position.error.message)
  const side = { socket, seat: seat ?? 0, seen: position.value, seq: -1 }
  takeAll(side, entries)
  return side
}

async function newGuest(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Load"}',
  })
  await answer.text()
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function call(
  address: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}
