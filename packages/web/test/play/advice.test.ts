// Advised turns at the table: their actions, and how they are drafted where something hidden or owed is in the way.

import { legalMoves, type Move } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { actionOf, actionsOf, withTurn } from '../../src/play/advice.ts'
import { isComplete, movesOf, narrowingOf, sitDown } from '../../src/play/sitting.ts'
import { given, movesIn } from '../positions.ts'

const mills = given(
  'edition: lancashire; players: 2; era: rail; round: 5; actions: 2; deck: none; A hand: coal, bury; B hand: bolton*2;' +
    ' A: money 20; A tiles: cotton-3@colne:1, cotton-4@colne:2; A links: colne-yorkshire; demand: 6',
)

test('a turn is drafted up to what turns up something hidden, which is offered', () => {
  const [loan, sale] = movesIn(mills, 'loan 10 / bury', 'sell cotton@colne:1 > distant-market / coal')
  const sitting = withTurn(sitDown(mills), [loan, sale] as Move[])
  expect(movesOf(sitting)).toEqual([loan])
  expect(narrowingOf(sitting).offer).toEqual(sale)
})

test('steps of one action belong together, and the first action can stand alone', () => {
  const state = given(
    'edition: birmingham; players: 2; era: canal; round: 4; actions: 2; deck: none; B hand: leek*2;' +
      ' A hand: stone*2; A: money 30; iron: 8',
  )
  const moves = movesIn(
    state,
    'develop coal iron<market / stone',
    '+develop iron iron<market',
    'loan 30 / stone',
  )
  const actions = actionsOf(state, moves)
  expect(actions.map((action) => action.moves.length)).toEqual([2, 1])
  expect(actions[0]?.events.filter(({ type }) => type === 'develop')).toHaveLength(2)
  expect(actionOf(state, moves)).toEqual(moves.slice(0, 2))
  const sitting = withTurn(sitDown(state), moves)
  expect(isComplete(sitting)).toBe(true)
  expect(movesOf(sitting)).toEqual(moves)
})

test('a tile to be given up for a debt is offered, not drafted', () => {
  const state = given(
    'edition: birmingham; players: 2; round: 4; pending: shortfall A 4; merchants: none; deck: none;' +
      ' A: money 0, income 6; A hand: stone; A tiles: coal-1@dudley:1, cotton-1@worcester:1; B hand: coal',
  )
  const [move] = legalMoves(state)
  const sitting = withTurn(sitDown(state), [move as Move])
  expect(movesOf(sitting)).toEqual([])
  expect(narrowingOf(sitting).offer).toEqual(move)
})
