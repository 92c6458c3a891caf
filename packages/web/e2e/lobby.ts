// Opening the page and starting games from the lobby, as anybody would.

import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { check, select } from './person.ts'

/** Every test fails if the page reports an error. */
export const test = base.extend<{ settings: Record<string, unknown>; faults: string[] }>({
  settings: [{ side: 'system', language: 'en', speed: 'instant', motion: 'reduced' }, { option: true }],
  faults: [
    async ({ page, settings }, use) => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
      })
      await page.addInitScript((kept) => {
        if (localStorage.getItem('ironbridge.settings') === null)
          localStorage.setItem('ironbridge.settings', JSON.stringify(kept))
      }, settings)
      await page.addInitScript(repeatChance)
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

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
