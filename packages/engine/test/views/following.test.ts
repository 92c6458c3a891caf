// A seat that follows a game on its own view: others' moves can be made there too.

import {
  formatMove,
  HIDDEN,
  legalMoves,
  makeMove,
  makeSetup,
  newGame,
  rolling,
  rulesOf,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

const MOVES = 40

describe('a view', () => {
  it.each([2, 3, 4])('follows the moves of all %i seats up to what it cannot know', (seats) => {
    const setup = makeSetup('birmingham', seats)
    if ('error' in setup) throw new Error(setup.error)
    const state = newGame(setup, '5'.repeat(32))
    const seen = view(state, 0)
    const dice = rolling([seats, 1, 2, 3])
    for (let ply = 0; ply < MOVES; ply++) {
      const moves = legalMoves(state)
      const move = moves[dice.below(moves.length)]
      const text = formatMove(rulesOf(state), move)
      makeMove(state, move)
      makeMove(seen, move)
      // Cards drawn stay unknown; its own are told to the seat.
      seen.players[0].hand = [...state.players[0].hand]
      expect(seen, text).toEqual(view(state, 0))
    }
    expect(seen.players[1].hand).toContain(HIDDEN)
  })
})
