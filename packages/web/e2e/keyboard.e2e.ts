// With the keyboard alone: from the lobby to the end of a turn, always seeing where one is.

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './lobby.ts'

/** Presses Tab until something is focused. */
async function tabTo(page: Page, isThere: () => boolean): Promise<void> {
  for (let tabs = 0; tabs < 120; tabs++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(isThere)) return
  }
  throw new Error('Tab never gets there.')
}

/** Keys are heard a moment after the table is seen. */
const pressUntil = (page: Page, key: string, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key)
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()

const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return false
    const ring = element.querySelector('.focus-ring')
    if (ring) return getComputedStyle(ring).visibility === 'visible' && getComputedStyle(ring).opacity !== '0'
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })

test('a turn with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, () => document.activeElement?.textContent?.trim() === 'Play')
  await expect.poll(() => focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()

  // The first action: a tile in a lit slot.
  const toolbar = page.getByRole('toolbar', { name: 'Actions' })
  await pressUntil(page, '1', toolbar.getByRole('button', { name: 'Build', pressed: true }))
  await tabTo(page, () => document.activeElement?.getAttribute('data-place')?.startsWith('slot:') ?? false)
  await expect.poll(() => focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  const offer = page.locator('.effects')
  for (let answers = 0; answers < 6 && !(await offer.isVisible()); answers++) {
    const isListed = await page.locator('.options button').first().isVisible()
    await tabTo(
      page,
      isListed
        ? () => document.activeElement?.matches('.options button') ?? false
        : () => document.activeElement?.matches('.ticket:not([aria-disabled=true])') ?? false,
    )
    await expect.poll(() => focusIsSeen(page)).toBe(true)
    await page.keyboard.press('Enter')
  }
  await expect(offer).toBeVisible()
  await page.keyboard.press('c')
  await expect(offer).toBeHidden()
  await page.keyboard.press('u')
  await page.keyboard.press('r')

  // Then whatever the turn still needs, without a mouse: pass.
  const endTurn = page.getByRole('button', { name: 'End turn' })
  if (!(await endTurn.isVisible())) {
    const passes = await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button').count()
    await page.keyboard.press(String(passes))
    await tabTo(page, () => document.activeElement?.matches('.ticket:not([aria-disabled=true])') ?? false)
    await page.keyboard.press('Enter')
    await page.keyboard.press('c')
  }
  await expect(endTurn).toBeVisible()
  await page.keyboard.press('e')
  await expect(endTurn).toBeHidden()
})

test('the keys are listed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible()
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await pressUntil(page, '?', keys)
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
})
