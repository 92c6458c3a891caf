// A bot's advice: what it would do, what it expects, and how to take it.

import { expect, importGame, test } from './lobby.ts'
import { chooseRest, press, theOne } from './person.ts'

test('a hint names a move and what comes of it, and can be taken', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await page.getByRole('button', { name: 'Hint' }).click()
  const advice = page.locator('.advice')
  await expect(advice).toContainText('Master would:')
  // One number for each of the four players.
  await expect(advice.locator('.advice-values span')).toHaveText([/\d/, /\d/, /\d/, /\d/])
  const title = (await advice.getByRole('heading').innerText()).replace('Master would:', '').trim()
  await advice.getByRole('button', { name: 'Choose it' }).click()
  await chooseRest(page)
  const prompt = page.getByRole('region', { name: 'What to do' })
  await expect(prompt.getByRole('heading', { name: title })).toBeVisible()
  await press(page, theOne('confirm'))
  await expect(advice).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toHaveAttribute('aria-disabled', 'false')
})

test.describe('without hints', () => {
  test.use({ settings: { language: 'en', speed: 'instant', motion: 'reduced', hints: false } })
  test('no hint is offered', async ({ page }) => {
    await importGame(page, 'late-birmingham')
    await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden()
  })
})
