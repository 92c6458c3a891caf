// Who is ahead: what each seat has, and would have if the era ended now. Counted by the scoring itself, on a copy.

import type { GameEvent } from '../events.ts'
import { scoreEnd, scoreEra } from '../scoring.ts'
import type { State } from '../state.ts'
import { isLastEra } from '../turn.ts'

export interface Standing {
  readonly vp: number
  readonly links: number
  readonly tiles: number
  /** What the edition adds after its last era: money, income, tiles once more. May be negative. */
  readonly more: number
  readonly total: number
}

/** Nothing hidden is needed for it. After the game everything is counted already. */
export function standings(state: State): Standing[] {
  const counted = state.players.map(() => ({ links: 0, tiles: 0, more: 0 }))
  if (!state.over)
    score(state, (event) => {
      if (event.type === 'score-link') counted[event.seat].links += event.vp
      if (event.type === 'score-tile') counted[event.seat].tiles += event.vp
      if (event.type === 'score-final') counted[event.seat].more += event.vp
    })
  return counted.map(({ links, tiles, more }, seat) => {
    const { vp } = state.players[seat]
    return { vp, links, tiles, more, total: vp + links + tiles + more }
  })
}

/** Scoring takes links off the board and moves the markers of the points, and nothing else. */
function score(state: State, tell: (event: GameEvent) => void): void {
  const { links, players } = state
  const copy = { ...state, links: links.slice(), players: players.map((player) => ({ ...player })) }
  scoreEra(copy, tell)
  if (isLastEra(copy)) scoreEnd(copy, tell)
}
