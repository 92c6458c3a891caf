// What the others did: all of them, every action whole, in the prompt of every screen; and the log, oldest first.

import type { Locator, Page } from '@playwright/test'
import { expect, startGame, test } from './lobby.ts'
import { press, theOne } from './person.ts'

const FOUR = {
  game: 'Brass: Birmingham',
  seats: ['person Ada', 'bot random', 'bot random', 'bot random'],
} as const

/** Until everybody has moved between two turns of Ada. */
async function playTwoRounds(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    const actions = page.getByRole('toolbar', { name: 'Actions' })
    await expect(actions).toBeVisible()
    for (let action = 0; action <= turn; action++) {
      await press(page, theOne('action', 'Loan'))
      await press(page, theOne('confirm'))
    }
    await press(page, theOne('confirm', 'End turn'))
    await expect(page.getByRole('heading', { name: 'Choose an action or a card' })).toBeVisible()
  }
}

const isCut = (element: Locator): Promise<boolean> =>
  element.evaluate(
    (one) => one.scrollWidth > one.clientWidth + 1 || getComputedStyle(one).webkitLineClamp !== 'none',
  )

const sizes = [
  ['a laptop', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 844 }],
] as const

for (const [screen, viewport] of sizes)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })
    test('every opponent is listed with all they did, and nothing of it is cut', async ({ page }) => {
      await startGame(page, FOUR)
      await playTwoRounds(page)
      const rows = page.getByRole('list', { name: 'Since your turn' }).first().getByRole('listitem')
      expect(await rows.count()).toBeGreaterThan(0)
      const deeds = rows.locator('.deed')
      expect(await deeds.count()).toBeGreaterThanOrEqual(await rows.count())
      for (const deed of await deeds.all()) expect(await isCut(deed)).toBe(false)
    })
  })

test('pointing at what somebody did lights its place, as long as it is pointed at', async ({ page }) => {
  await startGame(page, FOUR)
  await playTwoRounds(page)
  const drawn = (): Promise<string> => page.locator('.board').innerHTML()
  const before = await drawn()
  const seen = new Set<string>()
  for (const deed of await page
    .getByRole('list', { name: 'Since your turn' })
    .first()
    .locator('.deed')
    .all()) {
    await deed.hover()
    seen.add(await drawn())
  }
  expect(seen.size).toBeGreaterThan(1)
  await page.getByRole('heading', { name: 'Choose an action or a card' }).hover()
  await expect.poll(drawn).toBe(before)
})

test('the log begins with the first round, each under its heading, and ends with the newest move', async ({
  page,
}) => {
  await startGame(page, FOUR)
  await playTwoRounds(page)
  await page.keyboard.press('g')
  const log = page.getByRole('region', { name: 'What happened' })
  await expect(log.locator('li[aria-current]')).toBeInViewport({ ratio: 1 })
  const order = await log
    .locator('h3, li > button')
    .evaluateAll((parts) =>
      parts.map((part) => ({ isHeading: part.tagName === 'H3', text: part.textContent ?? '' })),
    )
  expect(order[0]).toEqual({ isHeading: true, text: 'Canal era, round 1' })
  const headings = order.filter(({ isHeading }) => isHeading).map(({ text }) => text)
  expect(headings).toEqual(headings.map((_, at) => `Canal era, round ${at + 1}`))
  expect(order.filter(({ isHeading }) => !isHeading).length).toBeGreaterThan(3)
})
