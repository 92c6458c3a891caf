// Telling people that it is their turn.

import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Game } from '../games/game.ts'
import type { Db } from '../store/schema.ts'

export interface Notices {
  /** A game went on here: whoever is in turn now may want to know. */
  turn(game: Game): void
  /** Sends what is due; answers how many. */
  deliver(): Promise<number>
  settled(): Promise<void>
}

export interface Office {
  readonly db: Db
  readonly config: Config
  readonly log: Logger
  readonly now: () => number
  /** Ids of people who have a game open. */
  readonly present: (game: string) => string[]
}

export function openNotices(_office: Office): Notices {
  return { turn() {}, deliver: async () => 0, settled: async () => {} }
}
