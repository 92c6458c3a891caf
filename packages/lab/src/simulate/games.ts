// Whole games of bots, within their number of positions and without a clock, and of players of any kind.

import { type Bot, positionsClock } from '@ironbridge/bots'
import { at, legalMoves, makeMove, newGame, type Setup, seatName, seatToMove, view } from '@ironbridge/engine'
import { diceFrom, type Player, playSeated } from '@ironbridge/players'
import { openTally, type PlayedGame } from './tally.ts'

export function playGame(setup: Setup, seed: string, bots: readonly Bot[]): PlayedGame {
  const state = newGame(setup, seed)
  const dice = diceFrom(`${seed}/bots`)
  const names = bots.map(({ id }) => id)
  const tally = openTally(setup, seed, names)
  while (!state.over) {
    const seat = seatToMove(state)
    const legal = legalMoves(state)
    const bot = at(bots, seat)
    const move = bot.choose(view(state, seat), legal, positionsClock(dice, bot.budget.positions))
    tally.add(seat, legal, move)
    makeMove(state, move)
  }
  return tally.played(state)
}

/** Null if the signal broke it off. */
export async function playSeatedGame(
  setup: Setup,
  seed: string,
  players: readonly Player[],
  signal: AbortSignal,
): Promise<PlayedGame | null> {
  const state = newGame(setup, seed)
  const names = players.map(({ name }) => name)
  const tally = openTally(setup, seed, names)
  const isOver = await playSeated(state, players, {
    ms: null,
    dice: (seat, ply) => `${seed}/${seatName(seat)}/${ply}`,
    isStopped: () => signal.aborted,
    signal,
    hear: ({ seat, legal, move, faults }) => tally.add(seat, legal, move, faults),
  })
  return isOver ? tally.played(state) : null
}
