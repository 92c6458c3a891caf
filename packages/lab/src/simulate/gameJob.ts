// One game of a simulation as a job, for this thread or another: plain data in, plain data out.

import { bots } from '@ironbridge/bots'
import { formatGame, type Setup } from '@ironbridge/engine'
import { playGame } from './games.ts'
import { outcomeOf, type SimulatedOutcome } from './summary.ts'

export interface GameJob {
  readonly setup: Setup
  readonly seed: string
  /** Ids of bots, by seat. */
  readonly seats: readonly string[]
}

export interface GameDone {
  readonly outcome: SimulatedOutcome
  /** The game as a file. */
  readonly text: string
}

export function doGame({ setup, seed, seats }: GameJob): GameDone {
  const played = playGame(
    setup,
    seed,
    seats.flatMap((id) => bots.filter((bot) => bot.id === id)),
  )
  return { outcome: outcomeOf(played), text: formatGame(played.record) }
}
