// Ratings from finish orders: the Plackett–Luce model, fitted by Hunter's MM algorithm, on the scale of Elo.
// In the model every next place goes to one of those left, with a chance in proportion to strength.

import { at } from '@ironbridge/engine'
import { diceFrom } from '@ironbridge/players'
import { type Estimate, interval } from './bootstrap.ts'
import { type Stage, stagesOf } from './stages.ts'

/** Two players by number, and the stages of their games by deal. */
export interface RatedMatch {
  readonly champion: number
  readonly candidate: number
  readonly deals: readonly (readonly Stage[])[]
}

const RESAMPLES = 1000
const MOST_ROUNDS = 10_000
const CLOSE_ENOUGH = 1e-9
const POINTS_PER_TENFOLD = 400

/** Ratings by player, the first at 0. For the intervals deals are drawn anew within each match. */
export function rate(matches: readonly RatedMatch[], players: number, label: string): Estimate[] {
  const dice = diceFrom(`arena/ratings/${label}`)
  const draws = matches.flatMap(({ champion, candidate }) => stagesOf([[champion, candidate]], players))
  const kinds = kindsOf([...draws, ...matches.flatMap(({ deals }) => deals.flat())])
  const fixed = counted(kinds, draws)
  const counts = matches.map(({ deals }) => deals.map((stages) => counted(kinds, stages)))
  const fitted = (drawn: readonly Counts[], near?: readonly number[]): number[] =>
    ratingsOf(weighted(kinds, [fixed, ...drawn]), players, near)

  const ratings = fitted(counts.flat())
  const strayed = ratings.map(() => new Float64Array(RESAMPLES))
  for (let sample = 0; sample < RESAMPLES; sample++) {
    const drawn = counts.flatMap((deals) => deals.map(() => at(deals, dice.below(deals.length))))
    for (const [player, rating] of fitted(drawn, ratings).entries()) at(strayed, player)[sample] = rating
  }
  const fewest = Math.min(...matches.map(({ deals }) => deals.length))
  return ratings.map((rating, player) => interval(rating, at(strayed, player), fewest))
}

/** Weights of kinds of stages, by the number of the kind. */
type Counts = ReadonlyMap<number, number>

/** Stages that differ only in weight are of one kind. */
const kindOf = ({ left, taken }: Stage): string => `${taken}/${left.join()}`

const kindsOf = (stages: readonly Stage[]): Map<string, Stage> =>
  new Map(stages.map((stage) => [kindOf(stage), stage]))

function counted(kinds: ReadonlyMap<string, Stage>, stages: readonly Stage[]): Counts {
  const numbers = new Map([...kinds.keys()].map((kind, number) => [kind, number]))
  const counts = new Map<number, number>()
  for (const stage of stages) {
    const number = numbers.get(kindOf(stage)) ?? 0
    counts.set(number, (counts.get(number) ?? 0) + stage.weight)
  }
  return counts
}

function weighted(kinds: ReadonlyMap<string, Stage>, counts: readonly Counts[]): Stage[] {
  const weights = new Float64Array(kinds.size)
  for (const deal of counts)
    for (const [number, weight] of deal) weights[number] = (weights[number] ?? 0) + weight
  return [...kinds.values()].map((stage, number) => ({ ...stage, weight: weights[number] ?? 0 }))
}

/**
 * The first player at 0. Everybody must have taken some place before others, or strength is not to be known. Ratings that
 * may be near save time.
 */
export function ratingsOf(stages: readonly Stage[], players: number, near?: readonly number[]): number[] {
  const wins = new Array<number>(players).fill(0)
  for (const { taken, weight } of stages) wins[taken] = at(wins, taken) + weight
  let strengths =
    near?.map((rating) => 10 ** (rating / POINTS_PER_TENFOLD)) ?? new Array<number>(players).fill(1)
  for (let round = 0, change = 1; round < MOST_ROUNDS && change > CLOSE_ENOUGH; round++) {
    const next = improved(stages, wins, strengths)
    change = Math.max(...next.map((strength, player) => Math.abs(Math.log(strength / at(strengths, player)))))
    strengths = next
  }
  return strengths.map((strength) => POINTS_PER_TENFOLD * Math.log10(strength))
}

/** One round of the algorithm, with the first player's strength at 1. */
function improved(stages: readonly Stage[], wins: readonly number[], strengths: readonly number[]): number[] {
  const chances = new Array<number>(strengths.length).fill(0)
  for (const { left, weight } of stages) {
    let sum = 0
    for (let player = 0; player < left.length; player++) sum += at(left, player) * at(strengths, player)
    for (let player = 0; player < left.length; player++)
      chances[player] = at(chances, player) + (weight * at(left, player)) / sum
  }
  const next = wins.map((count, player) => count / at(chances, player))
  return next.map((strength) => strength / at(next, 0))
}
