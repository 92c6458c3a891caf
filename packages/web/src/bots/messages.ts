// What the page and the worker in which bots think say to each other.

import type { Thought } from '@ironbridge/bots'
import type { Move, Rng, State } from '@ironbridge/engine'

export interface ThinkerQuestion {
  readonly bot: string
  readonly view: State
  readonly legal: readonly Move[]
  readonly dice: Rng
  /** How many times as long as usual it may think. */
  readonly patience: number
}

export type ThinkerAnswer = { readonly thought: Thought } | { readonly place: number }
