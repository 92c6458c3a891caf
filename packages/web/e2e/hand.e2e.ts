// The own hand: cards that light their places, whose names are whole, in a frame that keeps its height.

import type { Locator, Page } from '@playwright/test'
import { expect, importGame, test } from './lobby.ts'
import { resize } from './person.ts'

const cards = (page: Page): Locator => page.locator('.hand button')

/** How many places are ringed on the board. */
const lit = (page: Page): Promise<number> => page.locator('main .rings > g').count()

test('a card that is pointed at lights its places, by mouse and by key; one that is given up is named', async ({
  page,
}) => {
  await importGame(page, 'late-birmingham')
  await expect(cards(page).first()).toBeVisible()
  expect(await lit(page)).toBe(0)
  await cards(page).first().hover()
  await expect.poll(() => lit(page)).toBeGreaterThan(0)
  await page.getByRole('region', { name: 'What to do' }).hover()
  await expect.poll(() => lit(page)).toBe(0)
  await cards(page).first().focus()
  await page.keyboard.press('End')
  await expect(cards(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect.poll(() => lit(page)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.locator('.hand button:focus').evaluate((button) => (button as HTMLElement).blur())
  await expect.poll(() => lit(page)).toBe(0)

  // The heading says what is given up.
  const hand = page.getByRole('region', { name: 'Your hand' })
  await expect(hand.getByRole('heading')).toContainText('one for each action')
  const card = hand.locator('button:not([aria-disabled=true])').first()
  const name = (await card.locator('.unseen').textContent()) ?? ''
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Pass' }).click()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(hand.getByRole('heading')).toContainText(`${name} is given up`)
})

test('the frame of the hand is as high with few cards as with many', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  const moment = page.getByRole('slider', { name: 'Moment of the game' })
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const last = Number(await moment.getAttribute('max'))
  const [heights, counts] = [new Set<number>(), new Set<number>()]
  // Hands are full at first, and grow small towards the end of an era.
  for (const ply of [1, 50, 54, 58, last - 1]) {
    await moment.fill(String(ply))
    await expect(moment).toHaveValue(String(ply))
    await page.getByRole('button', { name: 'Close' }).click()
    heights.add(await page.locator('.hand').evaluate((hand) => hand.getBoundingClientRect().height))
    counts.add(await cards(page).count())
    await page.getByRole('button', { name: 'Log', exact: true }).click()
  }
  expect([...heights]).toHaveLength(1)
  expect(counts.size).toBeGreaterThan(1)
})

/** Cards whose name is cut, or whose picture is too low to be seen. */
const wrongCards = (page: Page): Promise<string[]> =>
  page.locator('.hand .card').evaluateAll((all) =>
    all.flatMap((card) => {
      const name = card.querySelector('.card-name')
      const isCut = !name || name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1
      const isIn = card.scrollHeight <= card.clientHeight + 1 && card.scrollWidth <= card.clientWidth + 1
      const isSeen = (card.querySelector('svg')?.getBoundingClientRect().height ?? 0) >= 22
      return isCut || !isIn || !isSeen ? [name?.textContent ?? ''] : []
    }),
  )

const SCREENS = {
  en: [
    [1280, 720, 100],
    [390, 844, 100],
  ],
  de: [
    [1280, 720, 100],
    [1920, 1080, 120],
    [360, 740, 100],
    [390, 844, 200],
  ],
} as const

for (const language of ['en', 'de'] as const)
  test.describe(language, () => {
    test.use({ settings: { side: 'day', language, speed: 'instant', motion: 'reduced' } })
    test('names on cards are whole on every screen, with text of any size', async ({ page }) => {
      for (const game of ['late-birmingham', 'late-lancashire', 'late-for-two']) {
        await importGame(page, game)
        await expect(cards(page).first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        for (const [width, height, text] of SCREENS[language]) {
          await resize(page, width, height, text)
          expect(await wrongCards(page), `${game}, ${width}×${height}, text ${text} %`).toEqual([])
        }
      }
    })
  })

test('in a low box the cards stand in one row, and one that is pointed at says its whole name', async ({
  page,
}) => {
  await importGame(page, 'late-birmingham')
  await page.locator('.hand').evaluate((hand) => {
    ;(hand as HTMLElement).style.height = '5.5rem'
  })
  const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  for (const card of await cards(page).all()) {
    await card.hover()
    const name = card.locator('.card-name span')
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2)
    await expect(name).toBeInViewport({ ratio: 1 })
  }
})
