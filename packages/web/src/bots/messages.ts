// What the page and the worker in which bots think say to each other.

import type { AdvisedTurn, Thought } from '@ironbridge/bots'
import type { Move, Rng, State } from '@ironbridge/engine'

/** Which move a bot makes. */
export interface MoveQuestion {
  readonly bot: string
  readonly view: State
  readonly legal: readonly Move[]
  readonly dice: Rng
  /** How many times as long as usual it may think. */
  readonly patience: number
}

/** Which turns are advised. */
export interface AdviceQuestion {
  readonly view: State
  readonly dice: Rng
  readonly patience: number
}

export type ThinkerQuestion = MoveQuestion | AdviceQuestion

export type ThinkerAnswer =
  | { readonly thought: Thought }
  /** Part of the time that is used up. */
  | { readonly spent: number }
  | { readonly place: number }
  | { readonly turns: readonly AdvisedTurn[] }
