// A game as it is kept on this device: who sits where, the record, and the turn in the making.

import { type GameRecord, hashOfSeed, RULES_REVISION, type Setup } from '@ironbridge/engine'
import { freshId } from '../kit/freshId.ts'
import type { Sitter } from '../words/index.ts'

export interface KeptGame {
  readonly id: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly begun: number
  readonly changed: number
  readonly sitters: readonly Sitter[]
  readonly record: GameRecord
  /** Moves of the present turn, in text, that are not sent yet. */
  readonly draft: readonly string[]
  /** Another with every change, so that nothing is written over what a page has not seen. Games of older pages have none. */
  readonly version?: string
}

export interface GamePlan {
  readonly title: string
  readonly setup: Setup
  readonly sitters: readonly Sitter[]
}

export function newKeptGame({ title, setup, sitters }: GamePlan, now: number): KeptGame {
  const seed = freshId() + freshId()
  const seedHash = hashOfSeed(seed)
  const record = { setup, names: [], seed, seedHash, rules: RULES_REVISION, moves: [], result: null }
  return beginning(record, { title, sitters }, now)
}

/** The same game up to a moment, with other players if need be. */
export function forkOf(game: KeptGame, ply: number, plan: Omit<GamePlan, 'setup'>, now: number): KeptGame {
  const moves = game.record.moves.slice(0, ply)
  return beginning({ ...game.record, moves, result: null }, plan, now)
}

function beginning(record: GameRecord, { title, sitters }: Omit<GamePlan, 'setup'>, now: number): KeptGame {
  const names = sitters.map(({ name }) => name)
  return { id: freshId(), title, begun: now, changed: now, sitters, record: { ...record, names }, draft: [] }
}
