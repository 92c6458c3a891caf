// Taking moves back: freely as far as the engine's rule goes, beyond that when everybody agrees.

import { Problem } from '../problem.ts'
import { ownSeat } from './access.ts'
import { type Game, isThere, lastSeq, positionAt, recordOf, seatInTurn } from './game.ts'
import type { GameStep, GamesInMemory } from './games.ts'
import type { Body, LogLine } from './lines.ts'
import { checkPlays } from './moves.ts'
import { backwards, countSince } from './returns.ts'

/** Moves that one turn may take back: every one stays in the log. */
const MOST_IN_TURN = 50
/** Lines of a log after which nothing is taken back any more. Games have a few hundred. */
const MOST_LINES = 3000
/** Requests of one player, in so many milliseconds. Each is told to the others wherever they are. */
const MOST_REQUESTS = 3
const REQUESTS_WITHIN = 5 * 60_000

/** Goes back to so many moves, or asks the others. Within `withGame`. */
export async function undoTo(
  games: GamesInMemory,
  game: Game,
  user: string | null,
  ply: number,
): Promise<number> {
  // A request that seems to be open may have been answered at another server.
  if (ply >= game.moves.length || game.proposal) await games.refresh(game)
  const seat = ownSeat(game, user)
  checkPlays(game, seat)
  if (ply >= game.moves.length) throw new Problem('stale', 'There is nothing to take back.')
  if (undosInTurn(game.lines, seat) >= MOST_IN_TURN || game.lines.length >= MOST_LINES)
    throw new Problem('too-many', 'So many moves were taken back that it is enough. Play on.')
  const isOwn = seatInTurn(game) === seat && game.moves.length - ply <= freeMoves(game)
  const others = voters(game).filter((voter) => voter !== seat)
  if (!isOwn) checkMayAsk(game, seat, others, games.now())
  const isDone = isOwn || others.length === 0
  await games.append(game, [isDone ? undo(game, ply) : said(game, { type: 'ask', seat, ply })])
  return lastSeq(game)
}

/** What a player says to such a request; no after yes takes a yes back, or the own request. Within `withGame`. */
export async function answerAsk(
  games: GamesInMemory,
  game: Game,
  user: string | null,
  ask: number,
  yes: boolean,
): Promise<number> {
  // Another server may have heard the question, or other answers.
  await games.refresh(game)
  const seat = ownSeat(game, user)
  checkPlays(game, seat)
  const { proposal } = game
  if (proposal?.seq !== ask) throw new Problem('stale', 'Nobody asks for that any more.')
  if (yes && proposal.agreed.includes(seat)) throw new Problem('conflict', 'You have agreed already.')
  const answer = said(game, { type: 'answer', seat, yes })
  const isAgreed = yes && voters(game).every((voter) => voter === seat || proposal.agreed.includes(voter))
  await games.append(game, isAgreed ? [answer, undo(game, proposal.ply)] : [answer])
  return lastSeq(game)
}

/** One request at a time, not too many of them, and none that somebody who is away could not refuse. */
function checkMayAsk(game: Game, seat: number, others: readonly number[], now: number): void {
  if (others.some((other) => !isThere(game.seats[other])))
    throw new Problem('conflict', 'Somebody is away who would have to agree. Wait until they are back.')
  if (game.proposal)
    throw new Problem('conflict', 'A request is open already. Wait for the answers, or play on.')
  const isOwn = ({ body }: LogLine): boolean => body.type === 'ask' && body.seat === seat
  if (countSince(game.lines, now - REQUESTS_WITHIN, isOwn) >= MOST_REQUESTS)
    throw new Problem('too-many', 'You have asked several times. Wait a few minutes.')
}

function undosInTurn(lines: readonly LogLine[], seat: number): number {
  let count = 0
  for (const { body } of backwards(lines)) {
    if (body.type === 'move' && body.seat !== seat) break
    if (body.type === 'undo') count++
  }
  return count
}

const freeMoves = (game: Game): number => game.engine.undoable({ ...recordOf(game), seed: game.row.seed })

/** Everybody whose game it is, also while they are away; bots do not mind. */
const voters = ({ seats }: Game): number[] =>
  seats.flatMap(({ kind, user }, seat) => (kind === 'open' || user !== null ? [seat] : []))

const said = ({ state }: Game, body: Body): GameStep => ({ body, events: [], next: state })

const undo = (game: Game, ply: number): GameStep => ({
  body: { type: 'undo', ply },
  events: [],
  next: positionAt(game, ply),
})
