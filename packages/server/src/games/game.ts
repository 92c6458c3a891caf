// One game in memory: its table, its log, and the position that follows from them.

import { type GameEvent, type GameRecord, hashOfSeed, type State } from '@ironbridge/engine'
import type { AbsenceRule, ClockRule, Person, TurnInfo } from '@ironbridge/protocol'
import type { Engine } from '@ironbridge/revisions'
import { Problem } from '../problem.ts'
import { BOT, type EntryRow, type GameRow, type HeadRow, type SeatRow } from '../store/schema.ts'
import { deadlineOf, type GameClock, handedOn, startedClock, turnOver } from './clock.ts'
import { type Body, type BodyOf, type LogLine, readBody, type SeatHolder, turnedUpIn } from './lines.ts'
import type { Pauses } from './pauses.ts'

/** Changed in place, and only by the functions here. */
export interface Game {
  /** Of the rules that it began with: nobody asks another about it. */
  readonly engine: Engine
  row: GameRow
  readonly clockRule: ClockRule
  readonly absence: AbsenceRule
  seats: SeatHolder[]
  /** In the seed, by seat. */
  shares: readonly (string | null)[]
  readonly pauses: Pauses
  /** By person: until when somebody is, or was, on vacation. */
  vacations: ReadonlyMap<string, number>
  /** By program with an account of its own: whose it is. */
  owners: ReadonlyMap<string, Person>
  readonly lines: LogLine[]
  /** The moves that stand, in text after the letter of their seat. */
  moves: string[]
  /** Requests that were done, so that none is done twice. */
  readonly requests: Map<string, number>
  state: State
  clock: GameClock
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

/** The seat in turn, or of whoever made the last move. */
export const seatInTurn = ({ engine, state }: Game): number => engine.seatToMove(state)

/** A Problem where the log breaks the rules: played on by others, the game would end otherwise. */
export function gameOf(
  engine: Engine,
  row: GameRow,
  seats: readonly SeatRow[],
  entries: readonly EntryRow[],
  pauses: Pauses,
): Game {
  const setup = {
    edition: row.edition,
    seats: row.seat_count,
    variants: JSON.parse(row.variants) as string[],
  }
  const clockRule = JSON.parse(row.clock) as ClockRule
  const game: Game = {
    engine,
    row,
    clockRule,
    absence: JSON.parse(row.absence) as AbsenceRule,
    seats: seats.map(seatInfo),
    shares: seats.map(({ share }) => share),
    pauses,
    vacations: new Map(),
    owners: new Map(),
    lines: [],
    moves: [],
    requests: new Map(),
    state: engine.newGame(setup, row.seed),
    clock: startedClock(clockRule, row.seat_count, row.started ?? row.created),
    proposal: null,
  }
  addRows(game, entries)
  return game
}

/** The table as its game begins: players have had their shares in the seed, and the clock runs from then on. */
export const begin = (game: Game, row: GameRow): Game => ({
  ...game,
  row,
  state: game.engine.newGame(game.state.setup, row.seed),
  clock: startedClock(game.clockRule, row.seat_count, row.started ?? row.created),
})

export const seatInfo = ({ kind, name, user_id, bot, passes, program, stand_in }: SeatRow): SeatHolder => ({
  kind,
  name,
  user: user_id,
  bot,
  passes: passes === 1,
  program: program === 1,
  standIn: stand_in === 1,
})

/** Lines from the database. Only what was checked is written there; whether it still holds is looked at again. */
export function addRows(game: Game, entries: readonly EntryRow[]): void {
  /** Positions by ply, as far as they were seen here: what is taken back need not be played again. */
  const seen: State[] = []
  seen[game.moves.length] = game.state
  for (const entry of entries) {
    const body = readBody(entry)
    const events: GameEvent[] = []
    const ply = game.moves.length
    const next = positionAfter(game, body, seen, events)
    addLine(game, { seq: entry.seq, at: entry.at, ply, body, turnedUp: turnedUpIn(events) }, next)
    seen.length = game.moves.length
    seen.push(next)
  }
}

function positionAfter(game: Game, body: Body, seen: readonly State[], events: GameEvent[]): State {
  if (body.type === 'undo') return seen[body.ply] ?? positionAt(game, body.ply)
  if (body.type !== 'move') return game.state
  const next = game.engine.cloneState(game.state)
  makeAgain(game, next, body.move, (event) => events.push(event))
  return next
}

/** The position after so many of the moves that stand. */
export function positionAt(game: Game, ply: number): State {
  const state = game.engine.newGame(game.state.setup, game.row.seed)
  for (const move of game.moves.slice(0, ply)) makeAgain(game, state, move)
  return state
}

/** Makes a move that was made before, in place. */
function makeAgain(
  { engine, moves }: Game,
  state: State,
  text: string,
  tell?: (event: GameEvent) => void,
): void {
  const { value: move } = engine.parseWholeMove(engine.rulesOf(state), text.slice(2))
  const isInTurn = text[0] === engine.seatName(engine.seatToMove(state))
  if (move === null || !isInTurn || engine.brokenRule(state, move) !== null)
    throw new Problem(
      'other-rules',
      `The log of this game is damaged, or of other rules: move ${moves.length + 1}, "${text}", cannot be made.`,
    )
  engine.makeMove(state, move, tell)
}

/** A line, and the position after it. */
export function addLine(game: Game, line: LogLine, next: State): void {
  const { seq, at, body } = line
  game.lines.push(line)
  if (body.type === 'move') addMove(game, body, line, next)
  else if (body.type === 'undo') takeBack(game, body.ply, at, next)
  else if (body.type === 'seat') changeSitter(game, body)
  else if (body.type === 'ask') game.proposal = { seq, ply: body.ply, agreed: [body.seat] }
  else if (game.proposal)
    game.proposal = body.yes ? { ...game.proposal, agreed: [...game.proposal.agreed, body.seat] } : null
}

function addMove(game: Game, body: BodyOf<'move'>, { seq, at }: LogLine, next: State): void {
  // Whoever plays on has answered. A bot has no say in it, and may have been thinking when the question came.
  if (body.by !== 'bot') game.proposal = null
  else if (isStandIn(game, body.seat)) markStandIn(game, body.seat)
  game.moves.push(body.move)
  if (body.request !== undefined) game.requests.set(body.request, seq)
  game.state = next
  if (!next.over && seatInTurn(game) === body.seat) return
  // A bot thinks on nobody's time.
  game.clock =
    body.by === 'bot'
      ? { ...game.clock, since: at }
      : turnOver(game.clockRule, game.pauses, game.clock, body.seat, at)
}

/** Whether a bot plays the seat in a person's place. */
export const isStandIn = ({ seats }: Game, seat: number): boolean =>
  seats[seat]?.kind === 'bot' && seats[seat].user !== null

function markStandIn(game: Game, seat: number): void {
  game.seats = game.seats.map((sitter, place) => (place === seat ? { ...sitter, standIn: true } : sitter))
}

/** Time that was used stays used: within a turn the clock runs on. */
function takeBack(game: Game, ply: number, at: number, next: State): void {
  const seat = seatInTurn(game)
  game.proposal = null
  game.moves.splice(ply)
  game.state = next
  if (seatInTurn(game) !== seat) game.clock = handedOn(game.pauses, game.clock, seat, at)
}

function changeSitter(game: Game, { seat, sitter, clock }: BodyOf<'seat'>): void {
  game.seats = game.seats.with(seat, sitter)
  game.clock = clock
}

/** As a file. The seed is part of it only once everything is open. */
export const recordOf = ({ row, seats, moves, state }: Game): GameRecord => ({
  setup: state.setup,
  names: seats.map(({ name }) => name),
  seed: state.over ? row.seed : null,
  seedHash: hashOfSeed(row.seed),
  rules: row.rules,
  moves: [...moves],
  result: state.over ? state.players.map(({ vp }) => vp) : null,
})

export const isPlaying = ({ row, state }: Game): boolean => row.status === 'playing' && !state.over

/** Whether somebody plays the seat in person. */
export const isThere = (sitter: SeatHolder | undefined): sitter is SeatHolder =>
  sitter?.kind === 'person' && !sitter.passes

/** Whether people wait for what the others do. */
export const isAwaited = ({ seats }: Game): boolean => seats.some((sitter) => isThere(sitter))

/** Nobody is there, but somebody may come (back): the game waits for them. Bots among themselves play on. */
export const isResting = (game: Game): boolean =>
  !isAwaited(game) && game.seats.some(({ kind, user }) => kind === 'open' || user !== null)

export function turnOf(game: Game): TurnInfo | null {
  if (!isPlaying(game)) return null
  const { since, banks } = game.clock
  const seat = seatInTurn(game)
  return { seat, since, deadline: deadline(game, seat), banks }
}

function deadline({ seats, vacations, clockRule, pauses, clock }: Game, seat: number): number | null {
  const sitter = seats[seat]
  if (!isThere(sitter)) return null
  return deadlineOf(clockRule, pauses, clock, seat, vacations.get(sitter.user ?? '') ?? null)
}

/** Milliseconds after which another server may take up a bot's turn. */
const BOT_PATIENCE = 5000

/** A process that does not think leaves a bot's turn to the first that does; what is to be passed is any server's at once. */
export function headOf(game: Game, now: number, thinks: boolean): HeadRow {
  const turn = turnOf(game)
  const head = { game_id: game.row.id, seq: lastSeq(game), changed: now }
  if (turn === null) return { ...head, turn: null, deadline: null, wake: null, bot: BOT.none }
  const bot = botTurnOf(game)
  const patience = bot !== BOT.none && thinks ? BOT_PATIENCE : 0
  const wake = isServed(game) ? now + patience : turn.deadline
  return { ...head, turn: turn.seat, deadline: turn.deadline, wake, bot }
}

function botTurnOf(game: Game): number {
  if (!isServed(game) || botInTurn(game) === null) return BOT.none
  return isAwaited(game) ? BOT.awaited : BOT.alone
}

/** Its name; null where a person is in turn, or nobody. */
export const botInTurn = (game: Game): string | null => game.seats[seatInTurn(game)]?.bot ?? null

/** Whether the server itself has to move for the seat in turn. */
export function isServed(game: Game): boolean {
  if (!isPlaying(game) || isResting(game)) return false
  const sitter = game.seats[seatInTurn(game)]
  return sitter?.kind === 'bot' || sitter?.passes === true
}
