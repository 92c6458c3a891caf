// The lobby: a game that waits comes before a new one, with its whole title; and lists are chosen from by keys.

import type { Locator } from '@playwright/test'
import { expect, startGame, test } from './lobby.ts'

const isWhole = (link: Locator): Promise<boolean> =>
  link.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight
  })

test('the game that waits comes first, with its whole title, at every size and with large text', async ({
  page,
}) => {
  const bots = ['bot random', 'bot random', 'bot random'] as const
  await startGame(page, { game: 'Brass: Birmingham', seats: ['person Wilhelmina-Charlotte', ...bots] })
  await page.goto('/')
  const goOn = page.getByRole('link', { name: /^Go on: Wilhelmina-Charlotte against / })
  const play = page.getByRole('button', { name: 'Play', exact: true }).first()
  for (const [width, height, ...texts] of [
    [1280, 720, '100%', '200%'],
    [1024, 768, '100%', '200%'],
    [390, 844, '100%', '200%'],
    [320, 640, '100%'],
  ] as const)
    for (const text of texts) {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
      await expect(goOn).toBeVisible()
      expect(await isWhole(goOn), `${width} at ${text}`).toBe(true)
      const [first, second] = [await goOn.boundingBox(), await play.boundingBox()]
      expect(first && second && first.y + first.height <= second.y, `${width} at ${text}`).toBe(true)
      expect(first && first.x >= 0 && first.x + first.width <= width, `${width} at ${text}`).toBe(true)
    }
  await goOn.click()
  await expect(page).toHaveURL(/#\/game\//)
})

test('a list is opened, walked through and left by keys', async ({ page }) => {
  await page.goto('/')
  const row = page.locator('.seat').nth(1)
  const field = row.getByRole('combobox')
  const list = row.getByRole('listbox')
  await expect(list).toBeHidden()
  const before = await field.innerText()
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Home')
  await expect(list.getByRole('option').first()).toHaveAttribute('data-at', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveText(before)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(field).toBeFocused()
  expect(await field.innerText()).not.toBe(before)
})
