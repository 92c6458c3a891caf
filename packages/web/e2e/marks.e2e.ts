// What passes by while a game goes on: the plate at the end of a round, and the mark beside whoever passes somebody.

import type { Page } from '@playwright/test'
import { expect, importGame, test } from './lobby.ts'

/** Plates are there for a moment: all that ever come are kept, and read afterwards. */
const keepPlates = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept: string[] = []
    Object.assign(window, { kept })
    new MutationObserver(() => {
      const plate = document.querySelector<HTMLElement>('.ceremony.round')
      if (plate && !kept.includes(plate.innerText)) kept.push(plate.innerText)
    }).observe(document.body, { childList: true, subtree: true })
  })

const plates = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { kept: string[] }).kept)

test.describe('at a brisk pace', () => {
  test.use({ settings: { language: 'en', speed: 'brisk', motion: 'reduced' } })
  test('a round ends: a plate says which begins, who is first and what was paid', async ({ page }) => {
    await importGame(page, 'finished')
    // Two moves before the end of the round.
    await page.goto(`${page.url()}/35`)
    await keepPlates(page)
    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    await expect.poll(() => plates(page)).toHaveLength(1)
    const [plate = ''] = await plates(page)
    expect(plate).toMatch(/^Canal era, round \d/)
    const order = await page.locator('.player .player-name').allInnerTexts()
    const places = order.map((name) => plate.indexOf(name))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(plate).toMatch(/[+−]£\d/)
  })
})

test('whoever passes somebody has a mark for that move, and is ahead of whom it names', async ({ page }) => {
  await importGame(page, 'finished')
  await page.goto(`${page.url()}/37`)
  const slider = page.getByRole('slider', { name: 'Moment of the game' }).first()
  const marked = page.locator('.player').filter({ has: page.locator('.passing') })
  const scored = async (name: string): Promise<number> =>
    Number(
      await page
        .locator('.player')
        .filter({ has: page.locator('.player-name', { hasText: name }) })
        .locator('.vp em')
        .innerText(),
    )
  let seen = 0
  for (let ply = 37; ply < 57; ply++) {
    await slider.fill(String(ply))
    if ((await marked.count()) === 0) continue
    const row = marked.first()
    const [name] = await row.locator('.player-name').allInnerTexts()
    const title = (await row.locator('.passing').getAttribute('title')) ?? ''
    const others = title.replace('passes ', '').split(/, | and /)
    for (const other of others) expect(await scored(name ?? '')).toBeGreaterThan(await scored(other))
    seen++
  }
  expect(seen).toBeGreaterThan(1)
})
