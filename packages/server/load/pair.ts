// Two people at one game who play as fast as they are told to, whatever server tells them how it goes on.

import { type Connection, followEntry } from '@ironbridge/client'
import { formatMove, legalMoves, rulesOf, type State, seatToMove } from '@ironbridge/engine'
import type { Entry, TurnInfo } from '@ironbridge/protocol'

export interface Pair {
  readonly id: string
  /** One move of whoever is in turn, after thinking; answers milliseconds until it was accepted, or null once the game is over. */
  move(thinks?: () => Promise<unknown>): Promise<number | null>
  isOver(): boolean
  /** Milliseconds that the clock has taken from either of them beyond the time they thought, at most. */
  timeLost(): number
  close(): void
}

/** There are many of them, so each knows where the game stands and not how it came there. */
export interface Side {
  readonly connection: Connection
  readonly seat: number | null
  seen: State
  seq: number
  turn: TurnInfo | null
}

/** Opens what each of them has of the game; tells of everything that is heard later. */
export type OpenSides = (told: () => void) => Promise<readonly Side[]>

export async function openPair(id: string, open: OpenSides): Promise<Pair> {
  let sides: readonly Side[] = []
  let settle: (() => void) | null = null
  /** Both have heard as much as either of them. */
  const areEqual = (): boolean => sides.every(({ seq }) => seq === sides[0]?.seq)
  /** When whoever is in turn could begin to think. */
  let heard = 0
  const told = (): void => {
    if (!areEqual()) return
    heard = performance.now()
    settle?.()
  }
  sides = await open(told)
  heard = performance.now()
  const turnNow = (): TurnInfo | null => sides[0]?.turn ?? null
  const banks = turnNow()?.banks ?? []
  const thought = [0, 0]
  let [since, timeLost] = [turnNow()?.since, 0]

  /** A turn is charged when it is over. */
  function lookAtClock(): void {
    const turn = turnNow()
    if (turn === null || turn.banks === null || turn.since === since) return
    since = turn.since
    for (const [seat, left] of turn.banks.entries())
      timeLost = Math.max(timeLost, (banks[seat] ?? 0) - left - (thought[seat] ?? 0))
  }

  return {
    id,
    isOver: () => sides.some(({ seen }) => seen.over),
    timeLost: () => Math.round(timeLost),
    async move(thinks) {
      if (!areEqual())
        await new Promise<void>((resolve) => {
          settle = resolve
        })
      const side = sides.find(({ seen, seat }) => !seen.over && seatToMove(seen) === seat)
      if (side === undefined) return null
      const { connection, seat, seen, seq } = side
      lookAtClock()
      await thinks?.()
      const moves = legalMoves(seen)
      const move = moves[Math.floor(Math.random() * moves.length)]
      if (move === undefined) throw new Error('No legal move.')
      const sent = performance.now()
      if (seat !== null) thought[seat] = (thought[seat] ?? 0) + sent - heard
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

export function takeAll(side: Side, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.seq <= side.seq) continue
    side.seq = entry.seq
    if (entry.type === 'move') side.seen = followEntry(side.seen, side.seat, entry).seen
  }
}
