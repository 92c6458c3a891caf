// What is offered can always be confirmed: hundreds of random presses, as fast as the page takes them; a thousand in each game by `npm run test:deep`.

import { expect, importGame, playAgain, startGame, test } from './lobby.ts'
import { type Walked, walk } from './walk.ts'

const PRESSES = process.env['IRONBRIDGE_DEEP'] ? 1000 : 100
const LATE_PRESSES = process.env['IRONBRIDGE_DEEP'] ? 150 : 60
const PHONE_PRESSES = process.env['IRONBRIDGE_DEEP'] ? 150 : 60

for (const [at, game] of ['Brass: Birmingham', 'Brass: Lancashire', 'Brass (2007)'].entries())
  test(`random presses in ${game} never meet a dead end`, async ({ page }) => {
    const seats = ['person Ada', 'person Bert', 'person Cleo', 'person Dora'] as const
    await startGame(page, { game, seats })
    let presses = 0
    while (true) {
      const walked = await walk(page, at * 10_000 + presses + 1, PRESSES - presses)
      presses += walked.presses
      tell(walked)
      if (presses >= PRESSES) break
      await playAgain(page)
    }
  })

for (const scene of ['late-birmingham', 'late-lancashire', 'late-for-two'])
  test(`random presses late in a game never meet a dead end: ${scene}`, async ({ page }) => {
    await importGame(page, scene)
    const walked = await walk(page, 7, LATE_PRESSES)
    tell(walked)
    // Only the last turns are left, and how many presses they take is chance.
    expect(walked.presses).toBeGreaterThan(10)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  test('random presses on a phone never meet a dead end', async ({ page }) => {
    await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'person Bert'] })
    tell(await walk(page, 5, PHONE_PRESSES))
  })
})

/** Counts for the report; half a dozen presses lead to a move at least. */
function tell({ presses, confirmed, trouble }: Walked): void {
  expect(trouble).toBeNull()
  expect(confirmed).toBeGreaterThan(presses / 6)
  test.info().annotations.push({ type: 'presses', description: `${presses}, ${confirmed} confirmed` })
}
