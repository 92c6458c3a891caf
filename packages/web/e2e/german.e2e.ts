// In German: every screen, with the terms that players know.

import { expect, importGame, test } from './lobby.ts'

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

test('the cartouche of every map holds its words', async ({ page }) => {
  for (const name of ['late-birmingham', 'late-lancashire', 'late-for-two']) {
    await importGame(page, name)
    const frame = page.locator('[data-place=cartouche] > rect')
    await expect(frame).toHaveCount(1)
    await page.evaluate(() => document.fonts.ready)
    const around = await frame.boundingBox()
    const words = page
      .locator('.table-board text')
      .filter({ hasText: /^(Eisenbahn.*|epoche|Runde \d+ von \d+)$/ })
    expect(await words.count()).toBeGreaterThan(1)
    for (const word of await words.all()) {
      const box = await word.boundingBox()
      expect(box?.x, await word.innerHTML()).toBeGreaterThan(around?.x ?? 0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0))
    }
  }
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  test('half of the screen is left to the map while a card is chosen, and the actions stand in one row', async ({
    page,
  }) => {
    await importGame(page, 'late-birmingham')
    const actions = page.locator('.action')
    const tops = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(5)
    expect(new Set(tops).size).toBe(1)
    await page.locator('.action[data-action=loan]').tap()
    await expect(page.locator('.prompt')).toHaveAttribute('data-asked', 'card')
    const map = await page.locator('.viewport').boundingBox()
    expect(map?.height).toBeGreaterThanOrEqual(300)
  })
})
