// Where the tests are, and how many run at once.

import { defineConfig } from 'vitest/config'
import { texts } from './packages/web/texts.ts'

/** The server's tests run twice: on SQLite, and on Postgres with Redis and two processes. */
const server = ['packages/server/test/**/*.test.ts']

/** Whole games are played in some tests, and servers started; a busy machine is slow to answer. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [texts()],
        test: {
          name: 'everything else',
          include: ['packages/*/test/**/*.test.{ts,tsx}', 'tools/*.test.ts', 'test/**/*.test.ts'],
          exclude: server,
          ...patience,
        },
      },
      { test: { name: 'sqlite', include: server, ...patience, provide: { services: null } } },
      {
        test: {
          name: 'postgres',
          include: server,
          ...patience,
          globalSetup: 'packages/server/test/services/global.ts',
        },
      },
    ],
  },
})
