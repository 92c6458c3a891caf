// A game as one viewer follows it, from nothing but what the server says: positions, moves with what was heard of them, requests to take
// moves back, and who came and went.

import {
  follow,
  type GameEvent,
  idNamed,
  type Move,
  parsePositionObject,
  parseWholeMove,
  rulesOf,
  type Seat,
  type State,
  type Tell,
} from '@ironbridge/engine'
import type { Entry, Message, SeatInfo } from '@ironbridge/protocol'

/** A move that was made, with what this viewer heard of it. */
export interface Ply {
  readonly seat: Seat
  readonly move: Move
  readonly events: readonly GameEvent[]
}

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
  readonly undoRequest: UndoRequest | null
  /** Who sat there at each of the plies. */
  readonly sat: readonly Sat[]
  /** Since the last ply. */
  readonly changes: readonly SeatChange[]
  /** The last thing beside the moves that the viewer should be told. */
  readonly news: News | null
}

export type News =
  /** All agreed to a request. */
  | { readonly type: 'undone'; readonly plies: readonly Ply[] }
  /** Somebody did not. */
  | { readonly type: 'kept'; readonly by: SeatInfo }
  /** Whoever asked does so no longer. */
  | { readonly type: 'withdrawn'; readonly by: SeatInfo }
  | SeatChange

export interface SeatChange {
  readonly type: 'seat'
  readonly seat: Seat
  readonly before: SeatInfo
  readonly after: SeatInfo
  readonly why: Extract<Entry, { type: 'seat' }>['why']
}

export interface Sat {
  readonly seats: readonly SeatInfo[]
  /** Since the ply before. */
  readonly changes: readonly SeatChange[]
}

/** A player would like to go back to so many moves. */
export interface UndoRequest {
  readonly seq: number
  readonly seat: Seat
  readonly ply: number
  readonly agreed: readonly Seat[]
}

/** From a message with every line. Before the game begins there are none, and no position. */
export function followWhole({ table, seat, first, entries }: Extract<Message, { type: 'game' }>): Followed {
  return entries.reduce(withEntry, beginning(first, seat, seatsBefore(table.seats, entries)))
}

function beginning(first: unknown, seat: Seat | null, seats: readonly SeatInfo[]): Followed {
  const followed: Followed = {
    seat,
    seq: -1,
    seats,
    states: [],
    plies: [],
    moves: [],
    undoRequest: null,
    sat: [],
    changes: [],
    news: null,
  }
  if (first === null) return followed
  const position = parsePositionObject(first)
  if (position.error) throw new Error(position.error.message)
  return { ...followed, states: [position.value] }
}

/** Who sat there before these lines. */
const seatsBefore = (seats: readonly SeatInfo[], entries: readonly Entry[]): readonly SeatInfo[] =>
  entries.reduceRight(
    (then, entry) => (entry.type === 'seat' ? then.with(entry.seat, entry.was) : then),
    seats,
  )

/** With one more line. Throws where it does not fit: then something was missed. */
export function withEntry(followed: Followed, entry: Entry): Followed {
  if (entry.seq !== followed.seq + 1) throw new Error(`Line ${entry.seq} after line ${followed.seq}.`)
  const { seq } = entry
  switch (entry.type) {
    case 'move':
      return {
        ...withMove(followed, entry),
        seq,
        // Bots have no say in it.
        undoRequest: entry.by === 'bot' ? followed.undoRequest : null,
        news: newsAfter(followed, entry.seat),
      }
    case 'undo':
      return {
        ...followed,
        seq,
        states: followed.states.slice(0, entry.ply + 1),
        plies: followed.plies.slice(0, entry.ply),
        moves: followed.moves.slice(0, entry.ply),
        sat: followed.sat.slice(0, entry.ply),
        undoRequest: null,
        // Without a request somebody took back what was free to be taken back.
        news: followed.undoRequest && { type: 'undone', plies: followed.plies.slice(entry.ply) },
      }
    case 'seat':
      return withChange({ ...followed, seq }, entry)
    case 'ask':
      return {
        ...followed,
        seq,
        undoRequest: { seq, seat: entry.seat, ply: entry.ply, agreed: [entry.seat] },
        news: null,
      }
    case 'answer':
      return withAnswer({ ...followed, seq }, entry)
  }
}

function withChange(
  followed: Followed,
  { seat, was, sitter, why }: Extract<Entry, { type: 'seat' }>,
): Followed {
  const change: SeatChange = { type: 'seat', seat, before: was, after: sitter, why }
  const changes = [...followed.changes, change]
  return { ...followed, seats: followed.seats.with(seat, sitter), changes, news: change }
}

function withAnswer(followed: Followed, { seat, yes }: Extract<Entry, { type: 'answer' }>): Followed {
  const { undoRequest: asked, seats } = followed
  const by = seats[seat]
  if (asked === null || by === undefined) return followed
  return yes
    ? { ...followed, undoRequest: { ...asked, agreed: [...asked.agreed, seat] } }
    : { ...followed, undoRequest: null, news: { type: seat === asked.seat ? 'withdrawn' : 'kept', by } }
}

/** Who came and went is news until one's own next turn, the rest until any move. */
const newsAfter = ({ news, seat }: Followed, mover: Seat): News | null =>
  news?.type === 'seat' && mover !== seat ? news : null

function withMove(followed: Followed, entry: MoveEntry): Followed {
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
    sat: [...followed.sat, { seats: followed.seats, changes: followed.changes }],
    changes: [],
  }
}

type MoveEntry = Extract<Entry, { type: 'move' }>

/** What was played, and what the viewer sees then. Throws where the line does not fit the view. */
export function followEntry(
  seen: State,
  seat: Seat | null,
  { move, drew = [], demand = [] }: MoveEntry,
  tell?: Tell,
): { readonly move: Move; readonly seen: State } {
  const rules = rulesOf(seen)
  const { value, error } = parseWholeMove(rules, move.slice('A '.length))
  if (error) throw new Error(error.message)
  const cards = drew.map((name) => idNamed(rules.cards, name))
  return { move: value, seen: follow(seen, seat, value, { drew: cards, demand }, tell) }
}
