// Watching bots: the game goes on by itself, at a pace that can be set, and can be stopped.

import type { Page } from '@playwright/test'
import { expect, startGame, test } from './lobby.ts'
import { playToTheEnd } from './person.ts'

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' })
const moment = async (page: Page): Promise<number> => Number(await slider(page).inputValue())

test('bots play to the end, and nobody is asked for anything', async ({ page }) => {
  await startGame(page, {
    game: 'Brass: Birmingham',
    seats: ['bot random', 'bot novice'],
  })
  await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeHidden()
  const pressed = await playToTheEnd(page, () => 0)
  expect(pressed).toEqual([{ kind: 'dialog', name: 'On to the rail era' }])
  await expect(page.getByRole('region', { name: 'End of the game' })).toContainText('Boulton')
})

test.describe('at a brisk pace', () => {
  test.use({ settings: { language: 'en', speed: 'brisk', motion: 'reduced' } })
  test('moves come one by one, stop when asked to, and can be skipped', async ({ page }) => {
    await startGame(page, { game: 'Brass: Birmingham', seats: ['bot random', 'bot random'] })
    await expect.poll(() => moment(page)).toBeGreaterThan(1)
    await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    const stopped = await moment(page)
    // Longer than two moves take.
    await page.waitForTimeout(1500)
    expect(await moment(page)).toBe(stopped)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => moment(page)).toBeGreaterThan(stopped + 1)
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect.poll(() => moment(page)).toBeGreaterThan(stopped + 20)
  })
})
