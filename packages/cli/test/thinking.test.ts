// Bots at the table: what the person sees while one thinks, how to leave meanwhile, and thinking out loud.

import { type Bot, bots } from '@ironbridge/bots'
import { legalMoves, type Move, makeSetup } from '@ironbridge/engine'
import { openThinkers, seedFrom } from '@ironbridge/players'
import { misbehaving } from '@ironbridge/players/testing'
import { afterAll, expect, test, vi } from 'vitest'
import { playOn } from '../src/table/game.ts'
import { openPrograms } from '../src/table/programs.ts'
import { newSession, playMove, stateOf, type TerminalSession } from '../src/table/session.ts'
import type { TerminalTable } from '../src/table/table.ts'
import { hint, moveBot } from '../src/table/thinking.ts'
import { thoughtLines } from '../src/table/thoughts.ts'
import { type FakeTerminal, fakeTerminal } from './fakeTerminal.ts'

const thinkers = openThinkers(1, { entry: misbehaving })

afterAll(() => thinkers.close())

/** Thinks as long as its clock lets it. */
const endless = (ms: number): Bot => ({
  id: 'endless',
  title: 'Endless',
  sentence: '',
  budget: { positions: Number.POSITIVE_INFINITY, ms },
  choose: (_view, [move]) => move ?? fail(),
})

function fail(): never {
  throw new Error('No such move.')
}

function sessionOf(sitters: readonly (Bot | null)[]): TerminalSession {
  const setup = makeSetup('birmingham', sitters.length, [])
  if ('error' in setup) throw new Error(setup.error)
  return newSession(setup, seedFrom('tea'), sitters)
}

function tableOf(bot: Bot, thinksAloud = false): TerminalTable & { readonly terminal: FakeTerminal } {
  const rest = { boardAs: null, lookedAtBy: null, wasWarned: false }
  const terminal = fakeTerminal()
  const programs = openPrograms(terminal)
  return {
    terminal,
    session: sessionOf([bot, bot]),
    thinkers,
    programs,
    thinksAloud,
    ...rest,
  }
}

test('a quick bot moves without a word, a slow one is seen to think', async () => {
  // Time passes here when the test says so, and in the thread by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const table = tableOf(endless(5))
  await moveBot(table, endless(5))
  expect(table.terminal.passed).toEqual([''])
  expect(table.session.record.moves).toHaveLength(1)

  const moved = moveBot(table, endless(500))
  vi.advanceTimersByTime(300)
  await moved
  vi.useRealTimers()
  expect(table.terminal.passed.slice(1)).toEqual([expect.stringMatching(/^[AB] \(endless\) thinks …$/), ''])
  expect(table.session.record.moves).toHaveLength(2)
})

test('whoever leaves while a bot thinks need not wait, and the bot does not move', async () => {
  // An hour: longer than any test may take.
  const table = tableOf(endless(3_600_000))
  setTimeout(() => table.terminal.interrupt(), 400)
  await playOn(table)
  expect(table.session.record.moves).toEqual([])
  expect(table.terminal.said.at(-1)).toContain('The game was left in round 1')
})

test('a bot that fails forfeits its move, and a hint says that there is none', async () => {
  const mortal = { ...endless(60_000), id: 'mortal' }
  const table = tableOf(mortal)
  await moveBot(table, mortal)
  expect(table.terminal.said).toContainEqual(
    expect.stringMatching(/^[AB] \(mortal\), crashed: mortal: A thread .*: too many positions$/),
  )
  expect(table.session.record.moves).toEqual([expect.stringMatching(/^[AB] pass /)])
  // None of our bots thinks in these threads.
  table.session.sitters = [null, null]
  await hint(table)
  expect(table.terminal.said.at(-1)).toMatch(/^\w+ failed and has no advice: .* There is no bot/)
  expect(table.session.record.moves).toHaveLength(1)
})

test('out loud, a bot tells what it expects', async () => {
  const table = tableOf(endless(20), true)
  await moveBot(table, endless(20))
  expect(table.terminal.said.at(-1)).toMatch(
    /^ {2}expects A 1, B 2 VP; looked at it 1 time, at [\d,]+ positions? in all$/,
  )
})

test('the moves to come are told with their seats, without cards, to the end of the round', () => {
  const random = bots[0] ?? fail()
  const session = sessionOf([random, random, random])
  const round = 3
  const first = (): Move => {
    const legal = legalMoves(stateOf(session))
    return legal.find(({ type }) => type === 'loan') ?? legal[0] ?? fail()
  }
  for (let i = 0; i < round; i++) playMove(session, first())
  const state = stateOf(session)
  const line: Move[] = []
  for (let i = 0; i < 8; i++) {
    const move = first()
    line.push(move)
    playMove(session, move)
  }
  const recorded = session.record.moves.slice(round + 1, round + 6).map((move) => move.replace(/ \/ .*/, ''))
  const thought = { line, values: [99.6, 120, 80.2], visits: 1200, positions: 25_000 }
  const [about, ...then] = thoughtLines(state, thought, 200)
  expect(about).toBe('  expects A 100, B 120, C 80 VP; looked at it 1,200 times, at 25,000 positions in all')
  expect(then).toEqual([`  then ${recorded.join('; ')}`])
  expect(thoughtLines(state, { ...thought, line: line.slice(0, 1), values: [] }, 200)).toEqual([
    '  looked at it 1,200 times, at 25,000 positions in all',
  ])
})
