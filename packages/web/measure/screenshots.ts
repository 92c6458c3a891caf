// Takes the screenshots of README.md from the real page: by day, by night, on a phone. Run by hand: npm run screenshots

import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen, pageHandler } from '@ironbridge/server'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { builtPage } from '../serve/build.ts'
import { browserArgs, browserPath, installBrowsers } from './browser.ts'

interface Shot {
  readonly game: string
  readonly side: 'day' | 'night'
  readonly screen: BrowserContextOptions
  readonly prepare: (page: Page) => Promise<void>
}

// No larger than they are shown, so that they stay small.
const DESKTOP = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.75 }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 }

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

/** A move as far as it is offered, with all that it does. */
async function offer(page: Page, action: string, place: string): Promise<void> {
  await press(page, action)
  await page.locator(`main [data-place][aria-label^="${place}"]`).click()
  const answer = page.locator('.choice-list button:not([aria-disabled=true])').first()
  while (!(await page.locator('.ledger').first().isVisible()) && (await answer.isVisible()))
    await answer.click()
}

const SHOTS: Readonly<Record<string, Shot>> = {
  day: {
    game: 'two-rails',
    side: 'day',
    screen: DESKTOP,
    prepare: (page) => offer(page, 'Network', 'Coalbrookdale–Shrewsbury'),
  },
  night: { game: 'late-lancashire', side: 'night', screen: DESKTOP, prepare: async () => {} },
  phone: { game: 'late-birmingham', side: 'day', screen: PHONE, prepare: (page) => press(page, 'Network') },
}

const folder = join(import.meta.dirname, '../../../docs/screenshots')
mkdirSync(folder, { recursive: true })
const server = createServer(await pageHandler(await builtPage()))
const address = `http://localhost:${await listen(server, '127.0.0.1', 0)}`
installBrowsers()
const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs })
try {
  for (const [name, shot] of Object.entries(SHOTS)) await take(name, shot)
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}

async function take(name: string, { game, side, screen, prepare }: Shot): Promise<void> {
  const context = await browser.newContext({ ...screen, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(
    (settings) => localStorage.setItem('ironbridge.settings', JSON.stringify(settings)),
    { side, language: 'en', speed: 'instant', motion: 'reduced' },
  )
  await page.goto(address)
  await page
    .locator('input[type=file]')
    .setInputFiles(join(import.meta.dirname, `../e2e/fixtures/${game}.brass`))
  await page.locator('main [data-place]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await prepare(page)
  await page.mouse.move(0, 0)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}
