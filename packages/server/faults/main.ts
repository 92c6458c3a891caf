// `npm run faults`: servers and databases are killed, clocks set and disks filled while games go on, and what was acknowledged is looked for
// in the database.

import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { TABLES } from './match.ts'
import { isSound, type Report, run } from './run.ts'
import { onPostgres, onSqlite } from './sites.ts'

const USAGE = `npm run faults -- [--kills N] [--games N] [--seed TEXT] [--postgres] [--json]
  --kills      how often something is killed, stopped, set or filled (200), each kind in turn
  --games      games that go on meanwhile (8)
  --seed       mixes requests and kills; what they meet is chance all the same
  --postgres   two servers on Postgres, which is killed too; otherwise one on SQLite
Ctrl-C ends it early and counts what was done. Exit code 1: something was lost, doubled, torn, reordered, stuck or slow.`

/** Milliseconds: after which a game is stuck, for a whole run and for each kill, and for counting at the end. */
const [PATIENCE, RUN, KILL, COUNTING] = [20_000, 60_000, 45_000, 180_000]
const INTERRUPTED = 'Ctrl-C'
/** Long enough for some moves, short enough to hit a commit now and then. */
const REQUESTS = [1, 150] as const

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    games: { type: 'string', default: '8' },
    seed: { type: 'string', default: `${Date.now()}` },
    postgres: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(USAGE)
else process.exit(await main())

async function main(): Promise<number> {
  const kills = Number(values.kills)
  const stop = new AbortController()
  process.on('SIGINT', () => stop.abort(INTERRUPTED))
  const bound = setTimeout(RUN + kills * KILL, 'It took too long.', { ref: false })
  void bound.then((why) => stop.abort(why))
  const site = await (values.postgres ? onPostgres() : onSqlite())
  const running = run(site, {
    kills,
    games: Number(values.games),
    tables: TABLES,
    seed: values.seed,
    patience: PATIENCE,
    requests: REQUESTS,
    signal: stop.signal,
    onKill(count, answers) {
      if (!values.json)
        process.stderr.write(`\r${count} of ${kills} kills, ${answers} requests acknowledged `)
    },
  })
  const report = await Promise.race([running, tooLate(stop.signal)])
  if (report !== null) tell(report)
  else console.log(values.json ? '{"cut":"Counting took too long."}' : 'Counting took too long.')
  // Whatever does not end by itself now ends with this process, which has told everything.
  await Promise.race([site.close(), setTimeout(PATIENCE)])
  const isWhole = report?.cut === null || report?.cut === INTERRUPTED
  return report !== null && isWhole && isSound(report) ? 0 : 1
}

async function tooLate(signal: AbortSignal): Promise<null> {
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  return setTimeout(COUNTING, null)
}

function tell(report: Report): void {
  if (values.json) return console.log(JSON.stringify({ seed: values.seed, ...report }, null, 2))
  const { kinds, faults, strikes, cut, ...counts } = report
  process.stderr.write('\n')
  if (cut !== null) console.log(`It ended early: ${cut}`)
  console.table(strikes)
  console.table(counts)
  console.table(kinds)
  for (const { what, kind, game, seq } of faults) console.log(`${what}: ${kind}, game ${game}, line ${seq}`)
  console.log(`Seed: ${values.seed}`)
}
