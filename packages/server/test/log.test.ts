// A game read from its log is the game that was played, however often it was taken back, and reading it takes no time.

import * as engine from '@ironbridge/engine'
import {
  cloneState,
  legalMoves,
  makeMove,
  newGame,
  RULES_REVISION,
  recordedMove,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { addLine, addRows, type Game, gameOf, lastSeq } from '../src/games/game.ts'
import { type LogLine, rowOf, turnedUpIn } from '../src/games/lines.ts'
import { openWholeGames } from '../src/games/whole.ts'
import type { EntryRow, GameRow } from '../src/store/schema.ts'

const row = {
  id: 'aGameInALog1',
  edition: 'birmingham',
  variants: '[]',
  seat_count: 2,
  status: 'playing',
  clock: JSON.stringify({ kind: 'bank', minutes: 10, increment: 5 }),
  absence: JSON.stringify({ kind: 'pass' }),
  seed: '00112233445566778899aabbccddeeff',
  rules: RULES_REVISION,
  created: 0,
  started: 0,
} as GameRow

/** As the server writes it: every line is made from the position before it. */
function writer(): {
  game: Game
  rows: EntryRow[]
  states: State[]
  move: () => void
  undo: (ply: number) => void
} {
  const game = gameOf(engine, row, [], [], [])
  const rows: EntryRow[] = []
  const states = [newGame(game.state.setup, row.seed)]
  const add = (body: LogLine['body'], next: State, turnedUp: LogLine['turnedUp']): void => {
    const line = { seq: lastSeq(game) + 1, at: rows.length * 100, ply: game.moves.length, body, turnedUp }
    rows.push(rowOf(row.id, line))
    addLine(game, line, next)
  }
  return {
    game,
    rows,
    states,
    move() {
      const moves = legalMoves(game.state)
      const move = moves[(rows.length * 7) % moves.length]
      if (move === undefined) throw new Error('No move.')
      const next = cloneState(game.state)
      const events: Parameters<typeof turnedUpIn>[0][number][] = []
      const text = recordedMove(game.state, move)
      const seat = seatToMove(game.state)
      makeMove(next, move, (event) => events.push(event))
      add({ type: 'move', seat, move: text, by: 'person' }, next, turnedUpIn(events))
      states.push(next)
    },
    undo(ply) {
      states.splice(ply + 1)
      add({ type: 'undo', ply }, states[ply] as State, [])
    },
  }
}

test('what was taken back leaves no trace but its lines', () => {
  const { game, rows, states, move, undo } = writer()
  for (let moves = 0; moves < 60; moves++) {
    move()
    // Beyond one's own turn too: cards were drawn, and are drawn again.
    if (moves % 5 === 4) undo(Math.max(0, game.moves.length - 1 - (moves % 7)))
  }
  const read = gameOf(engine, row, [], rows, [])
  expect(read.state).toEqual(states.at(-1))
  expect(read).toEqual(game)
  expect(read.lines.some(({ turnedUp }) => turnedUp.length > 0)).toBe(true)
})

test('a log that grows elsewhere is followed from any place', () => {
  const { game, rows, move, undo } = writer()
  for (let moves = 0; moves < 20; moves++) move()
  undo(3)
  move()
  for (const known of [0, 5, 20, 21]) {
    const read = gameOf(engine, row, [], rows.slice(0, known), [])
    addRows(read, rows.slice(known))
    expect(read).toEqual(game)
  }
})

test('a hundred times as many lines take about a hundred times as long to read', () => {
  const { game, rows, move, undo } = writer()
  for (let moves = 0; moves < 60; moves++) move()
  for (let pairs = 0; pairs < 1400; pairs++) {
    undo(game.moves.length - 1)
    move()
  }
  const begun = process.cpuUsage()
  expect(gameOf(engine, row, [], rows, []).state).toEqual(game.state)
  // It was seconds of work when each line was a replay from the first card.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1500)
})

test('a whole game is made once for each viewer, and of many those that were asked for last are kept', () => {
  let made = 0
  const counting = {
    ...engine,
    view: (state: State, seat: number | null) => {
      made++
      return engine.view(state, seat)
    },
  }
  const called = (id: string): Game => gameOf(counting, { ...row, id }, [], [], [])
  const [first, second, third] = ['first', 'second', 'third'].map(called) as [Game, Game, Game]
  const length = openWholeGames().textFor(first, null).length
  const whole = openWholeGames(length * 2.5)
  const asked = (game: Game, viewer: number | null = null): number => {
    made = 0
    expect(whole.textFor(game, viewer)).toContain('"first":{')
    return made
  }
  expect([asked(first), asked(first), asked(first, 0), asked(first, 0)]).toEqual([1, 0, 1, 0])
  expect([asked(second), asked(third), asked(second), asked(first)]).toEqual([1, 1, 0, 1])
  // It goes on.
  addLine(first, { seq: 0, at: 0, ply: 0, body: { type: 'ask', seat: 0, ply: 0 }, turnedUp: [] }, first.state)
  expect([asked(first), asked(first)]).toEqual([1, 0])
})
