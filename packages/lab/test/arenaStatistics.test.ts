// The statistics of the arena, each against cases that can be worked out by hand or by chance that is known.

import { diceFrom } from '@ironbridge/players'
import { expect, test } from 'vitest'
import { estimate } from '../src/arena/bootstrap.ts'
import { densityOf } from '../src/arena/density.ts'
import { distributionOf } from '../src/arena/distribution.ts'
import { matchResult } from '../src/arena/matchResult.ts'
import { pairDeal } from '../src/arena/pairing.ts'
import { rate, ratingsOf } from '../src/arena/ratings.ts'
import { stagesOf } from '../src/arena/stages.ts'
import { meanMs, msAtPercent, timesOf, together } from '../src/arena/times.ts'

/** Deals that stray around a mean as those of real games do: some seats win much, many lose little. */
function syntheticDeals(count: number, mean: number, label: string): number[] {
  const dice = diceFrom(label)
  const roll = (): number => -Math.log((1 + dice.below(1e6)) / 1e6)
  return Array.from({ length: count }, () => mean + 19 * (roll() - roll()) * Math.SQRT1_2)
}

test.each([12, 40])('with %i deals about 95 of 100 intervals hold the true mean', (deals) => {
  const trials = 1000
  let held = 0
  for (let trial = 0; trial < trials; trial++) {
    const { low, high } = estimate(syntheticDeals(deals, 5, `${deals}/${trial}`), `${trial}`, 400)
    if (low <= 5 && high >= 5) held++
  }
  // A thousand trials stray by two of a hundred.
  expect(held / trials).toBeGreaterThan(0.925)
  expect(held / trials).toBeLessThan(0.975)
})

test('an interval is the same for the same label, lies around the mean, and shrinks with more deals', () => {
  const few = estimate(syntheticDeals(20, 0, 'few'), 'a')
  expect(estimate(syntheticDeals(20, 0, 'few'), 'a')).toEqual(few)
  expect(few.low).toBeLessThan(few.mean)
  expect(few.high).toBeGreaterThan(few.mean)
  const many = estimate(syntheticDeals(500, 0, 'many'), 'a')
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 3)
  expect(many.high - many.low).toBeCloseTo((2 * 1.96 * 19) / Math.sqrt(500), 0)
})

test('a deal pairs each seat of the candidate with the champion of that seat', () => {
  const base = { vp: [100, 80, 90], places: [1, 3, 2] }
  const games = [
    { vp: [110, 70, 90], places: [1, 3, 2] },
    { vp: [100, 100, 40], places: [1, 1, 3] },
    { vp: [90, 80, 70], places: [1, 2, 3] },
  ]
  const { vpDifference, winShare, vpOverTable } = pairDeal({ base, games })
  expect(vpDifference).toBeCloseTo((10 + 20 - 20) / 3)
  expect(winShare).toBeCloseTo((1 + 1 / 2 + 0) / 3)
  expect(vpOverTable).toBeCloseTo((20 + 20 - 10) / 3)
})

test('a distribution has means, percentiles between values, and the points of winners', () => {
  const points = [100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200].map((vp) => ({
    vp,
    win: vp === 200 ? 1 : vp === 190 ? 0.5 : 0,
  }))
  const { from140, from155, sd, winnerMean, ...rest } = distributionOf(points)
  expect(rest).toEqual({ seats: 11, mean: 150, p10: 110, p50: 150, p90: 190, least: 100, most: 200 })
  expect(sd).toBeCloseTo(Math.sqrt(1100))
  expect(winnerMean).toBeCloseTo((200 + 95) / 1.5)
  expect(from140).toBeCloseTo(7 / 11)
  expect(from155).toBeCloseTo(5 / 11)
  expect(distributionOf([{ vp: 7, win: 0 }])).toMatchObject({
    mean: 7,
    sd: 0,
    p10: 7,
    p90: 7,
    winnerMean: null,
  })
})

test('times know their mean, and their percentiles to within five per cent, however they were put together', () => {
  const all = Array.from({ length: 1000 }, (_, index) => (index + 1) / 10)
  const whole = timesOf(all)
  expect(together(timesOf(all.slice(0, 300)), timesOf(all.slice(300)))).toEqual(whole)
  expect(meanMs(whole)).toBeCloseTo(50.05)
  expect(msAtPercent(whole, 95) / 95).toBeCloseTo(1, 1)
  expect(msAtPercent(timesOf([]), 95)).toBe(0)
})

test('two players: three wins of four are a rating of 400 log10 3', () => {
  const games = [
    [[0], [1]],
    [[1], [0]],
    [[1], [0]],
    [[1], [0]],
  ]
  const [first, second] = ratingsOf(
    games.flatMap((places) => stagesOf(places, 2)),
    2,
  )
  expect(first).toBe(0)
  expect(second).toBeCloseTo(400 * Math.log10(3), 6)
})

test('one against two copies: the equation of the model, solved by hand', () => {
  // Champions (0) have strength 1, the candidate (1) x. It was first twice, second once, last once.
  // The likelihood is (x/(x+2))² · 2/(x+2)·x/(x+1) · 2/(x+2)·1/(x+1); its maximum is where 3/x = 4/(x+2) + 2/(x+1),
  // that is 3x² − x − 6 = 0.
  const games = [
    [[1], [0], [0]],
    [[1], [0], [0]],
    [[0], [1], [0]],
    [[0], [0], [1]],
  ]
  const [, candidate] = ratingsOf(
    games.flatMap((places) => stagesOf(places, 2)),
    2,
  )
  expect(candidate).toBeCloseTo(400 * Math.log10((1 + Math.sqrt(73)) / 6), 6)
})

test('a shared place counts as both orders, half each, and copies of one player say nothing', () => {
  expect(stagesOf([[0, 1]], 2)).toEqual([
    { left: [1, 1], taken: 0, weight: 0.5 },
    { left: [1, 1], taken: 1, weight: 0.5 },
  ])
  expect(stagesOf([[0], [0], [0]], 2)).toEqual([])
  const weights = stagesOf([[0, 0, 1], [0]], 2).map(({ weight }) => weight)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1 + 2 / 3 + 1 / 3 + 0)
})

test('ratings add up along a ladder, have intervals, and stay finite for one who never lost', () => {
  const beats = (winner: number, loser: number) => stagesOf([[winner], [loser]], 3)
  const even = Array.from({ length: 40 }, (_, deal) => (deal % 4 === 0 ? beats(0, 1) : beats(1, 0)))
  const always = Array.from({ length: 40 }, () => beats(2, 1))
  const [first, second, third] = rate(
    [
      { champion: 0, candidate: 1, deals: even },
      { champion: 1, candidate: 2, deals: always },
    ],
    3,
    'test',
  )
  expect(first).toEqual({ mean: 0, low: 0, high: 0 })
  // One drawn game is added to each match.
  expect(second?.mean).toBeCloseTo(400 * Math.log10(30.5 / 10.5), 4)
  expect(third?.mean).toBeCloseTo(400 * Math.log10(30.5 / 10.5) + 400 * Math.log10(40.5 / 0.5), 4)
  expect(second?.low).toBeGreaterThan(0)
  expect(second?.low).toBeLessThan(second?.mean ?? 0)
  expect(second?.high).toBeGreaterThan(second?.mean ?? 0)
})

test('a density is highest where values are dense', () => {
  const curve = densityOf([10, 50, 50, 51, 49, 50, 90], { least: 10, most: 90, sd: 23 })
  const top = curve.find(({ height }) => height === 1)
  expect(top?.value).toBeGreaterThan(47)
  expect(top?.value).toBeLessThan(53)
  expect([curve.at(0)?.value, curve.at(-1)?.value]).toEqual([10, 90])
  expect(
    densityOf([5], { least: 5, most: 5, sd: 0 }).every(({ value, height }) => value === 5 && height === 1),
  ).toBe(true)
})

test('who plays exactly as the champion does is at par, also where wins come in thirds', () => {
  const game = { vp: [10, 20, 30], places: [3, 2, 1] }
  const match = { edition: 'birmingham', players: 3, variants: [], candidate: 'a', champion: 'b', deals: 10 }
  for (let count = 2; count < 30; count++) {
    const deals = Array.from({ length: count }, () => ({ base: game, games: [game, game, game] }))
    expect(matchResult({ match, deals }).verdict).toBe('at par')
  }
})
