// Servers for tests: one on SQLite or, where Postgres and Redis are provided, two processes that share them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type ServerProcess, startProcess } from './services/serverProcess.ts'

export interface Running {
  readonly address: string
  /** Of the second server, where there is one. */
  readonly other: string
  readonly database: string
  /** Ends one server and starts another in its place, on the same database. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Everything the servers have written. */
  output(): string
  close(): Promise<void>
}

export async function running(set: Readonly<Record<string, string>> = {}): Promise<Running> {
  const services = inject('services') ?? null
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-server-'))
  const database = services === null ? join(folder, 'games.db') : await freshDatabase(services.postgres)
  const env = {
    DATABASE_URL: database,
    ...(services === null ? {} : { REDIS_URL: services.redis }),
    ...set,
  }
  let first: ServerProcess = await startProcess(env)
  const second = services === null ? null : await startProcess(env)
  return {
    get address() {
      return first.address
    },
    get other() {
      return second?.address ?? first.address
    },
    database,
    async restart(signal) {
      await first.end(signal)
      first = await startProcess({ ...env, PORT: new URL(first.address).port })
    },
    output: () => first.output() + (second?.output() ?? ''),
    async close() {
      await Promise.all([first.end('SIGTERM'), second?.end('SIGTERM')])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Tests share one Postgres, but no database. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `games_${process.pid}_${Date.now()}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/postgres$/, name)
}
