// What everybody at a table may know of it: who sits where, how it is timed, and how it goes.

import type { Setup } from '@ironbridge/engine'

/** Time to move: none is kept, so long for each turn, or a bank that every turn adds to. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly hours: number }
  | { readonly kind: 'bank'; readonly minutes: number; readonly increment: number }

/** What becomes of a seat whose time is up, or whose player leaves: a bot plays on, somebody else may sit down, or it passes. */
export type AbsenceRule =
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'substitute' }
  | { readonly kind: 'pass' }

/** Listed; found by its link; or for whoever has the link with its key. */
export type Visibility = 'public' | 'unlisted' | 'private'

export type Status = 'open' | 'playing' | 'over' | 'abandoned'

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
  /** Of a person. */
  readonly user: string | null
  /** Of a bot. */
  readonly bot: string | null
  /** The player is gone and every turn is passed. */
  readonly passes: boolean
  /** Until when the person is on vacation; null for everybody else. */
  readonly vacation: number | null
}

export interface TableInfo {
  readonly id: string
  readonly title: string
  readonly setup: Setup
  readonly status: Status
  readonly visibility: Visibility
  readonly rated: boolean
  readonly clock: ClockRule
  readonly absence: AbsenceRule
  /** Whoever made the table, and may start it. */
  readonly host: string
  readonly seats: readonly SeatInfo[]
  /** Shown before the first card is dealt; the seed itself once the game is over. */
  readonly seedHash: string
  readonly seed: string | null
  /** Revision of the rules that the game keeps for ever. */
  readonly rules: number
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  /** Victory points by seat, at the end. */
  readonly result: readonly number[] | null
  /** The table of the next game of the same people, if there is one. */
  readonly rematch: string | null
}

/** Whose turn it is, and how long for. */
export interface TurnInfo {
  readonly seat: number
  readonly since: number
  /** When time is up; null without a clock. */
  readonly deadline: number | null
  /** Milliseconds left by seat, where the clock is a bank. */
  readonly banks: readonly number[] | null
}

/** A row of a list of tables. */
export interface TableRow {
  readonly table: TableInfo
  readonly turn: number | null
  readonly changed: number
  readonly deadline: number | null
}
