// From signs to chances: shares of the win as weighed signs are to each other, by odds that change in the course of a game.

import { rulesOf, type State } from '@ironbridge/engine'
import { turnNumber } from './forecast.ts'

export interface Chances {
  /** By seat: the part of the win to be expected, all of them 1. */
  readonly share: readonly number[]
  /** By seat: victory points to be expected before the best rival, below 0 behind. */
  readonly margin: readonly number[]
}

/** What chances are read from: by seat, numbers that each have a weight. */
export type Signs = readonly (readonly number[])[]

export interface Odds {
  /** Of each sign. */
  readonly weights: readonly number[]
  /** Victory points of margin that one of log odds stands for. */
  readonly spread: number
}

/** Parts of the game, from the first round to the last, for which odds were fitted. */
export const KNOTS = [0, 0.25, 0.5, 0.75, 1]

/** How far the odds at each knot count in this round: those before and after it, the nearer one more. */
export function knotParts(state: State): number[] {
  const { eras, rounds } = rulesOf(state).edition
  const played = Math.min(1, turnNumber(state) / (eras.length * rounds[state.setup.seats] - 1))
  return KNOTS.map((knot, place) => {
    const from = played < knot ? KNOTS[place - 1] : KNOTS[place + 1]
    return from === undefined ? 1 : Math.max(0, 1 - Math.abs((played - knot) / (from - knot)))
  })
}

/** Odds change evenly from knot to knot. */
export function oddsBetween(knots: readonly Odds[], parts: readonly number[]): Odds {
  const mixed = (numberOf: (odds: Odds) => number): number =>
    parts.reduce((sum, part, knot) => sum + part * numberOf(knots[knot]), 0)
  return {
    weights: knots[0].weights.map((_, sign) => mixed(({ weights }) => weights[sign])),
    spread: mixed(({ spread }) => spread),
  }
}

/** Shares as weighed signs are to each other (softmax), and margins by the odds against the best rival. */
export function chancesBy({ weights, spread }: Odds, signs: Signs): Chances {
  const logits = signs.map((numbers) =>
    numbers.reduce((sum, number, sign) => sum + number * weights[sign], 0),
  )
  const all = logOfSum(logits)
  return {
    share: logits.map((logit) => Math.exp(logit - all)),
    margin: logits.map(
      (logit, seat) => spread * (logit - logOfSum(logits.filter((_, other) => other !== seat))),
    ),
  }
}

/** Of powers of e. */
function logOfSum(exponents: readonly number[]): number {
  const most = Math.max(...exponents)
  return most + Math.log(exponents.reduce((sum, exponent) => sum + Math.exp(exponent - most), 0))
}
