// When a player leaves or lets the time run out: a bot plays on, the seat waits for somebody else, or its turns are passed.

import { legalMoves, recordedMove, seatToMove } from '@ironbridge/engine'
import type { SeatInfo } from '@ironbridge/protocol'
import { Problem } from '../problem.ts'
import type { Queries } from '../store/schema.ts'
import { type Game, isPlaying, turnOf } from './game.ts'
import type { Hall, Step } from './hall.ts'
import { appendMoves, stepsOf } from './moves.ts'

/** Within `withGame`, as everything here. */
export const leaveSeat = (hall: Hall, game: Game, seat: number): Promise<void> =>
  changeSeat(hall, game, seat, sitterAfter(game, seat), 'left')

/** The clock is looked at again: a hint of the time may be late, or wrong. */
export async function timeIsUp(hall: Hall, game: Game, now: number): Promise<void> {
  const turn = turnOf(game)
  if (turn === null || turn.deadline === null || turn.deadline > now) return
  if (game.absence.kind === 'pass') await passTurn(hall, game)
  else await changeSeat(hall, game, turn.seat, sitterAfter(game, turn.seat), 'timeout')
}

/** A substitute, or the player who had left. */
export async function takeSeat(
  hall: Hall,
  game: Game,
  seat: number,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  if (!isPlaying(game)) throw new Problem('conflict', 'This game is not being played.')
  const old = game.seats[seat]
  if (game.seats.some(({ user, passes }, other) => user === id && !passes && other !== seat))
    throw new Problem('conflict', 'You already sit at this table.')
  const isBack = old?.user === id
  if (old?.kind !== 'open' && !isBack) throw new Problem('conflict', 'This seat is taken.')
  const sitter: SeatInfo = { kind: 'person', name, user: id, bot: null, passes: false }
  await changeSeat(hall, game, seat, sitter, isBack ? 'back' : 'sat')
}

/** Passes what is left of the turn, or settles a debt in the first legal way. */
export async function passTurn(hall: Hall, game: Game): Promise<void> {
  if (!isPlaying(game)) return
  const seat = seatToMove(game.state)
  const steps: Step[] = []
  let state = game.state
  while (!state.over && seatToMove(state) === seat) {
    const moves = legalMoves(state)
    const move =
      moves.find(({ type }) => type === 'pass') ?? moves.find(({ type }) => type === 'end') ?? moves[0]
    if (move === undefined) throw new Error(`Game ${game.row.id} has no legal move.`)
    const [step] = stepsOf(state, [recordedMove(state, move).slice(2)], (text) => ({
      type: 'move',
      seat,
      move: text,
      by: 'clock',
    }))
    if (step === undefined) break
    steps.push(step)
    state = step.next
  }
  await appendMoves(hall, game, steps)
}

function sitterAfter({ seats, absence }: Game, seat: number): SeatInfo {
  const { name = '', user = null } = seats[seat] ?? {}
  if (absence.kind === 'bot') return { kind: 'bot', name, user, bot: absence.bot, passes: false }
  if (absence.kind === 'substitute') return { kind: 'open', name: '', user: null, bot: null, passes: false }
  return { kind: 'person', name, user, bot: null, passes: true }
}

async function changeSeat(
  hall: Hall,
  game: Game,
  seat: number,
  sitter: SeatInfo,
  why: 'left' | 'timeout' | 'sat' | 'back',
): Promise<void> {
  if (!isPlaying(game)) throw new Problem('conflict', 'This game is not being played.')
  const step: Step = { body: { type: 'seat', seat, sitter, why }, events: [], next: game.state }
  await hall.append(game, [step], (db) => writeSeat(db, game.row.id, seat, sitter))
}

const writeSeat = async (db: Queries, game: string, seat: number, sitter: SeatInfo): Promise<void> => {
  const { kind, name, user, bot, passes } = sitter
  await db
    .updateTable('seats')
    .set({ kind, name, user_id: user, bot, passes: passes ? 1 : 0 })
    .where('game_id', '=', game)
    .where('seat', '=', seat)
    .execute()
}
