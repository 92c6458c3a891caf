// The other side of a flood, as a process of its own: guests of one address who ask for whole games in bursts, and for all that is long over HTTP,
// and come back when they are sent away.

import { socketAddress } from '@ironbridge/client'
import { WebSocket } from 'ws'

export interface Attack {
  readonly address: string
  readonly games: readonly string[]
  /** One for each guest. */
  readonly cookies: readonly string[]
  /** Of those who play the games, who ask for their moves over HTTP. */
  readonly players: readonly string[][]
  /** Requests that each sends at once; the next come when these are answered. */
  readonly burst: number
  readonly seconds: number
}

export interface AttackReport {
  readonly guests: number
  readonly asked: number
  /** Whole games. */
  readonly answered: number
  readonly megabytes: number
  readonly refused: number
  /** How often somebody was sent away, or not let in. */
  readonly sentAway: number
  /** Positions over HTTP. */
  readonly positions: number
}

/** Milliseconds after which somebody asks again who has heard nothing. */
const IMPATIENCE = 1000
const FROM = '203.0.113.7'
/** Calls that one address may make at once, and milliseconds until it may again. */
const [CALLS, REST] = [150, 5000]

const { address, games, cookies, players, burst, seconds } = JSON.parse(process.argv[2] ?? '') as Attack
const end = performance.now() + seconds * 1000
const counts = { asked: 0, answered: 0, bytes: 0, refused: 0, sentAway: 0, positions: 0 }

function attack(cookie: string): void {
  const socket = new WebSocket(socketAddress(address), { headers: { cookie, 'x-forwarded-for': FROM } })
  let open = 0
  let again: NodeJS.Timeout | undefined

  function ask(): void {
    clearTimeout(again)
    if (performance.now() > end) return socket.terminate()
    open = burst
    counts.asked += burst
    for (let id = 1; id <= burst; id++)
      socket.send(JSON.stringify({ type: 'watch', id, game: games[id % games.length], since: -1 }))
    again = setTimeout(ask, IMPATIENCE)
  }

  socket.on('message', (data: Buffer) => {
    counts.bytes += data.length
    const kind = data.toString('latin1', 0, 16)
    if (kind.startsWith('{"type":"hello"')) return ask()
    const isGame = kind.startsWith('{"type":"game"')
    if (isGame) counts.answered++
    else if (kind.startsWith('{"type":"refused')) counts.refused++
    else return
    if (--open === 0) ask()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    clearTimeout(again)
    if (performance.now() > end) return
    counts.sentAway++
    setTimeout(attack, 100, cookie)
  })
}

function call(): void {
  if (performance.now() > end) return
  for (let count = 0; count < CALLS; count++) {
    const place = count % games.length
    const cookie = players[place]?.[count % 3 === 0 ? 0 : 1] ?? ''
    const isDescription = count % 5 === 0
    const path = isDescription ? '/api/openapi.json' : `/api/games/${games[place]}`
    void fetch(`${address}${path}`, { headers: { cookie, 'x-forwarded-for': FROM } })
      .then(async (answer) => {
        await answer.text()
        if (answer.ok && !isDescription) counts.positions++
      })
      .catch(() => {})
  }
  setTimeout(call, REST)
}

for (const cookie of cookies) attack(cookie)
call()
setTimeout(
  () => {
    const { bytes, ...others } = counts
    process.send?.({ guests: cookies.length, ...others, megabytes: Math.round(bytes / 1e6) }, () =>
      process.exit(),
    )
  },
  seconds * 1000 + IMPATIENCE,
)
