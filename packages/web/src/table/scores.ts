// Where the points came from, taken from what the engine told: by seat, era and kind.

import type { GameEvent, Seat } from '@ironbridge/engine'

export interface Score {
  readonly seat: Seat
  readonly links: number
  readonly tiles: number
  /** Money, income and the better tiles, where the edition counts them. */
  readonly more: number
}

/** One scoring: the end of an era. */
export function scoresIn(events: readonly GameEvent[], seats: number): Score[] {
  return Array.from({ length: seats }, (_, seat) => {
    const sum = (type: GameEvent['type']): number =>
      events.reduce(
        (vp, event) => (event.type === type && 'vp' in event && event.seat === seat ? vp + event.vp : vp),
        0,
      )
    return { seat, links: sum('score-link'), tiles: sum('score-tile'), more: sum('score-final') }
  })
}

/** All scorings of a game so far, in order. */
export const scoringsIn = (
  plies: readonly { readonly events: readonly GameEvent[] }[],
  seats: number,
): Score[][] =>
  plies
    .filter(({ events }) => events.some(({ type }) => type === 'era' || type === 'over'))
    .map(({ events }) => scoresIn(events, seats))
