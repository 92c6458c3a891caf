// One game of this device in two tabs: neither loses what the other did, and bots move once.

import { legalMoves, type Move, makeSetup, replay, type Setup, seatToMove } from '@ironbridge/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isComplete, movesOf, narrowingOf } from '../../src/play/sitting.ts'
import { openTable, type Table } from '../../src/play/table.ts'
import { sittingOf } from '../../src/play/turn.ts'
import { newKeptGame } from '../../src/sources/kept.ts'
import { localSource } from '../../src/sources/local.ts'
import type { Sitter } from '../../src/words/index.ts'
import { officeOf } from '../desk.ts'
import { testThinker } from '../thinker.ts'

const ada: Sitter = { kind: 'person', name: 'Ada' }
const bot: Sitter = { kind: 'bot', name: 'Novice', bot: 'novice' }

/** Two tabs of one game. What one keeps, the other hears when `hear` is called, or at once. */
function twoTabs(sitters: readonly Sitter[], hearsAtOnce = true) {
  const game = newKeptGame({ title: 'A game', setup: makeSetup('birmingham', 2) as Setup, sitters }, 0)
  const office = officeOf(game)
  let unheard: (() => void)[] = []
  const hear = (listener: () => void): void => void (hearsAtOnce ? listener() : unheard.push(listener))
  const tab = (): Table => openTable(localSource(game, office.desk(hear)), testThinker())
  const hearAll = async (): Promise<void> => {
    const calls = unheard
    unheard = []
    for (const call of calls) call()
    await settle()
  }
  return { office, game, tabs: [tab(), tab()] as const, hearAll }
}

const settle = () => new Promise((done) => setTimeout(done, 0))

const headOf = (table: Table) => table.getState().head

/** Until a person is to move, and everything before is shown. */
async function untilTurn(table: Table): Promise<void> {
  for (let wait = 0; wait < 500; wait++) {
    const { turn, cursor, head } = table.getState()
    if (turn.is === 'choosing' || head.state.over) return
    if (cursor === head) await settle()
    else table.showNext()
  }
}

async function draft(table: Table, place = 0): Promise<void> {
  const sitting = sittingOf(table.getState())
  if (sitting === null || isComplete(sitting)) return
  const { legal } = narrowingOf(sitting)
  const simple = legal.filter(({ type }) => type === 'loan' || type === 'pass')
  await table.confirm((simple[place % simple.length] ?? legal[0]) as Move)
  await settle()
}

async function playTurn(table: Table): Promise<void> {
  await untilTurn(table)
  for (let step = 0; step < 4 && table.getState().turn.is === 'choosing'; step++) {
    const sitting = sittingOf(table.getState())
    if (sitting !== null && isComplete(sitting)) await table.endTurn()
    else await draft(table)
  }
  await settle()
}

const draftOf = (table: Table): readonly Move[] => {
  const sitting = sittingOf(table.getState())
  return sitting === null ? [] : movesOf(sitting)
}

test('a tab that heard of nothing undoes its draft: nothing of what was played on is lost', async () => {
  const { office, tabs, hearAll } = twoTabs([ada, bot], false)
  const [one, other] = tabs
  await untilTurn(one)
  await untilTurn(other)
  await draft(other)
  await hearAll()
  for (let turns = 0; turns < 3; turns++) await playTurn(one)
  const { moves } = office.kept().record
  expect(moves.length).toBeGreaterThan(3)
  other.undo()
  await settle()
  expect(office.kept().record.moves).toEqual(expect.arrayContaining([...moves]))
  expect(office.kept().record.moves.slice(0, moves.length)).toEqual(moves)
  expect(headOf(other).ply).toBe(office.kept().record.moves.length)
})

test('a turn that was made where the game has gone on is not taken, and the tab catches up', async () => {
  const { office, tabs } = twoTabs([ada, { kind: 'person', name: 'Ben' }], false)
  const [one, other] = tabs
  for (const table of tabs) table.liftCurtain()
  await draft(other)
  await playTurn(one)
  const { moves } = office.kept().record
  expect(moves.length).toBeGreaterThan(0)
  await playTurn(other)
  expect(office.kept().record.moves).toEqual(moves)
  expect(headOf(other).ply).toBe(moves.length)
  expect(other.getState().notTaken).toBe('stale')
})

test('what one tab drafts, takes back and ends is shown in the other at once, without a complaint', async () => {
  const { tabs } = twoTabs([ada, bot])
  const [one, other] = tabs
  await untilTurn(one)
  await untilTurn(other)
  await draft(one)
  expect(draftOf(one)).not.toEqual([])
  expect(draftOf(other)).toEqual(draftOf(one))
  one.undo()
  await settle()
  expect(draftOf(other)).toEqual([])
  await draft(other)
  expect(draftOf(one)).toEqual(draftOf(other))
  await playTurn(one)
  await untilTurn(one)
  await untilTurn(other)
  expect(headOf(other).ply).toBe(headOf(one).ply)
  expect(other.getState().notTaken).toBeNull()
})

test('bots think in one tab at a time, and each of their moves is made once', async () => {
  const { office, tabs } = twoTabs([ada, bot])
  for (let turns = 0; turns < 4; turns++) await playTurn(tabs[turns % 2] as Table)
  await untilTurn(tabs[0])
  const { record } = office.kept()
  expect(replay(record).error).toBeNull()
  const byBot = headOf(tabs[0]).ply - movesOfAda(tabs[0])
  expect(office.asked()).toBe(byBot)
})

function movesOfAda(table: Table): number {
  let moves = 0
  for (let node = headOf(table); node.parent !== null; node = node.parent)
    if (node.played?.seat === 0) moves++
  return moves
}

test('where nothing can be written the game goes on, and is kept whole as soon as it can', async () => {
  const { office, tabs } = twoTabs([ada, bot])
  office.setFull(true)
  await playTurn(tabs[0])
  await untilTurn(tabs[0])
  expect(office.kept().record.moves).toEqual([])
  expect(headOf(tabs[0]).ply).toBeGreaterThan(0)
  office.setFull(false)
  await playTurn(tabs[0])
  await untilTurn(tabs[0])
  expect(office.kept().record.moves).toHaveLength(headOf(tabs[0]).ply)
})

test('whatever two tabs do in whatever order, no move that was taken is ever lost', async () => {
  const deeds = fc.array(
    fc.record({
      tab: fc.nat(1),
      what: fc.constantFrom('draft', 'draft', 'end', 'undo', 'redo', 'hear', 'next'),
      at: fc.nat(9),
    }),
    { minLength: 10, maxLength: 50 },
  )
  await fc.assert(
    fc.asyncProperty(deeds, async (list) => {
      const { office, tabs, hearAll } = twoTabs([ada, bot], false)
      let moves: readonly string[] = []
      for (const { tab, what, at } of list) {
        const table = tabs[tab] as Table
        if (what === 'draft') void draft(table, at)
        else if (what === 'end') {
          const sitting = sittingOf(table.getState())
          if (sitting !== null && isComplete(sitting)) void table.endTurn()
        } else if (what === 'undo') table.undo()
        else if (what === 'redo') table.redo()
        else if (what === 'hear') await hearAll()
        else await untilTurn(table)
        if (at % 3 === 0) await settle()
        const now = office.kept().record.moves
        expect(now.slice(0, moves.length)).toEqual(moves)
        moves = now
      }
      await hearAll()
      for (const table of tabs) await untilTurn(table)
      await hearAll()
      for (const table of tabs) expect(headOf(table).ply).toBe(office.kept().record.moves.length)
      expect(replay(office.kept().record).error).toBeNull()
      const state = headOf(tabs[0]).state
      if (!state.over && seatToMove(state) === 0) expect(legalMoves(state).length).toBeGreaterThan(0)
      for (const table of tabs) table.close()
    }),
    { numRuns: 25 },
  )
})
