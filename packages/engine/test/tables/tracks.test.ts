// The tracks of Brass: Birmingham: the 100 spaces of the income track, and both markets.

import { type Edition, editions, incomeLevel, makeSetup, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { sum } from './counting.ts'

const { incomeTrack, markets, start } = editions.find(({ id }) => id === 'birmingham') as Edition
const rules = ruleset(makeSetup('birmingham', 4) as Setup)
/** Prices of the spaces that are empty at the start. */
const emptyAtStart = ({ prices, cubesAtStart }: Edition['markets']['coal']): readonly number[] =>
  prices.slice(0, prices.length - cubesAtStart)

// First and last space of each level from 1 to 30; the eleven levels below have one space each.
const levels: readonly (readonly [level: number, first: number, last: number])[] = [
  [1, 11, 12],
  [2, 13, 14],
  [3, 15, 16],
  [4, 17, 18],
  [5, 19, 20],
  [6, 21, 22],
  [7, 23, 24],
  [8, 25, 26],
  [9, 27, 28],
  [10, 29, 30],
  [11, 31, 33],
  [12, 34, 36],
  [13, 37, 39],
  [14, 40, 42],
  [15, 43, 45],
  [16, 46, 48],
  [17, 49, 51],
  [18, 52, 54],
  [19, 55, 57],
  [20, 58, 60],
  [21, 61, 64],
  [22, 65, 68],
  [23, 69, 72],
  [24, 73, 76],
  [25, 77, 80],
  [26, 81, 84],
  [27, 85, 88],
  [28, 89, 92],
  [29, 93, 96],
  [30, 97, 99],
]

describe('the income track', () => {
  it('has 100 spaces, from level -10 to level 30', () => {
    expect(incomeTrack).toHaveLength(100)
    expect(incomeTrack[0]).toBe(-10)
    expect(incomeTrack[99]).toBe(30)
    expect(new Set(incomeTrack).size).toBe(41)
  })

  it('never falls, and never skips a level', () => {
    for (let space = 1; space < incomeTrack.length; space++)
      expect([0, 1]).toContain(incomeTrack[space] - incomeTrack[space - 1])
  })

  it('has one space for each level up to 0', () => {
    expect(incomeTrack.slice(0, 11)).toEqual([-10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0])
  })

  it.each(levels)('level %i runs from space %i to %i', (level, first, last) => {
    expect(incomeTrack.indexOf(level)).toBe(first)
    expect(incomeTrack.lastIndexOf(level)).toBe(last)
    expect(incomeLevel(rules, first)).toBe(level)
    expect(incomeLevel(rules, last)).toBe(level)
  })

  it('adds up to 1510', () => {
    expect(sum(incomeTrack)).toBe(1510)
  })

  it('starts at level 0 [B-SETUP-07]', () => {
    expect(incomeTrack[start.incomeSpace]).toBe(0)
  })
})

describe('the markets', () => {
  it.each([
    ['coal', markets.coal, 14, 7, 56, 13, 8],
    ['iron', markets.iron, 10, 5, 30, 8, 6],
  ])('%s [B-SETUP-05]', (_goods, market, spaces, dearest, total, cubes, overflow) => {
    expect(market.prices).toHaveLength(spaces)
    expect(market.prices).toEqual(market.prices.toSorted((a, b) => a - b))
    for (let price = 1; price <= dearest; price++)
      expect(market.prices.filter((one) => one === price)).toHaveLength(2)
    expect(sum(market.prices)).toBe(total)
    expect(market.cubesAtStart).toBe(cubes)
    expect(market.priceWhenEmpty).toBe(overflow)
  })

  it('start without one coal and two iron, all of them at £1 [B-SETUP-05]', () => {
    expect(emptyAtStart(markets.coal)).toEqual([1])
    expect(emptyAtStart(markets.iron)).toEqual([1, 1])
  })

  it('ask one pound more when empty than for the last cube [B-COAL-08 B-IRON-03]', () => {
    for (const { prices, priceWhenEmpty } of [markets.coal, markets.iron])
      expect(priceWhenEmpty).toBe((prices.at(-1) ?? 0) + 1)
  })
})
