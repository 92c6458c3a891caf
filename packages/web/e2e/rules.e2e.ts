// The rules at hand: a drawer over the board, at the paragraph that was asked for, with the half-made move kept.

import type { Page } from '@playwright/test'
import { wrongWith } from './axe.ts'
import { expect, importGame, startGame, test } from './lobby.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Rules' })
const openFromBar = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Rules', exact: true }).first().click()

test('a refusal leads to its paragraph, and Escape back to the very same question', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await page.getByRole('button', { name: 'Build', exact: true }).click()
  const slot = page.locator('main [data-place^="slot:"][aria-disabled=true]').first()
  await slot.click({ force: true })
  const refusal = page.getByRole('alert')
  const why = await refusal.getByRole('heading').innerText()
  await refusal.getByRole('button', { name: 'The rule' }).click()
  const asked = drawer(page).locator('.rules-asked')
  await expect(asked).toContainText('Asked here.')
  await expect(asked).toBeFocused()
  await expect(asked).toBeInViewport()
  await expect(page).toHaveURL(/#\/game\//)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(refusal.getByRole('heading')).toHaveText(why)
  await expect(refusal.getByRole('button', { name: 'The rule' })).toBeFocused()
})

test('a half-made move is kept, and goes on while the rules are open', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await page.getByRole('button', { name: 'Develop', exact: true }).click()
  const prompt = page.getByRole('region', { name: 'What to do' })
  const question = await prompt.innerText()
  await openFromBar(page)
  await expect(drawer(page).getByRole('heading', { name: 'Aim and ranking' })).toBeVisible()
  expect(await prompt.innerText()).toBe(question)
  await drawer(page).getByRole('button', { name: 'Close the rules' }).click()
  await expect(drawer(page)).toBeHidden()
  expect(await prompt.innerText()).toBe(question)
  await openFromBar(page)
  await prompt.locator('.choice-list button').first().click()
  await expect(drawer(page)).toBeVisible()
  expect(await prompt.innerText()).not.toBe(question)
})

test('it is true for the game that is played', async ({ page }) => {
  await startGame(page, {
    game: 'Brass: Birmingham',
    seats: ['person Ada', 'bot random'],
    isIntroductory: true,
  })
  await openFromBar(page)
  await expect(drawer(page)).toContainText('Introductory game, 2 players')
  await expect(drawer(page)).toContainText('Keep some money')
  await expect(drawer(page)).not.toContainText('worth nothing')
  await expect(drawer(page)).not.toContainText(/rail/i)
})

test('searching finds a section and opens it; Escape leaves the search first', async ({ page }) => {
  await importGame(page, 'late-lancashire')
  await openFromBar(page)
  const search = drawer(page).getByRole('searchbox')
  await search.fill('distant market')
  await expect(drawer(page).getByRole('status')).toContainText('found')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await search.fill('distant market')
  await drawer(page).getByRole('button', { name: 'Ports and the distant market' }).click()
  await expect(drawer(page).getByRole('heading', { name: 'Ports and the distant market' })).toBeFocused()
  await expect(drawer(page).getByRole('button', { name: 'Sell', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await search.fill('beer')
  await expect(drawer(page)).toContainText('Nothing in these rules')
})

test('words are explained to pointer, focus and finger, and Escape closes them alone', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await openFromBar(page)
  await drawer(page).getByRole('button', { name: 'Sell', exact: true }).click()
  const term = drawer(page).getByRole('button', { name: 'unflipped' })
  await term.hover()
  await expect(page.getByRole('tooltip')).toContainText('turn a tile over')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await term.focus()
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 })
  await drawer(page).getByRole('button', { name: 'Words', exact: true }).click()
  await expect(drawer(page).getByRole('term').filter({ hasText: 'Lightbulb' })).toBeVisible()
})

test('axe finds nothing wrong with it, drawn examples, words and search included', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await openFromBar(page)
  await drawer(page).getByRole('button', { name: 'Ways and goods' }).click()
  await drawer(page).getByRole('button', { name: 'Your network' }).first().focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  const wrong = await wrongWith(page, 'rules over the board')
  await drawer(page).getByRole('button', { name: 'Words', exact: true }).click()
  wrong.push(...(await wrongWith(page, 'list of words')))
  await drawer(page).getByRole('searchbox').fill('coal')
  wrong.push(...(await wrongWith(page, 'search')))
  expect(wrong).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('it lies over all but the foot, with text of any size', async ({ page }) => {
    await importGame(page, 'late-birmingham')
    for (const size of [100, 200]) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, size)
      await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click')
      await page.getByRole('button', { name: 'Rules', exact: true }).tap()
      await expect(drawer(page)).toBeVisible()
      const box = await drawer(page).boundingBox()
      expect(box?.width).toBe(390)
      const close = drawer(page).getByRole('button', { name: 'Close the rules' })
      await expect(close).toBeInViewport({ ratio: 1 })
      const chapter = drawer(page).getByRole('button', { name: 'Sell', exact: true })
      await chapter.tap()
      expect((await chapter.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await drawer(page).getByRole('button', { name: 'unflipped' }).tap()
      await expect(page.getByRole('tooltip')).toContainText('turn a tile over')
      await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 })
      // Nothing is wider than the drawer.
      const inner = drawer(page).locator('.rules-drawer-inner')
      expect(await inner.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      await close.tap()
      await expect(drawer(page)).toBeHidden()
    }
  })
})
