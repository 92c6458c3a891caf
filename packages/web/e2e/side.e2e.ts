// Beside the board on a wide screen: everything of a turn is in sight at once, and nothing moves away from under the pointer.

import type { Page } from '@playwright/test'
import { expect, importGame, test } from './lobby.ts'

const tops = (page: Page): Promise<number[]> =>
  page
    .locator('.prompt, .hand, .mat-strip')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))

test('prompt, hand and mat fit beside the board late in a game, and stay where they are', async ({
  page,
}) => {
  await importGame(page, 'late-birmingham')
  const parts = page.locator('.hand button, .mat-strip, .prompt-more button')
  await expect(parts.first()).toBeVisible()
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 })
  const words = page.locator('.action span, .ticket span, .bar-button span')
  const cut = await words.evaluateAll((all) =>
    all.flatMap((word) => {
      const [inner, outer] = [word, word.closest('button, a') ?? word].map((one) =>
        one.getBoundingClientRect(),
      )
      const isIn = !inner || !outer || (inner.left >= outer.left && inner.right <= outer.right)
      return isIn ? [] : [word.textContent]
    }),
  )
  expect(cut).toEqual([])
  const before = await tops(page)
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Scout' }).hover()
  await expect(page.locator('.whisper')).toBeInViewport({ ratio: 1 })
  expect(await tops(page)).toEqual(before)
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Network' }).click()
  await expect(page.locator('.prompt h2')).toHaveText('Network')
  expect(await tops(page)).toEqual(before)
})

test('the mat and the log are drawn over the column, and closed by word or key', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  const hand = page.getByRole('region', { name: 'Your hand' })
  await page.locator('.mat-strip').click()
  await expect(page.getByRole('region', { name: 'Your mat' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(hand).toBeVisible()
  await page.locator('.mat-strip').click()
  await page.keyboard.press('Escape')
  await expect(hand).toBeVisible()
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect(page.locator('.log li[aria-current]')).toBeInViewport({ ratio: 1 })
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('40')
  await expect(page.locator('.log li[aria-current]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.log-round').first()).toContainText('round')
  await page.getByRole('button', { name: 'To the present' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(hand).toBeVisible()
})

test('pointing at a place tells what it is', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  const tip = page.locator('.place-tip')
  await page.locator('main [data-place^="slot:"]').first().hover()
  await expect(tip).toBeVisible()
  await expect(tip).not.toBeEmpty()
  await page.getByRole('region', { name: 'What to do' }).hover()
  await expect(tip).toBeHidden()
})
