// The results of one table as blocks of rows, for the terminal and for Markdown.

import { editionNamed } from '@ironbridge/engine'
import type { Fault } from '@ironbridge/players'
import type { Estimate } from './bootstrap.ts'
import type { ArenaTable } from './match.ts'
import type { MatchResult } from './matchResult.ts'
import type { PointsRow } from './points.ts'
import type { ConductRow, Rating, TableResult } from './results.ts'

export interface Block {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** Sentences below it. */
  readonly notes: readonly string[]
}

export const blocksOf = ({ matches, ratings, points, conduct }: TableResult): Block[] =>
  [matchBlock(matches), ratingBlock(ratings), pointsBlock(points), conductBlock(conduct)].filter(
    ({ rows }) => rows.length > 0,
  )

export const titleOf = ({ edition, players, variants }: ArenaTable): string =>
  [editionNamed(edition)?.title ?? edition, `${players} players`, ...variants].join(', ')

const matchBlock = (matches: readonly MatchResult[]): Block => ({
  head: ['candidate', 'champion', 'deals', 'VP difference', 'win share', 'par', 'VP over table', 'verdict'],
  rows: matches.map((match) => [
    shown(match.candidate),
    shown(match.champion),
    match.deals,
    range(match.vpDifference, signed),
    range(match.winShare, percent),
    percent(match.par),
    range(match.vpOverTable, signed),
    match.verdict,
  ]),
  notes: [],
})

const ratingBlock = (ratings: readonly Rating[]): Block => ({
  head: ['player', 'rating'],
  rows: ratings.map((rating) => [shown(rating.player), range(rating, whole)]),
  notes: [],
})

const pointsBlock = (points: readonly PointsRow[]): Block => ({
  head: ['player', 'against', 'seats', 'mean VP', 'sd', 'p10', 'p50', 'p90', 'when it won', '≥ 140', '≥ 155'],
  rows: points.map((row) => [
    shown(row.player),
    shown(row.against ?? 'itself'),
    row.seats,
    row.mean.toFixed(1),
    row.sd.toFixed(1),
    ...[row.p10, row.p50, row.p90].map((vp) => vp.toFixed(0)),
    row.winnerMean?.toFixed(1) ?? '–',
    percent(row.from140),
    percent(row.from155),
  ]),
  notes: [],
})

/** Faults are shown where there are any. */
function conductBlock(conduct: readonly ConductRow[]): Block {
  const kinds = (['illegal', 'unreadable', 'late', 'crashed'] satisfies Fault['kind'][]).filter((kind) =>
    conduct.some(({ faults }) => faults[kind] > 0),
  )
  const isAny = kinds.length > 0
  return {
    head: ['player', 'decisions', 'mean ms', 'p95 ms', ...kinds, ...(isAny ? ['forfeited'] : [])],
    rows: conduct.map((row) => [
      shown(row.player),
      row.decisions,
      milliseconds(row.meanMs),
      milliseconds(row.p95Ms),
      ...kinds.map((kind) => row.faults[kind]),
      ...(isAny ? [row.forfeits] : []),
    ]),
    notes: conduct
      .filter(({ firstFault }) => firstFault !== null)
      .map(({ player, firstFault }) => `First fault of ${player}: ${firstFault}`),
  }
}

const LONGEST_NAME = 32

/** Of a long command, the end tells most. */
export const shown = (player: string): string =>
  player.length <= LONGEST_NAME ? player : `"…${player.slice(1 - LONGEST_NAME)}`

const range = ({ mean, low, high }: Estimate, show: (value: number) => string): string =>
  `${show(mean)} (${show(low)} to ${show(high)})`

/** With its sign, for differences. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

const whole = (value: number): string => value.toFixed(0).replace('-', '−')

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

const milliseconds = (ms: number): string => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0))
