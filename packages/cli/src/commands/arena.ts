// The command "arena": how strong a player is, measured against another or all along the ladder.

import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { bots } from '@ironbridge/bots'
import { at } from '@ironbridge/engine'
import {
  type ArenaGame,
  type ArenaTerms,
  chart,
  fingerprint,
  gameKey,
  gamesOf,
  makeFolder,
  markdownReport,
  openSaveFile,
  openStore,
  type PlayedArenaGame,
  playInThreads,
  type Report,
  type ResultStore,
  resultsOf,
  type SaveFile,
  textReport,
  writeWhole,
} from '@ironbridge/lab'
import { readPlan } from '../arena/plan.ts'
import { type Command, INTERRUPTED, readOptions, shellWord, wholeNumber } from '../command.ts'
import { type Progress, progress } from '../progress.ts'
import { defaultEdition, editionIds, setupOptions } from '../setup.ts'

const usage = `Usage: ironbridge arena CANDIDATE CHAMPION [OPTIONS]
       ironbridge arena --bot "COMMAND" CHAMPION [OPTIONS]
       ironbridge arena --ladder [OPTIONS]

Measures a candidate against a champion. Every deal is played once by champions alone, and once with the
candidate in each seat; the candidate is compared with the champion of the same seat. The interval of 95 %
comes from drawing the deals anew. The same options give the same games, on any number of threads.

Players: ${bots.map(({ id }) => id).join(', ')}; "club:500" values 500 positions a decision.

  --bot COMMAND    a program as the candidate: see PROTOCOL.md
  --ladder         every bot against the one below it, and alone; on all tables unless said otherwise
  --edition ID     ${editionIds}, or all (${defaultEdition})
  --players N      number of players, or all (4)
  --variant ID     a variant of the rules; may be repeated
  --deals N        deals for each table (100); also by candidate: 100,strong=40, for tables of two: strong/2=60, or for
                   an edition: strong/classic=60; "alone=10" for the strongest player among themselves on the ladder
  --seed TEXT      any text: other deals (1)
  --ms N           milliseconds for a decision, instead of a number of positions; games differ from run to run
  --save FILE      keeps every game; the same command goes on where it stopped, as long as the players are the same
  --json           prints one JSON object instead of tables
  --report FILE    writes the tables as Markdown
  --chart FILE     draws the victory points as SVG
  --verbose        shows on the standard error what a program is told and says, in short
  --workers N      threads that play (${availableParallelism()})

Ctrl-C ends early, with the results so far and exit code ${INTERRUPTED}.
`

const MOST_WORKERS = 256
const MOST_MS = 3_600_000

const options = {
  bot: { type: 'string' },
  ladder: { type: 'boolean' },
  ...setupOptions,
  deals: { type: 'string' },
  seed: { type: 'string' },
  ms: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean' },
  report: { type: 'string' },
  chart: { type: 'string' },
  workers: { type: 'string' },
  verbose: { type: 'boolean' },
} as const

export const arena: Command = {
  name: 'arena',
  summary: 'measure how strong a bot is',
  usage,
  async run(args) {
    const { values, positionals } = readOptions(args, options, ['candidate', 'champion'])
    const plan = readPlan(values, positionals)
    const terms: ArenaTerms = {
      seed: values.seed ?? '1',
      ms: values.ms === undefined ? null : wholeNumber('ms', values.ms, 1, MOST_MS),
    }
    const workers = wholeNumber('workers', values.workers ?? `${availableParallelism()}`, 1, MOST_WORKERS)
    const version = fingerprint(plan.players)
    const saved =
      values.save === undefined ? null : openSaveFile(values.save, { ...terms, fingerprint: version })
    const store = openStore()
    const games = gamesOf(plan)
    const verbose = values.verbose ?? false
    const bar = await playAll(games, { ...terms, verbose }, workers, store, saved)
    if (bar.stopped()) process.stderr.write(`Stopped after ${store.size} of ${games.length} games.\n`)

    const report: Report = {
      command: commandOf(args),
      fingerprint: version,
      ...terms,
      isLadder: values.ladder ?? false,
      games: store.size,
      isWhole: !bar.stopped(),
      tables: resultsOf(plan, store),
    }
    process.stdout.write(values.json ? `${JSON.stringify(report, withoutValues)}\n` : textReport(report))
    if (values.chart !== undefined) write(values.chart, chart(report))
    if (values.report !== undefined) write(values.report, markdownReport(report, values.report, values.chart))
    if (bar.stopped()) return INTERRUPTED
    return report.tables.some(({ matches }) => matches.length > 0) ? 0 : 1
  },
}

/** Those in the save file first, then the rest in threads. */
async function playAll(
  games: readonly ArenaGame[],
  terms: ArenaTerms & { readonly verbose: boolean },
  workers: number,
  store: ResultStore,
  saved: SaveFile | null,
): Promise<Progress> {
  const wanted = new Set(games.map(gameKey))
  for (const played of saved?.played ?? []) if (wanted.has(gameKey(played))) store.add(played)
  const bar = progress('Games', games.length, process.stderr.isTTY && !terms.verbose)
  const hear = (played: PlayedArenaGame): void => {
    store.add(played)
    saved?.add(played)
  }
  try {
    const left = games.filter((game) => !store.has(game))
    await playInThreads(left, terms, workers, hear, () => bar.goOn(store.size))
  } finally {
    bar.end()
    saved?.close()
  }
  return bar
}

/** What decides the result, to be typed again: where games are kept and how many threads play does not. */
function commandOf(args: readonly string[]): string {
  const kept: string[] = []
  for (let place = 0; place < args.length; place++) {
    const arg = at(args, place)
    if (arg === '--save' || arg === '--workers') place++
    else if (!/^--(json|verbose|save=.*|workers=.*)$/s.test(arg)) kept.push(shellWord(arg))
  }
  return ['npx ironbridge arena', ...kept].join(' ')
}

/** All points of all seats are for the chart alone. */
const withoutValues = (key: string, value: unknown): unknown => (key === 'values' ? undefined : value)

function write(path: string, text: string): void {
  makeFolder(dirname(path))
  writeWhole(path, text)
}
