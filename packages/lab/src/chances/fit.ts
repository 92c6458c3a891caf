// Odds fitted to samples: what signs weigh from knot to knot, and the victory points of margin that log odds stand for.

import { type Chances, chancesBy, KNOTS, type Odds, oddsBetween, type Signs } from '@ironbridge/bots/training'
import { at } from '@ironbridge/engine'
import { likeliestWeights, ridge } from './likeliest.ts'
import { solved } from './solved.ts'

/** What was seen in a position, how far the odds at each knot count there, and what came of it. */
export interface Observation {
  readonly parts: readonly number[]
  readonly signs: Signs
  readonly outcome: Chances
}

export const chancesIn = ({ parts, signs }: Observation, odds: readonly Odds[]): Chances =>
  chancesBy(oddsBetween(odds, parts), signs)

/** By knot. The first sign is points. */
export function fittedOdds(seen: readonly Observation[]): Odds[] {
  const count = at(at(seen, 0).signs, 0).length
  const weights = likeliestWeights(seen.map(spreadOverKnots))
  const byKnot = KNOTS.map((_, knot) => {
    const [points = 0, ...others] = weights.slice(knot * count, (knot + 1) * count)
    // More of them never make a win less likely, whatever a few games say.
    return { weights: [Math.max(0, points), ...others], spread: 1 }
  })
  const spreads = fittedSpreads(seen, byKnot)
  return byKnot.map((odds, knot) => ({ ...odds, spread: at(spreads, knot) }))
}

/** Each sign once for every knot, as far as that counts; from the mean of the seats, as only what sets them apart matters. */
function spreadOverKnots({ parts, signs, outcome }: Observation): Pick<Observation, 'signs' | 'outcome'> {
  const means = at(signs, 0).map(
    (_, sign) => signs.reduce((sum, numbers) => sum + at(numbers, sign), 0) / signs.length,
  )
  return {
    signs: signs.map((numbers) =>
      parts.flatMap((part) => numbers.map((number, sign) => part * (number - at(means, sign)))),
    ),
    outcome,
  }
}

/** By knot, from odds whose margins are log odds: least squares. */
function fittedSpreads(seen: readonly Observation[], odds: readonly Odds[]): number[] {
  const sums = KNOTS.map(() => 0)
  const squares = ridge(KNOTS.length)
  for (const sample of seen)
    for (const [seat, logOdds] of chancesIn(sample, odds).margin.entries()) {
      const levers = sample.parts.map((part) => part * logOdds)
      for (const [knot, row] of squares.entries()) {
        sums[knot] = at(sums, knot) + at(levers, knot) * at(sample.outcome.margin, seat)
        for (const [other, lever] of levers.entries()) row[other] = at(row, other) + at(levers, knot) * lever
      }
    }
  return solved(squares, sums).map((spread) => Math.max(0, spread))
}
