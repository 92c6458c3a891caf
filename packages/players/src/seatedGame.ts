// A game of players of any kind, from its first move to its last.

import {
  at,
  legalMoves,
  type Move,
  makeMove,
  ranking,
  type Seat,
  type State,
  seatToMove,
  view,
} from '@ironbridge/engine'
import type { Chosen, Player } from './player.ts'

export interface Conduct {
  /** Milliseconds for a decision; null where the number of positions is the only limit. */
  readonly ms: number | null
  /** Text from which the dice of a decision are made. */
  dice(seat: Seat, ply: number): string
  /** Asked all the time: the game is broken off. */
  readonly isStopped: () => boolean
  /** Aborted when it is, for players who wait. */
  readonly signal?: AbortSignal
  /** Before the move is made. */
  hear(decided: Decided): void
}

export interface Decided extends Chosen {
  readonly seat: Seat
  readonly legal: readonly Move[]
  readonly ms: number
}

/** Changes the state; false if the game was broken off. */
export async function playSeated(
  state: State,
  players: readonly Player[],
  conduct: Conduct,
): Promise<boolean> {
  const { ms, isStopped, signal } = conduct
  const names = players.map(({ name }) => name)
  for (const [seat, player] of players.entries())
    await player.begin({ setup: state.setup, seat, names }, signal)
  if (isStopped()) return false
  for (let ply = 0; !state.over; ply++) {
    const seat = seatToMove(state)
    const legal = legalMoves(state)
    const decision = { view: view(state, seat), legal, dice: conduct.dice(seat, ply), ms, isStopped }
    const start = performance.now()
    const choice = await at(players, seat).choose(signal ? { ...decision, signal } : decision)
    // It may have been made in haste, and must not end the game.
    if (isStopped()) return false
    conduct.hear({ ms: performance.now() - start, ...choice, seat, legal })
    makeMove(state, choice.move)
  }
  await finish(state, players)
  return true
}

/** Tells everybody how it ended. */
async function finish(state: State, players: readonly Player[]): Promise<void> {
  const result = { vp: state.players.map(({ vp }) => vp), ranking: ranking(state) }
  for (const player of players) await player.finish(result)
}
