// A bot's advice: a whole turn with its cards and what comes of it, played with one press.

import type { Page } from '@playwright/test'
import { expect, importGame, startGame, test } from './lobby.ts'

const prompt = (page: Page) => page.getByRole('region', { name: 'What to do' })

async function ask(page: Page) {
  await page.getByRole('button', { name: 'Hint' }).click()
  const advice = page.locator('.advice')
  await expect(advice.getByRole('heading', { name: 'Hint: the whole turn' })).toBeVisible()
  await expect(advice).toContainText(/about \d+ VP at the end/)
  return advice
}

/** Plays what is advised, and ends the turn with one confirmation; what turns up a tile is confirmed before that. */
async function playAdvised(page: Page): Promise<void> {
  await prompt(page).getByRole('button', { name: 'Play this turn' }).click()
  await expect(page.locator('.advice')).toBeHidden()
  await expect(
    prompt(page).getByRole('button', { name: 'End turn' }).or(page.locator('.ledger')).first(),
  ).toBeVisible()
}

/** The first turn has one action. */
for (const [game, seats, turns] of [
  ['Brass: Birmingham', 2, 2],
  ['Brass: Lancashire', 2, 1],
  ['Brass (2007)', 3, 1],
] as const)
  test(`a hint for ${game} is a whole turn, and is played whole`, async ({ page }) => {
    const others = new Array<'bot random'>(seats - 1).fill('bot random')
    await startGame(page, { game, seats: ['person Ada', ...others] })
    for (let turn = 0; turn < turns; turn++) {
      const advice = await ask(page)
      // Each action with its card.
      const actions = advice.locator('ol > li')
      await expect(actions.locator('.card').first()).toBeVisible()
      await expect(advice.locator('.advice-other')).toHaveCount(2)
      await playAdvised(page)
      await prompt(page).getByRole('button', { name: 'End turn' }).click()
    }
  })

test('another turn changes places with the first, and can be taken action by action', async ({ page }) => {
  await importGame(page, 'two-rails')
  const advice = await ask(page)
  await expect(prompt(page)).not.toHaveAttribute('data-more')
  const first = await advice.locator('ol').innerText()
  const other = advice.locator('.advice-other').first()
  await expect(other).toContainText(/[−0]/)
  await other.click()
  expect(await advice.locator('ol').innerText()).not.toBe(first)
  await advice.getByRole('button', { name: 'Back' }).click()
  await expect(advice).toBeHidden()
  await ask(page)
  const only = advice.getByRole('button', { name: 'First action only' })
  if (await only.isVisible()) {
    await only.click()
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect(advice.getByRole('heading', { name: 'Hint: the rest of the turn' })).toBeVisible()
  }
  await playAdvised(page)
})

test.describe('without hints', () => {
  test.use({ settings: { language: 'en', speed: 'instant', motion: 'reduced', hints: false } })
  test('no hint is offered', async ({ page }) => {
    await importGame(page, 'late-birmingham')
    await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden()
  })
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  test('a hint is read from its beginning, in the place of hand and actions', async ({ page }) => {
    await importGame(page, 'late-birmingham')
    const advice = await ask(page)
    await expect(advice.getByRole('heading', { name: 'Hint: the whole turn' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.hand')).toBeHidden()
    await expect(page.locator('.actions')).toBeHidden()
    await prompt(page).getByRole('button', { name: 'Back' }).tap()
    await expect(page.locator('.hand')).toBeVisible()
    await expect(page.locator('.actions')).toBeVisible()
  })
})
