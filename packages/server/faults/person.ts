// A person who does not give up: lost connections are made again, at whichever server answers, and requests repeated.

import { setTimeout } from 'node:timers/promises'
import { type Ask, openConnection, type Reply, socketAddress, type Wire } from '@ironbridge/client'
import { WebSocket } from 'ws'
import { type Followed, followed, guest } from '../test/client.ts'

/** How a person reaches a server. */
export type OpenWire = (address: string, cookie: string) => Wire

export const openSocket: OpenWire = (address, cookie) =>
  new WebSocket(socketAddress(address), { headers: { cookie } })

export interface Person {
  readonly id: string
  readonly cookie: string
  /** Watches a game; resolves once it was told. */
  watch(game: string): Promise<void>
  game(): Followed
  /** Until it is done or refused. What may be done twice is not tried again: unavailable then means that nobody knows. */
  ask(request: Ask): Promise<Reply>
  /** Until so many lines were heard, or the server has said once more how many there are. */
  hears(seq: number): Promise<void>
  /** As if nothing had been heard before. */
  rereads(): Promise<void>
  /** Moves that were sent again under their name. */
  repeated(): number
  close(): void
}

/** Milliseconds until a request without an answer is repeated, until the next try to connect, and until news is asked for. */
const [PATIENCE, WAIT, NEWS] = [3000, 50, 500]

export async function newPerson(
  addresses: () => readonly string[],
  first: string,
  openWire: OpenWire,
): Promise<Person> {
  const { id, cookie } = await guest(first, 'Stubborn')
  const closing = new AbortController()
  const sent = new Set<string>()
  let repeated = 0
  let turn = addresses().indexOf(first)
  let watched = ''
  let game: Followed | null = null
  /** A line did not fit: everything is asked for again. */
  let isAstray = false
  /** How often the server has said where the game stands. */
  let told = 0
  let news = Promise.withResolvers<void>()

  function tellNews(): void {
    news.resolve()
    news = Promise.withResolvers<void>()
  }

  function counting(wire: Wire): Wire {
    const send = wire.send.bind(wire)
    wire.send = (text) => {
      const { type, request } = JSON.parse(text) as { type: string; request?: string }
      if (type === 'play' && request !== undefined) {
        if (sent.has(request)) repeated++
        sent.add(request)
      }
      send(text)
    }
    return wire
  }

  const connection = openConnection(
    () => counting(openWire(addresses()[turn++ % addresses().length] ?? '', cookie)),
    { shortestWait: WAIT, longestWait: WAIT, patience: PATIENCE },
  )

  /** Asks for the game until the server has answered once. */
  async function asksAgain(isEnough: () => boolean): Promise<void> {
    const before = told
    const isOver = (): boolean => closing.signal.aborted || told > before || isEnough()
    while (!isOver()) {
      await Promise.race([news.promise, setTimeout(NEWS)])
      if (!isOver()) connection.reread(watched)
    }
  }

  return {
    id,
    cookie,
    watch(table) {
      watched = table
      connection.watch({
        game: table,
        since: () => (isAstray ? -1 : (game?.seq() ?? -1)),
        hear(message) {
          try {
            if (message.type === 'game' && message.first !== null) {
              game = followed(message)
              isAstray = false
            } else game?.hear(message)
          } catch {
            isAstray = true
          }
          if (message.type === 'game') told++
          tellNews()
        },
      })
      return asksAgain(() => game !== null)
    },
    game() {
      if (game === null) throw new Error('The game was never told.')
      return game
    },
    async ask(request) {
      for (;;) {
        const reply = await connection.ask(request)
        const isOpen = reply.type === 'refused' && reply.error.code === 'unavailable'
        const mayRepeat = request.type === 'play' || request.type === 'draft'
        if (!isOpen || !mayRepeat || closing.signal.aborted) return reply
        await setTimeout(WAIT)
      }
    },
    hears: (seq) => asksAgain(() => (game?.seq() ?? -1) >= seq),
    rereads() {
      isAstray = true
      connection.reread(watched)
      return asksAgain(() => !isAstray)
    },
    repeated: () => repeated,
    close() {
      closing.abort()
      connection.close()
      tellNews()
    },
  }
}
