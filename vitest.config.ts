// Where the tests are, and how many run at once.

import { defineConfig } from 'vitest/config'
import { texts } from './packages/web/texts.ts'

export default defineConfig({
  plugins: [texts()],
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'tools/*.test.ts'],
    maxWorkers: 2,
    // Whole games are played in some tests.
    testTimeout: 60_000,
  },
})
