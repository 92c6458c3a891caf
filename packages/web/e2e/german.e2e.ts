// In German: every screen, with the terms that players know.

import { expect, test } from './lobby.ts'

test.use({
  settings: { side: 'day', language: 'browser', speed: 'instant', motion: 'reduced' },
  locale: 'de-DE',
})

test('a browser that speaks German gets German', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Spielen', exact: true }).first().click()
  const actions = page.getByRole('toolbar', { name: 'Aktionen' })
  for (const name of ['Bauen', 'Entwickeln', 'Verkaufen', 'Passen'])
    await expect(actions.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Kanal')
  await page.goto('/#/rules/birmingham')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Names of towns and of the product are the same; nothing else on this page is English.
  const text = await page.getByRole('main').innerText()
  expect(text).not.toMatch(/\b(the|your|and|tile|with)\b/)
})
