// Beside the board on a wide screen: everything of a turn is in sight at once, and nothing moves away from under the pointer.

import type { Page } from '@playwright/test'
import { expect, importGame, startGame, test } from './lobby.ts'

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
  const words = page.locator('.action span, .card-name span, .bar-button span')
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

test('the mat lies over the board and is closed by word or key; the log is drawn over the column', async ({
  page,
}) => {
  await importGame(page, 'late-birmingham')
  const hand = page.getByRole('region', { name: 'Your hand' })
  const mat = page.getByRole('region', { name: 'Your mat' })
  await page.locator('.mat-strip').click()
  await expect(mat.getByRole('heading', { name: 'Your mat' })).toBeFocused()
  await expect(hand).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(mat).toBeHidden()
  await page.locator('.mat-strip').click()
  await page.keyboard.press('Escape')
  await expect(mat).toBeHidden()
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect(page.locator('.log li[aria-current]')).toBeInViewport({ ratio: 1 })
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('40')
  await expect(page.locator('.log li[aria-current]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.log-round').first()).toContainText('round')
  await page.getByRole('button', { name: 'To the present' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(hand).toBeVisible()
})

test('pointing at a place tells what it is, until it is left or pressed', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  const tip = page.locator('.place-tip')
  const place = page.locator('main [data-place^="slot:"]').first()
  await place.hover()
  await expect(tip).toBeVisible()
  await expect(tip).not.toBeEmpty()
  await page.getByRole('region', { name: 'What to do' }).hover()
  await expect(tip).toBeHidden()
  await place.hover()
  await expect(tip).toBeVisible()
  await page.mouse.down()
  await expect(tip).toBeHidden()
})

const EDITIONS = ['late-birmingham', 'late-lancashire', 'late-for-two'] as const

test('a mat is seen whole over the board, in every game', async ({ page }) => {
  for (const game of EDITIONS) {
    await importGame(page, game)
    await page.locator('.mat-strip').click()
    const mat = page.locator('.mat')
    await expect(mat).toBeInViewport({ ratio: 1 })
    expect(await mat.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(0)
    expect(await mat.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0)
    for (const row of await mat.locator('.mat-row').all()) await expect(row).toBeInViewport({ ratio: 1 })
  }
})

test('players stand in aligned columns, as high before and after a move, and lead to their mats', async ({
  page,
}) => {
  await importGame(page, 'late-birmingham')
  const rows = page.locator('.player')
  const edges = (): Promise<Record<string, number[]>> =>
    rows.evaluateAll((all) => {
      const found: Record<string, number[]> = {}
      for (const row of all)
        for (const cell of row.querySelectorAll('.player-figure')) {
          const right = Math.round(cell.getBoundingClientRect().right)
          const known = (found[cell.className] ??= [])
          if (!known.includes(right)) known.push(right)
        }
      return found
    })
  for (const rights of Object.values(await edges())) expect(rights).toHaveLength(1)
  const [first] = await rows.all()
  const before = await first?.boundingBox()
  await first?.click()
  const mat = page.locator('.mat')
  await expect(mat).toBeVisible()
  expect(await first?.boundingBox()).toEqual(before)
  await expect(first ?? rows).toHaveAttribute('aria-expanded', 'true')
  // Nothing can be taken from the mats of others.
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Develop' }).click()
  for (const row of await rows.all()) {
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
    const isOwn = (await mat.getAttribute('aria-label')) === 'Your mat'
    expect((await mat.locator('.mat-stack button').count()) > 0).toBe(isOwn)
  }
})

test('what Build and Develop take is chosen on the mat', async ({ page }) => {
  await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] })
  const actions = page.getByRole('toolbar', { name: 'Actions' })
  const mat = page.locator('.mat')
  const tiles = mat.locator('.mat-stack button')
  await actions.getByRole('button', { name: 'Develop' }).click()
  await page.keyboard.press('m')
  await expect(tiles).toHaveCount(5)
  await expect(mat).toContainText('bulb: not to develop')
  await tiles.first().click()
  await expect(mat).toContainText('leaves')
  await tiles.nth(1).click()
  await expect(mat.locator('[aria-pressed=true]')).toHaveCount(1)
  await mat.locator('[aria-pressed=true]').click()
  await expect(mat.locator('[aria-pressed=true]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await actions.getByRole('button', { name: 'Build' }).click()
  await page.keyboard.press('m')
  await tiles.first().click()
  await expect(mat).toBeHidden()
  await expect(page.locator('main [data-place^="slot:"][aria-disabled=false]').first()).toBeVisible()
})
