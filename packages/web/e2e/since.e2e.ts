// What the others did: all of them, every action whole, in the prompt of every screen; and the log, oldest first.

import type { Locator, Page } from '@playwright/test'
import { expect, startGame, test } from './lobby.ts'
import { press, resize, theOne } from './person.ts'

const FOUR = {
  game: 'Brass: Birmingham',
  seats: ['person Ada', 'bot random', 'bot random', 'bot random'],
} as const
const OPPONENTS = ['Boulton', 'Constance', 'Darby']

/** Until everybody has moved between two turns of Ada: who spends nothing is soon first in every round. */
async function playRounds(page: Page): Promise<void> {
  for (const count of [1, 2, 2]) {
    const actions = page.getByRole('toolbar', { name: 'Actions' })
    await expect(actions).toBeVisible()
    for (let action = 0; action < count; action++) {
      await press(page, theOne('action', 'Pass'))
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

/** Two sizes, and one turn to look at. */
const SCREENS = [
  ['a laptop', 1280, 720],
  ['a phone', 390, 844],
] as const

test('every opponent is listed with all they did, whole; pointing at it lights its place; the log begins with the first round', async ({
  page,
}) => {
  await startGame(page, FOUR)
  await playRounds(page)
  const since = page.getByRole('list', { name: 'Since your turn' }).first()
  for (const [screen, width, height] of SCREENS) {
    await resize(page, width, height)
    const rows = since.getByRole('listitem')
    const deeds = rows.locator('.deed')
    await expect(rows, screen).toHaveCount(OPPONENTS.length)
    for (const name of OPPONENTS)
      await expect(rows.filter({ hasText: name }).locator('.deed'), screen).not.toHaveCount(0)
    for (const deed of await deeds.all()) expect(await isCut(deed), screen).toBe(false)
  }

  // As long as it is pointed at.
  await resize(page, 1280, 720)
  const drawn = (): Promise<string> => page.locator('.board').innerHTML()
  const before = await drawn()
  const seen = new Set<string>()
  for (const deed of await since.locator('.deed').all()) {
    await deed.hover()
    seen.add(await drawn())
  }
  expect(seen.size).toBeGreaterThan(1)
  await page.getByRole('heading', { name: 'Choose an action or a card' }).hover()
  await expect.poll(drawn).toBe(before)

  // Each round under its heading, and the newest move in sight.
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
