// Settings: they outlast the page, and are heard.

import type { Page } from '@playwright/test'
import { expect, startGame, test } from './lobby.ts'
import { anyTaste, check, chooseAction, diceFrom, press, theOne } from './person.ts'

test('side, motion, speed and sound outlast the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  const chosen = ['Night', 'Full', 'Brisk', 'Loud']
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

const FOR_TWO = { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] } as const

for (const sound of ['soft', 'off'] as const)
  test.describe(`with sound ${sound}`, () => {
    test.use({ isAlone: true, settings: { language: 'en', speed: 'instant', motion: 'reduced', sound } })
    test(sound === 'soft' ? 'a move is heard, and the own turn' : 'nothing is heard', async ({ page }) => {
      await page.addInitScript(countNotes)
      await startGame(page, FOR_TWO)
      const taste = anyTaste(diceFrom(4))
      while ((await press(page, taste)).name !== 'End turn');
      await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()
      if (sound === 'soft') await expect.poll(() => notes(page)).toBeGreaterThan(1)
      const before = await notes(page)
      await chooseAction(page, 'Loan')
      expect(await notes(page)).toBe(before)
      await press(page, theOne('confirm'))
      await expect(page.getByRole('region', { name: 'What to do' })).toContainText('One action left')
      if (sound === 'soft') await expect.poll(() => notes(page)).toBeGreaterThan(before)
      else expect(await notes(page)).toBe(0)
    })
  })

test.describe('by key', () => {
  test.use({
    isAlone: true,
    settings: { language: 'en', speed: 'instant', motion: 'reduced', sound: 'soft' },
  })
  test('one key turns the sound off, and on again as loud as it was', async ({ page }) => {
    await page.addInitScript(countNotes)
    await startGame(page, FOR_TWO)
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('ironbridge.settings') ?? '{}').sound)
    await page.keyboard.press('z')
    expect(await kept()).toBe('off')
    const before = await notes(page)
    await chooseAction(page, 'Loan')
    await press(page, theOne('confirm'))
    await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible()
    expect(await notes(page)).toBe(before)
    await page.keyboard.press('z')
    expect(await kept()).toBe('soft')
  })
})

/** Runs in the page. */
function countNotes(): void {
  const real = AudioBufferSourceNode
  window.AudioBufferSourceNode = class extends real {
    override start(when?: number): void {
      const { dataset } = document.documentElement
      dataset.notes = String(Number(dataset.notes ?? 0) + 1)
      super.start(when)
    }
  }
}

const notes = async (page: Page): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-notes')) ?? 0)
