// Where the points came from, taken from what the engine told: by seat, era and kind.

import { type GameEvent, preview, type Seat, type State } from '@ironbridge/engine'
import type { ShownPly, TreeNode } from '../play/tree.ts'

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

/** What scores one by one, in the order in which it is counted. */
export const countable = (ply: ShownPly | null): Counted[] => (ply?.events ?? []).filter(isCounted)

export type Counted = Extract<GameEvent, { type: 'score-link' | 'score-tile' | 'score-final' }>

const isCounted = (event: GameEvent): event is Counted => event.type.startsWith('score-')

/** The table as an era was scored on it: its last move is made, and everything still lies where it scores. */
export function scoredState({ parent, played, state }: TreeNode): State {
  if (parent === null || played === null) return state
  return preview(parent.state, played.move)?.state ?? parent.state
}

export const withPoints = (state: State, counted: readonly Counted[]): State => ({
  ...state,
  players: state.players.map((player, at) => ({
    ...player,
    vp: counted.reduce((vp, score) => (score.seat === at ? vp + score.vp : vp), player.vp),
  })),
})
