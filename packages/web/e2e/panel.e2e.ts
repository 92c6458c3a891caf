// The panel in which a move is made: its answers, its ledger and its foot stand together, without scrolling.

import type { Page } from '@playwright/test'
import { expect, importGame, startGame, test } from './lobby.ts'

const prompt = (page: Page) => page.getByRole('region', { name: 'What to do' })

test('seven lines are listed beside the board with price and points, and arrows go through them', async ({
  page,
}) => {
  await importGame(page, 'two-rails')
  await page.keyboard.press('n')
  const choices = prompt(page).locator('.choice')
  await expect(choices).toHaveCount(7)
  await expect(prompt(page)).not.toHaveAttribute('data-more')
  await expect(choices.nth(1)).toHaveText(/Coalbrookdale–Shrewsbury£\d+\d VP/)
  await choices.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(choices.last()).toBeFocused()
})

test('of many lines those nearest to the pointer are listed, and stay while it goes to the list', async ({
  page,
}) => {
  await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] })
  await page.getByRole('toolbar').getByRole('button', { name: 'Network' }).click()
  const choices = prompt(page).locator('.choice')
  await expect(prompt(page)).toContainText(/\d\d are possible, some of them here/)
  await expect(choices).toHaveCount(8)
  await expect(prompt(page)).not.toHaveAttribute('data-more')
  const lines = page.getByRole('main')
  await lines.getByRole('button', { name: /^Leek–Stoke-on-Trent/ }).hover({ force: true })
  await expect(choices.first()).toContainText('Leek–Stoke-on-Trent')
  await lines.getByRole('button', { name: /^Oxford–Redditch/ }).hover({ force: true })
  await expect(choices.first()).toContainText('Oxford–Redditch')
  await choices.first().click()
  await expect(prompt(page).getByRole('heading')).toContainText('Oxford–Redditch')
})

test('what a move costs stands on the button that makes it', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await page.keyboard.press('b')
  await prompt(page).locator('.choice', { hasText: 'Leek, slot 1' }).click()
  await expect(prompt(page).locator('.button.primary')).toHaveText(/^Build\s·\s£20$/)
  await page.keyboard.press('Control+Enter')
  await expect(prompt(page)).toContainText('One action left')
})
