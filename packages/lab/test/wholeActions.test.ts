// Whole actions in games of a competent player: the same as are found by making legal moves on copies.

import {
  afterAction,
  cloneState,
  legalMoves,
  type Move,
  makeMove,
  type State,
  wholeActions,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { positionsOf, storedGames } from '../src/bench/games.ts'

const STRIDE = 41
const MANY_SALES = 3

const games = storedGames()
const tables = [...new Set(games.map(({ name }) => name.slice(0, name.lastIndexOf('-'))))]

test.each(tables)('each position that an action of %s leads to is told once', (table) => {
  let longest = 0
  for (const [place, state] of positionsOf(games.filter(({ name }) => name.startsWith(table))).entries()) {
    if (place % STRIDE > 0 && salesIn(state) < MANY_SALES) continue
    const found = wholeActions(state).flatMap(({ firsts, rest }) => firsts.map((first) => [first, ...rest]))
    const positions = found.map((moves) => JSON.stringify(afterAction(state, moves)))
    expect(positions.toSorted()).toEqual([...stepByStep(state)].toSorted())
    longest = Math.max(longest, ...found.map(({ length }) => length))
  }
  expect(longest).toBeGreaterThanOrEqual(MANY_SALES)
})

const salesIn = (state: State): number =>
  new Set(legalMoves(state).flatMap((move) => (move.type === 'sell' ? [move.slot] : []))).size

function stepByStep(first: State): Set<string> {
  const positions = new Set<string>()
  function goOn(state: State, before: readonly Move[]): void {
    for (const move of legalMoves(state)) {
      const moves = [...before, move]
      const next = cloneState(state)
      makeMove(next, move)
      const isOpen = move.type !== 'end' && next.pending !== null && next.pending.type !== 'shortfall'
      if (isOpen) goOn(next, moves)
      else positions.add(JSON.stringify(afterAction(first, moves)))
    }
  }
  goOn(first, [])
  return positions
}
