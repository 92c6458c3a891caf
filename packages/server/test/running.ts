// Servers for tests: one on SQLite or, where Postgres and Redis are provided, two that share them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openLogger, startServer } from '../src/server.ts'
import { EASY, startProcess } from './services/serverProcess.ts'

export interface Running {
  readonly address: string
  /** Of the second server, where there is one. */
  readonly other: string
  readonly database: string
  /** Everything the servers have written. */
  output(): string
  close(): Promise<void>
}

export interface Restarting<How> extends Running {
  /** Ends one server and starts another in its place, on the same database and the same port; something may happen meanwhile. */
  restart(how: How, meanwhile?: () => void): Promise<void>
}

type Settings = Readonly<Record<string, string>>

interface One {
  readonly address: string
  output(): string
  end(how: 'SIGTERM' | 'SIGKILL'): Promise<unknown>
}

/** In this process, which takes no time to start; they can be told what is the time. */
export const running = (set: Settings = {}, now = Date.now): Promise<Restarting<'SIGTERM'>> =>
  pair(set, (env) => startHere(env, now))

/** In processes of their own, which can be killed. */
export const runningProcesses = (set: Settings = {}): Promise<Restarting<'SIGTERM' | 'SIGKILL'>> =>
  pair(set, startProcess)

async function pair(
  set: Settings,
  start: (env: Settings) => Promise<One>,
): Promise<Restarting<'SIGTERM' | 'SIGKILL'>> {
  const services = inject('services') ?? null
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-server-'))
  const database = services === null ? join(folder, 'games.db') : await freshDatabase(services.postgres)
  const env = {
    DATABASE_URL: database,
    ...(services === null ? {} : { REDIS_URL: services.redis }),
    ...set,
  }
  let first = await start(env)
  const second = services === null ? null : await start(env)
  return {
    get address() {
      return first.address
    },
    get other() {
      return second?.address ?? first.address
    },
    database,
    async restart(how, meanwhile) {
      await first.end(how)
      meanwhile?.()
      first = await start({ ...env, PORT: new URL(first.address).port })
    },
    output: () => first.output() + (second?.output() ?? ''),
    async close() {
      await Promise.all([first.end('SIGTERM'), second?.end('SIGTERM')])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startHere(env: Settings, now: () => number): Promise<One> {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'error', BOT_THREADS: '1', ...EASY, ...env })
  if ('errors' in config) throw new Error(config.errors.join('\n'))
  let output = ''
  const log = openLogger(config.LOG_LEVEL, { write: (line) => (output += line) })
  const server = await startServer(config, log, now)
  return {
    address: `http://127.0.0.1:${server.port}`,
    output: () => output,
    end: () => server.close(),
  }
}

/** A time that stands still until it is moved on. */
export interface StillClock {
  readonly now: () => number
  later(ms: number): void
}

export function stillClock(): StillClock {
  let time = Date.now()
  return {
    now: () => time,
    later(ms) {
      time += ms
    },
  }
}

let databases = 0

/** Tests share one Postgres, but no database. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `games_${process.pid}_${++databases}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/postgres$/, name)
}
