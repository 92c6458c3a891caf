// How true chances were in games that they were not fitted on, as numbers.

import type { Chances, Odds } from '@ironbridge/bots/training'
import { at, type Setup } from '@ironbridge/engine'
import { diceFrom } from '@ironbridge/players'
import { type Estimate, estimate, interval } from '../arena/bootstrap.ts'
import { chancesIn, fittedOdds } from './fit.ts'
import { logLoss } from './likeliest.ts'
import type { Sample } from './samples.ts'

export interface ChancesTable {
  readonly edition: string
  readonly players: number
  readonly variants: readonly string[]
  /** Games that the odds were fitted on, and games held out: all that follows is of these. */
  readonly fitted: number
  readonly games: number
  readonly odds: readonly Odds[]
  /** A tenth of the shares each, the smallest first. */
  readonly deciles: readonly Decile[]
  /** Mean loss in nats, of chances, of the lead alone, and of equal shares; and what chances win against the lead. */
  readonly logLoss: {
    readonly chances: number
    readonly lead: number
    readonly equal: number
    readonly won: Estimate
  }
  /** Victory points of the seat whose knowledge it is: mean error, above 0 where too much was expected, and mean of errors without sign. */
  readonly margin: { readonly bias: Estimate; readonly error: number }
}

export interface Decile {
  readonly shares: number
  readonly predicted: number
  /** The part of the win that was made. */
  readonly observed: number
  /** Observed less predicted. */
  readonly off: Estimate
}

type Games = readonly (readonly Sample[])[]

/** At least one game to fit on, and two held out. */
export function chancesTable(setup: Setup, fitted: Games, heldOut: Games): ChancesTable {
  const odds = fittedOdds(fitted.flat())
  const leads = fittedOdds(fitted.flat().map(byLead))
  const told = heldOut.map((game) => game.map((sample) => ({ ...sample, said: chancesIn(sample, odds) })))
  const losses = told.map((game) => game.map(({ said, outcome }) => logLoss(said.share, outcome.share)))
  const lost = heldOut.map((game) =>
    game.map((sample) => logLoss(chancesIn(byLead(sample), leads).share, sample.outcome.share)),
  )
  const errors = told.map((game) =>
    game.map(({ seat, said, outcome }) => at(said.margin, seat) - at(outcome.margin, seat)),
  )
  const label = [setup.edition, setup.seats, ...setup.variants].join('-')
  return {
    edition: setup.edition,
    players: setup.seats,
    variants: setup.variants,
    fitted: fitted.length,
    games: heldOut.length,
    odds,
    deciles: decilesOf(told, label),
    logLoss: {
      chances: mean(losses.flat()),
      lead: mean(lost.flat()),
      equal: Math.log(setup.seats),
      won: estimate(
        lost.map((game, number) => mean(game) - mean(at(losses, number))),
        label,
        RESAMPLES,
      ),
    },
    margin: {
      bias: estimate(errors.map(mean), label, RESAMPLES),
      error: mean(errors.flat().map(Math.abs)),
    },
  }
}

const byLead = ({ parts, lead, outcome }: Sample) => ({ parts, signs: lead, outcome })

const RESAMPLES = 2000
const TENTHS = 10

interface Told extends Sample {
  readonly said: Chances
}

function decilesOf(games: readonly (readonly Told[])[], label: string): Decile[] {
  const shares = games
    .flatMap((game, number) =>
      game.flatMap(({ said, outcome }) =>
        said.share.map((predicted, seat) => ({ game: number, predicted, observed: at(outcome.share, seat) })),
      ),
    )
    .sort((a, b) => a.predicted - b.predicted)
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const [from, to] = [tenth, tenth + 1].map((end) => Math.round((end * shares.length) / TENTHS))
    const own = shares.slice(from, to)
    const predicted = mean(own.map((share) => share.predicted))
    const observed = mean(own.map((share) => share.observed))
    const sums = games.map(() => ({ count: 0, off: 0 }))
    for (const share of own) {
      const sum = at(sums, share.game)
      sum.count++
      sum.off += share.observed - share.predicted
    }
    return {
      shares: own.length,
      predicted,
      observed,
      off: offOf(sums, observed - predicted, `${label}/${tenth}`),
    }
  })
}

/** Games are drawn anew, not shares: those of one game have its end in common. */
function offOf(games: readonly { count: number; off: number }[], off: number, label: string): Estimate {
  const dice = diceFrom(`chances/${label}`)
  const means = new Float64Array(RESAMPLES)
  for (let sample = 0; sample < RESAMPLES; sample++) {
    let [count, sum] = [0, 0]
    for (let draw = 0; draw < games.length; draw++) {
      const game = at(games, dice.below(games.length))
      count += game.count
      sum += game.off
    }
    means[sample] = count === 0 ? off : sum / count
  }
  return interval(off, means, games.length)
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
