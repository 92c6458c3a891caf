// Opening the page and starting games from the lobby, as anybody would.

import { join } from 'node:path'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { Pages } from './pages.ts'
import { check, select } from './person.ts'

interface Fixtures {
  settings: Record<string, unknown>
  /** In a browser of its own: for what would outlast the test, and for other addresses. */
  isAlone: boolean
  faults: string[]
}

/** Every test fails if the page reports an error. */
export const test = base.extend<Fixtures, { pages: Pages }>({
  settings: [{ side: 'system', language: 'en', speed: 'instant', motion: 'reduced' }, { option: true }],
  isAlone: [false, { option: true }],
  pages: [
    async ({ browser }, use) => {
      const pages = new Pages(browser)
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  page: async (
    { browser, pages, settings, isAlone, viewport, isMobile, hasTouch, locale, deviceScaleFactor },
    use,
  ) => {
    const shelf = isAlone ? new Pages(browser) : pages
    const page = await shelf.take({ isMobile, hasTouch, locale, deviceScaleFactor }, viewport, settings)
    // It may go to other addresses, which know nothing of this one's settings.
    if (isAlone) await page.addInitScript(choose, settings)
    await use(page)
    if (isAlone) await shelf.close()
  },
  context: ({ page }, use) => use(page.context()),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      const onError = ({ message }: Error): void => void faults.push(message)
      const onMessage = (message: ConsoleMessage): void => {
        const { url } = message.location()
        // Browsers with windows ask for it where a page is emptied, which names no icon.
        if (message.type() === 'error' && !url.endsWith('/favicon.ico'))
          faults.push(`${message.text()} ${url}`)
      }
      page.on('pageerror', onError)
      page.on('console', onMessage)
      await use(faults)
      page.off('pageerror', onError)
      page.off('console', onMessage)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the page. */
function choose(settings: object): void {
  if (localStorage.getItem('ironbridge.settings') === null)
    localStorage.setItem('ironbridge.settings', JSON.stringify(settings))
}

export { expect }

export interface Plan {
  /** As its plate says. */
  readonly game: string
  /** For each seat: the name of a person, or the strength of a bot. */
  readonly seats: readonly (`person ${string}` | `bot ${string}`)[]
  readonly isIntroductory?: boolean
  /** Of another page than the one that is served to all tests. */
  readonly address?: string
}

export async function startGame(page: Page, plan: Plan): Promise<void> {
  const { game, seats, isIntroductory = false, address = '/' } = plan
  await page.goto(address)
  await check(page.getByRole('radio', { name: game }))
  const count = page.getByRole('radiogroup', { name: 'Number of players' })
  await check(count.getByRole('radio', { name: String(seats.length) }))
  for (const [at, seat] of seats.entries()) {
    const row = page.locator('.seat').nth(at)
    const [kind, name = ''] = seat.split(' ')
    await check(row.getByRole('radio', { name: kind === 'bot' ? 'Bot' : 'Person' }))
    if (kind === 'bot') await select(row.getByRole('combobox'), name)
    else await row.getByRole('textbox').fill(name)
  }
  const introductory = page.getByRole('checkbox', { name: /introductory/i })
  if (await introductory.count()) await check(introductory, isIntroductory)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await atTable(page)
}

/** From the end of a game: its plan is remembered. */
export async function playAgain(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'End of the game' }).getByRole('link', { name: 'All games' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await atTable(page)
}

/** Takes a game of the folder with the fixtures from the lobby to its table. */
export async function importGame(page: Page, name: string, address = '/'): Promise<void> {
  await page.goto(address)
  await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, `fixtures/${name}.brass`))
  await atTable(page)
}

/** Waits until there is something to see or to do. */
async function atTable(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/game\//)
  await expect(page.locator('.prompt, .curtain, .end').first()).toBeVisible()
}
