// A whole game against bots in each of the three games, with the mouse.

import { expect, startGame, test } from './lobby.ts'
import { anyTaste, diceFrom, playToTheEnd } from './person.ts'

for (const game of ['Brass: Birmingham', 'Brass: Lancashire', 'Brass (2007)'])
  test(`a whole game of ${game} against bots`, async ({ page }) => {
    await startGame(page, { game, seats: ['person Ada', 'bot random', 'bot novice'] })
    const pressed = await playToTheEnd(page, anyTaste(diceFrom(1)))
    expect(
      pressed.filter(({ kind, name }) => kind === 'confirm' && name === 'End turn').length,
    ).toBeGreaterThan(12)
    const end = page.getByRole('region', { name: 'End of the game' })
    await expect(end).toContainText('Ada')
    await end.getByRole('link', { name: 'All games' }).click()
    await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  })
