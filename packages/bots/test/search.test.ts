// What the lookahead promises: it keeps to its budget, stops when told, and says what it considers.

import {
  legalMoves,
  makeMove,
  makeSetup,
  newGame,
  rngFromSeed,
  rolling,
  type State,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Bot, bots, positionsClock, type Thought } from '../src/index.ts'
import { expertPlan } from '../src/levels/master.ts'
import { search } from '../src/search/search.ts'
import { seedOf } from './table.ts'

const master = bots.at(-1) as Bot

/** Some turns into a game, with both players having moved. */
function position(): State {
  const setup = makeSetup('birmingham', 2, [])
  if ('error' in setup) throw new Error(setup.error)
  const state = newGame(setup, seedOf(5))
  const strong = bots.find(({ id }) => id === 'strong') as Bot
  for (let i = 0; i < 9; i++) {
    const seen = view(state, state.turnOrder[state.turn])
    makeMove(state, strong.choose(seen, legalMoves(state), positionsClock(dice(), 1)))
  }
  return view(state, state.turnOrder[state.turn])
}

const dice = () => rolling(rngFromSeed(seedOf(9)))

describe('master', () => {
  it('spends its positions, and hardly more', () => {
    const seen = position()
    for (const positions of [8000, 16_000, 32_000]) {
      const thoughts: Thought[] = []
      master.choose(
        seen,
        legalMoves(seen),
        positionsClock(dice(), positions, (thought) => thoughts.push(thought)),
      )
      expect(thoughts.at(-1)?.positions).toBeGreaterThan(positions * 0.8)
      expect(thoughts.at(-1)?.positions).toBeLessThan(positions + 4000)
    }
  })

  it('answers at once when the move is wanted now', () => {
    const seen = position()
    let asked = 0
    const move = master.choose(seen, legalMoves(seen), {
      dice: dice(),
      spent: () => {
        asked++
        return 1
      },
    })
    expect(legalMoves(seen)).toContainEqual(move)
    expect(asked).toBeLessThan(10)
  })

  it('looks farthest in its last stage', () => {
    const seen = position()
    const lines: number[] = []
    master.choose(
      seen,
      legalMoves(seen),
      positionsClock(dice(), 40_000, ({ line }) => lines.push(line.length)),
    )
    expect(lines).toHaveLength(3)
    const [first, second, third] = lines
    expect(third).toBeGreaterThan(Math.max(first, second))
  })

  it('tells a line that begins with its move, a value for every seat, and more visits with more time', () => {
    const seen = position()
    const visits = [12_000, 40_000].map((positions) => {
      const thoughts: Thought[] = []
      const move = master.choose(
        seen,
        legalMoves(seen),
        positionsClock(dice(), positions, (thought) => thoughts.push(thought)),
      )
      const last = thoughts.at(-1) as Thought
      expect(last.line[0]).toEqual(move)
      expect(last.line.length).toBeGreaterThan(2)
      expect(last.values).toHaveLength(2)
      for (const value of last.values) expect(value).toBeGreaterThan(20)
      return last.visits
    })
    expect(visits[1]).toBeGreaterThan(visits[0])
  })
})

describe('lookahead', () => {
  it('tells what it expects even where there is nothing to choose', () => {
    const seen = position()
    const thoughts: Thought[] = []
    const clock = positionsClock(dice(), 40_000, (thought) => thoughts.push(thought))
    search(seen, legalMoves(seen), clock, { ...expertPlan, turns: 1 })
    expect(thoughts.map(({ values, visits }) => [values.length, visits])).toEqual([[2, 1]])
    expect(thoughts[0].positions).toBeLessThan(10_000)
  })
})

describe.each(bots)('$id', (bot) => {
  it.each([1, 100, 1000])('values hardly more than %i positions when it is given so many', (positions) => {
    const seen = position()
    let valued = 0
    bot.choose(seen, legalMoves(seen), {
      dice: dice(),
      spent(used) {
        valued = used
        return used / positions
      },
    })
    expect(valued).toBeLessThan(positions + STEPS)
  })
})

/** Most steps that one action is thought through between two looks at the clock. */
const STEPS = 100
