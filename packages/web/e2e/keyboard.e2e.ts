// With the keyboard alone: from the lobby into a game, from the last turns to the ranking, and every key of the table.

import type { Page } from '@playwright/test'
import { pressByKeys, tabTo } from './keys.ts'
import { expect, importGame, test } from './lobby.ts'
import { anyTaste, diceFrom, type Seen } from './person.ts'

const FIRST_TURNS = 4

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Actions' })

test('first turns from the lobby on, last turns up to the ranking and back, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/')
  await tabTo(page, () => document.activeElement?.matches('[name=players]') ?? false)
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, () => document.activeElement?.matches('select') ?? false)
  // The first of the ladder moves at once.
  await page.keyboard.press('Home')
  await tabTo(page, () => document.activeElement?.textContent?.trim() === 'Play')
  await page.keyboard.press('Enter')
  await expect(toolbar(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Players in turn order' }).getByRole('listitem')).toHaveCount(2)

  const taste = anyTaste(diceFrom(11))
  const pressed: Seen[] = []
  const pressUntil = async (isDone: () => boolean): Promise<void> => {
    while (!isDone()) {
      const seen = await pressByKeys(page, taste)
      expect(seen.kind, JSON.stringify(pressed.slice(-6))).not.toBe('refusal')
      if (seen.kind !== 'wait') pressed.push(seen)
    }
  }
  await pressUntil(() => pressed.filter(({ name }) => name === 'End turn').length === FIRST_TURNS)
  await importGame(page, 'late-for-two')
  await pressUntil(() => pressed.at(-1)?.kind === 'over')
  expect(new Set(pressed.map(({ kind }) => kind))).toEqual(
    new Set(['action', 'place', 'option', 'card', 'confirm', 'over']),
  )
  await expect(page.getByRole('region', { name: 'End of the game' }).getByRole('table').first()).toBeVisible()
  await tabTo(page, () => document.activeElement?.textContent?.trim() === 'All games')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
})

test('keys pressed in the moment in which the table appears are heard', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[aria-label="What to do"]')) return
      observer.disconnect()
      for (const key of ['g', '?'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Log' })).toHaveAttribute('aria-pressed', 'true')
})

test('arrows go from place to place, undo and redo have keys', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await page.keyboard.press('1')
  await tabTo(page, () => document.activeElement?.getAttribute('data-place')?.startsWith('slot:') ?? false)
  const focused = page.locator(':focus')
  const first = await focused.getAttribute('data-place')
  const places = new Set([first])
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key)
    places.add(await focused.getAttribute('data-place'))
  }
  expect(places.size).toBeGreaterThan(1)
  expect(places).not.toContain(null)
  const build = toolbar(page).getByRole('button', { name: 'Build' })
  await page.keyboard.press('u')
  await expect(build).toHaveAttribute('aria-pressed', 'false')
  const passes = await toolbar(page).getByRole('button').count()
  await page.keyboard.press(String(passes))
  await tabTo(page, () => document.activeElement?.matches('.ticket:not([aria-disabled=true])') ?? false)
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
  const prompt = page.getByRole('region', { name: 'What to do' })
  await expect(prompt).toContainText('One action left')
  await page.keyboard.press('u')
  await expect(prompt).toContainText('Two actions left')
  await page.keyboard.press('r')
  await expect(prompt).toContainText('One action left')
})

test('the key of an action that is not possible says why', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  const sell = toolbar(page).getByRole('button', { name: 'Sell' })
  await expect(sell).toHaveAttribute('aria-disabled', 'true')
  const buttons = await toolbar(page).getByRole('button').allInnerTexts()
  await page.keyboard.press(String(buttons.indexOf('Sell') + 1))
  await expect(page.getByRole('alert').getByRole('heading')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('the keys are listed, and the table does not hear those pressed in a dialog', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(toolbar(page)).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('2')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(toolbar(page).getByRole('button', { name: 'Build' })).toHaveAttribute('aria-pressed', 'true')
})
