// What happened since the own turn, and the log by rounds: everything in the order of play, and under its own heading.

import {
  type GameEvent,
  legalMoves,
  type Move,
  makeSetup,
  newGame,
  play,
  rolling,
  type Setup,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import type { ShownPly } from '../../src/play/tree.ts'
import { roundsOf } from '../../src/table/log/rounds.ts'
import { sinceOf } from '../../src/table/since.ts'

interface Moment {
  readonly plies: readonly ShownPly[]
  readonly state: State
}

/** Every moment of a game of random moves. */
function momentsOf(edition: string, seats: number): Moment[] {
  const dice = rolling([seats, 2, 3, 4])
  let state = newGame(makeSetup(edition, seats) as Setup, '5'.repeat(32))
  const plies: ShownPly[] = []
  const moments: Moment[] = [{ plies: [], state }]
  while (!state.over) {
    const moves = legalMoves(state)
    const move = moves[dice.below(moves.length)] as Move
    const events: GameEvent[] = []
    plies.push({ seat: seatToMove(state), move, events })
    state = play(state, move, (event) => events.push(event)).state ?? state
    moments.push({ plies: [...plies], state })
  }
  return moments
}

const games = [
  ['birmingham', 4],
  ['lancashire', 3],
  ['classic', 4],
] as const

test.each(games)(
  '%s with %i: in the own turn, what the others did stands in the order of play',
  (edition, seats) => {
    for (const { plies, state } of momentsOf(edition, seats)) {
      if (state.over || state.pending?.type === 'shortfall') continue
      const viewer = seatToMove(state)
      const { from, rows } = sinceOf(plies, state, viewer, true)
      expect(rows).toHaveLength(seats - 1)
      const told = rows.flatMap((row) => row.plies)
      expect(told.every(({ seat }) => seat !== viewer)).toBe(true)
      // All of it, and nothing of what came before the own turn.
      const after = plies.slice(from).filter(({ seat }) => seat !== viewer)
      expect(told.toSorted((a, b) => plies.indexOf(a) - plies.indexOf(b))).toEqual(after)
      expect(plies[from - 1]?.seat ?? viewer).toBe(viewer)
      const firsts = rows.flatMap((row) => plies.indexOf(row.plies[0] as ShownPly)).filter((at) => at >= 0)
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
    }
  },
)

test.each(games)(
  '%s with %i: while others move, one of them moves and nobody is left out',
  (edition, seats) => {
    for (const { plies, state } of momentsOf(edition, seats)) {
      if (state.over) continue
      const viewer = (seatToMove(state) + 1) % seats
      const { rows } = sinceOf(plies, state, viewer, false)
      expect(rows.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer),
      )
      expect(rows.filter(({ is }) => is === 'moving').map(({ seat }) => seat)).toEqual([seatToMove(state)])
      for (const row of rows) if (row.is === 'waiting') expect(row.plies).toEqual([])
    }
  },
)

test('what was paid at the end of the round is told, also if the own move ended it', () => {
  for (const { plies, state } of momentsOf('birmingham', 2)) {
    const last = plies.at(-1)
    if (state.over || !last?.events.some(({ type }) => type === 'income')) continue
    // Whoever has to choose what to give up keeps the others waiting.
    if (state.pending?.type === 'shortfall' || last.move.type === 'shortfall') continue
    const { incomes } = sinceOf(plies, state, last.seat, false)
    expect(incomes.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([0, 1])
  }
})

test.each(games)('%s with %i: the name of a round stands above its moves, oldest first', (edition, seats) => {
  const moments = momentsOf(edition, seats)
  const { plies } = moments.at(-1) as Moment
  const rounds = roundsOf(plies, { era: 'canal', round: 1 })
  const lines = rounds.flatMap((round) => round.lines)
  expect(lines.map(({ ply }) => ply)).toEqual([...plies.keys()])
  for (const round of rounds)
    for (const { ply } of round.lines) {
      const { state } = moments[ply] as Moment
      // While a debt of the last round is settled, the next has not begun.
      expect([round.era, round.round]).toEqual([state.era, state.round])
      expect(ply).toBeGreaterThanOrEqual(round.from)
    }
})
