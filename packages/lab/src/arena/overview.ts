// All tables at a glance: every match's difference and verdict, and what players score among themselves.

import { type Block, shown, signed, titleOf } from './blocks.ts'
import type { MatchResult } from './matchResult.ts'
import type { PointsRow } from './points.ts'
import type { TableResult } from './results.ts'

/** Nothing for a single table. */
export function overview(tables: readonly TableResult[]): Block[] {
  if (tables.length < 2) return []
  const pairs = unique(tables.flatMap(({ matches }) => matches.map(pairName)))
  const alone = unique(tables.flatMap(({ points }) => points.filter(isSelfPlay).map(({ player }) => player)))
  return [
    {
      head: ['VP difference', ...pairs],
      rows: tables.map((table) => [titleOf(table), ...pairs.map((pair) => matchCell(table, pair))]),
      notes: [],
    },
    {
      head: ["mean VP among themselves, and the winner's", ...alone],
      rows: tables.map((table) => [titleOf(table), ...alone.map((player) => pointsCell(table, player))]),
      notes: [],
    },
  ]
}

const pairName = ({ candidate, champion }: MatchResult): string => `${shown(candidate)} – ${shown(champion)}`

const isSelfPlay = ({ against }: PointsRow): boolean => against === null

const unique = (names: readonly string[]): string[] => [...new Set(names)]

function matchCell({ matches }: TableResult, pair: string): string {
  const match = matches.find((one) => pairName(one) === pair)
  return match ? `${signed(match.vpDifference.mean)} ${match.verdict}` : '–'
}

function pointsCell({ points }: TableResult, player: string): string {
  const row = points.find((one) => isSelfPlay(one) && one.player === player)
  return row ? `${row.mean.toFixed(1)}, ${row.winnerMean?.toFixed(1) ?? '–'}` : '–'
}
