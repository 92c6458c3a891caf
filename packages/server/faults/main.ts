// `npm run faults`: servers and databases are killed while games go on; what was acknowledged is counted. Prints JSON.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Fleet, openFleet, type Tally } from '../test/fleet.ts'
import { startPostgres } from '../test/services/postgres.ts'
import { startRedis } from '../test/services/redis.ts'
import { type ServerProcess, startProcess } from '../test/services/serverProcess.ts'

const USAGE = `npm run faults -- [--cycles N] [--games N] [--only sqlite|postgres] [--json]
  --cycles   kills of a server on each database (200); the database itself is killed a tenth as often
  --games    games that go on meanwhile (8)
Ctrl-C ends it early and counts what was done.`

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '200' },
    games: { type: 'string', default: '8' },
    only: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
/** Ctrl-C ends the strikes; what was done so far is counted. */
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())

const cycles = Number(values.cycles)
const games = Number(values.games)

if (values.help) console.log(USAGE)
else {
  const result = {
    ...(values.only === 'postgres' ? {} : { sqlite: await onSqlite() }),
    ...(values.only === 'sqlite' ? {} : { postgres: await onPostgres() }),
  }
  console.log(JSON.stringify(result, null, 2))
  const tallies = Object.values(result).flatMap(
    (part) => Object.values(part) as (Tally & { cycles: number })[],
  )
  process.exit(tallies.every(({ lost, twice, stuck }) => lost + twice + stuck === 0) ? 0 : 1)
}

async function onSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-faults-'))
  const env = { DATABASE_URL: join(folder, 'games.db') }
  let server = await startProcess(env)
  const { port } = new URL(server.address)
  const fleet = await openFleet(() => [server.address], games)
  const kills = await underLoad('server kills on SQLite', fleet, cycles, async () => {
    await server.end('SIGKILL')
    server = await startProcess({ ...env, PORT: port })
  })
  fleet.close()
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
  return { kills }
}

async function onPostgres() {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const env = { DATABASE_URL: await postgres.fresh(), REDIS_URL: redis.url }
  const servers: ServerProcess[] = [await startProcess(env), await startProcess(env)]
  const fleet = await openFleet(() => servers.map(({ address }) => address), games)
  const kills = await underLoad('kills of one server of two on Postgres', fleet, cycles, async (cycle) => {
    const victim = cycle % 2
    const { port } = new URL(servers[victim]?.address ?? '')
    await servers[victim]?.end('SIGKILL')
    servers[victim] = await startProcess({ ...env, PORT: port })
  })
  const restarts = await underLoad('kills of Postgres', fleet, Math.ceil(cycles / 10), (cycle) =>
    postgres.restart(cycle % 2 === 0 ? 'SIGKILL' : 'SIGINT'),
  )
  fleet.close()
  for (const server of servers) await server.end('SIGTERM')
  await Promise.all([postgres.stop(), redis.stop()])
  return { kills, restarts }
}

async function underLoad(
  what: string,
  fleet: Fleet,
  count: number,
  strike: (cycle: number) => Promise<void>,
): Promise<Tally & { cycles: number }> {
  const playing = fleet.play()
  let cycle = 0
  for (; cycle < count && !stop.signal.aborted; cycle++) {
    // Long enough for some moves, short enough to hit a commit now and then.
    await setTimeout(50 + Math.random() * 700)
    await strike(cycle)
    if (!values.json)
      process.stderr.write(`\r${what}: ${cycle + 1} of ${count}, ${fleet.acknowledged()} moves acknowledged `)
  }
  if (!values.json) process.stderr.write('\n')
  await setTimeout(500)
  fleet.stop()
  await playing
  return { cycles: cycle, ...(await fleet.check()) }
}
