// On a phone: no sideways scrolling, nothing too small for a finger, and a whole introductory game on its screen.

import type { Page } from '@playwright/test'
import { expect, importGame, startGame, test } from './lobby.ts'
import { anyTaste, diceFrom, playToTheEnd, press, resize } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const SMALLEST = 44

/** What can be pressed and is smaller than a finger. Words within a sentence may be. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const pressable = document.querySelectorAll('button, a[href], select, input, summary')
    return [...pressable].flatMap((element) => {
      const target = element.matches('input[type=radio], input[type=checkbox]')
        ? (element.closest('label') ?? element)
        : element
      const { width, height } = target.getBoundingClientRect()
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      const isInText = element.matches('p a, li a, p .term button')
      // A tenth of a pixel is lost in rounding.
      const isSmall = width < smallest - 0.1 || height < smallest - 0.1
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
      return isShown && isSmall && !isInText
        ? [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)}×${Math.round(height)}`]
        : []
    })
  }, SMALLEST)

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function fits(page: Page): Promise<void> {
  expect(await sideways(page)).toBe(0)
  expect(await tooSmall(page)).toEqual([])
}

test('lobby, settings and rules fit a phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  await fits(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await fits(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.goto('/#/rules/birmingham')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await fits(page)
})

test('the table fits a phone, with every sheet', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await fits(page)
  await page.getByRole('button', { name: 'Mat', exact: true }).click()
  await fits(page)
  await page.locator('.mat').getByRole('button', { name: 'Close' }).click()
  for (const name of ['Log', 'Board in words']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await fits(page)
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await fits(page)
    await page.locator('.drawer-close').click()
  }
  await page.getByRole('button', { name: 'Build', exact: true }).click()
  await fits(page)
})

test('chips of four players keep apart on every phone, with letters of any size', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  const chips = page.locator('.chip')
  const mat = page.locator('.mat')
  for (const [width, height, letters] of [
    [390, 844, 100],
    [320, 640, 100],
    [390, 844, 200],
    [320, 640, 200],
  ] as const) {
    const where = `${width}×${height} with letters of ${letters} %`
    await resize(page, width, height, letters)
    const wrong = await chips.evaluateAll((all) =>
      all.flatMap((chip) => {
        const frame = chip.getBoundingClientRect()
        const parts = [...chip.querySelectorAll('.player-mark, .chip-name, .chip-money, .chip-vp')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
        const isOut = parts.some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1)
        const isCovered = parts.some((a, at) =>
          parts
            .slice(at + 1)
            .some(
              (b) =>
                a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1,
            ),
        )
        return isOut || isCovered || frame.height < 44 ? [chip.textContent] : []
      }),
    )
    expect(wrong, where).toEqual([])
    await chips.first().tap()
    const table = page.getByRole('dialog', { name: 'Players' })
    await expect(table.locator('.player')).toHaveCount(await chips.count())
    const outside = await table
      .locator('.player')
      .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth + 1).length)
    expect(outside, where).toBe(0)
    await table.locator('.player').last().tap()
    await expect(table).toBeHidden()
    await expect(mat).toBeVisible()
    expect(await mat.evaluate((panel) => panel.scrollWidth - panel.clientWidth), where).toBe(0)
    await mat.getByRole('button', { name: 'Close' }).tap()
    await expect(mat).toBeHidden()
  }
})

test('a turn is played by tapping', async ({ page }) => {
  await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] })
  const taste = anyTaste(diceFrom(5))
  const pressed: string[] = []
  while (pressed.at(-1) !== 'End turn') {
    const { kind, name } = await press(page, taste)
    if (kind !== 'wait') pressed.push(name)
    expect(kind, pressed.join(' > ')).not.toBe('refusal')
    expect(pressed.length).toBeLessThan(60)
  }
  await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()
})

test('a slot chosen in its town leads to the next question', async ({ page }) => {
  await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] })
  await page.getByRole('toolbar').getByRole('button', { name: 'Build' }).tap()
  const town = page.locator('.town')
  const lit = page.locator('main [data-place^="slot:"][aria-disabled=false]')
  await lit.first().waitFor()
  for (let at = 0; !(await town.isVisible()); at++) {
    expect(at).toBeLessThan(await lit.count())
    await lit.nth(at).dispatchEvent('click')
    // A town with one slot that is possible is not looked at.
    if (!(await town.isVisible())) await page.getByRole('button', { name: 'Undo' }).first().tap()
  }
  await town.locator('li button[aria-disabled=false]').first().tap()
  await expect(town).toBeHidden()
  await expect(page.locator('.ledger').or(page.locator('.choice-list, .hand')).first()).toBeVisible()
})

test.describe('on the smallest of today', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('a whole introductory game is played by tapping', async ({ page }) => {
    await startGame(page, {
      game: 'Brass: Birmingham',
      seats: ['person Ada', 'bot novice'],
      isIntroductory: true,
    })
    const pressed = await playToTheEnd(page, anyTaste(diceFrom(5)))
    const turns = pressed.filter(({ kind, name }) => kind === 'confirm' && name === 'End turn')
    expect(turns.length).toBeGreaterThan(6)
    await expect(page.getByRole('region', { name: 'End of the game' })).toContainText('Ada')
  })
})
