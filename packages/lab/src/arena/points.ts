// Victory points of each player: among its own kind, and against others.

import { type Distribution, distributionOf, type Points } from './distribution.ts'
import { type ArenaPlan, type ArenaTable, candidateLabel, championsGame } from './match.ts'
import type { PlayedMatch } from './matchResult.ts'
import { type Deal, pointsAt } from './pairing.ts'
import type { ArenaOutcome, ResultStore } from './store.ts'

export interface PointsRow extends Distribution {
  readonly player: string
  /** Null where all seats are played by the same. */
  readonly against: string | null
  /** All of them, for the chart. */
  readonly values: readonly number[]
}

/** Players among themselves first, then each match. */
export function pointsRows(
  table: ArenaTable,
  plan: ArenaPlan,
  matches: readonly PlayedMatch[],
  store: ResultStore,
): PointsRow[] {
  const players = [...new Set(plan.players)]
  return [
    ...players.flatMap((player) => pointsRow(player, null, selfPlayPoints(table, player, plan, store))),
    ...matches.flatMap(({ match: { candidate, champion }, deals }) => [
      ...pointsRow(candidateLabel(candidate, champion), champion, candidatePoints(deals)),
      ...pointsRow(champion, candidateLabel(candidate, champion), championPoints(deals)),
    ]),
  ]
}

function selfPlayPoints(
  table: ArenaTable,
  player: string,
  { matches, alone }: ArenaPlan,
  store: ResultStore,
): Points[] {
  const most = Math.max(...[...matches, ...alone].map(({ deals }) => deals))
  return Array.from({ length: most }, (_, deal) => store.outcome(championsGame(table, deal, player)))
    .filter((outcome) => outcome !== undefined)
    .flatMap(seatsOf)
}

const candidatePoints = (deals: readonly Deal[]): Points[] =>
  deals.flatMap(({ games }) => games.map((game, seat) => pointsAt(game, seat)))

const championPoints = (deals: readonly Deal[]): Points[] =>
  deals.flatMap(({ games }) => games.flatMap((game, own) => seatsOf(game).filter((_, seat) => seat !== own)))

const seatsOf = (game: ArenaOutcome): Points[] => game.vp.map((_, seat) => pointsAt(game, seat))

const pointsRow = (player: string, against: string | null, points: readonly Points[]): PointsRow[] =>
  points.length === 0
    ? []
    : [{ player, against, ...distributionOf(points), values: points.map(({ vp }) => vp) }]
