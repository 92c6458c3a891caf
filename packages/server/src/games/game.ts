// One game in memory: its table, its log, and the position that follows from them.

import {
  type GameEvent,
  type GameRecord,
  makeMove,
  newGame,
  parseMove,
  rulesOf,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import type { AbsenceRule, ClockRule, SeatInfo, TurnInfo } from '@ironbridge/protocol'
import type { EntryRow, GameRow, HeadRow, SeatRow } from '../store/schema.ts'
import { type Clock, deadlineOf, refilled, startedClock, turnOver } from './clock.ts'
import { type Body, type Line, readBody, turnedUpIn } from './log.ts'

/** Changed in place, and only by the functions here. */
export interface Game {
  row: GameRow
  readonly clockRule: ClockRule
  readonly absence: AbsenceRule
  seats: SeatInfo[]
  /** By seat: until when its player is on vacation. */
  vacations: (number | null)[]
  readonly lines: Line[]
  /** The moves that stand, in text after the letter of their seat. */
  moves: string[]
  /** Requests that were done, so that none is done twice. */
  readonly requests: Map<string, number>
  state: State
  clock: Clock
  proposal: Proposal | null
}

/** Moves that a player would like to take back, and who agrees. */
export interface Proposal {
  /** The line that asked. */
  readonly seq: number
  readonly ply: number
  readonly agreed: readonly number[]
}

/** The number of the last line; -1 before the first. */
export const lastSeq = ({ lines }: Game): number => lines.at(-1)?.seq ?? -1

export function gameOf(row: GameRow, seats: readonly SeatRow[], entries: readonly EntryRow[]): Game {
  const setup = {
    edition: row.edition,
    seats: row.seat_count,
    variants: JSON.parse(row.variants) as string[],
  }
  const clockRule = JSON.parse(row.clock) as ClockRule
  const game: Game = {
    row,
    clockRule,
    absence: JSON.parse(row.absence) as AbsenceRule,
    seats: seats.map(seatInfo),
    vacations: seats.map(() => null),
    lines: [],
    moves: [],
    requests: new Map(),
    state: newGame(setup, row.seed),
    clock: startedClock(clockRule, row.seat_count, row.started ?? row.created),
    proposal: null,
  }
  for (const entry of entries) addRow(game, entry)
  return game
}

/** The table as its game begins: the clock runs from then on. */
export const begin = (game: Game, row: GameRow): Game => ({
  ...game,
  row,
  clock: startedClock(game.clockRule, row.seat_count, row.started ?? row.created),
})

export const seatInfo = ({ kind, name, user_id, bot, passes }: SeatRow): SeatInfo => ({
  kind,
  name,
  user: user_id,
  bot,
  passes: passes === 1,
})

/** A line from the database, where only what was checked is written. */
export function addRow(game: Game, entry: EntryRow): void {
  const body = readBody(entry)
  const turnedUp = body.type === 'move' ? replayed(game, body.move) : []
  addLine(game, { seq: entry.seq, at: entry.at, ply: game.moves.length, body, turnedUp }, game.state)
}

/** A line, and the position after its move. */
export function addLine(game: Game, line: Line, next: State): void {
  const { seq, at, body } = line
  game.lines.push(line)
  if (body.type === 'move') addMove(game, body, line, next)
  else if (body.type === 'undo') takeBack(game, body.ply, at)
  else if (body.type === 'seat') changeSitter(game, body, at)
  else if (body.type === 'ask') game.proposal = { seq, ply: body.ply, agreed: [body.seat] }
  else if (game.proposal)
    game.proposal = body.yes ? { ...game.proposal, agreed: [...game.proposal.agreed, body.seat] } : null
}

type BodyOf<Type extends Body['type']> = Extract<Body, { type: Type }>

function addMove(game: Game, body: BodyOf<'move'>, { seq, at }: Line, next: State): void {
  game.proposal = null
  game.moves.push(body.move)
  if (body.request !== undefined) game.requests.set(body.request, seq)
  game.state = next
  if (next.over || seatToMove(next) !== body.seat)
    game.clock = turnOver(game.clockRule, game.clock, body.seat, at)
}

/** Time that was used stays used. */
function takeBack(game: Game, ply: number, at: number): void {
  game.proposal = null
  game.moves.splice(ply)
  game.state = newGame(game.state.setup, game.row.seed)
  for (const move of game.moves) replayed(game, move)
  game.clock = { ...game.clock, since: at }
}

/** Whoever sits down finds time to think. */
function changeSitter(game: Game, { seat, sitter, why }: BodyOf<'seat'>, at: number): void {
  game.seats = game.seats.with(seat, sitter)
  if (seatToMove(game.state) === seat) game.clock = { ...game.clock, since: at }
  if (why === 'sat' || why === 'back') game.clock = refilled(game.clockRule, game.clock, seat, why === 'sat')
}

/** Makes a move that was made before, in place. */
function replayed(game: Game, text: string): GameEvent[] {
  const parsed = parseMove(rulesOf(game.state), text.slice(2))
  if (parsed.error) throw new Error(`Game ${game.row.id}: ${text}: ${parsed.error.message}`)
  const events: GameEvent[] = []
  makeMove(game.state, parsed.value, (event) => events.push(event))
  return turnedUpIn(events)
}

/** As a file. The seed is part of it only once everything is open. */
export const recordOf = ({ row, seats, moves, state }: Game): GameRecord => ({
  setup: state.setup,
  names: seats.map(({ name }) => name),
  seed: state.over ? row.seed : null,
  seedHash: row.seed_hash,
  rules: row.rules,
  moves: [...moves],
  result: state.over ? state.players.map(({ vp }) => vp) : null,
})

export const isPlaying = ({ row, state }: Game): boolean => row.status === 'playing' && !state.over

export function turnOf(game: Game): TurnInfo | null {
  if (!isPlaying(game)) return null
  const { since, banks } = game.clock
  const seat = seatToMove(game.state)
  return { seat, since, deadline: deadline(game, seat), banks }
}

function deadline({ seats, vacations, clockRule, clock }: Game, seat: number): number | null {
  const sitter = seats[seat]
  if (sitter?.kind !== 'person' || sitter.passes) return null
  return deadlineOf(clockRule, clock, seat, vacations[seat] ?? null)
}

/** Milliseconds after which another server may take up a bot's turn. */
const BOT_PATIENCE = 5000

export function headOf(game: Game, now: number): HeadRow {
  const turn = turnOf(game)
  const head = { game_id: game.row.id, seq: lastSeq(game), changed: now }
  if (turn === null) return { ...head, turn: null, deadline: null, wake: null }
  const sitter = game.seats[turn.seat]
  const isServed = sitter?.kind === 'bot' || sitter?.passes === true
  const wake = isServed ? now + BOT_PATIENCE : turn.deadline
  return { ...head, turn: turn.seat, deadline: turn.deadline, wake }
}
