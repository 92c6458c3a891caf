// What happened since the own turn: which moves those are, by player in the order of play, and what everybody was paid.

import { type Seat, type State, seatToMove } from '@ironbridge/engine'
import type { Viewer } from '../play/source.ts'
import type { ShownPly } from '../play/tree.ts'

/** One of the others. */
export interface SinceRow {
  readonly seat: Seat
  readonly plies: readonly ShownPly[]
  readonly is: 'moved' | 'moving' | 'waiting'
}

export interface Since {
  /** How many moves were made before. */
  readonly from: number
  readonly rows: readonly SinceRow[]
  readonly incomes: readonly Income[]
}

export interface Income {
  readonly seat: Seat
  readonly amount: number
  /** For a debt that could not be paid. */
  readonly vpLost: number
}

/**
 * Of the moves shown so far, with the table after them. In the own turn it is what came before it, whatever was done in it already; whoever
 * has no seat is told the round.
 */
export function sinceOf(plies: readonly ShownPly[], state: State, viewer: Viewer, isOwnTurn: boolean): Since {
  const end = isOwnTurn ? afterLast(plies, 'turn') : plies.length
  const before = plies.slice(0, end)
  const from =
    typeof viewer === 'number'
      ? before.findLastIndex(({ seat }) => seat === viewer) + 1
      : afterLast(before, 'round')
  const since = before.slice(from)
  const inTurn = isOwnTurn || state.over ? null : seatToMove(state)
  const seats = new Set([
    ...since.map(({ seat }) => seat),
    ...state.turnOrder.slice(state.turn),
    ...state.turnOrder,
  ])
  const rows = [...seats]
    .filter((seat) => seat !== viewer)
    .map((seat): SinceRow => {
      const own = since.filter((ply) => ply.seat === seat)
      return { seat, plies: own, is: seat === inTurn ? 'moving' : own.length > 0 ? 'moved' : 'waiting' }
    })
  // The own move may have ended the round.
  return { from, rows, incomes: incomesIn(before.slice(Math.max(0, from - 1))) }
}

const afterLast = (plies: readonly ShownPly[], type: 'turn' | 'round'): number =>
  plies.findLastIndex(({ events }) => events.some((event) => event.type === type)) + 1

/** In the order in which they were paid. */
export function incomesIn(plies: readonly ShownPly[]): Income[] {
  const events = plies.flatMap((ply) => ply.events)
  return events.flatMap((event) => {
    if (event.type !== 'income') return []
    const { seat, amount } = event
    const debt = events.find((other) => other.type === 'debt' && other.seat === seat)
    return [{ seat, amount, vpLost: debt?.type === 'debt' ? debt.vpLost : 0 }]
  })
}
