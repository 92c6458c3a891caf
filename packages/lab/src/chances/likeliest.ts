// The weights by which outcomes are likeliest, where shares are as weighed signs are to each other.

import { type Chances, chancesBy, type Signs } from '@ironbridge/bots/training'
import { at } from '@ironbridge/engine'
import { solved } from './solved.ts'

interface Case {
  readonly signs: Signs
  readonly outcome: Chances
}

/** Newton's steps to the least log loss, which is convex: there is one best place, and a few steps lead there. */
export function likeliestWeights(cases: readonly Case[]): number[] {
  let here = lossAt(
    cases,
    at(at(cases, 0).signs, 0).map(() => 0),
  )
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = nextTo(cases, here)
    if (next === null) break
    const won = here.loss - next.loss
    here = next
    if (won < here.loss * ENOUGH) break
  }
  return here.weights
}

const MOST_STEPS = 50
const ENOUGH = 1e-10
const SHORTEST = 1e-3

/** As far along the way as the loss falls; null if it does not. */
function nextTo(cases: readonly Case[], { weights, loss, slope, curve }: Place): Place | null {
  const way = solved(curve, slope)
  for (let length = 1; length > SHORTEST; length /= 2) {
    const next = lossAt(
      cases,
      weights.map((weight, sign) => weight - length * at(way, sign)),
    )
    if (next.loss < loss) return next
  }
  return null
}

interface Place {
  readonly weights: number[]
  /** With its first and second derivatives. */
  readonly loss: number
  readonly slope: readonly number[]
  readonly curve: readonly (readonly number[])[]
}

function lossAt(cases: readonly Case[], weights: number[]): Place {
  let loss = weights.reduce((sum, weight) => sum + (RIDGE * weight * weight) / 2, 0)
  const slope = weights.map((weight) => RIDGE * weight)
  const curve = ridge(weights.length)
  for (const { signs, outcome } of cases) {
    const { share } = chancesBy({ weights, spread: 0 }, signs)
    loss += logLoss(share, outcome.share)
    const mean = weights.map((_, sign) =>
      signs.reduce((sum, numbers, seat) => sum + at(share, seat) * at(numbers, sign), 0),
    )
    for (const [seat, numbers] of signs.entries()) {
      const off = at(share, seat) - at(outcome.share, seat)
      const away = numbers.map((number, sign) => number - at(mean, sign))
      for (const [sign, row] of curve.entries()) {
        slope[sign] = at(slope, sign) + off * at(numbers, sign)
        const pull = at(share, seat) * at(away, sign)
        if (pull !== 0) for (const [other, far] of away.entries()) row[other] = at(row, other) + pull * far
      }
    }
  }
  return { weights, loss, slope, curve }
}

/** Keeps weights small of which the cases say nothing. */
const RIDGE = 1

export const ridge = (size: number): number[][] =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? RIDGE : 0)),
  )

const LEAST_SHARE = 1e-12

/** In nats: how little was given to what came. */
export const logLoss = (share: readonly number[], won: readonly number[]): number =>
  won.reduce(
    (sum, part, seat) => (part === 0 ? sum : sum - part * Math.log(Math.max(LEAST_SHARE, at(share, seat)))),
    0,
  )
