// With the keyboard alone: from the lobby into a game, from the last turns to the ranking, and every key of the table.

import type { Page } from '@playwright/test'
import { pressByKeys, tabTo } from './keys.ts'
import { expect, importGame, test } from './lobby.ts'
import { anyTaste, diceFrom, type Seen } from './person.ts'

const FIRST_TURNS = 2

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Actions' })

test('first turns from the lobby on, last turns up to the ranking and back, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/')
  await tabTo(page, () => document.activeElement?.matches('[name=players]') ?? false)
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, () => document.activeElement?.matches('[role=combobox]') ?? false)
  // The first of the ladder moves at once.
  for (const key of ['Enter', 'Home', 'Enter']) await page.keyboard.press(key)
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
  await page.keyboard.press('b')
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
  await page.keyboard.press('p')
  await tabTo(page, () => document.activeElement?.matches('.hand button:not([aria-disabled=true])') ?? false)
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
  const prompt = page.getByRole('region', { name: 'What to do' })
  await expect(prompt).toContainText('One action left')
  await page.keyboard.press('u')
  await expect(prompt).toContainText('Two actions left')
  await page.keyboard.press('r')
  await expect(prompt).toContainText('One action left')
})

test('the key of an action that is not possible says why; keys are listed, and the table does not hear those pressed in a dialog', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  const sell = toolbar(page).getByRole('button', { name: 'Sell' })
  await expect(toolbar(page)).toBeVisible()
  await expect(sell).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('s')
  await expect(page.getByRole('alert').getByRole('heading')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toBeHidden()

  await page.keyboard.press('b')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(toolbar(page).getByRole('button', { name: 'Build' })).toHaveAttribute('aria-pressed', 'true')
})

test('a key and the first stop of Tab lead to the question, numbers to cards, and Esc back', async ({
  page,
}) => {
  await importGame(page, 'late-birmingham')
  const prompt = page.getByRole('region', { name: 'What to do' })
  const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('button')
  for (const number of [1, await cards.count()]) {
    await page.keyboard.press(String(number))
    await expect(cards.nth(number - 1)).toBeFocused()
  }
  await page.keyboard.press('q')
  await expect(prompt).toBeFocused()
  const skip = page.getByRole('button', { name: 'To the question' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(prompt).toBeFocused()

  // Esc closes what is open and gives the focus back, then goes one choice back.
  const build = toolbar(page).getByRole('button', { name: 'Build' })
  await page.keyboard.press('b')
  await expect(build).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('t')
  const words = page.getByRole('heading', { name: 'The board in words' })
  await expect(words).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await expect(page.locator(':focus')).toHaveCount(1)
  await expect(build).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(build).toHaveAttribute('aria-pressed', 'false')
})

test.describe('with single-letter keys turned off', () => {
  test.use({ settings: { language: 'en', speed: 'instant', motion: 'reduced', keys: false } })
  test('letters, digits and signs do nothing, Ctrl Enter confirms all the same', async ({ page }) => {
    await importGame(page, 'late-birmingham')
    const prompt = page.getByRole('region', { name: 'What to do' })
    await expect(prompt).toBeFocused()
    const map = page.locator('.viewport > div')
    const before = await map.getAttribute('style')
    for (const key of ['b', '1', 'm', 'g', '?', '+']) await page.keyboard.press(key)
    await expect(toolbar(page).locator('[aria-pressed=true]')).toHaveCount(0)
    await expect(prompt).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await map.getAttribute('style')).toBe(before)
    await toolbar(page).getByRole('button', { name: 'Pass' }).click()
    await page.getByRole('region', { name: 'Your hand' }).getByRole('button').first().click()
    await page.keyboard.press('Control+Enter')
    await expect(prompt).toContainText('One action left')
  })
})
