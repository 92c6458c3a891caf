// Where the tests are, and how many run at once.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/*.test.ts'],
    maxWorkers: 2,
    // Whole games are played in some tests.
    testTimeout: 60_000,
  },
})
