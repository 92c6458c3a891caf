// Settings: they outlast the page, and are heard.

import type { Page } from '@playwright/test'
import { expect, startGame, test } from './lobby.ts'
import { anyTaste, check, chooseAction, diceFrom, press, theOne } from './person.ts'

test('side, motion, speed and sound outlast the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  const chosen = ['Night', 'Full', 'Brisk', 'On']
  const radio = (name: string) => page.getByRole('dialog').getByRole('radio', { name, exact: true })
  for (const name of chosen) {
    await expect(radio(name)).not.toBeChecked()
    await check(radio(name))
  }
  const html = page.locator('html')
  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      await page.reload()
      await page.getByRole('button', { name: 'Settings' }).click()
    }
    await expect(html).toHaveAttribute('data-side', 'night')
    await expect(html).toHaveAttribute('data-motion', 'full')
    for (const name of chosen) await expect(radio(name)).toBeChecked()
  }
})

for (const sound of [true, false])
  test.describe(sound ? 'with sound' : 'without sound', () => {
    test.use({ settings: { language: 'en', speed: 'instant', motion: 'reduced', sound } })
    test(sound ? 'a move is heard, and the own turn' : 'nothing is heard', async ({ page }) => {
      await page.addInitScript(countNotes)
      await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] })
      const taste = anyTaste(diceFrom(4))
      while ((await press(page, taste)).name !== 'End turn');
      await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()
      const before = await notes(page)
      await chooseAction(page, 'Loan')
      expect(await notes(page)).toBe(before)
      await press(page, theOne('confirm'))
      if (sound) await expect.poll(() => notes(page)).toBe(before + 1)
      await expect(page.getByRole('region', { name: 'What to do' })).toContainText('One action left')
      if (sound) expect(before).toBeGreaterThan(2)
      else expect(await notes(page)).toBe(0)
    })
  })

/** Runs in the page. */
function countNotes(): void {
  const real = OscillatorNode
  window.OscillatorNode = class extends real {
    override start(when?: number): void {
      const { dataset } = document.documentElement
      dataset.notes = String(Number(dataset.notes ?? 0) + 1)
      super.start(when)
    }
  }
}

const notes = async (page: Page): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-notes')) ?? 0)
