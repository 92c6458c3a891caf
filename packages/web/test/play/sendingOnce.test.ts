// A turn on its way is sent once, whatever is looked at while the answer is outstanding.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Move, makeSetup, type Refusal, type Setup } from '@ironbridge/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isComplete, movesOf, narrowingOf, stateOf } from '../../src/play/sitting.ts'
import type { GameSource, NotTaken } from '../../src/play/source.ts'
import { openTable, type Table } from '../../src/play/table.ts'
import { isLooking, sendingOf, sittingOf } from '../../src/play/turn.ts'
import { type KeptGame, newKeptGame } from '../../src/sources/kept.ts'
import { localSource } from '../../src/sources/local.ts'
import { importGame } from '../../src/sources/transfer.ts'
import { officeOf } from '../desk.ts'
import { testThinker } from '../thinker.ts'

const DEEDS = ['back', 'next', 'present', 'undo', 'draft', 'draft', 'end', 'end', 'answer', 'score'] as const

type Answer = Refusal | NotTaken | null

/** A table whose turns are answered when the test says so: by whoever keeps the game, or with a refusal. */
function held(game: KeptGame) {
  const source = localSource(game, officeOf(game).desk())
  const sent: (readonly Move[])[] = []
  let answer: (why?: NotTaken) => void = () => {}
  const slow: GameSource = {
    ...source,
    send: (moves, from) => {
      sent.push(moves)
      return new Promise<Answer>((resolve) => {
        answer = (why) => void (why ? resolve(why) : source.send(moves, from).then(resolve))
      })
    },
  }
  return { table: openTable(slow, testThinker()), sent, answer: (why?: NotTaken) => answer(why) }
}

const settle = () => new Promise((done) => setTimeout(done, 0))

/** Ada, after at least one move of the bot. */
async function atTurn() {
  for (let seed = 0; ; seed++) {
    const sitters = [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Novice', bot: 'novice' },
    ] as const
    const setup = makeSetup('birmingham', 2) as Setup
    const { record, ...kept } = newKeptGame({ title: 'A game', setup, sitters }, 0)
    const one = held({ ...kept, record: { ...record, seed: String(seed).padStart(32, '0') } })
    while (one.table.getState().turn.is !== 'choosing') {
      await settle()
      one.table.showNext()
    }
    if (one.table.getState().cursor.ply > 0) return one
  }
}

async function draftTurn(table: Table): Promise<void> {
  for (;;) {
    const sitting = sittingOf(table.getState())
    if (sitting === null || isComplete(sitting)) return
    await table.confirm(
      narrowingOf(sitting).legal.find(({ type }) => type === 'loan' || type === 'pass') as Move,
    )
  }
}

/** What the keys `,` and `.` do. */
function lookBackAndForth(table: Table): void {
  const { cursor } = table.getState()
  table.showPly(cursor.ply - 1)
  expect(table.getState().cursor.ply).toBe(cursor.ply - 1)
  // The past is seen, not the turn on its way.
  expect(sendingOf(table.getState())).toBeNull()
  table.showPly(cursor.ply)
}

test('after End turn, looking back and forth does not bring the turn back', async () => {
  const { table, sent, answer } = await atTurn()
  await draftTurn(table)
  const made = stateOf(sittingOf(table.getState()) as never)
  const ended = table.endTurn()
  lookBackAndForth(table)
  expect(sittingOf(table.getState())).toBeNull()
  expect(stateOf(sendingOf(table.getState()) as never)).toBe(made)
  await table.endTurn()
  table.undo()
  table.pick({ aspect: 'action', value: 'loan' })
  expect(sent).toHaveLength(1)
  const before = table.getState().cursor.ply
  answer()
  await ended
  expect(table.getState().cursor.ply).toBe(before + (sent[0]?.length ?? 0))
  expect(sendingOf(table.getState())).toBeNull()
  expect(table.getState().notTaken).toBeNull()
})

test('a move that turns up something hidden is sent once too', async () => {
  const file = join(import.meta.dirname, '../../e2e/fixtures/distant-market.brass')
  const { game } = importGame(readFileSync(file, 'utf8'), 'game', 0)
  const { table, sent, answer } = held(game as KeptGame)
  const isHidden = (): boolean => table.getState().turn.is === 'sending'
  const sales = narrowingOf(sittingOf(table.getState()) as never).legal.filter(({ type }) => type === 'sell')
  let ended: Promise<void> | null = null
  for (const sale of sales) {
    ended = table.confirm(sale)
    if (isHidden()) break
    table.undo()
  }
  expect(isHidden()).toBe(true)
  lookBackAndForth(table)
  expect(sittingOf(table.getState())).toBeNull()
  for (const sale of sales) await table.confirm(sale)
  expect(sent).toHaveLength(1)
  answer()
  await ended
  expect(table.getState().cursor.played?.events.map(({ type }) => type)).toContain('demand')
})

test('a refused turn comes back where it was made, as it was, and can be sent again', async () => {
  const { table, sent, answer } = await atTurn()
  await draftTurn(table)
  const moves = movesOf(sittingOf(table.getState()) as never)
  let ended = table.endTurn()
  lookBackAndForth(table)
  answer('unsent')
  await ended
  expect(table.getState().notTaken).toBe('unsent')
  expect(movesOf(sittingOf(table.getState()) as never)).toEqual(moves)
  ended = table.endTurn()
  expect(sent).toEqual([moves, moves])
  answer()
  await ended
  expect(table.getState().turn.is).not.toBe('sending')
})

test('whatever is done in whatever order, one turn is on its way at a time and the place shown is one of the game', async () => {
  const deeds = fc.array(
    fc.record({ what: fc.constantFrom(...DEEDS), at: fc.nat(30), isTaken: fc.boolean() }),
    { minLength: 10, maxLength: 60 },
  )
  await fc.assert(
    fc.asyncProperty(deeds, async (list) => {
      const { table, sent, answer } = await atTurn()
      let answers = 0
      for (const { what, at, isTaken } of list) {
        const { turn } = table.getState()
        const sitting = sittingOf(table.getState())
        if (what === 'back') table.showPly(at)
        else if (what === 'next') table.showNext()
        else if (what === 'present') table.showPly(table.getState().head.ply)
        else if (what === 'undo') table.undo()
        else if (what === 'score') table.closeInterlude()
        else if (what === 'end') void table.endTurn()
        else if (what === 'draft' && sitting && !isComplete(sitting)) {
          const { legal } = narrowingOf(sitting)
          void table.confirm(legal[at % legal.length] as Move)
        } else if (what === 'answer' && turn.is === 'sending') {
          answers++
          answer(isTaken ? undefined : 'unsent')
          await settle()
        }
        const now = table.getState()
        const { cursor, head, line, tree } = now
        expect(sent.length - answers).toBe(now.turn.is === 'sending' ? 1 : 0)
        if (now.turn.is === 'choosing') expect(cursor).toBe(head)
        expect(line[cursor.ply]).toBe(cursor)
        expect(tree.children.has(cursor) && tree.children.has(head)).toBe(true)
        expect(line.at(-1)).toBe(head)
        expect(now.furthest).toBeGreaterThanOrEqual(cursor.ply)
      }
    }),
    { numRuns: 30 },
  )
})

test('whoever looks at the past when the answer comes is taken along to what was made', async () => {
  const { table, answer } = await atTurn()
  await draftTurn(table)
  const { cursor } = table.getState()
  const ended = table.endTurn()
  table.showPly(0)
  expect(table.getState().turn.is).toBe('sending')
  expect(isLooking(table.getState())).toBe(true)
  answer()
  await ended
  expect(table.getState().cursor.ply).toBeGreaterThan(cursor.ply)
  expect(table.getState().follows).toBe(true)
})
