// The table of one game: turns are drafted, taken back, ended and kept; the past can be looked at; a curtain hides hands.

import { makeSetup, type Setup, seatToMove } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { optionsFor } from '../../src/play/choose.ts'
import { isComplete, movesOf, narrowingOf, stateOf } from '../../src/play/sitting.ts'
import type { Sitter } from '../../src/play/source.ts'
import { openTable, type Table } from '../../src/play/table.ts'
import { type KeptGame, newKeptGame } from '../../src/sources/kept.ts'
import { localSource } from '../../src/sources/local.ts'
import { countable, scoredState, withPoints } from '../../src/table/points.ts'
import { testThinker } from '../thinker.ts'

const ada: Sitter = { kind: 'person', name: 'Ada' }
const ben: Sitter = { kind: 'person', name: 'Ben' }
const bot: Sitter = { kind: 'bot', name: 'Novice', bot: 'novice' }

function begin(sitters: readonly Sitter[], edition = 'birmingham', from?: KeptGame) {
  const plan = { title: 'A game', setup: makeSetup(edition, sitters.length) as Setup, sitters }
  let kept = from ?? newKeptGame(plan, 0)
  const source = localSource(kept, { thinker: testThinker(), keep: (game) => (kept = game), now: () => 1 })
  return { table: openTable(source, testThinker()), kept: () => kept }
}

/** Lets the bots move, and shows what they did. */
async function untilTurn(table: Table): Promise<void> {
  for (let wait = 0; wait < 2000; wait++) {
    const { sitting, curtain, shown, plies, source } = table.getState()
    if (sitting !== null || curtain !== null || source.seen(plies.length, 'all').over) return
    if (shown < plies.length) table.showNext()
    else await new Promise((done) => setTimeout(done, 0))
  }
}

/** The first answer to every question. */
async function draftOne(table: Table): Promise<void> {
  for (let asked = 0; asked < 30; asked++) {
    const { sitting } = table.getState()
    if (sitting === null) return
    const { offer, question, left, legal, end } = narrowingOf(sitting)
    const move = end ?? offer
    if (move !== null) {
      await table.confirm(move)
      return
    }
    const loans = sitting.choices.length === 0 && legal.some(({ type }) => type === 'loan')
    const option = loans
      ? { aspect: 'action' as const, value: 'loan' }
      : optionsFor(left, sitting.choices, question ?? 'action')[0]
    if (option) table.pick(option)
  }
}

const draftLength = (table: Table): number => table.getState().sitting?.draft.length ?? -1

test('a turn is drafted, taken back, made again and ended; only then is it sent', async () => {
  const { table, kept } = begin([ada, bot])
  await untilTurn(table)
  const before = kept().record.moves.length
  await draftOne(table)
  expect(draftLength(table)).toBe(1)
  expect(kept().draft).toHaveLength(1)
  expect(kept().record.moves).toHaveLength(before)
  const drafted = table.getState().sitting
  table.undo()
  expect(draftLength(table)).toBe(0)
  expect(kept().draft).toEqual([])
  table.redo()
  expect(movesOf(table.getState().sitting as never)).toEqual(drafted && movesOf(drafted))
  while (!isComplete(table.getState().sitting as never)) await draftOne(table)
  await table.endTurn()
  expect(kept().record.moves.length).toBeGreaterThan(before)
  expect(kept().draft).toEqual([])
})

test('a page that was closed in the middle of a turn opens as it was', async () => {
  const { table, kept } = begin([ada, bot])
  await untilTurn(table)
  while (draftLength(table) === 0) await draftOne(table)
  const again = begin([ada, bot], 'birmingham', kept()).table
  expect(stateOf(again.getState().sitting as never)).toEqual(stateOf(table.getState().sitting as never))
})

test('the past is shown without a turn, and the present takes it up again with its draft', async () => {
  const { table } = begin([ada, bot])
  await untilTurn(table)
  while (table.getState().plies.length < 4) {
    await untilTurn(table)
    await draftOne(table)
    const { sitting } = table.getState()
    if (sitting && isComplete(sitting)) await table.endTurn()
  }
  await untilTurn(table)
  await draftOne(table)
  const now = table.getState()
  table.showPly(1)
  expect(table.getState().sitting).toBeNull()
  table.showPly(now.plies.length)
  expect(movesOf(table.getState().sitting as never)).toEqual(now.sitting && movesOf(now.sitting))
})

test('around one screen a curtain falls between players, and only the own hand is seen', async () => {
  const { table } = begin([ada, ben])
  const first = table.getState().curtain
  expect(first).not.toBeNull()
  expect(table.getState().sitting).toBeNull()
  table.liftCurtain()
  expect(table.getState().viewer).toBe(first)
  const seen = stateOf(table.getState().sitting as never)
  expect(seen.players.map(({ hand }) => hand.some((card) => card >= 0))).toEqual(
    [0, 1].map((seat) => seat === first),
  )
  while (table.getState().sitting && !isComplete(table.getState().sitting as never)) await draftOne(table)
  await table.endTurn()
  expect(table.getState().curtain).toBe(1 - (first as number))
  expect(table.getState().sitting).toBeNull()
})

test('what cannot be done is explained, until something else is chosen', async () => {
  const { table } = begin([ada, bot])
  await untilTurn(table)
  table.ask({ type: 'sell' })
  expect(table.getState().hindrance?.refusal.rule).toMatch(/^sell\./)
  table.pick({ aspect: 'action', value: 'loan' })
  expect(table.getState().hindrance).toBeNull()
  table.ask({ type: 'loan' })
  expect(table.getState().hindrance).toBeNull()
})

test('what is told about a place gives way to the next question and to a refusal', async () => {
  const { table } = begin([ada, bot])
  await untilTurn(table)
  const town = { type: 'town', location: 0 } as const
  table.lay(town)
  table.restart([{ aspect: 'action', value: 'build' }])
  expect(table.getState().overlay.type).toBe('none')
  table.lay(town)
  table.ask({ type: 'sell' })
  expect(table.getState().overlay.type).toBe('none')
  // What is only drawn on the map stays.
  table.lay({ type: 'network' })
  table.restart([])
  expect(table.getState().overlay.type).toBe('network')
})

test('a bot advises, and its move can be chosen', async () => {
  const { table } = begin([ada, bot])
  await untilTurn(table)
  const asked = table.advise()
  expect(table.getState().advice?.move).toBeNull()
  await asked
  const { advice, sitting } = table.getState()
  expect(narrowingOf(sitting as never).legal).toContainEqual(advice?.move)
  table.undo()
  await draftOne(table)
  expect(table.getState().advice).toBeNull()
})

test('bots alone play to the end while somebody watches with open hands', async () => {
  const { table } = begin([bot, bot], 'lancashire')
  expect(table.getState().viewer).toBe('all')
  await untilTurn(table)
  const { source, plies } = table.getState()
  const end = source.seen(plies.length, 'all')
  expect(end.over).toBe(true)
  expect(seatToMove(source.seen(0, 'all'))).toBe(plies[0]?.seat)
})

test('an era is scored before the next one is played, and what it led to is not told ahead', async () => {
  const { table } = begin([ada, bot])
  for (let turn = 0; table.getState().interlude === null && turn < 400; turn++) {
    await untilTurn(table)
    while (table.getState().sitting && !isComplete(table.getState().sitting as never)) await draftOne(table)
    if (table.getState().sitting) await table.endTurn()
  }
  const { interlude, plies, sitting, shown, source } = table.getState()
  const events = plies[interlude ?? -1]?.events ?? []
  expect(events.map(({ type }) => type)).toContain('era')
  expect(sitting).toBeNull()
  expect(scoredState(source, plies, interlude ?? 0, 0).era).toBe('canal')
  expect(table.getState().furthest).toBe(shown)
  const all = countable(plies[interlude ?? -1])
  const scored = withPoints(scoredState(source, plies, interlude ?? 0, 0), all)
  expect(scored.players.map(({ vp }) => vp)).toEqual(source.seen(shown, null).players.map(({ vp }) => vp))
  table.count(all.length)
  table.closeInterlude()
  await untilTurn(table)
  expect(table.getState().sitting?.base.era).toBe('rail')
})
