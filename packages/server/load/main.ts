// `npm run load`: what one server carries on SQLite, and one or two on Postgres. Prints JSON.

import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/services/postgres.ts'
import { startRedis } from '../test/services/redis.ts'
import { type ServerProcess, startProcess } from '../test/services/serverProcess.ts'
import { held } from './held.ts'
import { weigh } from './memory.ts'
import { metricOf } from './metric.ts'
import { fullSpeed, type Rate, seatPairs, steady } from './workloads.ts'

const USAGE = `npm run load -- [--json] [--games N] [--seconds N] [--only sqlite|postgres]
  --json      the result only, without progress
  --games     live games with two people each (1000)
  --seconds   length of each measurement (10)
  --only      one database`

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    games: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const games = Number(values.games)
const seconds = Number(values.seconds)
/** Games that are at it at the same time when speed is measured. */
const AT_ONCE = 128
const STEADY = 500
/** Seconds, after a thousand tables were laid at once. */
const WARMING_UP = 5
/** Where it is measured what a second server adds: of a core, for each server; and games at once, so that none is idle. */
const SHARE = 0.25
const MANY_AT_ONCE = 768

if (values.help) console.log(USAGE)
else console.log(JSON.stringify(await measure(), null, 2))

async function measure() {
  return {
    cores: availableParallelism(),
    games,
    ...(values.only === 'postgres' ? {} : { sqlite: await onSqlite() }),
    ...(values.only === 'sqlite' ? {} : { postgres: await onPostgres() }),
  }
}

async function onSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-load-'))
  try {
    const server = await startProcess({ DATABASE_URL: join(folder, 'load.db') })
    const speed = await loaded([server]).finally(() => server.end('SIGTERM'))
    tell('what games and sockets weigh')
    return { ...speed, memory: await weigh(join(folder, 'memory.db')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
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
