// What every bot promises: whole games, listed moves only, the same game again, and no peeking.

import {
  cloneState,
  type Dice,
  determinize,
  legalMoves,
  rngFromSeed,
  rolling,
  type State,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { bots } from '../src/index.ts'
import { playGame, seedOf } from './table.ts'

const dice = (number: number): Dice => rolling(rngFromSeed(seedOf(number)))

describe.each(bots)('$id', (bot) => {
  it.each([2, 3, 4])('finishes games of %i, choosing only listed moves', (seats) => {
    for (let game = 0; game < 3; game++)
      expect(playGame(new Array(seats).fill(bot), game).state.over).toBe(true)
  })

  it('finishes the introductory game', () => {
    const { state } = playGame([bot, bot, bot], 5, { variants: ['introductory'] })
    expect(state.over).toBe(true)
  })

  it('plays the same game again from the same seed', () => {
    const table = [bot, bot, bot]
    expect(playGame(table, 7).moves).toEqual(playGame(table, 7).moves)
  })

  it('chooses the same whatever it cannot see', () => {
    let moves = 0
    playGame([bot, bot, bot, bot], 11, {
      watch(state) {
        moves++
        if (moves % 5 !== 0) return
        const seen = view(state, seatToMove(state))
        const legal = legalMoves(state)
        const otherwise = determinize(seen, dice(moves))
        const choice = bot.choose(seen, legal, dice(moves))
        for (const position of [state, otherwise]) {
          expect(legalMoves(position)).toEqual(legal)
          expect(bot.choose(position, legal, dice(moves))).toBe(choice)
        }
      },
    })
    expect(moves).toBeGreaterThan(100)
  })

  it('leaves the position as it found it', () => {
    function expectUntouched(state: State): void {
      const before = cloneState(state)
      bot.choose(state, legalMoves(state), dice(1))
      expect(state).toEqual(before)
    }
    playGame([bot, bot], 13, { watch: expectUntouched })
  })
})

it('names every bot once', () => {
  expect(bots.map(({ id }) => id)).toEqual(['random', 'balanced', 'builder', 'greedy'])
})
