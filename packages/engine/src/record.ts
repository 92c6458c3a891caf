// A game as setup, seed and moves in text; playing it again; taking moves back.

import { rulesOf } from './editions/ruleset.ts'
import type { GameEvent } from './events.ts'
import { type Refusal, refusalOf } from './explain/explain.ts'
import type { Seat } from './ids.ts'
import type { Move } from './move.ts'
import { formatMove } from './notation/move.ts'
import { seatName } from './notation/names.ts'
import type { NotationError } from './notation/reading.ts'
import { makeMove } from './play.ts'
import { readMove } from './said.ts'
import { newGame } from './setup.ts'
import { cloneState, type Setup, type State, seatToMove } from './state.ts'

/** Raised whenever the outcome of some recorded game changes. */
export const RULES_REVISION = 2

export interface GameRecord {
  readonly setup: Setup
  /** Names of the players, by seat. */
  readonly names: readonly string[]
  /** 32 hex digits; null while the game goes on and only the hash is known. */
  readonly seed: string | null
  readonly seedHash: string | null
  readonly rules: number
  /** Each after the letter of its seat: `A build coal@dudley:1 / dudley`. */
  readonly moves: readonly string[]
  /** Victory points by seat, once the game is over. */
  readonly result: readonly number[] | null
}

export interface ReplayedMove {
  readonly ply: number
  /** Who moved. */
  readonly seat: number
  readonly move: string
  readonly events: GameEvent[]
  /** After the move. */
  readonly state: State
}

export interface ReplayError {
  readonly ply: number
  readonly move: string
  /** Rules of another day, somebody else's turn, no move as texts go, or one that is refused. `formatReplayError` says it. */
  readonly why:
    | { readonly is: 'revision'; readonly rules: number }
    | { readonly is: 'turn'; readonly letter: string; readonly seat: Seat }
    | { readonly is: 'unreadable'; readonly error: NotationError }
    | { readonly is: 'refused'; readonly refusal: Refusal }
}

export type Replayed = { readonly state: State; readonly error: ReplayError | null }

/** Plays a recorded game again, up to its end or the first move that cannot be made. */
export function replay(record: GameRecord, onMove?: (played: ReplayedMove) => void): Replayed {
  if (record.seed === null) throw new Error('A game without its seed cannot be replayed.')
  const state = newGame(record.setup, record.seed)
  const rules = rulesOf(state)
  // By other rules it might end otherwise, without a word.
  if (record.rules !== RULES_REVISION)
    return { state, error: { ply: 0, move: '', why: { is: 'revision', rules: record.rules } } }
  for (const [ply, line] of record.moves.entries()) {
    const seat = seatToMove(state)
    const failed = (why: ReplayError['why']): Replayed => ({ state, error: { ply, move: line, why } })
    const { letter, text } = splitMove(line)
    if (letter !== null && letter !== seatName(seat) && !state.over)
      return failed({ is: 'turn', letter, seat })
    const { value: meant, error } = readMove(state, text)
    if (error) return failed({ is: 'unreadable', error })
    if (meant.broken !== null) return failed({ is: 'refused', refusal: refusalOf(state, meant) })
    const { move } = meant
    if (onMove) {
      const events: GameEvent[] = []
      makeMove(state, move, (event) => events.push(event))
      onMove({ ply, seat, move: formatMove(rules, move), events, state: cloneState(state) })
    } else {
      makeMove(state, move)
    }
  }
  return { state, error: null }
}

/** A move as it stands in a record. */
export const recordedMove = (state: State, move: Move): string =>
  `${seatName(seatToMove(state))} ${formatMove(rulesOf(state), move)}`

/** The letter may be left out. */
function splitMove(line: string): { letter: string | null; text: string } {
  const match = /^([A-Da-d])\s+(.*)$/s.exec(line)
  return match ? { letter: match[1].toUpperCase(), text: match[2] } : { letter: null, text: line }
}

/** How many of the last moves may be taken back: those of this turn since anything hidden was revealed. */
export function undoable(record: GameRecord): number {
  let count = 0
  replay(record, ({ seat, events, state }) => {
    const isFinal = seatToMove(state) !== seat || events.some(({ type }) => FINAL.has(type))
    count = isFinal ? 0 : count + 1
  })
  return count
}

/** What cannot be taken back: the end of a turn, and whatever was hidden. */
const FINAL: ReadonlySet<GameEvent['type']> = new Set([
  'turn',
  'turn-order',
  'draw',
  'shuffle',
  'demand',
  'over',
])
