// Two people who play one game as fast as they are told to, each over a connection, following it on their own views.

import {
  type Answer,
  type Connection,
  followEntry,
  followWhole,
  openApi,
  openConnection,
  socketAddress,
} from '@ironbridge/client'
import { formatMove, legalMoves, rulesOf, type State, seatToMove } from '@ironbridge/engine'
import type { Entry } from '@ironbridge/protocol'
import { WebSocket } from 'ws'

export interface Pair {
  /** One move of whoever is in turn; answers milliseconds until it was accepted, or null once the game is over. */
  move(): Promise<number | null>
  isOver(): boolean
  close(): void
}

/** There are many of them, so each knows where the game stands and not how it came there. */
interface Side {
  readonly connection: Connection
  readonly seat: number | null
  seen: State
  seq: number
}

/** Milliseconds. Signs of life are not what is measured. */
const HEARTBEAT = 3_600_000

export async function seatPair(address: string): Promise<Pair> {
  const cookies = await Promise.all([newGuest(address), newGuest(address)])
  const callAs = (cookie: string) => openApi(address, { headers: { cookie } })
  const [host, other] = [callAs(cookies[0]), callAs(cookies[1])]
  const plan = { title: 'Load', edition: 'birmingham', chairs: [{ kind: 'me' }, { kind: 'open' }] } as const
  const { id } = done(await host('POST /api/tables', { body: plan }))
  done(await other('PUT /api/tables/:id/seats/:seat', { params: { id, seat: 1 }, body: {} }))
  done(await host('POST /api/tables/:id/start', { params: { id } }))
  let sides: readonly Side[] = []
  let settle: (() => void) | null = null
  /** Both have heard as much as either of them. */
  const areEqual = (): boolean => sides.every(({ seq }) => seq === sides[0]?.seq)
  const told = (): void => {
    if (areEqual()) settle?.()
  }
  sides = await Promise.all(cookies.map((cookie) => open(address, cookie, id, told)))

  return {
    isOver: () => sides.some(({ seen }) => seen.over),
    async move() {
      if (!areEqual())
        await new Promise<void>((resolve) => {
          settle = resolve
        })
      const side = sides.find(({ seen, seat }) => !seen.over && seatToMove(seen) === seat)
      if (side === undefined) return null
      const { connection, seen, seq } = side
      const moves = legalMoves(seen)
      const move = moves[Math.floor(Math.random() * moves.length)]
      if (move === undefined) throw new Error('No legal move.')
      const sent = performance.now()
      const reply = await connection.ask({
        type: 'play',
        game: id,
        ply: seq + 1,
        moves: [formatMove(rulesOf(seen), move)],
        request: `load-${id}-${seq}`,
      })
      if (reply.type === 'refused') throw new Error(JSON.stringify(reply))
      return performance.now() - sent
    },
    close() {
      for (const { connection } of sides) connection.close()
    },
  }
}

/** Resolves with the whole game; tells of everything that is heard later. */
function open(address: string, cookie: string, game: string, tell: () => void): Promise<Side> {
  const openWire = () => new WebSocket(socketAddress(address), { headers: { cookie } })
  const connection = openConnection(openWire, { heartbeat: HEARTBEAT })
  return new Promise((resolve, reject) => {
    let side: Side | null = null
    connection.watch({
      game,
      since: () => side?.seq ?? -1,
      hear(message) {
        if (message.type === 'refused') reject(new Error(JSON.stringify(message)))
        if (message.type === 'game' && side === null) {
          const { seat, seq, states } = followWhole(message)
          const seen = states.at(-1)
          if (seen === undefined) return reject(new Error('The game has not begun.'))
          side = { connection, seat, seen, seq }
          resolve(side)
        } else if (side !== null && (message.type === 'entries' || message.type === 'game')) {
          takeAll(side, message.entries)
          tell()
        }
      },
    })
  })
}

function takeAll(side: Side, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.seq <= side.seq) continue
    side.seq = entry.seq
    if (entry.type === 'move') side.seen = followEntry(side.seen, side.seat, entry).seen
  }
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

function done<Value>({ value, problem }: Answer<Value>): Value {
  if (problem !== null) throw new Error(JSON.stringify(problem))
  return value
}
