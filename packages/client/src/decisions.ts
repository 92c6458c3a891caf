// The decisions of one's own seat, one after another until the game is over: all that a program has to answer in order to play.

import { legalMoves, type Move, type Seat, type State, seatToMove } from '@ironbridge/engine'
import type { OnlineGame, OnlineState } from './game.ts'

export interface OwnDecision {
  readonly seat: Seat
  /** What this seat may know. */
  readonly view: State
  readonly legal: readonly Move[]
}

/** Milliseconds until a decision whose move was not taken is asked for again. */
const PAUSE = 1000

/** Each is to be answered by `game.play` before the next is asked for. */
export async function* decisions(game: OnlineGame): AsyncGenerator<OwnDecision, void> {
  for (;;) {
    const now = await game.until((state) => isAtAnEnd(state) || decisionIn(state) !== null)
    const decision = decisionIn(now)
    if (decision === null) return
    yield { ...decision, legal: legalMoves(decision.view) }
    if (game.getState().followed === now.followed) await new Promise((done) => setTimeout(done, PAUSE))
  }
}

/** Over, given up, or not to be watched. */
const isAtAnEnd = ({ table, problem }: OnlineState): boolean =>
  problem !== null || table?.status === 'over' || table?.status === 'abandoned'

function decisionIn({ followed }: OnlineState): Omit<OwnDecision, 'legal'> | null {
  const view = followed?.states.at(-1)
  const seat = followed?.seat ?? null
  if (view === undefined || seat === null || view.over || seatToMove(view) !== seat) return null
  return { seat, view }
}
