// Without seeing the board: a whole turn from the board in words, on both kinds of screens, and what is said aloud.

import type { Page } from '@playwright/test'
import { expect, importGame, startGame, test } from './lobby.ts'
import { anyTaste, diceFrom, playToTheEnd, type Taste } from './person.ts'

const prompt = (page: Page) => page.getByRole('region', { name: 'What to do' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Actions' })
const enabled = '[aria-disabled=false]:not([aria-pressed=true])'

async function readBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Board in words' }).click()
  await expect(page.getByRole('heading', { name: 'The board in words' })).toBeFocused()
}

/** Answers what is asked with the first thing that is named, until the move is offered with what it does. */
async function chooseInWords(page: Page, action: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: action, exact: true }).click()
  const effects = prompt(page).locator('.ledger')
  for (let answers = 0; !(await effects.isVisible()); answers++) {
    expect(answers).toBeLessThan(10)
    const option = prompt(page).locator('.choice-list button').first()
    if (await option.isVisible()) await option.click()
    else await page.getByRole('region', { name: 'Your hand' }).locator(`button${enabled}`).first().click()
  }
  await expect(effects.getByRole('listitem').first()).toBeVisible()
}

async function playTurn(page: Page): Promise<void> {
  const words = page.getByRole('region', { name: 'The board in words' })
  await expect(words).toContainText('Ada (you, red): £17, income 0, 0 VP')
  for (const part of ['Now', 'Players in turn order', 'Markets and buyers', 'Places', 'Links'])
    await expect(words.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await chooseInWords(page, 'Build')
  const title = await prompt(page).getByRole('heading').first().innerText()
  await expect(prompt(page).getByRole('status').first()).toContainText(title)
  await expect(prompt(page).locator('.ledger')).toContainText('Your money')
  await prompt(page)
    .getByRole('button', { name: /^Build/ })
    .click()
  // The move is told once, and not again when the turn is sent.
  const told = page.getByRole('log').getByText(/^Ada: .* built in /)
  await expect(told).toHaveCount(1)
  await expect(words).toContainText(/Ada \(red\), (not flipped|\d (coal|iron|beer) left)/)
  await prompt(page).getByRole('button', { name: 'End turn' }).click()
  await expect(toolbar(page)).toBeVisible()
  await expect(told).toHaveCount(1)
  await expect(page.getByRole('log').getByText(/^Round 2 · income .* · order /)).toHaveCount(1)
}

const plan = { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] } as const

test('a turn is played in words beside the board', async ({ page }) => {
  await startGame(page, plan)
  await readBoard(page)
  await playTurn(page)
})

test('a game is played to its end in words alone', async ({ page }) => {
  await startGame(page, { ...plan, isIntroductory: true })
  await readBoard(page)
  const taste = anyTaste(diceFrom(23))
  // What is lit on the board is not for whoever reads.
  const inWords: Taste = (offered) => {
    const read = offered.filter(({ kind }) => kind !== 'place')
    const chosen = read[taste(read)]
    return chosen === undefined ? -1 : offered.indexOf(chosen)
  }
  const pressed = await playToTheEnd(page, inWords)
  expect(new Set(pressed.map(({ kind }) => kind))).toEqual(new Set(['action', 'option', 'card', 'confirm']))
})

test('places are headings, with what lies there and where lines lead', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await readBoard(page)
  const words = page.getByRole('region', { name: 'The board in words' })
  const places = words.getByRole('heading', { level: 4 })
  for (const name of ['Birmingham', 'Oxford', 'North farm brewery'])
    await expect(places.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1)
  await expect(words.getByRole('heading', { level: 3 })).toHaveCount(5)
  await expect(words.getByText(/^Railway to .*: your link$/).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  test('a turn is played in words', async ({ page }) => {
    await startGame(page, plan)
    await readBoard(page)
    await playTurn(page)
  })
})

test('places, tiles, merchants and the mat have names that say what is there', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  const board = page.getByRole('group', { name: 'Map' })
  await expect(board.getByRole('button', { name: 'Brewery III, Constance, 2 beer left' })).toHaveCount(1)
  await expect(board.getByRole('button', { name: /^Warrington, merchant 2: buys Cotton mill/ })).toHaveCount(
    1,
  )
  await expect(board.getByRole('img', { name: 'Rail era, The Midland Counties' })).toHaveCount(1)
  await page.keyboard.press('m')
  const mat = page.getByRole('region', { name: 'Your mat' })
  await expect(mat.getByRole('heading', { name: 'Your mat' })).toBeFocused()
  await expect(
    mat
      .getByRole('listitem')
      .filter({ hasText: /costs £\d+/ })
      .first(),
  ).toBeAttached()
})

test('actions, cards and the board are one stop each, with arrows between', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await expect(prompt(page)).toBeFocused()
  const stops = page.locator('.actions [tabindex="0"], .hand [tabindex="0"], main [tabindex="0"]')
  await expect(stops).toHaveCount(3)
  await page.keyboard.press('h')
  await expect(page.locator('.hand :focus')).toHaveCount(1)
  const focused = page.locator(':focus')
  const first = await focused.innerText()
  await page.keyboard.press('ArrowRight')
  expect(await focused.innerText()).not.toBe(first)
  await page.keyboard.press('o')
  await page.keyboard.press('b')
  // What is lit takes the focus from what is not.
  await expect(focused).toHaveAttribute('aria-disabled', 'false')
  const lit = page.locator('main [data-place][aria-disabled=false]')
  const reached = new Set<string | null>()
  for (let steps = await lit.count(); steps > 0; steps--) {
    reached.add(await focused.getAttribute('data-place'))
    await page.keyboard.press('PageDown')
  }
  expect(reached.size).toBe(await lit.count())
})
