// Builder: random, but leaning to sell, build and link, so that its games reach full boards.

import { type Move, type MoveType, type State, seatToMove } from '@ironbridge/engine'
import type { Bot } from './bot.ts'

/** How likely each type is when all are offered. None is zero: every corner of the rules must be reached. */
const LEANING: Readonly<Record<MoveType, number>> = {
  sell: 60,
  build: 24,
  network: 12,
  develop: 4,
  loan: 1,
  scout: 1,
  pass: 0.25,
  end: 3,
  shortfall: 1,
}

/** Below this a loan is worth an action. */
const SHORT_OF_MONEY = 12
const LOAN_WHEN_SHORT = 30

/** Replacing a tile instead of filling a free slot: rare in a random list, so it is leaned to. */
const OVERBUILDING = 8

const STEP = 1000

export const builder: Bot = {
  id: 'builder',
  title: 'Builder',
  choose(state, legal, dice) {
    const types: MoveType[] = []
    for (const { type } of legal) if (!types.includes(type)) types.push(type)
    const type = types[roll(types.map((other) => leaning(state, other)))]
    const moves = legal.filter((move) => move.type === type)
    return moves[roll(moves.map((move) => (overbuilds(state, move) ? OVERBUILDING : 1)))]

    function roll(chances: readonly number[]): number {
      const total = chances.reduce((sum, chance) => sum + chance * STEP, 0)
      let left = dice.below(total)
      return chances.findIndex((chance) => {
        left -= chance * STEP
        return left < 0
      })
    }
  },
}

function leaning(state: State, type: MoveType): number {
  const { money } = state.players[seatToMove(state)]
  return type === 'loan' && money < SHORT_OF_MONEY ? LOAN_WHEN_SHORT : LEANING[type]
}

const overbuilds = (state: State, move: Move): boolean =>
  move.type === 'build' && state.slots[move.slot] !== null
