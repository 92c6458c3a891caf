// The end of an era, and of a game: who is ahead and why, where all points came from, and the ways on within reach.

import type { Locator, Page } from '@playwright/test'
import { setLetters, wrongWith } from './axe.ts'
import { expect, importGame, test } from './lobby.ts'

const end = (page: Page): Locator => page.locator('.end section')

/** A table's rows as numbers; what is no number is left out. */
const numbers = (cells: readonly string[]): number[] =>
  cells
    .map((text) => Number(text.replace('−', '-').replace('+', '')))
    .filter((number) => !Number.isNaN(number))

test('the columns of the end add up, and the chart ends with the same points', async ({ page }) => {
  for (const game of ['finished', 'finished-introductory']) {
    await importGame(page, game)
    const rows = end(page).locator('table.scores:not(.parts) tbody tr')
    await expect(rows.nth(2)).toBeVisible()
    const totals = new Map<string, number>()
    for (const row of await rows.all()) {
      const name = (await row.getByRole('rowheader').innerText()).trim()
      const [vp = 0] = numbers(await row.locator('.total').allInnerTexts())
      const parts = numbers(await row.locator('.part').allInnerTexts())
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(vp)
      totals.set(name, vp)
    }
    const chart = await end(page).getByRole('img').first().getAttribute('aria-label')
    for (const [name, vp] of totals) expect(chart).toContain(`${name} ${vp}`)
  }
})

test('what counts at the end of an introductory game is named and explained', async ({ page }) => {
  await importGame(page, 'finished-introductory')
  for (const name of ['For money', 'For income', 'Tiles again'])
    await expect(end(page).getByRole('columnheader', { name })).toBeVisible()
  await expect(end(page)).toContainText('1 VP for every £4, 15 at most')
  await expect(end(page).getByRole('columnheader', { name: 'Other' })).toHaveCount(0)
  await end(page).getByRole('button', { name: 'Look at the board' }).click()
  await page.goto(`${page.url()}/20`)
  await expect(page.getByRole('banner')).toContainText('Canal era')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Link values' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'What stays' })).toHaveCount(0)
})

test('the end of an era shows who is ahead first', async ({ page }) => {
  await eraEnd(page)
  const dialog = page.getByRole('dialog', { name: 'End of the canal era' })
  const points = numbers(await dialog.locator('.total').allInnerTexts())
  expect(points).toHaveLength(4)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  await expect(dialog.getByRole('columnheader', { name: 'Leaves' })).toBeVisible()
})

/** By watching a game once more, from a little before. */
async function eraEnd(page: Page): Promise<void> {
  await importGame(page, 'finished')
  await page.goto(`${page.url()}/59`)
  await expect(end(page)).toBeHidden()
  const prompt = page.getByRole('region', { name: /^(What to do|Was zu tun ist)$/ })
  await prompt.getByRole('button', { name: /^(Play|Spielen)$/ }).click()
  await expect(page.locator('.interlude')).toBeVisible()
}

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

for (const [screen, use] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ ...use, settings: { side: 'system', language: 'de', speed: 'instant', motion: 'reduced' } })

    test('the ways on stand above the charts', async ({ page }) => {
      await importGame(page, 'finished')
      const { y = 0, height = 0 } = (await end(page).locator('.buttons').boundingBox()) ?? {}
      const charts = await end(page).locator('.charts').boundingBox()
      expect(y + height).toBeLessThanOrEqual(charts?.y ?? 0)
      await expect(end(page).locator('.button.primary')).toBeInViewport()
    })

    test('axe finds nothing wrong with the ends, in German, with text of any size', async ({ page }) => {
      const wrong: string[] = []
      for (const [name, open] of [
        ['end', () => importGame(page, 'finished-introductory')],
        ['era', () => eraEnd(page)],
      ] as const) {
        await open()
        wrong.push(...(await wrongWith(page, name)))
        for (const size of ['200%', '']) {
          await setLetters(page, size)
          const beyond = await page
            .locator('dialog[open]')
            .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
          expect(beyond, `${name} at ${size}`).toBeLessThanOrEqual(0)
        }
      }
      expect(wrong).toEqual([])
    })
  })
