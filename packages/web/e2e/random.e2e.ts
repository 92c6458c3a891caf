// What is offered can always be confirmed: random presses, as fast as the page takes them, for a while in each game.

import { expect, importGame, playAgain, startGame, test } from './lobby.ts'
import { walk } from './walk.ts'

const SECONDS = 20

for (const [at, game] of ['Brass: Birmingham', 'Brass: Lancashire', 'Brass (2007)'].entries())
  test(`random presses in ${game} never meet a dead end`, async ({ page }) => {
    let positions = 0
    const seats = ['person Ada', 'person Bert', 'person Cleo', 'person Dora'] as const
    await startGame(page, { game, seats })
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end; await playAgain(page)) {
      const walked = await walk(page, at * 1000 + positions + 1, end - Date.now())
      expect(walked.trouble).toBeNull()
      positions += walked.presses
    }
    test.info().annotations.push({ type: 'positions', description: String(positions) })
    expect(positions).toBeGreaterThan(100)
  })

for (const scene of ['late-birmingham', 'late-lancashire', 'late-for-two'])
  test(`random presses late in a game never meet a dead end: ${scene}`, async ({ page }) => {
    await importGame(page, scene)
    const walked = await walk(page, 7, (SECONDS * 1000) / 4)
    expect(walked.trouble).toBeNull()
    expect(walked.presses).toBeGreaterThan(20)
  })
