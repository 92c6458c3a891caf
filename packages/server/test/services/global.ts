// One Postgres and one Redis for all tests that need them.

import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null where the tests run on SQLite. */
    services: { readonly postgres: string; readonly redis: string } | null
    /** The share of their cases that random tests try. */
    readonly depth: number
  }
}

/** Postgres need not outlive the machine here, only those who kill it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, redis] = await Promise.all([
    startPostgres(['fsync=off', 'full_page_writes=off']),
    startRedis(),
  ])
  project.provide('services', { postgres: postgres.url, redis: redis.url })
  return async () => {
    await Promise.all([postgres.stop(), redis.stop()])
  }
}
