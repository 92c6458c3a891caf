// The victory points of a run as an SVG picture: a panel for each table, a strip for each player.

import { titleOf } from './blocks.ts'
import { type Frame, PANEL, panel, panelHeight } from './chartPanel.ts'
import type { PointsRow } from './points.ts'
import type { Report } from './report.ts'
import type { TableResult } from './results.ts'
import { escaped, rounded } from './svg.ts'

const MARGIN = 24
const GAP = 20
const HEAD = 58
const FOOT = 34
const TICK = 20

export function chart({ tables, isLadder, fingerprint }: Report): string {
  const shown = tables.map((table) => ({ table, rows: rowsOf(table, isLadder) }))
  const highest = Math.max(TICK, ...shown.flatMap(({ rows }) => rows.map(({ most }) => most)))
  const frame: Frame = {
    most: Math.ceil(highest / TICK) * TICK,
    names: [...new Set(shown[0]?.rows.map(nameOf))],
    isLadder,
  }
  const height = panelHeight(Math.max(1, ...shown.map(({ rows }) => rows.length)))
  const lines = grouped(shown.map((one) => one.table.edition))
  const across = Math.max(1, ...lines.map(({ length }) => length))
  const size = {
    width: 2 * MARGIN + across * PANEL.width + (across - 1) * GAP,
    height: HEAD + lines.length * (height + GAP) - GAP + FOOT,
  }
  const panels = lines.flatMap((places, line) =>
    places.map((place, column) => {
      const [x, y] = [MARGIN + column * (PANEL.width + GAP), HEAD + line * (height + GAP)]
      const one = shown[place]
      return one
        ? `<g transform="translate(${x} ${y})">${panel(titleOf(one.table), one.rows, frame, height)}</g>`
        : ''
    }),
  )
  const title = isLadder
    ? 'Victory points of every level among its own kind'
    : 'Victory points at the tables of a match'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${title}</title>`,
    `<desc id="desc">${escaped(shown.map(({ table, rows }) => describe(table, rows)).join(' '))}</desc>`,
    style,
    `<rect class="page" width="100%" height="100%" rx="10"/>`,
    `<text class="title" x="${MARGIN}" y="30">${title}</text>`,
    `<text class="quiet" x="${MARGIN}" y="46">Shape: how often. Bar: 80 % of all seats. Notch: median. Dot: mean.</text>`,
    ...panels,
    `<text class="quiet" x="${MARGIN}" y="${size.height - 12}">Ironbridge arena, engine and bots ${fingerprint}</text>`,
    '</svg>\n',
  ].join('\n')
}

/** The strongest above. Levels are compared among their own kind, two players at their own tables too. */
const rowsOf = ({ points }: TableResult, isLadder: boolean): PointsRow[] =>
  isLadder
    ? points.filter(({ against }) => against === null).toReversed()
    : points.toSorted(againstOthersFirst)

const againstOthersFirst = (a: PointsRow, b: PointsRow): number =>
  Number(a.against === null) - Number(b.against === null)

const nameOf = ({ player }: PointsRow): string => player

const describe = (table: TableResult, rows: readonly PointsRow[]): string =>
  `${titleOf(table)}: ${rows
    .map(
      ({ player, against, mean }) => `${player} against ${against ?? 'itself'} ${rounded(mean)} on average`,
    )
    .join(', ')}.`

/** Places of equal names, together. */
function grouped(names: readonly string[]): number[][] {
  return [...new Set(names)].map((name) => [...names.keys()].filter((place) => names[place] === name))
}

/** Its own page behind it, so that it reads the same wherever it is shown. */
const style = `<style>
svg { color: #20262d; font: 12px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.page { fill: #fbfaf7; } .panel { fill: #ffffff; stroke: #e2ded5; } .grid { stroke: #ebe7df; } .ring { stroke: #ffffff; }
text { fill: currentColor; } .title { font-size: 17px; font-weight: 600; } .head { font-size: 13px; font-weight: 600; }
.quiet { fill: #6b7280; font-size: 11px; } .end { text-anchor: end; } .middle { text-anchor: middle; }
.number { font-variant-numeric: tabular-nums; text-anchor: end; }
@media (prefers-color-scheme: dark) {
svg { color: #e8e6e1; } .page { fill: #15181c; } .panel { fill: #1c2025; stroke: #30363d; } .grid { stroke: #2b3037; }
.ring { stroke: #1c2025; } .quiet { fill: #9aa3ad; }
}
</style>`
