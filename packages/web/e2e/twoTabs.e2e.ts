// One game in two tabs: what was played in one is never lost by the other, and both show the same.

import type { Page } from '@playwright/test'
import { expect, startGame, test } from './lobby.ts'
import { walk } from './walk.ts'

const SEATS = ['person Ada', 'bot random', 'bot random'] as const

/** The moves of the only game, as the browser keeps them. */
const keptMoves = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('ironbridge')
        request.onsuccess = () => {
          const games = request.result.transaction('games').objectStore('games').getAll()
          games.onsuccess = () => {
            request.result.close()
            resolve(games.result[0].record.moves)
          }
        }
      }),
  )

/** The same game once more, in the same browser. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.addInitScript(() => {
    // Its own chance, as another tab has.
    sessionStorage.setItem('chance', '77')
  })
  await other.goto(page.url())
  await expect(other.getByRole('region', { name: 'What to do' })).toBeVisible()
  return other
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first()

/** How the players stand, as their rows say. */
const standing = (page: Page): Promise<string> =>
  page.getByRole('list', { name: 'Players in turn order' }).innerText()

test('an Undo in a tab that was left behind undoes nothing that was played in the other', async ({
  page,
}) => {
  await startGame(page, { game: 'Brass: Birmingham', seats: SEATS })
  await walk(page, 3, 4)
  const other = await secondTab(page)
  await walk(page, 5, 20)
  const before = await keptMoves(page)
  expect(before.length).toBeGreaterThan(4)
  if (await undo(other).isEnabled()) await undo(other).click()
  await page.reload()
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible()
  const after = await keptMoves(page)
  expect(after.slice(0, before.length)).toEqual(before)
  await expect.poll(() => standing(other)).toBe(await standing(page))
})

test('whichever of two tabs goes on, no move is lost and no bot moves twice', async ({ page }) => {
  await startGame(page, { game: 'Brass: Birmingham', seats: SEATS })
  const other = await secondTab(page)
  let moves: readonly string[] = []
  for (const [round, presses] of [8, 5, 12, 3, 10, 6].entries()) {
    const { trouble } = await walk(round % 2 === 0 ? page : other, round + 1, presses)
    expect(trouble).toBeNull()
    const now = await keptMoves(page)
    expect(now.slice(0, moves.length)).toEqual(moves)
    moves = now
  }
  expect(moves.length).toBeGreaterThan(6)
  await expect.poll(async () => (await standing(page)) === (await standing(other))).toBe(true)
})
