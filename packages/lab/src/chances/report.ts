// How true chances were, in the terminal and as Markdown.

import type { Estimate } from '../arena/bootstrap.ts'
import { table } from '../columns.ts'
import type { ChancesTable } from './rows.ts'

export const chancesText = (tables: readonly ChancesTable[]): string =>
  tables.map((own) => `${[titleOf(own), table(decileRows(own)), ...notesOf(own)].join('\n')}\n`).join('\n')

export function chancesMarkdown(command: string, tables: readonly ChancesTable[]): string {
  const [head, ...rows] = overviewRows(tables)
  return `${[
    '# How true win chances are',
    INTRODUCTION,
    `\`\`\`\n${command}\n\`\`\``,
    WORDS,
    markdownTable(head, rows),
    ...tables.flatMap((own) => {
      const [titles, ...deciles] = decileRows(own)
      return [`## ${titleOf(own)}`, markdownTable(titles, deciles)]
    }),
  ].join('\n\n')}\n`
}

const INTRODUCTION = `What every seat may expect of the end, read off a position without search by what one seat knows
(\`chances\`, weighed by [\`oddsTable.ts\`](../../packages/bots/src/advice/oddsTable.ts)), against what came of it in games that
nothing was fitted on. In every third game a stronger bot and a weaker one sit at the table, with two players one of them. Each seat is asked once
in every round, at a moment drawn by lot.`

const WORDS = `*Log loss* is the mean of −ln of the share that the winner was given, smaller is better: of chances, of the lead
alone (the points that each seat would have if the era ended there, weighed in the same way and fitted on the same games), and of
equal shares; *won* is what chances win against the lead. *Worst decile* is the largest distance of its share of
wins from what was said. *Margin* is that of the seat which was asked, in victory points: *bias* is the mean error, *error* the mean of the
errors without their sign. Intervals are of 95 %, by drawing games anew.`

function overviewRows(tables: readonly ChancesTable[]): [string[], ...string[][]] {
  return [
    ['table', 'games', 'log loss', 'lead', 'equal', 'won', 'worst decile', 'margin: bias', 'error'],
    ...tables.map((own) => [
      nameOf(own),
      `${own.games}`,
      own.logLoss.chances.toFixed(3),
      own.logLoss.lead.toFixed(3),
      own.logLoss.equal.toFixed(3),
      withEnds(own.logLoss.won, 3),
      points(worstOf(own)),
      withEnds(own.margin.bias, 1),
      own.margin.error.toFixed(1),
    ]),
  ]
}

function decileRows({ deciles }: ChancesTable): [string[], ...string[][]] {
  return [
    ['shares', 'said %', 'won %', 'off', 'from', 'to'],
    ...deciles.map(({ shares, predicted, observed, off }) => [
      `${shares}`,
      points(predicted),
      points(observed),
      signed(points(off.mean)),
      signed(points(off.low)),
      signed(points(off.high)),
    ]),
  ]
}

const notesOf = (own: ChancesTable): string[] => [
  `log loss ${own.logLoss.chances.toFixed(3)}, of the lead ${own.logLoss.lead.toFixed(3)}, of equal shares ${own.logLoss.equal.toFixed(3)}; won ${withEnds(own.logLoss.won, 3)}`,
  `margin off by ${withEnds(own.margin.bias, 1)} VP, without signs ${own.margin.error.toFixed(1)} VP`,
]

const worstOf = ({ deciles }: ChancesTable): number =>
  Math.max(...deciles.map(({ off }) => Math.abs(off.mean)))

const nameOf = ({ edition, players, variants }: ChancesTable): string =>
  [`${edition} ${players}`, ...variants].join(', ')

const titleOf = (own: ChancesTable): string =>
  `${nameOf(own)}: ${own.games} games, fitted on ${own.fitted} others`

const points = (share: number): string => (100 * share).toFixed(1)

const signed = (number: string): string => (number.startsWith('-') ? number.replace('-', '−') : `+${number}`)

function withEnds({ mean, low, high }: Estimate, digits: number): string {
  const [middle, from, to] = [mean, low, high].map((number) => signed(number.toFixed(digits)))
  return `${middle} (${from} to ${to})`
}

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
