// What is kept of a game while it is played: its record, its faults, and counts of actions and of legal moves.

import {
  formatMove,
  type GameRecord,
  hashOfSeed,
  type Move,
  type MoveType,
  RULES_REVISION,
  ruleset,
  type Seat,
  type Setup,
  type State,
  seatName,
} from '@ironbridge/engine'
import { type CountedFault, countFault, type Fault } from '@ironbridge/players'

export interface PlayedGame {
  readonly state: State
  readonly record: GameRecord
  /** What the rulebook calls actions, passing included. */
  readonly actions: Readonly<Partial<Record<MoveType, number>>>
  readonly decisions: number
  /** Legal moves, summed over all decisions. */
  readonly listed: number
  readonly longestList: number
  readonly faults: readonly CountedFault[]
}

export interface Tally {
  add(seat: Seat, legal: readonly Move[], move: Move, faults?: readonly Fault[]): void
  /** With the state at the end. */
  played(state: State): PlayedGame
}

export function openTally(setup: Setup, seed: string, names: readonly string[]): Tally {
  const rules = ruleset(setup)
  const moves: string[] = []
  const actions: Partial<Record<MoveType, number>> = {}
  const counted: CountedFault[] = []
  let listed = 0
  let longestList = 0
  return {
    add(seat, legal, move, faults = []) {
      listed += legal.length
      longestList = Math.max(longestList, legal.length)
      moves.push(`${seatName(seat)} ${formatMove(rules, move)}`)
      const taken = actionsIn(move)
      if (taken > 0) actions[move.type] = (actions[move.type] ?? 0) + taken
      for (const fault of faults) countFault(counted, seat, fault)
    },
    played(state) {
      const result = state.players.map(({ vp }) => vp)
      const record = { setup, names, seed, seedHash: hashOfSeed(seed), rules: RULES_REVISION, moves, result }
      return { state, record, actions, decisions: moves.length, listed, longestList, faults: counted }
    },
  }
}

/** The first step of an action pays a card; building anywhere takes both actions of a turn. */
export const actionsIn = ({ type, card }: Move): number => (card === null ? 0 : type === 'anywhere' ? 2 : 1)
