// When a player leaves or lets the time run out: a bot plays on, the seat waits for somebody else, or its turns are passed.

import { Problem } from '../problem.ts'
import type { Db, Queries } from '../store/schema.ts'
import { holdSeat, seatHeld } from '../store/seats.ts'
import { atLeast, type GameClock, interrupted, refilled } from './clock.ts'
import { type Game, isPlaying, isResting, isServed, isThere, seatInTurn, turnOf } from './game.ts'
import type { GameStep, GamesInMemory } from './games.ts'
import type { Body, BodyOf, SeatHolder } from './lines.ts'
import { appendMoves, stepsOf } from './moves.ts'
import type { Actor } from './programs.ts'
import { countSince, deservesTime, hasComeBack, isDeserted } from './returns.ts'

/** Within `withGame`, as everything here. */
export const leaveSeat = (games: GamesInMemory, game: Game, seat: number): Promise<void> =>
  changeSeat(games, game, seat, sitterAfter(game, seat), 'left')

/**
 * The clock is looked at again: what wakes a game may be late, or wrong. Whoever came back in this very turn passes it
 * instead of leaving again; and where turns are passed, a seat rests once nobody plays any more.
 */
export async function timeIsUp(games: GamesInMemory, game: Game, now: number): Promise<void> {
  const turn = turnOf(game)
  if (turn === null || turn.deadline === null || turn.deadline > now) return
  const { seat } = turn
  const isPassed = game.absence.kind === 'pass' && !isDeserted(game.lines, seat)
  if (isPassed || hasComeBack(game.lines, seat)) await passTurn(games, game)
  else await changeSeat(games, game, seat, sitterAfter(game, seat), 'timeout')
}

const HOUR = 3_600_000
/** How often a seat may change hands in an hour. */
const MOST_CHANGES = 40

/** A substitute, or the player who had left. Whoever has seen a hand of this game sits with that hand, or not at all. */
export async function takeSeat(
  db: Db,
  games: GamesInMemory,
  game: Game,
  seat: number,
  { id, name, isProgram = false }: Actor,
): Promise<void> {
  if (!isPlaying(game)) throw new Problem('conflict', 'This game is not being played.')
  const old = game.seats[seat]
  if (isThere(old) && old.user === id) return
  const held = await seatHeld(db, game.row.id, id)
  if (held !== null && held !== seat)
    throw new Problem('conflict', 'You have another seat in this game. Come back to that one.')
  if (old?.kind !== 'open' && old?.user !== id) throw new Problem('conflict', 'This seat is taken.')
  // A bot that may think for as long as it likes is nobody's to call for one move: what it began, it ends.
  if (old.kind === 'bot' && isServed(game) && seatInTurn(game) === seat)
    throw new Problem('conflict', 'A bot plays this turn for you. Come back after it.')
  if (countSince(game.lines, games.now() - HOUR, ({ body }) => isSeatLine(body, seat)) >= MOST_CHANGES)
    throw new Problem('too-many', 'This seat has changed hands many times. Wait an hour.')
  const sitter: SeatHolder = { kind: 'person', name, user: id, bot: null, passes: false, program: isProgram }
  await changeSeat(games, game, seat, sitter, held === null ? 'sat' : 'back')
}

const isSeatLine = (body: Body, seat: number): boolean => body.type === 'seat' && body.seat === seat

/** Passes what is left of the turn, or settles a debt in the first legal way. */
export async function passTurn(games: GamesInMemory, game: Game): Promise<void> {
  if (!isPlaying(game)) return
  const { engine } = game
  const seat = seatInTurn(game)
  const steps: GameStep[] = []
  let state = game.state
  while (!state.over && engine.seatToMove(state) === seat) {
    const moves = engine.legalMoves(state)
    const move =
      moves.find(({ type }) => type === 'pass') ?? moves.find(({ type }) => type === 'end') ?? moves[0]
    if (move === undefined) throw new Error(`Game ${game.row.id} has no legal move.`)
    const [step] = stepsOf(engine, state, [engine.recordedMove(state, move).slice(2)], (text) => ({
      type: 'move',
      seat,
      move: text,
      by: 'clock',
    }))
    if (step === undefined) break
    steps.push(step)
    state = step.next
  }
  await appendMoves(games, game, steps)
}

function sitterAfter({ seats, absence }: Game, seat: number): SeatHolder {
  const { name = '', user = null, program = false } = seats[seat] ?? {}
  if (absence.kind === 'bot') return { kind: 'bot', name, user, bot: absence.bot, passes: false }
  if (absence.kind === 'substitute') return { kind: 'open', name: '', user: null, bot: null, passes: false }
  return { kind: 'person', name, user, bot: null, passes: true, program }
}

async function changeSeat(
  games: GamesInMemory,
  game: Game,
  seat: number,
  sitter: SeatHolder,
  why: BodyOf<'seat'>['why'],
): Promise<void> {
  if (!isPlaying(game)) throw new Problem('conflict', 'This game is not being played.')
  const was = game.seats[seat] as SeatHolder
  const clock = clockAfter(game, seat, why, games.now())
  const step: GameStep = {
    body: { type: 'seat', seat, was, sitter: { ...sitter, standIn: was.standIn === true }, why, clock },
    events: [],
    next: game.state,
  }
  await games.append(game, [step], (db) => writeSeat(db, game.row.id, seat, sitter))
}

/** The clock of a game that rested has rested too. */
function clockAfter(game: Game, seat: number, why: BodyOf<'seat'>['why'], now: number): GameClock {
  const { clockRule: rule, pauses, clock, lines } = game
  const isTurn = seatInTurn(game) === seat
  const running = isTurn ? interrupted(rule, pauses, clock, seat, now) : clock
  const kept = isResting(game) ? { ...clock, since: now } : running
  if (why === 'sat') return refilled(rule, kept, seat, isTurn, now)
  return why === 'back' && deservesTime(lines, seat) ? atLeast(rule, kept, seat, isTurn, now) : kept
}

async function writeSeat(db: Queries, game: string, seat: number, sitter: SeatHolder): Promise<void> {
  const { kind, name, user, bot, passes, program = false } = sitter
  await db
    .updateTable('seats')
    .set({ kind, name, user_id: user, bot, passes: passes ? 1 : 0, program: program ? 1 : 0 })
    .where('game_id', '=', game)
    .where('seat', '=', seat)
    .execute()
  if (user !== null) await holdSeat(db, game, user, seat)
}
