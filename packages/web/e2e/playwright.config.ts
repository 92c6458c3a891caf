// How the end-to-end tests run: Chromium against the built page, two at a time.

import { defineConfig } from '@playwright/test'
import { browserArgs, browserPath, installBrowsers } from '../measure/browser.ts'

// Workers read this too.
if (process.env.TEST_WORKER_INDEX === undefined) installBrowsers()

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../dist/e2e',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  globalSetup: './serve.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  retries: 0,
  // For what never comes: a busy machine is slow to answer.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: 'list',
  use: {
    ...(process.env.IRONBRIDGE_ADDRESS ? { baseURL: process.env.IRONBRIDGE_ADDRESS } : {}),
    // Tests are over before the last tier of optimised code would pay for being made.
    launchOptions: { executablePath: browserPath(), args: [...browserArgs, '--js-flags=--no-turbofan'] },
    viewport: { width: 1280, height: 720 },
    // Boxes and words are as large; a quarter of the dots takes less to draw.
    deviceScaleFactor: 0.5,
    locale: 'en-GB',
    actionTimeout: 60_000,
    // Keeping the whole page for later takes its time; tests of that allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
