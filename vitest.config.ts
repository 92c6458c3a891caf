// Where the tests are, how they run, and how many at once.

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { texts } from './packages/web/texts.ts'

/** The server's tests run twice: on SQLite, and on Postgres with Redis and two servers. */
const server = ['packages/server/test/**/*.test.ts']
/** What asks no database but its own runs once. */
const once = [
  'packages/server/test/{bus,disk,fairness,faults,hosting,lists,log,page,presence,program,slow,notices/guard}.test.ts',
]
/** Processes that share a database, what carries signals between them, and the big database itself. */
const shared = ['packages/server/test/{affinity,carriers,postgres,thinker,topics}.test.ts']
/** What only Vite can read. */
const page = ['packages/{board,web}/test/**/*.test.{ts,tsx}']

/** The share of their cases that random tests try: all of them by `npm run test:deep`. */
const depth = process.env['IRONBRIDGE_DEEP'] ? 1 : 1 / 3

// Most of a short run is compiling the sources, in processes and threads that tests start: once is enough.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'ironbridge-compile-cache')

const common = {
  // Nothing is left behind that another test could meet, so what was loaded and compiled once is used again.
  isolate: false,
  // For what never comes. Whole games are played in some tests, and servers started; a busy machine is slow to answer.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

/** Node loads the sources by itself, as it does when they are used; rewritten by Vite they are several times slower. */
const native = { ...common, experimental: { viteModuleRunner: false, nodeLoader: false } }

export default defineConfig({
  test: {
    // One more than the machine has, as those of the server mostly wait.
    maxWorkers: 3,
    projects: [
      { plugins: [texts()], test: { name: 'page', include: page, ...common } },
      // What is registered there stays there.
      {
        plugins: [texts()],
        test: {
          ...common,
          name: 'fourth',
          include: ['test/fourth/*.test.ts'],
          provide: { depth },
          isolate: true,
        },
      },
      { test: { ...native, name: 'revisions', include: ['test/revisions/*.test.ts'], isolate: true } },
      {
        test: {
          name: 'everything else',
          include: ['packages/*/test/**/*.test.ts', 'tools/*.test.ts'],
          exclude: [...server, ...page],
          provide: { depth },
          ...native,
        },
      },
      {
        test: {
          name: 'sqlite',
          include: server,
          exclude: shared,
          provide: { depth, services: null },
          ...native,
        },
      },
      {
        test: {
          name: 'postgres',
          include: server,
          exclude: once,
          globalSetup: 'packages/server/test/services/global.ts',
          provide: { depth },
          ...native,
        },
      },
    ],
  },
})
