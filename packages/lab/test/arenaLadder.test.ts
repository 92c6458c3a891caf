// The ladder: what becomes of results that are known beforehand.

import { bots } from '@ironbridge/bots'
import { editions } from '@ironbridge/engine'
import { diceFrom } from '@ironbridge/players'
import { expect, test } from 'vitest'
import { chart } from '../src/arena/chart.ts'
import type { PlayedArenaGame } from '../src/arena/game.ts'
import { type ArenaGame, type ArenaPlan, gameKey, gamesOf, planOf, playerAt } from '../src/arena/match.ts'
import { markdownReport, type Report, textReport } from '../src/arena/report.ts'
import { resultsOf } from '../src/arena/results.ts'
import { openStore } from '../src/arena/store.ts'
import { timesOf } from '../src/arena/times.ts'

const levels = bots.map(({ id }) => id)

/** With so many deals at every table, or at those of an edition, or at one of them. */
function ladder(deals: number, edition?: string, players?: number): ArenaPlan {
  const tables = editions
    .flatMap(({ id, seats }) => seats.map((number) => ({ edition: id, players: number, variants: [] })))
    .filter((table) => table.edition === (edition ?? table.edition))
    .filter((table) => table.players === (players ?? table.players))
  return planOf(levels, tables, () => deals, true)
}

/** Each level makes 30 points more than the one below it, give or take some. */
function playedByLevel(game: ArenaGame): PlayedArenaGame {
  const dice = diceFrom(gameKey(game))
  const vp = Array.from(
    { length: game.players },
    (_, seat) => 10 + 30 * levels.indexOf(playerAt(game, seat)) + dice.below(12),
  )
  const places = vp.map((own) => 1 + vp.filter((other) => other > own).length)
  return { ...game, vp, places, faults: [], times: vp.map(() => timesOf([2, 4])) }
}

function reportOf(plan: ArenaPlan, games: readonly ArenaGame[]): Report {
  const store = openStore()
  for (const game of games) store.add(playedByLevel(game))
  const terms = { seed: '1', ms: null, fingerprint: 'abc', isLadder: true, isWhole: true }
  return {
    ...terms,
    command: 'npx ironbridge arena --ladder',
    games: store.size,
    tables: resultsOf(plan, store),
  }
}

test('known results come out: differences, verdicts, ratings, points, times', () => {
  const plan = ladder(20, 'classic', 3)
  const [table] = reportOf(plan, gamesOf(plan)).tables
  expect(table?.matches.map(({ candidate }) => candidate)).toEqual(levels.slice(1))
  for (const { vpDifference, winShare, vpOverTable, verdict } of table?.matches ?? []) {
    expect(vpDifference.mean).toBeGreaterThan(27)
    expect(vpDifference.mean).toBeLessThan(33)
    expect(vpDifference.low).toBeLessThan(vpDifference.mean)
    expect(vpOverTable.mean).toBeCloseTo(20, -1)
    expect(winShare).toEqual({ mean: 1, low: 1, high: 1 })
    expect(verdict).toBe('above par')
  }
  const ratings = table?.ratings.map(({ mean }) => mean) ?? []
  expect(ratings).toHaveLength(levels.length)
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
  const alone = table?.points.filter(({ against }) => against === null) ?? []
  expect(alone.map(({ player, seats }) => [player, seats])).toEqual(levels.map((level) => [level, 60]))
  expect(table?.conduct.every(({ meanMs }) => meanMs === 3)).toBe(true)
})

test('the order in which games end changes nothing', () => {
  const plan = ladder(5, 'birmingham', 2)
  expect(reportOf(plan, gamesOf(plan).toReversed())).toEqual(reportOf(plan, gamesOf(plan)))
})

test('of a run that was ended early only whole deals count, and tables without any say so', () => {
  const plan = ladder(5, 'birmingham')
  const done = gamesOf(plan).filter(({ deal, players }) => players !== 3 && deal < 4)
  const part = done.filter(({ deal, candidate }) => deal !== 3 || candidate?.seat !== 1)
  const report = reportOf(plan, part)
  expect(report.tables[0]?.matches.every(({ deals }) => deals === 3)).toBe(true)
  expect(report.tables[1]?.matches).toEqual([])
  expect(textReport(report)).toContain('Too few deals were played to the end.')
  expect(markdownReport(report, 'docs/ladder.md', 'docs/ladder.svg')).toContain(
    '![Victory points](ladder.svg)',
  )
})

test('the report of the ladder begins with all tables at a glance; the chart shows each level alone', () => {
  const plan = ladder(3)
  const report = reportOf(plan, gamesOf(plan))
  const text = markdownReport(report, 'ladder.md', undefined)
  expect(text).toMatch(/^# The ladder\n\n```\nnpx ironbridge arena --ladder\n```\n/)
  expect(text).toMatch(new RegExp(`^\\| VP difference \\| ${levels[1]} – ${levels[0]} \\|`, 'm'))
  expect(text.match(/^## Brass/gm)).toHaveLength(8)
  const svg = chart(report)
  expect(svg.match(/class="panel"/g)).toHaveLength(8)
  expect(svg.match(/<circle/g)).toHaveLength(8 * levels.length)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})
