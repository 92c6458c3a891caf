// What a match comes to: the candidate against par, with intervals over deals.

import { type Estimate, estimate } from './bootstrap.ts'
import { gamesOfDeal, type Match, tableKey } from './match.ts'
import { type Deal, pairDeal } from './pairing.ts'
import type { ArenaOutcome, ResultStore } from './store.ts'

export interface MatchResult {
  readonly candidate: string
  readonly champion: string
  /** Those played in full. */
  readonly deals: number
  readonly vpDifference: Estimate
  readonly winShare: Estimate
  /** The share of wins of a player like the others. */
  readonly par: number
  readonly vpOverTable: Estimate
  readonly verdict: Verdict
}

/** Above or below par: both intervals, of points and of wins, lie on that side. */
export type Verdict = 'above par' | 'at par' | 'below par' | 'unclear'

export interface PlayedMatch {
  readonly match: Match
  readonly deals: readonly Deal[]
}

/** With the deals that were played in full. */
export function playedMatch(match: Match, store: ResultStore): PlayedMatch {
  const deals = Array.from({ length: match.deals }, (_, deal) =>
    gamesOfDeal(match, deal).map((game) => store.outcome(game)),
  )
  return {
    match,
    deals: deals.filter(isComplete).map(([base, ...games]) => ({ base, games })),
  }
}

const isComplete = (games: (ArenaOutcome | undefined)[]): games is [ArenaOutcome, ...ArenaOutcome[]] =>
  games.every((game) => game !== undefined)

export function matchResult({ match, deals }: PlayedMatch): MatchResult {
  const { candidate, champion, players } = match
  const label = `${tableKey(match)}/${candidate}/${champion}`
  const pairs = deals.map(pairDeal)
  const over = (figure: 'vpDifference' | 'winShare' | 'vpOverTable'): Estimate =>
    estimate(
      pairs.map((pair) => pair[figure]),
      `${label}/${figure}`,
    )
  const [vpDifference, wins, vpOverTable] = [over('vpDifference'), over('winShare'), over('vpOverTable')]
  const winShare = { ...wins, low: Math.max(0, wins.low), high: Math.min(1, wins.high) }
  const par = 1 / players
  const verdict = verdictOf(vpDifference, winShare, par)
  return { candidate, champion, deals: deals.length, vpDifference, winShare, par, vpOverTable, verdict }
}

/** Thirds do not add up to a whole to the last digit. */
const NEARLY = 1e-9

function verdictOf(vp: Estimate, wins: Estimate, par: number): Verdict {
  const sides = [sideOf(vp, 0), sideOf(wins, par)]
  if (sides.every((side) => side > 0)) return 'above par'
  if (sides.every((side) => side < 0)) return 'below par'
  return sides.every((side) => side === 0) ? 'at par' : 'unclear'
}

/** Where the interval lies: 1 above par, -1 below, 0 across. */
const sideOf = ({ low, high }: Estimate, par: number): number =>
  low > par + NEARLY ? 1 : high < par - NEARLY ? -1 : 0
