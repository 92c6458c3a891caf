// Following a game on a view: a move, and what it turned up, is all that a seat needs to be told.

import type { GameEvent, Tell } from './events.ts'
import { type CardId, HIDDEN, type Seat } from './ids.ts'
import type { Move } from './move.ts'
import { makeMove } from './play.ts'
import type { State } from './state.ts'
import { view } from './view.ts'

/** What a move turned up for a seat, in order. */
export interface Told {
  /** Cards it drew. */
  readonly drew: readonly CardId[]
  /** Steps on tiles of the distant market. */
  readonly demand: readonly number[]
}

/** Null is a spectator, who draws nothing. */
export function toldTo(events: readonly GameEvent[], seat: Seat | null): Told {
  const drew: CardId[] = []
  const demand: number[] = []
  for (const event of events) {
    if (event.type === 'draw' && event.seat === seat) drew.push(...event.cards)
    if (event.type === 'demand') demand.push(event.steps)
  }
  return { drew, demand }
}

/** The view after a move. Once the game is over everything is open, and the seed tells the rest. */
export function follow(seen: State, seat: Seat | null, move: Move, told: Told, tell?: Tell): State {
  const next = view(seen, seat)
  const unheard = [...told.drew]
  if (next.distantMarket && told.demand.length > 0) {
    const { tiles } = next.distantMarket
    const known = told.demand.toReversed()
    next.distantMarket = { ...next.distantMarket, tiles: [...tiles.slice(0, -known.length), ...known] }
  }
  makeMove(next, move, (event) => {
    const isOwn = event.type === 'draw' && event.seat === seat
    tell?.(isOwn ? { ...event, cards: unheard.splice(0, event.cards.length) } : event)
  })
  if (seat !== null) {
    const { hand } = next.players[seat]
    const seenCards = hand.filter((card) => card !== HIDDEN)
    next.players[seat].hand = [...seenCards, ...told.drew].sort((a, b) => a - b)
  }
  return next
}
