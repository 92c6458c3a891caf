// What outlasts a program: a turn in the making until the server has it, and the hash of a seed until the end.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection, Reply } from '../src/connection.ts'
import { openDrafts } from '../src/drafts.ts'
import { shortMemory } from '../src/index.ts'
import {
  forgetPromise,
  forgetShare,
  keepPromise,
  keepShare,
  keepShares,
  promiseOf,
  sharesText,
} from '../src/promises.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Hears drafts, and answers them when it is told to. */
function listening() {
  const drafts: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const ask: Connection['ask'] = (draft) => {
    drafts.push(draft)
    return promise
  }
  return { connection: { ask } as Connection, drafts, answer: () => resolve({ type: 'done', id: 1 }) }
}

test('a turn in the making is kept at once, sent after a pause, and the server’s from then on', async () => {
  const memory = shortMemory()
  const { connection, drafts, answer } = listening()
  const here = openDrafts('game', connection, memory)
  here.keep({ ply: 4, moves: ['pass'] })
  here.keep({ ply: 4, moves: ['pass', 'loan'] })
  // The program ends, and begins again.
  const again = openDrafts('game', connection, memory)
  expect(again.movesAt(4)).toEqual(['pass', 'loan'])
  expect(again.movesAt(5)).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(drafts).toEqual([{ type: 'draft', game: 'game', ply: 4, moves: ['pass', 'loan'] }])
  expect(memory.read('draft.game')).not.toBeNull()
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(memory.read('draft.game')).toBeNull()
  // Elsewhere it comes from the server.
  const elsewhere = openDrafts('game', connection, shortMemory())
  elsewhere.hear({ ply: 4, moves: ['pass', 'loan'] })
  expect(elsewhere.movesAt(4)).toEqual(['pass', 'loan'])
  elsewhere.forget()
  expect(elsewhere.movesAt(4)).toEqual([])
})

test('what was kept by others is not believed', () => {
  const memory = shortMemory()
  const { connection } = listening()
  for (const kept of [7, [], { ply: '4', moves: ['pass'] }, { ply: 4, moves: 'pass' }]) {
    memory.write('draft.game', kept)
    expect(openDrafts('game', connection, memory).movesAt(4)).toEqual([])
  }
  memory.write('promises', { game: 7 })
  memory.write('shares', ['game'])
  expect(promiseOf(memory, 'game')).toEqual({ hash: null, own: null, all: null })
})

test('the first hash of a secret and the first shares count, until they are forgotten', () => {
  const memory = shortMemory()
  for (const text of ['first', 'second']) {
    keepPromise(memory, 'game', text)
    keepShare(memory, 'game', 2, text)
    keepShares(memory, 'game', text)
  }
  const first = { hash: 'first', own: { seat: 2, share: 'first' }, all: 'first' }
  expect(promiseOf(memory, 'game')).toEqual(first)
  forgetShare(memory, 'game')
  expect(promiseOf(memory, 'game')).toEqual({ ...first, own: null })
  keepShare(memory, 'game', 0, 'third')
  forgetPromise(memory, 'game')
  expect(promiseOf(memory, 'game')).toEqual({ hash: null, own: null, all: null })
  for (let count = 0; count < 1000; count++) keepPromise(memory, `game${count}`, 'hash')
  expect(promiseOf(memory, 'game999').hash).toBe('hash')
  expect(promiseOf(memory, 'game0').hash).toBeNull()
})

test('a bot of the server has no share: with one, the server would choose the deal', () => {
  const seats = [{ user: 'ada' }, { user: null }] as never
  expect(sharesText({ shares: ['aa', null], seats })).toBe('aa -')
  expect(sharesText({ shares: ['aa', 'bb'], seats })).toBe('chosen')
})
