// A person who does not give up: lost connections are made again, at whichever server answers, and requests repeated.

import { setTimeout } from 'node:timers/promises'
import { openConnection, socketAddress } from '@ironbridge/client'
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

/** Milliseconds until a request without an answer is repeated, and until the next try to connect. */
const PATIENCE = 3000
const WAIT = 50

export async function stubborn(
  addresses: () => readonly string[],
  first: string,
): Promise<Stubborn & { watch(game: string): Promise<void> }> {
  const { id, cookie } = await guest(first, 'Stubborn')
  const closing = new AbortController()
  const { signal } = closing
  let losses = 0
  let turn = Math.floor(Math.random() * 2)
  let watched = ''
  let game: Followed | null = null

  const openWire = (): WebSocket => {
    const list = addresses()
    return new WebSocket(socketAddress(list[turn++ % list.length] ?? ''), { headers: { cookie } })
  }
  const connection = openConnection(openWire, { shortestWait: WAIT, longestWait: WAIT, patience: PATIENCE })
  let wasOpen = false
  connection.subscribe(() => {
    const isOpen = connection.status() === 'open'
    if (wasOpen && !isOpen) losses++
    wasOpen = isOpen
  })

  return {
    id,
    cookie,
    watch(table) {
      watched = table
      return new Promise((isWhole) => {
        connection.watch({
          game: table,
          since: () => game?.seq() ?? -1,
          hear(message) {
            if (message.type === 'game' && message.first !== null && game === null) {
              game = followed(message)
              isWhole()
            } else game?.hear(message)
          },
        })
      })
    },
    async play(ply, moves, request) {
      while (!signal.aborted) {
        const answer = await connection.ask({ type: 'play', game: watched, ply, moves, request })
        if (answer.type === 'done') return answer.seq ?? 0
        if (answer.error.code !== 'unavailable' && answer.error.code !== 'stale')
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
        connection.reread(watched)
      }
    },
    losses: () => losses,
    close() {
      closing.abort()
      connection.close()
    },
  }
}
