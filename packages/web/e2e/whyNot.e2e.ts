// Whatever cannot be done says why, shows the rule, and offers what could be done instead.

import { expect, importGame, startGame, test } from './lobby.ts'
import { chooseRest } from './person.ts'

test('an action that is not possible says why, and leads to its rule', async ({ page }) => {
  await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] })
  const sell = page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Sell' })
  await expect(sell).toHaveAttribute('aria-disabled', 'true')
  // Pointing at it is enough.
  await sell.hover()
  await expect(page.getByRole('region', { name: 'What to do' }).locator('.whisper')).not.toBeEmpty()
  await sell.click({ force: true })
  const refusal = page.getByRole('alert')
  await expect(refusal.getByRole('heading')).toHaveText(/You have nothing to sell/)
  await refusal.getByRole('button', { name: 'The rule' }).click()
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('.rules-asked')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(refusal).toBeVisible()
})

test('a place that is not possible offers the nearest change, which can be confirmed', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await page.getByRole('button', { name: 'Build', exact: true }).click()
  const refusal = page.getByRole('alert')
  const repair = refusal.locator('.options button')
  const slots = page.locator('main [data-place^="slot:"][aria-disabled=true]')
  const count = await slots.count()
  expect(count).toBeGreaterThan(5)
  for (let at = 0; at < count && !(await repair.first().isVisible()); at++) {
    await slots.nth(at).click({ force: true })
    await expect(refusal.getByRole('heading')).not.toBeEmpty()
  }
  await repair.first().click()
  await expect(refusal).toBeHidden()
  await chooseRest(page)
  await expect(page.locator('.ledger')).toBeVisible()
})
