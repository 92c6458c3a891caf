// What a computer player is: something that chooses one of the legal moves.

import type { Dice, Move, State } from '@ironbridge/engine'

export interface Bot {
  readonly id: string
  readonly title: string
  /**
   * One of `legal`. The state is what the seat to move may know: hidden cards are HIDDEN, and all chance
   * comes from the dice, so that the same game and the same dice give the same choice.
   */
  choose(state: State, legal: readonly Move[], dice: Dice): Move
}
