// Servers to be struck: one on SQLite, or two on Postgres, each a process of its own.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Dice } from '@ironbridge/engine'
import { startPostgres } from '../test/services/postgres.ts'
import { startRedis } from '../test/services/redis.ts'
import { beginProcess, type ServerProcess } from '../test/services/serverProcess.ts'
import { BAD_DAY, type BadDay } from './badDay.ts'
import { openSocket } from './person.ts'
import type { Site } from './run.ts'

export interface OwnSite extends Site {
  close(): Promise<void>
}

/** Milliseconds that an orderly stop may take, and until a server that starts is given up. */
const [STOP, START] = [3000, 60_000]
/** Milliseconds in which a server that starts is killed again. */
const STARTING = 400
/** Milliseconds without any server: longer than the banks of games by the clock. */
const AWAY = 12_000
/** Milliseconds with a full disk. */
const FULL = 1500
/** Milliseconds by which a clock is wrong, at most: either way, and longer than any bank. */
const WRONG = 3_600_000

type Strikes = Site['strikes']
type Settings = Readonly<Record<string, string>>

export async function onSqlite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-faults-'))
  const database = join(folder, 'games.db')
  const servers = await startServers({ DATABASE_URL: database }, 1, folder)
  return {
    ...siteOf(servers, database, {
      'full disk': {
        share: 2,
        async strike() {
          servers.have({ isFull: true })
          await setTimeout(FULL)
          servers.have({ isFull: false })
        },
      },
    }),
    async close() {
      await servers.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function onPostgres(): Promise<OwnSite> {
  const [postgres, redis] = await Promise.all([startPostgres([], true), startRedis(true)])
  const database = await postgres.fresh()
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-faults-'))
  const servers = await startServers({ DATABASE_URL: database, REDIS_URL: redis.url }, 2, folder)
  return {
    ...siteOf(servers, database, {
      'kill of Postgres': { share: 2, strike: () => postgres.restart('SIGKILL') },
      'stop of Postgres': { share: 1, strike: () => postgres.restart('SIGINT') },
    }),
    async close() {
      await servers.end()
      await Promise.all([postgres.stop(), redis.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function siteOf(servers: Servers, database: string, more: Strikes = {}): Site {
  let slowStops = 0
  const struck = (dice: Dice): number => dice.below(servers.addresses().length)
  return {
    addresses: () => servers.addresses(),
    database,
    openWire: openSocket,
    slowStops: () => slowStops,
    strikes: {
      kill: {
        share: 4,
        async strike(dice) {
          const one = struck(dice)
          await servers.kill(one)
          await servers.start(one)
        },
      },
      'kill while starting': {
        share: 3,
        async strike(dice) {
          const one = struck(dice)
          await servers.kill(one)
          await servers.startInVain(one, dice.below(STARTING))
          await servers.start(one)
        },
      },
      stop: {
        share: 2,
        async strike(dice) {
          const one = struck(dice)
          if (!(await servers.stop(one))) slowStops++
          await servers.start(one)
        },
      },
      'kill for long': {
        share: 1,
        async strike() {
          const all = [...servers.addresses().keys()]
          await Promise.all(all.map((one) => servers.kill(one)))
          await setTimeout(AWAY)
          await Promise.all(all.map((one) => servers.start(one)))
        },
      },
      'clock set': {
        share: 1,
        async strike(dice) {
          servers.have({ ahead: dice.below(2 * WRONG) - WRONG })
        },
      },
      'clock set and restart': {
        share: 2,
        async strike(dice) {
          // Of several servers on one database all are started by the same clock.
          const all = [...servers.addresses().keys()]
          const stops = await Promise.all(all.map((one) => servers.stop(one)))
          slowStops += stops.filter((isInTime) => !isInTime).length
          servers.have({ ahead: dice.below(2 * WRONG) - WRONG })
          await Promise.all(all.map((one) => servers.start(one)))
        },
      },
      ...more,
    },
  }
}

interface Servers {
  addresses(): readonly string[]
  kill(one: number): Promise<void>
  /** False if it took too long, and was killed. */
  stop(one: number): Promise<boolean>
  /** At the address it had. */
  start(one: number): Promise<void>
  startInVain(one: number, ms: number): Promise<void>
  /** All of them, those that start later too. */
  have(day: Partial<BadDay>): void
  end(): Promise<void>
}

async function startServers(set: Settings, count: number, folder: string): Promise<Servers> {
  const servers: ServerProcess[] = []
  const file = join(folder, 'day.json')
  let day: BadDay = { ahead: 0, isFull: false }
  writeFileSync(file, JSON.stringify(day))
  const NODE_OPTIONS = `--import=${new URL('badDay.ts', import.meta.url).href}`
  const env = { ...set, [BAD_DAY]: file, NODE_OPTIONS }
  for (let one = 0; one < count; one++) servers.push(await started(env))
  const addresses = servers.map(({ address }) => address)
  const again = (one: number): Settings => ({ ...env, PORT: new URL(addresses[one] ?? '').port })

  async function stop(one: number): Promise<boolean> {
    const ended = servers[one]?.end('SIGTERM').then(() => true)
    const isInTime = (await Promise.race([ended, setTimeout(STOP, false, { ref: false })])) ?? true
    if (!isInTime) await servers[one]?.end('SIGKILL')
    return isInTime
  }

  return {
    addresses: () => addresses,
    async kill(one) {
      await servers[one]?.end('SIGKILL')
    },
    stop,
    async start(one) {
      servers[one] = await started(again(one))
    },
    async startInVain(one, ms) {
      const starting = beginProcess(again(one), true)
      starting.started.catch(() => {})
      await setTimeout(ms)
      await starting.end('SIGKILL')
    },
    have(changed) {
      day = { ...day, ...changed }
      writeFileSync(file, JSON.stringify(day))
      for (const server of servers) server.signal('SIGUSR2')
    },
    async end() {
      await Promise.all(servers.map((_, one) => stop(one)))
    },
  }
}

async function started(env: Settings): Promise<ServerProcess> {
  const starting = beginProcess(env, true)
  const server = await Promise.race([starting.started, setTimeout(START, null, { ref: false })])
  if (server !== null) return server
  await starting.end('SIGKILL')
  throw new Error('A server did not start in time.')
}
