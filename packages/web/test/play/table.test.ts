// The table of one game: turns are drafted, taken back, ended and kept; the past can be looked at; a curtain hides hands.

import { firstOf, makeSetup, rulesOf, type Setup, seatToMove } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { optionsFor } from '../../src/play/choose.ts'
import { isComplete, movesOf, narrowingOf, stateOf } from '../../src/play/sitting.ts'
import { openTable, type Table } from '../../src/play/table.ts'
import { sittingOf } from '../../src/play/turn.ts'
import { type KeptGame, newKeptGame } from '../../src/sources/kept.ts'
import { localSource } from '../../src/sources/local.ts'
import { countable, scoredState, withPoints } from '../../src/table/points.ts'
import type { Sitter } from '../../src/words/index.ts'
import { officeOf } from '../desk.ts'
import { testThinker } from '../thinker.ts'

const ada: Sitter = { kind: 'person', name: 'Ada' }
const ben: Sitter = { kind: 'person', name: 'Ben' }
const bot: Sitter = { kind: 'bot', name: 'Novice', bot: 'novice' }

function begin(sitters: readonly Sitter[], edition = 'birmingham', from?: KeptGame) {
  const plan = { title: 'A game', setup: makeSetup(edition, sitters.length) as Setup, sitters }
  const game = from ?? newKeptGame(plan, 0)
  const { desk, kept } = officeOf(game)
  const source = localSource(game, desk())
  return { table: openTable(source, testThinker()), kept }
}

/** Lets the bots move, and shows what they did, up to the end of an era. */
async function untilTurn(table: Table): Promise<void> {
  for (let wait = 0; wait < 2000; wait++) {
    const { turn, curtain, counted, cursor, head } = table.getState()
    if (turn.is === 'choosing' || curtain !== null || counted !== null || head.state.over) return
    if (cursor !== head) table.showNext()
    else await new Promise((done) => setTimeout(done, 0))
  }
}

/** The first answer to every question. */
async function draftOne(table: Table): Promise<void> {
  for (let asked = 0; asked < 30; asked++) {
    const sitting = sittingOf(table.getState())
    if (sitting === null) return
    const { offer, question, left, legal, end } = narrowingOf(sitting)
    const move = end ?? offer
    if (move !== null) {
      await table.confirm(move)
      return
    }
    const loans = sitting.choices.length === 0 && legal.some(({ type }) => type === 'loan')
    const option = loans
      ? { aspect: 'action' as const, value: 'loan' as const }
      : optionsFor(left, sitting.choices, question ?? 'action')[0]
    if (option) table.pick(option)
  }
}

/** What is done is kept a moment later. */
const written = () => new Promise((done) => setTimeout(done, 0))

const draftLength = (table: Table): number => sittingOf(table.getState())?.draft.length ?? -1

test('a turn is drafted, taken back, made again and ended; only then is it sent', async () => {
  const { table, kept } = begin([ada, bot])
  await untilTurn(table)
  const before = kept().record.moves.length
  await draftOne(table)
  expect(draftLength(table)).toBe(1)
  await written()
  expect(kept().draft).toHaveLength(1)
  expect(kept().record.moves).toHaveLength(before)
  const drafted = sittingOf(table.getState())
  table.undo()
  expect(draftLength(table)).toBe(0)
  await written()
  expect(kept().draft).toEqual([])
  table.redo()
  expect(movesOf(sittingOf(table.getState()) as never)).toEqual(drafted && movesOf(drafted))
  while (!isComplete(sittingOf(table.getState()) as never)) await draftOne(table)
  await table.endTurn()
  expect(kept().record.moves.length).toBeGreaterThan(before)
  expect(kept().draft).toEqual([])
})

test('a page that was closed in the middle of a turn opens as it was', async () => {
  const { table, kept } = begin([ada, bot])
  await untilTurn(table)
  while (draftLength(table) === 0) await draftOne(table)
  await written()
  const again = begin([ada, bot], 'birmingham', kept()).table
  expect(stateOf(sittingOf(again.getState()) as never)).toEqual(stateOf(sittingOf(table.getState()) as never))
})

test('the past is shown without a turn, and the present takes it up again with its draft', async () => {
  const { table } = begin([ada, bot])
  await untilTurn(table)
  while (table.getState().head.ply < 4) {
    await untilTurn(table)
    await draftOne(table)
    const sitting = sittingOf(table.getState())
    if (sitting && isComplete(sitting)) await table.endTurn()
  }
  await untilTurn(table)
  await draftOne(table)
  const now = sittingOf(table.getState())
  table.showPly(1)
  expect(table.getState().turn.is).toBe('looking')
  table.follow()
  expect(table.getState().turn.is).toBe('waiting')
  table.pause()
  expect(table.getState().turn.is).toBe('looking')
  expect(sittingOf(table.getState())).toBeNull()
  table.showPly(table.getState().head.ply)
  expect(movesOf(sittingOf(table.getState()) as never)).toEqual(now && movesOf(now))
})

test('around one screen a curtain falls between players, and only the own hand is seen', async () => {
  const { table } = begin([ada, ben])
  const first = table.getState().curtain
  expect(first).not.toBeNull()
  expect(sittingOf(table.getState())).toBeNull()
  table.liftCurtain()
  expect(table.getState().viewer).toBe(first)
  const seen = stateOf(sittingOf(table.getState()) as never)
  expect(seen.players.map(({ hand }) => hand.some((card) => card >= 0))).toEqual(
    [0, 1].map((seat) => seat === first),
  )
  while (sittingOf(table.getState()) && !isComplete(sittingOf(table.getState()) as never))
    await draftOne(table)
  await table.endTurn()
  expect(table.getState().curtain).toBe(1 - (first as number))
  expect(sittingOf(table.getState())).toBeNull()
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
  const location = firstOf(rulesOf(table.getState().head.state).locations)
  const town = { type: 'town', location } as const
  table.setOverlay(town)
  table.restart([{ aspect: 'action', value: 'build' }])
  expect(table.getState().overlay.type).toBe('none')
  table.setOverlay(town)
  table.ask({ type: 'sell' })
  expect(table.getState().overlay.type).toBe('none')
  // What is only drawn on the map stays.
  table.setOverlay({ type: 'network' })
  table.restart([])
  expect(table.getState().overlay.type).toBe('network')
})

/** Ends the first turn, which has one action only. */
async function atSecondTurn() {
  const game = begin([ada, bot])
  const { table } = game
  await untilTurn(table)
  await draftOne(table)
  await table.endTurn()
  await untilTurn(table)
  return game
}

test('a bot advises whole turns, and the one in front is drafted with its cards and sources', async () => {
  const { table, kept } = await atSecondTurn()
  const asked = table.advise()
  expect(table.getState().advice?.move).toBeNull()
  await asked
  const turns = table.getState().advice?.turns ?? []
  expect(turns).toHaveLength(3)
  expect(narrowingOf(sittingOf(table.getState()) as never).legal).toContainEqual(turns[0]?.moves[0])
  table.preferAdvice(2)
  expect(table.getState().advice).toMatchObject({
    move: turns[2]?.moves[0],
    turns: [turns[2], turns[1], turns[0]],
  })
  table.playAdvice(true)
  expect(table.getState().advice).toBeNull()
  const sitting = sittingOf(table.getState())
  expect(sitting && isComplete(sitting)).toBe(true)
  expect(sitting && movesOf(sitting)).toEqual(turns[2]?.moves)
  await expect.poll(() => kept().draft).toHaveLength(turns[2]?.moves.length ?? 0)
  await table.endTurn()
  await expect.poll(() => kept().draft).toEqual([])
})

test('of an advised turn the first action alone can be taken, and then the rest is advised', async () => {
  const { table } = await atSecondTurn()
  await table.advise()
  table.playAdvice(false)
  const first = stateOf(sittingOf(table.getState()) as never)
  expect([first.actionsLeft, first.pending]).toEqual([1, null])
  await table.advise()
  table.playAdvice(true)
  expect(isComplete(sittingOf(table.getState()) as never)).toBe(true)
})

test('a bot that thinks can be told that its advice is not wanted', async () => {
  const { table } = await atSecondTurn()
  const asked = table.advise()
  table.dismissAdvice()
  await asked
  expect(table.getState().advice).toBeNull()
  await table.advise()
  table.undo()
  await draftOne(table)
  expect(table.getState().advice).toBeNull()
})

test('bots alone play to the end while somebody watches with open hands', async () => {
  const { table } = begin([bot, bot], 'lancashire')
  expect(table.getState().viewer).toBe('all')
  await untilTurn(table)
  const { head, tree, line } = table.getState()
  expect(head.state.over).toBe(true)
  expect(seatToMove(tree.root.state)).toBe(line[1]?.played?.seat)
})

test('an era is scored before the next one is played, and what it led to is not told ahead', async () => {
  const { table } = begin([ada, bot])
  for (let turn = 0; table.getState().counted === null && turn < 400; turn++) {
    await untilTurn(table)
    while (sittingOf(table.getState()) && !isComplete(sittingOf(table.getState()) as never))
      await draftOne(table)
    if (sittingOf(table.getState())) await table.endTurn()
  }
  const { cursor, furthest } = table.getState()
  expect(cursor.played?.events.map(({ type }) => type)).toContain('era')
  expect(sittingOf(table.getState())).toBeNull()
  expect(scoredState(cursor).era).toBe('canal')
  expect(furthest).toBe(cursor.ply)
  const all = countable(cursor.played)
  const scored = withPoints(scoredState(cursor), all)
  expect(scored.players.map(({ vp }) => vp)).toEqual(cursor.state.players.map(({ vp }) => vp))
  table.count(all.length)
  table.closeInterlude()
  await untilTurn(table)
  expect(sittingOf(table.getState())?.base.era).toBe('rail')
})
