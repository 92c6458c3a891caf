// What a computer player is: something that chooses one of the legal moves within its clock.

import type { Dice, Move, State } from '@ironbridge/engine'

export interface Bot {
  readonly id: string
  readonly title: string
  /** One sentence on how it plays. */
  readonly sentence: string
  /** What it takes for one decision when nobody says otherwise. */
  readonly budget: Budget
  /**
   * One of `legal`. The view is what the seat to move may know: hidden cards are HIDDEN, and all chance
   * comes from the clock's dice, so that the same view, dice and number of positions give the same choice.
   */
  choose(view: State, legal: readonly Move[], clock: Clock): Move
}

export interface Budget {
  /** Positions valued: what measured games are played with, since it does not depend on the machine. */
  readonly positions: number
  /** Milliseconds: what a person at the table is asked to wait at most. */
  readonly ms: number
}

export interface Clock {
  readonly dice: Dice
  /** Part of the budget used up when so many positions were valued; from 1 on the move is wanted now. */
  spent(positions: number): number
  /** Hears what the bot considers while it thinks. */
  tell?(thought: Thought): void
}

/** What a bot considers best so far. */
export interface Thought {
  /** The move it would make now, and what it expects to follow. */
  readonly line: readonly Move[]
  /** By seat: the victory points it expects at the end; empty if it does not look that far. */
  readonly values: readonly number[]
  /** How often the move was looked at, and the positions valued so far. */
  readonly visits: number
  readonly positions: number
}
