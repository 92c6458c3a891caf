// Where a game comes from: this device or a server. The table knows nothing else of either.

import type { Thought } from '@ironbridge/bots'
import type { Move, Refusal, Seat, Setup } from '@ironbridge/engine'
import type { Sitter } from '../words/index.ts'
import type { Tree, TreeNode } from './tree.ts'

/** Whose eyes: a seat's, everybody's (null: what lies open), or all hands at once. */
export type Viewer = Seat | null | 'all'

export type NotTaken = 'stale' | 'unsent'

/** The game as a viewer may know it at this moment. What did not change since the last look is the same object. */
export interface Sight {
  readonly tree: Tree
  /** Where the game stands: the end of what was played. */
  readonly head: TreeNode
  readonly sitters: readonly Sitter[]
  /** Whose turns are made at this screen. */
  readonly here: readonly Seat[]
  /** Whether turns may be made at any node, not only where the game stands. */
  readonly isFree: boolean
  /** Who thinks at this moment, and what about. */
  readonly thinking: Thinking | null
  /** How often another page of the same game has changed the draft, where that can be. */
  readonly redrafted?: number
}

export interface Thinking {
  readonly seat: Seat
  /** A person who plays elsewhere may be away, and a seat may wait for somebody. */
  readonly is: 'here' | 'away' | 'nobody'
  readonly thought: Thought | null
}

export interface GameSource {
  readonly setup: Setup
  /** Whose eyes the table begins with. */
  readonly viewer: Viewer
  look(viewer: Viewer): Sight
  /**
   * Moves of the seat in turn at a node, in order; answers why not, if not. Nothing of a refused list is made. What was legal here is stale
   * if the game has gone on elsewhere, and unsent if whoever keeps the game could not take it now.
   */
  send(moves: readonly Move[], from: TreeNode): Promise<Refusal | NotTaken | null>
  /** Moves of the present turn that were made here but not sent: they outlast the page. */
  draft(): readonly Move[]
  keepDraft(moves: readonly Move[]): void
  subscribe(listener: () => void): () => void
  close(): void
}
