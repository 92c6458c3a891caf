// Intervals by bootstrap: the deals are drawn again and again, with repeats, to see how far a mean may stray.

import { at } from '@ironbridge/engine'
import { diceFrom } from '@ironbridge/players'
import { meanOf, quantile } from './distribution.ts'

export interface Estimate {
  readonly mean: number
  /** The ends of the 95 % interval. */
  readonly low: number
  readonly high: number
}

const RESAMPLES = 10_000
const TAIL = 0.025

/** One value for each deal; the label seeds the dice. At least two deals. */
export function estimate(values: readonly number[], label: string, resamples = RESAMPLES): Estimate {
  const dice = diceFrom(`arena/bootstrap/${label}`)
  const means = new Float64Array(resamples)
  for (let sample = 0; sample < resamples; sample++) {
    let sum = 0
    for (let draw = 0; draw < values.length; draw++) sum += at(values, dice.below(values.length))
    means[sample] = sum / values.length
  }
  return interval(meanOf(values), means, values.length)
}

/** What resampled means say of the mean. */
export function interval(mean: number, resampled: Float64Array, deals: number): Estimate {
  const sorted = resampled.sort()
  const wider = widening(deals)
  return {
    mean,
    low: mean + wider * (quantile(sorted, TAIL) - mean),
    high: mean + wider * (quantile(sorted, 1 - TAIL) - mean),
  }
}

/** Few deals make the plain interval too narrow: n instead of n - 1, and a normal tail instead of Student's. */
function widening(deals: number): number {
  const free = deals - 1
  return (student(free) / Z) * Math.sqrt(deals / free)
}

const Z = 1.959964
/** For one and two degrees of freedom, where the series is still too short. */
const STUDENT = [12.7062, 4.3027]

const student = (free: number): number =>
  STUDENT[free - 1] ?? Z + (Z ** 3 + Z) / (4 * free) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * free ** 2)
