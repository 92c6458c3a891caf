// Two people who take their seats at a server, each over a connection, and follow their game on their own views.

import {
  type Answer,
  type Call,
  followWhole,
  openApi,
  openConnection,
  socketAddress,
} from '@ironbridge/client'
import { WebSocket } from 'ws'
import { openPair, type Pair, type Side, takeAll } from './pair.ts'

export interface SeatedPair extends Pair {
  /** Who they are. */
  readonly cookies: readonly string[]
}

/** Where two people come from, and what they play. */
export interface PairOptions {
  /** What their requests say besides who they are. */
  readonly headers?: readonly [Headers, Headers]
  readonly table?: object
}

type Headers = Readonly<Record<string, string>>

/** Milliseconds. Signs of life are not what is measured. */
export const HEARTBEAT = 3_600_000

export async function seatPair(
  address: string,
  { headers: from = [{}, {}], table = {} }: PairOptions = {},
): Promise<SeatedPair> {
  const headers = await Promise.all(
    from.map(async (own) => ({ ...own, cookie: await newGuest(address, own) })),
  )
  const [host, other] = headers.map((own) => openApi(address, { headers: own })) as [Call, Call]
  const plan = {
    title: 'Load',
    edition: 'birmingham',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    ...table,
  } as const
  const { id } = done(await host('POST /api/tables', { body: plan }))
  done(await other('PUT /api/tables/:id/seats/:seat', { params: { id, seat: 1 }, body: {} }))
  done(await host('POST /api/tables/:id/start', { params: { id } }))
  const pair = await openPair(id, (told) => Promise.all(headers.map((own) => open(address, own, id, told))))
  return { ...pair, cookies: headers.map(({ cookie }) => cookie) }
}

/** Resolves with the whole game; tells of everything that is heard later. */
function open(address: string, headers: Headers, game: string, tell: () => void): Promise<Side> {
  const openWire = () => new WebSocket(socketAddress(address), { headers })
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
          side = { connection, seat, seen, seq, turn: message.turn }
          resolve(side)
        } else if (side !== null && (message.type === 'entries' || message.type === 'game')) {
          takeAll(side, message.entries)
          side.turn = message.turn
          tell()
        }
      },
    })
  })
}

export async function newGuest(address: string, headers: Headers = {}): Promise<string> {
  const answer = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"name":"Load"}',
  })
  await answer.text()
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function done<Value>({ value, problem }: Answer<Value>): Value {
  if (problem !== null) throw new Error(JSON.stringify(problem))
  return value
}
