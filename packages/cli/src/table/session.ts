// One game at the table: its record, the positions it went through, who sits where, and the file it is kept in.

import { existsSync, writeFileSync } from 'node:fs'
import { type Bot, bots } from '@ironbridge/bots'
import {
  at,
  formatGame,
  formatReplayError,
  type GameEvent,
  type GameRecord,
  hashOfSeed,
  type Move,
  newGame,
  parseGame,
  play,
  RULES_REVISION,
  recordedMove,
  replay,
  rulesOf,
  type Setup,
  type State,
  seatToMove,
  undoable,
} from '@ironbridge/engine'
import { isProgram, type Program, reason } from '@ironbridge/players'
import { readTextFile } from '../setup.ts'

/** Who moves a seat: a bot, a program, or null for a person. */
export type TerminalSitter = Bot | Program | null

export interface TerminalSession {
  record: GameRecord
  sitters: readonly TerminalSitter[]
  /** Before each move, and the present one last. */
  states: State[]
  /** Told by each move. */
  events: GameEvent[][]
  file: string | null
  isSaved: boolean
}

export const stateOf = ({ states }: TerminalSession): State => states.at(-1) as State

export const humansOf = ({ sitters }: TerminalSession): number[] =>
  [...sitters.keys()].filter((seat) => at(sitters, seat) === null)

export function newSession(setup: Setup, seed: string, sitters: readonly TerminalSitter[]): TerminalSession {
  const names = sitters.map((sitter) => sitter?.id ?? HUMAN)
  const record = {
    setup,
    names,
    seed,
    seedHash: hashOfSeed(seed),
    rules: RULES_REVISION,
    moves: [],
    result: null,
  }
  return { record, sitters, states: [newGame(setup, seed)], events: [], file: null, isSaved: true }
}

/** How files name a seat that a person plays. */
export const HUMAN = 'human'

/** Makes a legal move; answers what happened. */
export function playMove(session: TerminalSession, move: Move): GameEvent[] {
  const state = stateOf(session)
  const events: GameEvent[] = []
  const { state: next } = play(state, move, (event) => events.push(event))
  if (next === null) return events
  session.record = withMove(session.record, state, move, next)
  session.states.push(next)
  session.events.push(events)
  session.isSaved = false
  return events
}

const withMove = (record: GameRecord, state: State, move: Move, next: State): GameRecord => ({
  ...record,
  moves: [...record.moves, recordedMove(state, move)],
  result: next.over ? next.players.map(({ vp }) => vp) : null,
})

/** Why this move could not be taken back: it turns up a tile, whatever follows; or it ends the turn. */
export function isForGood(session: TerminalSession, move: Move): 'tile' | 'turn' | null {
  const state = stateOf(session)
  let turnsTile = false
  const { state: next } = play(state, move, ({ type }) => {
    turnsTile ||= type === 'demand'
  })
  if (turnsTile) return 'tile'
  if (next === null || seatToMove(next) !== seatToMove(state)) return 'turn'
  return undoable(withMove(session.record, state, move, next)) === 0 ? 'turn' : null
}

/** Takes back the last move; false where cards were drawn since, or it is another seat's turn. */
export function takeBack(session: TerminalSession): boolean {
  const { record, states } = session
  const [before, now] = states.slice(-2)
  if (!before || !now || seatToMove(before) !== seatToMove(now) || undoable(record) === 0) return false
  session.record = { ...record, moves: record.moves.slice(0, -1), result: null }
  session.states.pop()
  session.events.pop()
  session.isSaved = false
  return true
}

/** The dice of the bot that moves now: a saved game goes on as it would have gone. */
export const botDice = ({ record, states }: TerminalSession): string => `${record.seed}/${states.length}`

/** Writes the game; answers what stands in the way, or null. */
export function saveSession(session: TerminalSession, path: string, mayReplace: boolean): string | null {
  if (existsSync(path) && path !== session.file && !mayReplace)
    return `${path} exists. "save! ${path}" writes over it.`
  try {
    writeFileSync(path, formatGame(session.record))
  } catch (error) {
    return `Cannot write ${path}: ${reason(error)}.`
  }
  session.file = path
  session.isSaved = true
  return null
}

/** How a game that is loaded is to be played on. */
export interface LoadOptions {
  /** Who plays now. Otherwise seats named after a bot are played by it, and others by people. */
  readonly sitters?: readonly TerminalSitter[] | undefined
  /** Those at the table now: programs among them play on. No other is ever started because a file names it. */
  readonly present?: readonly TerminalSitter[]
}

/** Reads a game from a file. */
export function loadSession(
  path: string,
  { sitters, present = [] }: LoadOptions = {},
): TerminalSession | { readonly error: string } {
  const { value: record, error } = parseGame(readTextFile(path))
  if (error) return { error: `${path} cannot be read: ${error.message}` }
  if (record.seed === null)
    return { error: `${path} holds only the hash of its seed: it cannot be played on.` }
  if (sitters && sitters.length !== record.setup.seats)
    return { error: `${path} is a game for ${record.setup.seats} players.` }
  const states = [newGame(record.setup, record.seed)]
  const events: GameEvent[][] = []
  const replayed = replay(record, (played) => {
    states.push(played.state)
    events.push(played.events)
  })
  if (replayed.error) {
    const { ply, move, why } = replayed.error
    const message = formatReplayError(rulesOf(replayed.state), replayed.error)
    if (why.is === 'revision') return { error: `${path}: ${message}` }
    return { error: `${path}, move ${ply + 1}, "${move}": ${message}` }
  }
  const known = [...bots, ...present.filter((sitter) => sitter !== null && isProgram(sitter))]
  return {
    record: { ...record, names: sitters ? sitters.map((sitter) => sitter?.id ?? HUMAN) : record.names },
    sitters: sitters ?? record.names.map((name) => known.find((sitter) => sitter?.id === name) ?? null),
    states,
    events,
    file: path,
    isSaved: true,
  }
}
