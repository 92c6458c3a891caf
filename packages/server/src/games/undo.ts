// Taking moves back: freely as far as the engine's rule goes, beyond that when everybody agrees.

import { seatToMove, undoable } from '@ironbridge/engine'
import { Problem } from '../problem.ts'
import { type Game, isPlaying, lastSeq, recordOf } from './game.ts'
import type { Hall, Step } from './hall.ts'
import type { Body } from './log.ts'

/** Goes back to so many moves, or asks the others. Within `withGame`. */
export async function undoTo(hall: Hall, game: Game, seat: number, ply: number): Promise<number> {
  if (ply >= game.moves.length) await hall.refresh(game)
  if (!isPlaying(game)) throw new Problem('conflict', 'This game is not being played.')
  if (ply >= game.moves.length) throw new Problem('stale', 'There is nothing to take back.')
  const isOwn = seatToMove(game.state) === seat && game.moves.length - ply <= freeMoves(game)
  const asked = line(game, { type: 'ask', seat, ply })
  const isAgreed = isOwn || voters(game).every((voter) => voter === seat)
  await hall.append(game, isAgreed ? [line(game, { type: 'undo', ply })] : [asked])
  return lastSeq(game)
}

/** What a player says to such a wish. Within `withGame`. */
export async function answerAsk(
  hall: Hall,
  game: Game,
  seat: number,
  ask: number,
  yes: boolean,
): Promise<number> {
  // Another server may have heard the question.
  if (game.proposal?.seq !== ask) await hall.refresh(game)
  const { proposal } = game
  if (!isPlaying(game) || proposal?.seq !== ask) throw new Problem('stale', 'Nobody asks for that any more.')
  if (proposal.agreed.includes(seat)) throw new Problem('conflict', 'You have agreed already.')
  const answer = line(game, { type: 'answer', seat, yes })
  const isAgreed = yes && voters(game).every((voter) => voter === seat || proposal.agreed.includes(voter))
  await hall.append(game, isAgreed ? [answer, line(game, { type: 'undo', ply: proposal.ply })] : [answer])
  return lastSeq(game)
}

const freeMoves = (game: Game): number => undoable({ ...recordOf(game), seed: game.row.seed })

/** People at the table; bots do not mind. */
const voters = ({ seats }: Game): number[] =>
  seats.flatMap(({ kind, passes }, seat) => (kind === 'person' && !passes ? [seat] : []))

const line = ({ state }: Game, body: Body): Step => ({ body, events: [], next: state })
