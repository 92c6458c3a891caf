// Whole games played by bots.

import type { Bot } from '@ironbridge/bots'
import {
  formatMove,
  type GameRecord,
  hashOfSeed,
  legalMoves,
  type Move,
  type MoveType,
  makeMove,
  newGame,
  RULES_REVISION,
  rulesOf,
  type Setup,
  type State,
  seatName,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { diceFrom } from './seeds.ts'
import { at } from './tables.ts'

export interface PlayedGame {
  readonly state: State
  readonly record: GameRecord
  /** What the rulebook calls actions, passing included. */
  readonly actions: Readonly<Partial<Record<MoveType, number>>>
  readonly decisions: number
  /** Legal moves, summed over all decisions. */
  readonly listed: number
  readonly longestList: number
}

export function playGame(setup: Setup, seed: string, bots: readonly Bot[]): PlayedGame {
  const state = newGame(setup, seed)
  const rules = rulesOf(state)
  const dice = diceFrom(`${seed}/bots`)
  const moves: string[] = []
  const actions: Partial<Record<MoveType, number>> = {}
  let listed = 0
  let longestList = 0
  while (!state.over) {
    const legal: readonly Move[] = legalMoves(state)
    listed += legal.length
    longestList = Math.max(longestList, legal.length)
    const seat = seatToMove(state)
    const move = at(bots, seat).choose(view(state, seat), legal, dice)
    moves.push(`${seatName(seat)} ${formatMove(rules, move)}`)
    const taken = actionsIn(move)
    if (taken > 0) actions[move.type] = (actions[move.type] ?? 0) + taken
    makeMove(state, move)
  }
  const record = {
    setup,
    names: bots.map(({ id }) => id),
    seed,
    seedHash: hashOfSeed(seed),
    rules: RULES_REVISION,
    moves,
    result: state.players.map(({ vp }) => vp),
  }
  return { state, record, actions, decisions: moves.length, listed, longestList }
}

/** The first step of an action pays a card; building anywhere takes both actions of a turn. */
export const actionsIn = ({ type, card }: Move): number => (card === null ? 0 : type === 'anywhere' ? 2 : 1)
