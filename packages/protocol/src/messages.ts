// What the server says over a socket.

import type { PositionObject } from '@ironbridge/engine'
import type { ProblemBody } from './problem.ts'
import type { SeatInfo, TableInfo, TurnInfo } from './tables.ts'

/** Raised when old clients would misunderstand. */
export const VERSION = 1

/** One line of a game's log, as one viewer may read it. */
export type Entry =
  | {
      readonly type: 'move'
      readonly seq: number
      readonly at: number
      /** Moves made before it. */
      readonly ply: number
      readonly seat: number
      readonly move: string
      /** Who decided: the player, a bot, or the clock. */
      readonly by: 'person' | 'bot' | 'clock'
      /** Cards that the viewer drew. */
      readonly drew?: readonly string[]
      /** Steps on tiles of the distant market that were turned up. */
      readonly demand?: readonly number[]
    }
  /** Moves were taken back; so many are left. */
  | { readonly type: 'undo'; readonly seq: number; readonly at: number; readonly ply: number }
  /** Somebody else plays a seat from now on. */
  | {
      readonly type: 'seat'
      readonly seq: number
      readonly at: number
      readonly seat: number
      readonly was: SeatInfo
      readonly sitter: SeatInfo
      readonly why: 'left' | 'timeout' | 'sat' | 'back'
    }
  /** A player would like to go back to so many moves. It is void once a move is made. */
  | {
      readonly type: 'ask'
      readonly seq: number
      readonly at: number
      readonly seat: number
      readonly ply: number
    }
  /** One refusal is enough; when all agree, the moves are taken back. */
  | {
      readonly type: 'answer'
      readonly seq: number
      readonly at: number
      readonly seat: number
      readonly yes: boolean
    }

export interface ChatLine {
  readonly id: string
  readonly at: number
  readonly user: string
  readonly name: string
  readonly text: string
}

export type Message =
  | {
      readonly type: 'hello'
      readonly version: number
      readonly now: number
      readonly user: { readonly id: string; readonly name: string } | null
      /** Whoever is banned watches, and no more. */
      readonly isBanned: boolean
    }
  /** The whole of a game, or what is new since a sequence number. Comes unasked, without a number, when the game begins and when the viewer's seat changed. */
  | {
      readonly type: 'game'
      readonly id: number | null
      readonly table: TableInfo
      readonly seat: number | null
      readonly turn: TurnInfo | null
      /** Before the first move, as the viewer saw it. Only with a whole game that has begun. */
      readonly first: PositionObject | null
      readonly entries: readonly Entry[]
      /** Moves of the present turn that this player has not sent. */
      readonly draft: readonly string[]
      readonly chat: readonly ChatLine[]
      readonly present: readonly string[]
    }
  | {
      readonly type: 'entries'
      readonly game: string
      readonly entries: readonly Entry[]
      readonly turn: TurnInfo | null
    }
  /** The table changed: seats, status, seed. */
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'chat'; readonly game: string; readonly line: ChatLine }
  /** A line of chat was deleted: nobody is shown it any more. */
  | { readonly type: 'unsaid'; readonly game: string; readonly line: string }
  /** Ids of people who have the game open. */
  | { readonly type: 'present'; readonly game: string; readonly users: readonly string[] }
  /** A request was done. With the last sequence number, where the game went on. */
  | { readonly type: 'done'; readonly id: number; readonly seq?: number }
  | { readonly type: 'refused'; readonly id: number | null; readonly error: ProblemBody }
  /** This server stops, or the session ended: connect again. */
  | { readonly type: 'bye'; readonly reason: string }
