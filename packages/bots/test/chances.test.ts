// Win chances: shares that make a whole, from nothing but what a seat knows, and the truth when the game is over.

import {
  cloneState,
  determinize,
  makeSetup,
  newGame,
  type Setup,
  type State,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { describe, expect, it, test } from 'vitest'
import { type Chances, chances } from '../src/index.ts'
import { chancesBy, KNOTS, knotParts, oddsBetween } from '../src/training.ts'
import { diceOf, playGame, positionsOf, random, seedOf, setups } from './table.ts'

function expectWhole({ share, margin }: Chances, seats: number): void {
  expect([share.length, margin.length]).toEqual([seats, seats])
  for (const part of share) {
    expect(part).toBeGreaterThanOrEqual(0)
    expect(part).toBeLessThanOrEqual(1)
  }
  expect(share.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9)
  expect(margin.every(Number.isFinite)).toBe(true)
}

const withVp = (state: State, seat: number, vp: number): State => {
  const other = cloneState(state)
  other.players[seat].vp += vp
  return other
}

describe.each(setups)('$edition for $seats with $variants', (setup) => {
  it('shares one win among the seats, by what one of them knows', () => {
    for (const state of positionsOf(setup, 41)) {
      const seat = seatToMove(state)
      const seen = view(state, seat)
      const told = chances(seen, seat)
      expectWhole(told, setup.seats)
      expectWhole(chances(state, null), setup.seats)
      expect(chances(determinize(seen, diceOf(1)), seat)).toEqual(told)
      expect(chances(state, seat)).toEqual(told)
    }
  })

  it('never makes more points a smaller share', () => {
    for (const state of positionsOf(setup, 43))
      for (const seat of state.players.keys()) {
        const [less, more] = [state, withVp(state, seat, 5)].map((at) => chances(at, 0).share[seat])
        expect(more).toBeGreaterThanOrEqual(less)
      }
  })
})

describe('a game that is over', () => {
  const { state } = playGame([random, random, random], 3)
  const ended = (...vp: readonly number[]): State => {
    const end = cloneState(state)
    for (const [seat, player] of end.players.entries()) Object.assign(player, { vp: vp[seat] })
    return end
  }

  it('is told as it went', () => {
    expect(state.over).toBe(true)
    expect(chances(ended(90, 120, 117), 2)).toEqual({ share: [0, 1, 0], margin: [-30, 3, -3] })
  })

  it('is won by the rules if points are equal', () => {
    const tied = ended(120, 120, 90)
    tied.players[0].incomeSpace = tied.players[1].incomeSpace + 1
    expect(chances(tied, 0)).toEqual({ share: [1, 0, 0], margin: [0, 0, -30] })
  })

  it('is shared by those whom nothing tells apart', () => {
    const tied = ended(120, 90, 120)
    for (const player of tied.players) Object.assign(player, { incomeSpace: 20, money: 7 })
    expect(chances(tied, null).share).toEqual([0.5, 0, 0.5])
  })
})

describe('odds', () => {
  const one = { weights: [0.1, 2], spread: 10 }

  it('share the win by weighed signs, and say by how much', () => {
    const { share, margin } = chancesBy(one, [
      [10, 0],
      [0, 0.5],
    ])
    for (const part of share) expect(part).toBeCloseTo(0.5)
    expect(margin).toEqual([0, 0])
  })

  it('are told where all is lost', () => {
    const { share, margin } = chancesBy(one, [
      [90_000, 0],
      [0, 0],
      [0, 0],
    ])
    expect(share).toEqual([1, 0, 0])
    expect(margin[1]).toBeCloseTo(-90_000)
  })

  it('change from knot to knot', () => {
    const other = { weights: [0.3, 0], spread: 20 }
    expect(oddsBetween([one, other], [0.5, 0.5])).toEqual({ weights: [0.2, 1], spread: 15 })
    const state = newGame(makeSetup('birmingham', 3) as Setup, seedOf(1))
    expect(knotParts(state)).toEqual([1, 0, 0, 0, 0])
    expect(knotParts({ ...state, era: 'rail', round: 9 })).toEqual([0, 0, 0, 0, 1])
    const between = knotParts({ ...state, round: 3 })
    expect(KNOTS.reduce((sum, knot, place) => sum + knot * between[place], 0)).toBeCloseTo(2 / 17)
  })
})

test('a variant that nobody has measured is judged by the plain game', () => {
  const [plain, variant] = [[], ['tie-break-by-level']].map((variants) =>
    newGame(makeSetup('birmingham', 4, variants) as Setup, seedOf(2)),
  )
  expect(chances(variant, 0)).toEqual(chances(plain, 0))
})
