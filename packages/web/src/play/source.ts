// Where a game's moves come from: this device or a server. The table knows nothing else of either.

import type { Thought } from '@ironbridge/bots'
import type { GameEvent, Move, Refusal, Seat, Setup, State } from '@ironbridge/engine'

/** Who plays a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }

/** Whose eyes: a seat's, everybody's (null: what lies open), or all hands at once. */
export type Viewer = Seat | null | 'all'

export interface Ply {
  readonly seat: Seat
  readonly move: Move
  readonly events: readonly GameEvent[]
  /** Who sat at the table then, where seats change hands. */
  readonly names?: readonly string[]
  /** Who came and went before it, in words. */
  readonly notes?: readonly string[]
}

export type NotTaken = 'stale' | 'unsent'

export interface Source {
  readonly setup: Setup
  readonly sitters: readonly Sitter[]
  /** Whose turns are made at this screen. */
  readonly here: readonly Seat[]
  /** Whose eyes the table begins with. */
  readonly viewer: Viewer
  /** Every move so far, told as the viewer may hear it. The list is replaced when it grows. */
  plies(viewer: Viewer): readonly Ply[]
  /** The table after so many moves, as the viewer may see it. */
  seen(ply: number, viewer: Viewer): State
  /**
   * Moves of the seat in turn, in order; answers why not, if not. Nothing of a refused list is made. What was legal here is stale if the
   * game has gone on elsewhere, and unsent if whoever keeps the game could not take it now.
   */
  send(moves: readonly Move[]): Promise<Refusal | NotTaken | null>
  /** Moves of the present turn that were made here but not sent: they outlast the page. */
  draft(): readonly Move[]
  keepDraft(moves: readonly Move[]): void
  /** Who thinks at this moment, and what about. */
  thinking(): Thinking | null
  subscribe(listener: () => void): () => void
  close(): void
}

export interface Thinking {
  readonly seat: Seat
  /** A person who plays elsewhere may be away, and a seat may wait for somebody. */
  readonly is: 'here' | 'away' | 'nobody'
  readonly thought: Thought | null
}
