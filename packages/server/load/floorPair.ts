// Two people at a server that checks nothing and deals no cards: what they draw they know from a game of their own.

import { openConnection, socketAddress } from '@ironbridge/client'
import { type GameEvent, makeMove, newGame, parseWholeMove, rulesOf, toldTo, view } from '@ironbridge/engine'
import type { Entry } from '@ironbridge/protocol'
import { WebSocket } from 'ws'
import { openPair, type Pair, type Side, takeAll } from './pair.ts'
import { HEARTBEAT } from './player.ts'

let pairs = 0

export function floorPair(address: string): Promise<Pair> {
  const id = `floor-${++pairs}`
  const truth = newGame(
    { edition: 'birmingham', seats: 2, variants: [] },
    pairs.toString(16).padStart(32, '0'),
  )
  const rules = rulesOf(truth)
  const first = [0, 1].map((seat) => view(truth, seat))
  let [known, heard] = [-1, [] as GameEvent[]]

  /** Whichever of the two hears of a move first makes it in their game. */
  function told(entry: Entry, seat: number): Entry {
    if (entry.type !== 'move') return entry
    if (entry.seq > known) {
      known = entry.seq
      heard = []
      const { value: move } = parseWholeMove(rules, entry.move)
      if (move !== null) makeMove(truth, move, (event) => heard.push(event))
    }
    const { drew, demand } = toldTo(heard, seat)
    return {
      ...entry,
      move: `A ${entry.move}`,
      drew: drew.map((card) => rules.cards[card]?.id ?? ''),
      demand,
    }
  }

  return openPair(id, (tell) =>
    Promise.all(
      first.map(async (seen, seat) => {
        const connection = openConnection(() => new WebSocket(socketAddress(address)), {
          heartbeat: HEARTBEAT,
        })
        const side: Side = { connection, seat, seen, seq: -1, turn: null }
        connection.watch({
          game: id,
          since: () => side.seq,
          hear(message) {
            if (message.type !== 'entries') return
            takeAll(
              side,
              message.entries.map((entry) => told(entry, seat)),
            )
            tell()
          },
        })
        while (connection.status() !== 'open')
          await new Promise<void>((resolve) => connection.subscribe(resolve))
        return side
      }),
    ),
  )
}
