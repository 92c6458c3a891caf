// What it costs to take up a game that is not in memory: its lines read, checked by the rules and played again.

import * as engine from '@ironbridge/engine'
import {
  cloneState,
  formatPosition,
  legalMoves,
  makeMove,
  newGame,
  parsePosition,
  RULES_REVISION,
  recordedMove,
  seatToMove,
} from '@ironbridge/engine'
import { gameOf } from '../src/games/game.ts'
import { readBody } from '../src/games/lines.ts'
import type { EntryRow, GameRow } from '../src/store/schema.ts'
import { round, spreadOf } from './spread.ts'

const GAMES = 60
const TIMES = 5

/** In milliseconds, and beside it what would be left to do with a position that was kept: to read that, and the lines. */
export function measureCold() {
  const replays: number[] = []
  const kept: number[] = []
  let lines = 0
  for (let number = 0; number < GAMES; number++) {
    const { row, entries, position } = playedGame(number)
    lines += entries.length
    for (let time = 0; time < TIMES; time++) {
      replays.push(timed(() => gameOf(engine, row, [], entries, [])))
      kept.push(
        timed(() => {
          for (const entry of entries) readBody(entry)
          parsePosition(position)
        }),
      )
    }
  }
  return { linesPerGame: round(lines / GAMES), replay: spreadOf(replays), linesAndPosition: spreadOf(kept) }
}

function timed(task: () => void): number {
  const began = performance.now()
  task()
  return performance.now() - began
}

/** By chance, to its end. */
function playedGame(number: number) {
  const setup = { edition: 'birmingham', seats: 2 + (number % 3), variants: [] }
  const seed = number.toString(16).padStart(32, '5')
  const entries: EntryRow[] = []
  let state = newGame(setup, seed)
  while (!state.over) {
    const moves = legalMoves(state)
    const move = moves[(entries.length * 31 + number) % moves.length]
    if (move === undefined) break
    const seat = seatToMove(state)
    const body = { type: 'move', seat, move: recordedMove(state, move), by: 'person' }
    entries.push({ game_id: '', seq: entries.length, at: 0, body: JSON.stringify(body) })
    state = cloneState(state)
    makeMove(state, move)
  }
  const row = {
    edition: setup.edition,
    variants: '[]',
    seat_count: setup.seats,
    clock: '{"kind":"none"}',
    absence: '{"kind":"pass"}',
    seed,
    rules: RULES_REVISION,
    created: 0,
    started: 0,
  } as GameRow
  return { row, entries, position: formatPosition(state) }
}
