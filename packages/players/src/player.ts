// Whoever answers for a seat: a bot of this program, in this thread or another, or a program of its own.

import type { Thought } from '@ironbridge/bots'
import type { Move, Seat, Setup, State } from '@ironbridge/engine'

export interface Player {
  readonly name: string
  /** Before the first decision of every game. When the signal comes nobody waits for the player any more. */
  begin(game: GameToCome, signal?: AbortSignal): Promise<void>
  /** Never rejects for a fault of the player: the choice says what went wrong. */
  choose(decision: Decision): Promise<Chosen>
  /** After the last move. */
  finish(result: GameResult): Promise<void>
  close(): Promise<void>
}

export interface GameToCome {
  readonly setup: Setup
  readonly seat: Seat
  /** Who plays, by seat. */
  readonly names: readonly string[]
}

export interface GameResult {
  /** Victory points, by seat. */
  readonly vp: readonly number[]
  /** The seats from first to last; those that share a place stand together. */
  readonly ranking: readonly (readonly Seat[])[]
}

export interface Decision {
  /** What the seat to move may know. */
  readonly view: State
  readonly legal: readonly Move[]
  /** Text from which the player's dice are made: the same text, the same choice. */
  readonly dice: string
  /** Milliseconds; null where the number of positions is the only limit. */
  readonly ms: number | null
  /** Hears what the player considers. */
  readonly tell?: (thought: Thought) => void
  /** Aborted when the move is wanted now. */
  readonly signal?: AbortSignal
  /** The same for whoever thinks in this thread, where no signal can come meanwhile. */
  readonly isStopped?: () => boolean
}

export interface Chosen {
  readonly move: Move
  /** What the player did wrong, in the order it happened; empty as a rule. */
  readonly faults: readonly Fault[]
  /** What it took, if not all the time until the answer counts. */
  readonly ms?: number
}

export interface Fault {
  readonly kind: 'illegal' | 'unreadable' | 'late' | 'crashed'
  /** One line for people. */
  readonly text: string
  /** It cost the decision: something legal was played instead. */
  readonly isForfeit?: true
}
