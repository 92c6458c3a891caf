// Other turns than the one played are tried from any node: they branch off, are found again, and leave the main line as it was.

import {
  type Move,
  makeSetup,
  newGame,
  parsePosition,
  type Setup,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { isComplete, narrowingOf } from '../../src/play/sitting.ts'
import { openTable, type Table } from '../../src/play/table.ts'
import { childrenOf, lineThrough, momentOf, type TreeNode } from '../../src/play/tree.ts'
import { sittingOf } from '../../src/play/turn.ts'
import { testThinker } from '../thinker.ts'
import { studySource } from './study.ts'

const POSITION =
  'edition: birmingham; players: 2; A tiles: coal-1@dudley:1; A hand: coal, dudley, walsall; B hand: iron, pottery, birmingham'

const freshDeal = (): State => newGame(makeSetup('lancashire', 3) as Setup, '3'.repeat(32))

const roots: readonly (readonly [string, () => State])[] = [
  ['a fresh deal', freshDeal],
  ['a position in our notation', () => parsePosition(POSITION).value as State],
]

/** Makes a whole turn of the seat whose turn it is at the cursor, preferring the actions named. */
async function makeTurn(table: Table, ...wanted: readonly Move['type'][]): Promise<TreeNode> {
  for (;;) {
    const sitting = sittingOf(table.getState())
    if (sitting === null) throw new Error('There is no turn to make.')
    if (isComplete(sitting)) break
    const { legal, end } = narrowingOf(sitting)
    const move = wanted.flatMap((type) => legal.filter((one) => one.type === type))[0] ?? end ?? legal[0]
    await table.confirm(move as Move)
  }
  await table.endTurn()
  return table.getState().cursor
}

test.each(roots)('from %s', async (_, root) => {
  const table = openTable(studySource(root()), testThinker())
  const { tree: bare } = table.getState()
  expect(sittingOf(table.getState())?.base).toBe(bare.root.state)
  const first = await makeTurn(table, 'loan')
  const second = await makeTurn(table, 'loan')
  expect(table.getState().head).toBe(second)
  expect(table.getState().curtain).toBeNull()
  const main = table.getState().line

  // Back, and another way: the turn is one's own there too.
  table.show(first)
  expect(sittingOf(table.getState())?.base).toBe(first.state)
  const other = await makeTurn(table, 'pass')
  const { tree, line, cursor, head } = table.getState()
  expect(cursor).toBe(other)
  expect(head).toBe(second)
  expect(childrenOf(tree, first)).toEqual([main[first.ply + 1], line[first.ply + 1]])
  expect(line.slice(0, first.ply + 1)).toEqual(main.slice(0, first.ply + 1))
  expect(line.at(-1)).toBe(other)
  expect(lineThrough(tree, tree.root)).toEqual(main)
  expect(momentOf(tree, other)).toMatch(new RegExp(`^${first.ply}-1`))

  // On from there, and step by step along this line, not the main one.
  const third = await makeTurn(table, 'loan')
  table.showPly(first.ply + 1)
  expect(table.getState().cursor).toBe(line[first.ply + 1])
  table.showPly(99)
  expect(table.getState().cursor).toBe(third)

  // And back to what was played.
  table.show(second)
  expect(table.getState().line).toEqual(main)
  expect(sittingOf(table.getState())?.base).toBe(second.state)
  table.showMoment(momentOf(table.getState().tree, third))
  expect(table.getState().cursor).toBe(third)

  // The same turn again leads to the same place.
  table.show(first)
  const { size } = table.getState().tree.children
  expect(await makeTurn(table, 'pass')).toBe(other)
  expect(table.getState().tree.children.size).toBe(size)
})

test('looking at another node gives up what was being chosen, not what was tried', async () => {
  const table = openTable(studySource(freshDeal()), testThinker())
  const first = await makeTurn(table, 'loan')
  table.pick({ aspect: 'action', value: 'loan' })
  table.showPly(0)
  expect(seatToMove(table.getState().cursor.state)).toBe(first.played?.seat)
  expect(sittingOf(table.getState())?.choices).toEqual([])
  table.show(first)
  expect(sittingOf(table.getState())?.choices).toEqual([])
  expect(table.getState().line.at(-1)).toBe(first)
})
