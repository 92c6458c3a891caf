// A game of players of any kind, from its first move to its last.

import {
  legalMoves,
  type Move,
  makeMove,
  ranking,
  type Seat,
  type State,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { at } from '../tables.ts'
import type { Choice, Player } from './player.ts'

export interface Conduct {
  /** Milliseconds for a decision; null where the number of positions is the only limit. */
  readonly ms: number | null
  /** Text from which the dice of a decision are made. */
  dice(seat: Seat, ply: number): string
  /** Asked before every decision: the game is broken off. */
  isStopped(): boolean
  /** Aborted when moves are wanted now. */
  readonly signal?: AbortSignal
  /** Before the move is made. */
  hear(decided: Decided): void
}

export interface Decided extends Choice {
  readonly seat: Seat
  readonly legal: readonly Move[]
  /** What it took. */
  readonly ms: number
}

/** Changes the state; false if the game was broken off. */
export async function playSeated(
  state: State,
  players: readonly Player[],
  conduct: Conduct,
): Promise<boolean> {
  const { ms, signal } = conduct
  const names = players.map(({ name }) => name)
  for (const [seat, player] of players.entries()) await player.begin({ setup: state.setup, seat, names })
  for (let ply = 0; !state.over; ply++) {
    if (conduct.isStopped()) return false
    const seat = seatToMove(state)
    const legal = legalMoves(state)
    const decision = { view: view(state, seat), legal, dice: conduct.dice(seat, ply), ms }
    const start = performance.now()
    const choice = await at(players, seat).choose(signal ? { ...decision, signal } : decision)
    conduct.hear({ ...choice, seat, legal, ms: performance.now() - start })
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
