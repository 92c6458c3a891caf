// A whole game against bots in each of the three games: one with the mouse, the others by presses inside the page.
// With the mouse it is an introductory game, and a full one by `npm run test:deep`.

import type { Page } from '@playwright/test'
import { expect, startGame, test } from './lobby.ts'
import { anyTaste, diceFrom, playToTheEnd } from './person.ts'
import { walk } from './walk.ts'

const SEATS = ['person Ada', 'bot random', 'bot random'] as const

/** More than any game has. */
const MANY = 5000

test('a whole game of Brass: Birmingham against bots, with the mouse', async ({ page }) => {
  const isIntroductory = !process.env.IRONBRIDGE_DEEP
  await startGame(page, { game: 'Brass: Birmingham', seats: SEATS, isIntroductory })
  const pressed = await playToTheEnd(page, anyTaste(diceFrom(1)))
  expect(
    pressed.filter(({ kind, name }) => kind === 'confirm' && name === 'End turn').length,
  ).toBeGreaterThan(isIntroductory ? 6 : 12)
  await expectTheEnd(page)
})

for (const [place, game] of ['Brass: Lancashire', 'Brass (2007)'].entries())
  test(`a whole game of ${game} against bots`, async ({ page }) => {
    await startGame(page, { game, seats: SEATS })
    const { trouble, confirmed } = await walk(page, place + 1, MANY)
    expect(trouble).toBeNull()
    // Each turn is ended, and has an action at least.
    expect(confirmed).toBeGreaterThan(2 * 12)
    await expectTheEnd(page)
  })

async function expectTheEnd(page: Page): Promise<void> {
  const end = page.getByRole('region', { name: 'End of the game' })
  await expect(end).toContainText('Ada')
  await end.getByRole('link', { name: 'All games' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
}
