// What the games of a run come to, table by table.

import { at } from '@ironbridge/engine'
import type { Fault } from '@ironbridge/players'
import type { Estimate } from './bootstrap.ts'
import { type ArenaPlan, type ArenaTable, candidateLabel, isAt, tableKey } from './match.ts'
import { type MatchResult, matchResult, type PlayedMatch, playedMatch } from './matchResult.ts'
import { type PointsRow, pointsRows } from './points.ts'
import { rate } from './ratings.ts'
import { stagesOf } from './stages.ts'
import type { ArenaOutcome, ResultStore } from './store.ts'
import { meanMs, msAtPercent } from './times.ts'

export interface TableResult extends ArenaTable {
  readonly matches: readonly MatchResult[]
  readonly ratings: readonly Rating[]
  readonly points: readonly PointsRow[]
  readonly conduct: readonly ConductRow[]
}

export interface Rating extends Estimate {
  readonly player: string
}

export interface ConductRow {
  readonly player: string
  /** Those with more than one legal move. */
  readonly decisions: number
  readonly meanMs: number
  readonly p95Ms: number
  readonly faults: Readonly<Record<Fault['kind'], number>>
  /** Decisions that faults cost. */
  readonly forfeits: number
  readonly firstFault: string | null
}

/** An interval needs two deals. */
const FEWEST_DEALS = 2

export const resultsOf = (plan: ArenaPlan, store: ResultStore): TableResult[] =>
  tablesOf(plan).map((table) => tableResult(table, plan, store))

function tablesOf({ matches }: ArenaPlan): ArenaTable[] {
  const tables: ArenaTable[] = []
  for (const { edition, players, variants } of matches) {
    const table = { edition, players, variants }
    if (!tables.some((known) => isAt(known, table))) tables.push(table)
  }
  return tables
}

function tableResult(table: ArenaTable, plan: ArenaPlan, store: ResultStore): TableResult {
  const matches = plan.matches
    .filter((match) => isAt(table, match))
    .map((match) => playedMatch(match, store))
    .filter(({ deals }) => deals.length >= FEWEST_DEALS)
  return {
    ...table,
    matches: matches.map(matchResult),
    ratings: ratingsAt(table, matches, plan.players),
    points: pointsRows(table, plan, matches, store),
    conduct: [...new Set(plan.players)].flatMap((player) => conductRow(table, player, store)),
  }
}

/** By role, so that a player against itself has two ratings; as far up as matches lead from the first player. */
function ratingsAt(table: ArenaTable, matches: readonly PlayedMatch[], players: readonly string[]): Rating[] {
  const chain = matches.filter(({ match }, place) => match.champion === players[place])
  if (chain.length === 0) return []
  const rated = chain.map(({ deals }, champion) => ({
    champion,
    candidate: champion + 1,
    deals: deals.map(({ games }) =>
      games.flatMap((game, seat) => stagesOf(finishOf(game, seat, champion), chain.length + 1)),
    ),
  }))
  return rate(rated, chain.length + 1, tableKey(table)).map((rating, player) => ({
    player: candidateLabel(at(players, player), players[player - 1] ?? ''),
    ...rating,
  }))
}

/** The candidate, one above the champion, sat in this seat. */
function finishOf({ places }: ArenaOutcome, seat: number, champion: number): number[][] {
  const finish = places.map((): number[] => [])
  for (const [other, place] of places.entries())
    at(finish, place - 1).push(other === seat ? champion + 1 : champion)
  return finish
}

function conductRow(table: ArenaTable, player: string, store: ResultStore): ConductRow[] {
  const { times, ...faults } = store.conduct(table, player)
  if (times.decisions === 0) return []
  const { decisions } = times
  return [{ player, decisions, meanMs: meanMs(times), p95Ms: msAtPercent(times, 95), ...faults }]
}
