// Pages that one test after the other goes on with: loading what a browser has just loaded takes half the time.

import type { Browser, Page, ViewportSize } from '@playwright/test'

/** What a page keeps as long as it is there. Its browser is made as the test wishes that needs it first. */
type Kind = Readonly<Record<string, unknown>>

/** One page for each kind. Nothing of a test is left for the next. */
export class Pages {
  readonly #browser: Browser
  readonly #pages = new Map<string, Page>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** As new, for somebody who has chosen these settings. */
  async take(kind: Kind, size: ViewportSize | null, settings: object): Promise<Page> {
    const key = JSON.stringify(kind)
    const page = this.#pages.get(key) ?? (await this.#begin(key))
    await forget(page)
    // Sounds take a process of their own; who tests them asks for them.
    const kept = JSON.stringify({ sound: 'off', ...settings })
    await page.evaluate((text) => localStorage.setItem('ironbridge.settings', text), kept)
    if (size) await page.setViewportSize(size)
    return page
  }

  async #begin(key: string): Promise<Page> {
    const context = await this.#browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(repeatChance)
    this.#pages.set(key, page)
    return page
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close()
  }
}

/** Small, and of the same address: the page that comes next needs no other process. */
const PICTURE = '/icon.svg'

async function forget(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.goto(PICTURE)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.addEventListener('success', resolve)
        request.addEventListener('error', reject)
      })
  })
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({ colorScheme: 'light' })
  // The pointer is nowhere.
  await page.mouse.move(-1, -1)
}

/** Deals and bots take their chance from here: the same test plays the same games, after a reload others. Runs in the page. */
function repeatChance(): void {
  const KEY = 'chance'
  let state = Number(sessionStorage.getItem(KEY) ?? 1)
  crypto.getRandomValues = (array) => {
    const numbers = array as unknown as Uint32Array
    for (let at = 0; at < numbers.length; at++) {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
      numbers[at] = state >>> (32 - 8 * numbers.BYTES_PER_ELEMENT)
    }
    sessionStorage.setItem(KEY, String(state))
    return array
  }
}
