// The report of a run, in the terminal and as Markdown.

import { dirname, relative } from 'node:path'
import { table } from '../columns.ts'
import { type Block, blocksOf, titleOf } from './blocks.ts'
import type { ArenaTerms } from './game.ts'
import { overview } from './overview.ts'
import type { TableResult } from './results.ts'

export interface Report extends ArenaTerms {
  readonly command: string
  /** Of the engine and the bots. */
  readonly fingerprint: string
  readonly isLadder: boolean
  readonly games: number
  /** False if it was ended early. */
  readonly isWhole: boolean
  readonly tables: readonly TableResult[]
}

export function textReport(report: Report): string {
  const sections = report.tables.map((result) =>
    [titleOf(result), ...blocksOf(result).map(blockText), ...missing(result)].join('\n\n'),
  )
  return `${[...sections, ...overview(report.tables).map(blockText), origin(report)].join('\n\n')}\n`
}

const blockText = ({ head, rows, notes }: Block): string =>
  [table(figuresToTheRight([head, ...rows])), ...notes].join('\n')

/** Columns of figures that are text already, with signs, decimals or units. */
function figuresToTheRight(rows: Block['rows']): string[][] {
  const cells = rows.map((row) => row.map(String))
  return cells.map((row) =>
    row.map((cell, column) => {
      const others = cells.map((one) => one[column] ?? '')
      const isFigures = others.slice(1).every((text) => /^[\d.−+–]+( %)?$/.test(text))
      return isFigures ? cell.padStart(Math.max(...others.map(({ length }) => length))) : cell
    }),
  )
}

/** Paths as given: the chart is linked from where the report is. */
export function markdownReport(report: Report, path: string, chartPath: string | undefined): string {
  const players = report.tables[0]?.matches[0]
  const title =
    report.isLadder || !players ? 'The ladder' : `${players.candidate} against ${players.champion}`
  return `${[
    `# ${title}`,
    ['```', report.command, '```'].join('\n'),
    origin(report),
    ...(chartPath === undefined ? [] : [`![Victory points](${relative(dirname(path), chartPath)})`]),
    ...overview(report.tables).map(blockMarkdown),
    HOW_TO_READ,
    ...report.tables.flatMap((result) => [
      `## ${titleOf(result)}`,
      ...blocksOf(result).map(blockMarkdown),
      ...missing(result),
    ]),
  ].join('\n\n')}\n`
}

const blockMarkdown = ({ head, rows, notes }: Block): string =>
  [
    markdownRow(head),
    markdownRow(head.map(() => '---')),
    ...rows.map(markdownRow),
    ...notes.map((note) => `\n${note}`),
  ].join('\n')

const markdownRow = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => `${cell}`.replaceAll('|', '\\|')).join(' | ')} |`

const missing = ({ matches }: TableResult): string[] =>
  matches.length > 0 ? [] : ['Too few deals were played to the end.']

const origin = ({ games, isWhole, seed, ms, fingerprint }: Report): string =>
  `${games} games${isWhole ? '' : ', ended early'}; seed "${seed}"; ${
    ms === null ? "each player's own number of positions" : `${ms} ms a decision`
  }; engine and bots ${fingerprint}.`

const HOW_TO_READ = `How to read it. Every deal is played once by champions alone and once with the candidate in each seat.

- **VP difference**: the candidate's points less those of the champion in the same seat at the table of champions. Par is 0.
- **Win share**: the part of its games that the candidate wins; a shared first place counts in part.
- **VP over table**: the candidate's points less the mean of its table.
- In brackets are 95 % intervals, from drawing the deals anew; where all came out alike, they have no width. **Above par**: points and
  wins both lie above par with their whole intervals.
- **Rating**: Plackett–Luce over finish orders; 400 points are tenfold strength, the first player is at 0. One drawn game is added
  to each match, so that a player who always wins has a rating too.
- **Against itself**: all seats played by the same player. **When it won**: its mean points in the games that it won.
- Times are of decisions with more than one legal move, on the machine at hand, with as many games at once as it has cores.`
