// A game as one viewer follows it, from nothing but what the server says: positions, moves with what was heard of them, and wishes
// to take moves back.

import { type GameEvent, parsePositionObject, type Seat, type State } from '@ironbridge/engine'
import { type Entry, followEntry, type SeatInfo } from '@ironbridge/protocol'
import type { Ply } from '../../games/source.ts'

export interface Followed {
  /** Null for a spectator. */
  readonly seat: Seat | null
  /** The last line that was heard. */
  readonly seq: number
  readonly seats: readonly SeatInfo[]
  /** Before the first move, and after each. Empty before the game begins. */
  readonly states: readonly State[]
  readonly plies: readonly Ply[]
  /** As they stand in the record. */
  readonly moves: readonly string[]
  readonly wish: UndoWish | null
}

/** A player would like to go back to so many moves. */
export interface UndoWish {
  readonly seq: number
  readonly seat: Seat
  readonly ply: number
  readonly agreed: readonly Seat[]
}

export function beginning(first: unknown, seat: Seat | null, seats: readonly SeatInfo[]): Followed {
  const followed: Followed = { seat, seq: -1, seats, states: [], plies: [], moves: [], wish: null }
  if (first === null) return followed
  const position = parsePositionObject(first)
  if (position.error) throw new Error(position.error.message)
  return { ...followed, states: [position.value] }
}

/** With one more line. Throws where it does not fit: then something was missed. */
export function withEntry(followed: Followed, entry: Entry): Followed {
  if (entry.seq !== followed.seq + 1) throw new Error(`Line ${entry.seq} after line ${followed.seq}.`)
  const { seq } = entry
  switch (entry.type) {
    case 'move':
      return { ...withMove(followed, entry), seq, wish: null }
    case 'undo':
      return {
        ...followed,
        seq,
        states: followed.states.slice(0, entry.ply + 1),
        plies: followed.plies.slice(0, entry.ply),
        moves: followed.moves.slice(0, entry.ply),
        wish: null,
      }
    case 'seat':
      return { ...followed, seq, seats: followed.seats.with(entry.seat, entry.sitter) }
    case 'ask':
      return { ...followed, seq, wish: { seq, seat: entry.seat, ply: entry.ply, agreed: [entry.seat] } }
    case 'answer':
      return { ...followed, seq, wish: answered(followed.wish, entry.seat, entry.yes) }
  }
}

const answered = (wish: UndoWish | null, seat: Seat, yes: boolean): UndoWish | null =>
  wish && yes ? { ...wish, agreed: [...wish.agreed, seat] } : null

function withMove(followed: Followed, entry: Extract<Entry, { type: 'move' }>): Followed {
  const { seat, states, plies, moves } = followed
  const seen = states[entry.ply]
  if (seen === undefined || entry.ply !== plies.length) throw new Error('A move at the wrong place.')
  const events: GameEvent[] = []
  const next = followEntry(seen, seat, entry, (event) => events.push(event))
  return {
    ...followed,
    states: [...states, next.seen],
    plies: [...plies, { seat: entry.seat, move: next.move, events }],
    moves: [...moves, entry.move],
  }
}
