// `npm run load`: what one server carries on SQLite, and one or two on Postgres. Prints JSON.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/services/postgres.ts'
import { startRedis } from '../test/services/redis.ts'
import { type ServerProcess, startProcess } from '../test/services/serverProcess.ts'
import { flood } from './flood.ts'
import { floorPair } from './floorPair.ts'
import { held } from './held.ts'
import { weigh } from './memory.ts'
import { metricOf } from './metric.ts'
import type { Pair } from './pair.ts'
import { storm } from './storm.ts'
import { fullSpeed, type Rate, seatPairs, steady } from './workloads.ts'

const USAGE = `npm run load -- [--json] [--games N] [--seconds N] [--runs N] [--only sqlite|postgres]
npm run load -- --lists [--json] [--games N] [--people N] [--only sqlite|postgres]
npm run load -- --cold
npm run load -- --flood [--json] [--seconds N]
npm run load -- --storm [--json] [--sockets N]
  --json      the result only, without progress
  --games     live games with two people each (1000)
  --seconds   length of each measurement (10; of a flood 30)
  --runs      on SQLite, each with a floor: a server that writes and answers, but checks nothing (5); the middle one counts
  --only      one database
  --lists     what lists, a start and a backup cost where so many games were played (1000000), by so many people (100000)
  --cold      what it costs to take up a game that is not in memory
  --flood     one address asks for everything while people from elsewhere play
  --storm     all sockets (20000) are lost, and come back at once
Floods and storms stay on this machine. Exit code 1: one of their goals was missed.`

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    games: { type: 'string' },
    people: { type: 'string', default: '100000' },
    lists: { type: 'boolean' },
    cold: { type: 'boolean' },
    seconds: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    flood: { type: 'boolean' },
    storm: { type: 'boolean' },
    sockets: { type: 'string', default: '20000' },
    help: { type: 'boolean' },
  },
})
const games = Number(values.games ?? (values.lists ? 1_000_000 : 1000))
const seconds = Number(values.seconds ?? (values.flood ? 30 : 10))
/** Games that are at it at the same time when speed is measured. */
const AT_ONCE = 128
const STEADY = 500
/** On SQLite, of which the middle one counts. */
const RUNS = Number(values.runs)
/** Seconds, after a thousand tables were laid at once. */
const WARMING_UP = 5
/** Where it is measured what a second server adds: of a core, for each server; and games at once, so that none is idle. */
const SHARE = 0.15
const MANY_AT_ONCE = 768

if (values.help) console.log(USAGE)
else if (values.flood) judge(await flood(seconds, tell))
else if (values.storm) judge(await storm(Number(values.sockets), tell))
else if (values.cold) show((await import('./cold.ts')).measureCold())
else show(await (values.lists ? measureLists() : measure()))

function show(result: object): void {
  console.log(JSON.stringify(result, null, 2))
}

function judge(report: { readonly missed: readonly string[] }): void {
  show(report)
  process.exitCode = report.missed.length > 0 ? 1 : 0
}

async function measure() {
  return {
    cores: availableParallelism(),
    games,
    ...(values.only === 'postgres' ? {} : { sqlite: await onSqlite() }),
    ...(values.only === 'sqlite' ? {} : { postgres: await onPostgres() }),
  }
}

async function measureLists() {
  const { listsOnPostgres, listsOnSqlite } = await import('./lists.ts')
  const amount = { games, people: Number(values.people) }
  return {
    cores: availableParallelism(),
    ...amount,
    ...(values.only === 'postgres' ? {} : { sqlite: await listsOnSqlite(amount, tell) }),
    ...(values.only === 'sqlite' ? {} : { postgres: await listsOnPostgres(amount, tell) }),
  }
}

async function onSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-load-'))
  const runs = []
  try {
    while (runs.length < RUNS) {
      tell(`run ${runs.length + 1} of ${RUNS}`)
      const server = await startProcess({ DATABASE_URL: join(folder, `load${runs.length}.db`) })
      const speed = await loaded([server]).finally(() => server.end('SIGTERM'))
      tell('the same without rules')
      runs.push({ ...speed, floor: await floorSpeed(join(folder, `floor${runs.length}.db`)) })
    }
    tell('what games and sockets weigh')
    return { ...middleOf(runs), memory: await weigh(join(folder, 'memory.db')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The run with the middle speed, what the others made, and how near that is to a server that checks nothing. */
function middleOf(runs: readonly (Loaded & { readonly floor: Rate })[]) {
  const speedOf = (run: Loaded): number => run.fullSpeed.movesPerSecond
  const sorted = runs.toSorted((a, b) => speedOf(a) - speedOf(b))
  const floors = runs.map(({ floor }) => floor.movesPerSecond).toSorted((a, b) => a - b)
  const middle = sorted[sorted.length >> 1]
  const floor = floors[floors.length >> 1] ?? 0
  return {
    ...middle,
    runs: { movesPerSecond: sorted.map(speedOf), p99: runs.map((run) => run.steady.p99), floor: floors },
    ofFloor: middle === undefined ? 0 : share(speedOf(middle) / floor),
  }
}

async function floorSpeed(database: string): Promise<Rate> {
  const server = fork(new URL('floor.ts', import.meta.url), [database])
  server.on('exit', (code) => {
    if (code) throw new Error('The floor has broken in.')
  })
  try {
    const [address] = (await once(server, 'message')) as [string]
    const pairs: Pair[] = []
    while (pairs.length < games) pairs.push(await floorPair(address))
    const speed = await fullSpeed(pairs, AT_ONCE, seconds)
    for (const pair of pairs) pair.close()
    return speed
  } finally {
    server.kill()
  }
}

async function onPostgres() {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const start = async (count: number): Promise<ServerProcess[]> => {
    const DATABASE_URL = await postgres.fresh()
    const env = { DATABASE_URL, REDIS_URL: redis.url }
    const servers = [await startProcess(env)]
    while (servers.length < count) servers.push(await startProcess(env))
    return servers
  }
  try {
    const results = []
    const slow = []
    for (const count of [1, 2]) {
      const servers = await start(count)
      try {
        results.push(await loaded(servers))
        tell(`each with ${SHARE} of a core`)
        slow.push(await heldSpeed(servers))
      } finally {
        for (const server of servers) await server.end('SIGTERM')
      }
    }
    return {
      oneServer: results[0],
      twoServers: results[1],
      eachWithPartOfACore: { share: SHARE, oneServer: slow[0], twoServers: slow[1] },
    }
  } finally {
    await Promise.all([postgres.stop(), redis.stop()])
  }
}

async function heldSpeed(servers: readonly ServerProcess[]): Promise<Rate> {
  const [first = '', second = first] = servers.map(({ address }) => address)
  const pairs = await seatPairs([first, second], MANY_AT_ONCE, () => {})
  const letGo = held(
    servers.map(({ pid }) => pid),
    SHARE,
  )
  try {
    return await fullSpeed(pairs, MANY_AT_ONCE, seconds)
  } finally {
    letGo()
    for (const pair of pairs) pair.close()
  }
}

type Loaded = Awaited<ReturnType<typeof loaded>>

async function loaded(servers: readonly ServerProcess[]) {
  const addresses = servers.map(({ address }) => address)
  const [first = '', second = first] = addresses
  const pairs = await seatPairs([first, second], games, (done) =>
    tell(`${done} of ${games} games are seated`),
  )
  tell(`a steady ${STEADY} moves a second`)
  await steady(pairs, STEADY, WARMING_UP)
  const stream = await steady(pairs, STEADY, seconds)
  tell('as fast as it goes')
  const [serverBefore, ownBefore] = [await cpuOf(first), process.cpuUsage()]
  const speed = await fullSpeed(pairs, AT_ONCE, seconds)
  const own = process.cpuUsage(ownBefore)
  const cpu = {
    server: share(((await cpuOf(first)) - serverBefore) / speed.seconds),
    players: share((own.user + own.system) / 1e6 / speed.seconds),
  }
  for (const pair of pairs) pair.close()
  return { steady: stream, fullSpeed: { ...speed, cpu } }
}

/** Of one core. */
function share(cores: number): number {
  return Math.round(cores * 100) / 100
}

/** Seconds that the first server has worked. */
function cpuOf(address: string): Promise<number> {
  return metricOf(address, 'process_cpu_seconds_total')
}

function tell(sentence: string): void {
  if (!values.json) process.stderr.write(`${sentence}\n`)
}
