// A player's moves: whose turn it is, whether the rules allow them, and all of them written or none.

import type { GameEvent, Move, State } from '@ironbridge/engine'
import type { Engine } from '@ironbridge/revisions'
import { Problem } from '../problem.ts'
import type { Queries } from '../store/schema.ts'
import { endSeats } from '../store/seats.ts'
import { ownSeat, seatOf } from './access.ts'
import { dropDrafts } from './drafts.ts'
import { type Game, isPlaying, isStandIn, isThere, lastSeq, seatInTurn } from './game.ts'
import type { GameStep, GamesInMemory } from './games.ts'

export interface Sent {
  readonly ply: number
  readonly moves: readonly string[]
  /** The same for every repetition. */
  readonly request: string
}

/** Answers the number of the last line. Within `withGame`. */
export async function playMoves(
  games: GamesInMemory,
  game: Game,
  user: string | null,
  sent: Sent,
): Promise<number> {
  // Another server may have heard the moves before, or who sat down.
  if (sent.ply > game.moves.length || seatOf(game, user) === null) await games.catchUp(game)
  const seat = ownSeat(game, user)
  const done = game.requests.get(sent.request)
  if (done !== undefined) return done
  checkPlays(game, seat)
  if (sent.ply !== game.moves.length)
    throw new Problem('stale', `The game is at move ${game.moves.length}, not ${sent.ply}.`)
  if (seatInTurn(game) !== seat) throw new Problem('stale', 'It is not your turn.')
  const steps = stepsOf(game.engine, game.state, sent.moves, (move) => ({
    type: 'move',
    seat,
    move,
    by: 'person',
    request: sent.request,
  }))
  await appendMoves(games, game, steps)
  return lastSeq(game)
}

const NOT_PLAYED = 'This game is not being played.'

/** A Problem for whoever has left: a game that rests must not go on behind its players. */
export function checkPlays(game: Game, seat: number): void {
  if (!isPlaying(game)) throw new Problem('conflict', NOT_PLAYED)
  if (!isThere(game.seats[seat])) throw new Problem('conflict', 'You have left this game. Come back first.')
}

/** Writes moves, that a bot has made them in somebody's place, and the end of the game if they lead there. */
export function appendMoves(games: GamesInMemory, game: Game, steps: readonly GameStep[]): Promise<void> {
  const last = steps.at(-1)?.next
  const seat = seatInTurn(game)
  const isNew = isStandIn(game, seat) && !game.seats[seat]?.standIn
  if (!isNew && !last?.over) return games.append(game, steps)
  return games.append(game, steps, async (db) => {
    if (isNew) await noteStandIn(db, game.row.id, seat)
    if (last?.over) await endGame(db, game, last, games.now())
  })
}

async function noteStandIn(db: Queries, game: string, seat: number): Promise<void> {
  await db
    .updateTable('seats')
    .set({ stand_in: 1 })
    .where('game_id', '=', game)
    .where('seat', '=', seat)
    .execute()
}

async function endGame(db: Queries, game: Game, state: State, ended: number): Promise<void> {
  const end = {
    status: 'over',
    result: JSON.stringify(state.players.map(({ vp }) => vp)),
    winners: JSON.stringify(game.engine.ranking(state)[0] ?? []),
    ended,
  } as const
  const { numUpdatedRows } = await db
    .updateTable('games')
    .set(end)
    .where('id', '=', game.row.id)
    .where('status', '=', 'playing')
    .executeTakeFirst()
  // A moderator has closed it, and this server has not heard of it yet.
  if (numUpdatedRows !== 1n) throw new Problem('conflict', NOT_PLAYED)
  game.row = { ...game.row, ...end }
  await endSeats(db, game.row.id, ended)
  await dropDrafts(db, game.row.id)
}

/** Texts → lines with their positions; a Problem at the first that cannot be made. */
export function stepsOf(
  engine: Engine,
  start: State,
  texts: readonly string[],
  bodyOf: (move: string) => GameStep['body'],
): GameStep[] {
  let state = start
  const seat = engine.seatToMove(start)
  return texts.map((text, place) => {
    if (state.over || engine.seatToMove(state) !== seat)
      throw new Problem('illegal', `The turn is over after ${place} moves; ${texts.length} were sent.`)
    const move = legalMove(engine, state, text)
    const events: GameEvent[] = []
    const body = bodyOf(engine.recordedMove(state, move))
    state = engine.cloneState(state)
    engine.makeMove(state, move, (event) => events.push(event))
    return { body, events, next: state }
  })
}

/** What was left out and is no choice is filled in. */
function legalMove(engine: Engine, state: State, text: string): Move {
  const { value: meant, error } = engine.readMove(state, text)
  if (error) throw new Problem('bad-request', error.message)
  if (meant.broken === null) return meant.move
  const refusal = engine.formatRefusal(engine.rulesOf(state), engine.refusalOf(state, meant))
  throw new Problem('illegal', refusal, meant.broken)
}
