// Measures the table in a real browser and prints JSON: how long until a click, a confirmed move and a moment of a replay are
// painted, long tasks while bots think, and what the first visit loads. Times depend on the machine: no test holds them.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen, pageHandler } from '@ironbridge/server'
import { chromium, type Page } from '@playwright/test'
import { builtPage } from '../serve/build.ts'
import { browserArgs, browserPath, installBrowsers } from './browser.ts'
import { firstLoadOf } from './firstLoad.ts'
import { clicksIn, scrubIn } from './inPage.ts'
import { longTasksIn } from './longTasks.ts'
import { spread } from './spread.ts'

const ROUNDS = 40

const folder = await builtPage()
const server = createServer(await pageHandler(folder))
const address = `http://localhost:${await listen(server, '127.0.0.1', 0)}`
installBrowsers()
const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs })
try {
  const { total, late } = firstLoadOf(folder)
  const load = await firstVisit()
  const late4 = await openGame('late-birmingham')
  const { highlights, results } = await clicksIn(late4, ROUNDS)
  const finished = await openGame('finished')
  const steps = await scrubIn(finished)
  const thinking = await longTasksIn(await openGame('late-birmingham', 'master'))
  console.log(
    JSON.stringify(
      {
        clickToHighlight: spread(highlights),
        confirmToResult: spread(results),
        sliderStep: spread(steps),
        longTasksWhileBotsThink: thinking,
        firstVisit: load,
        firstLoadJavaScript: { compressed: total, later: late },
      },
      null,
      2,
    ),
  )
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}

/** Bytes over the network and the time until the lobby can be used, with nothing cached. */
async function firstVisit(): Promise<{ bytes: number; requests: number; ms: number }> {
  // The service worker fetches everything afterwards; that is not the first visit.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  let bytes = 0
  let requests = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  const start = performance.now()
  await page.goto(address)
  await page.locator('button.primary').first().waitFor()
  const ms = Math.round(performance.now() - start)
  await page.waitForLoadState('networkidle')
  await context.close()
  return { bytes, requests, ms }
}

/** A game of the end-to-end tests at its table, with other bots if one is named. */
async function openGame(name: string, bot = 'random'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript(() =>
    localStorage.setItem(
      'ironbridge.settings',
      JSON.stringify({ side: 'day', language: 'en', speed: 'instant' }),
    ),
  )
  await page.goto(address)
  const text = readFileSync(join(import.meta.dirname, `../e2e/fixtures/${name}.brass`), 'utf8')
  const buffer = Buffer.from(text.replaceAll(/^(# bot .: ).*$/gm, `$1${bot}`))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.brass`, mimeType: 'text/plain', buffer })
  await page.locator('main [data-place]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}
