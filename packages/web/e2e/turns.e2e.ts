// Turns with something special in them: a curtain and a shortfall, two rails, sales taken back, the distant market.

import type { Page } from '@playwright/test'
import { expect, importGame, startGame, test } from './lobby.ts'
import { anyTaste, chooseAction, chooseRest, diceFrom, press, theOne } from './person.ts'

const prompt = (page: Page) => page.getByRole('region', { name: 'What to do' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first()
const confirm = (page: Page) => press(page, theOne('confirm'))

/** How the players stand, as their rows say. */
const standing = (page: Page): Promise<string> =>
  page.getByRole('list', { name: 'Players in turn order' }).innerText()

/** Links on the board, as the board in words lists them. */
async function linkCount(page: Page): Promise<number> {
  await page.keyboard.press('t')
  const owners = page.getByRole('region', { name: 'Links', exact: true }).locator('> ul > li')
  const count = await owners.filter({ hasNotText: 'Free in this era' }).getByRole('listitem').count()
  await page.keyboard.press('t')
  return count
}

test('around one screen, a curtain hides each hand from the others', async ({ page }) => {
  await startGame(page, { game: 'Brass: Birmingham', seats: ['person Anna', 'person Bert'] })
  const hand = page.getByRole('region', { name: 'Your hand' })
  const taste = anyTaste(diceFrom(3))
  const names: string[] = []
  while (names.length < 4) {
    const seen = await press(page, taste)
    if (seen.kind !== 'curtain') continue
    names.push(seen.name)
    await expect(hand).toBeVisible()
  }
  expect(new Set(names)).toEqual(new Set(['I am Anna', 'I am Bert']))
  const curtain = page.getByRole('button', { name: /^I am / })
  while (!(await curtain.isVisible())) await press(page, taste)
  await expect(curtain).toBeFocused()
  await expect(hand).toBeHidden()
})

test('a shortfall is paid with tiles, and the game goes on', async ({ page }) => {
  await importGame(page, 'shortfall')
  await page.getByRole('button', { name: 'I am Boulton' }).click()
  await expect(prompt(page)).toContainText('You owe £9')
  let pressed = 0
  for (; pressed < 20; pressed++) {
    const { kind } = await press(page, anyTaste(diceFrom(pressed)))
    if (kind === 'curtain') break
    expect(kind).not.toBe('refusal')
  }
  expect(pressed).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Log' }).click()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/Boulton: .*given up/)
})

test('two rails are one action with one confirmation, and can be taken back one by one', async ({ page }) => {
  await importGame(page, 'two-rails')
  const before = await linkCount(page)
  await press(page, theOne('action', 'Network'))
  await press(page, theOne('place', /^Coalbrookdale–Shrewsbury/))
  expect(await linkCount(page)).toBe(before + 1)
  await expect(prompt(page)).toContainText('Lay a second link?')
  await press(page, theOne('option'))
  await expect(prompt(page).locator('[data-total]')).toContainText('£41 → £24')
  await expect(prompt(page).getByRole('button', { name: 'Lay both · £17' })).toBeVisible()
  await confirm(page)
  expect(await linkCount(page)).toBe(before + 2)
  await expect(prompt(page)).toContainText('One action left')
  await undo(page).click()
  expect(await linkCount(page)).toBe(before + 1)
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await linkCount(page)).toBe(before + 2)
})

test('sales are taken back to the last pound, and made again', async ({ page }) => {
  await importGame(page, 'two-sales')
  const before = await standing(page)
  await chooseAction(page, 'Sell')
  await confirm(page)
  await chooseRest(page)
  await confirm(page)
  const after = await standing(page)
  expect(after).not.toBe(before)
  while ((await undo(page).getAttribute('aria-disabled')) !== 'true') await undo(page).click()
  expect(await standing(page)).toBe(before)
  const redo = page.getByRole('button', { name: 'Redo' })
  while ((await redo.getAttribute('aria-disabled')) !== 'true') await redo.click()
  expect(await standing(page)).toBe(after)
  // It outlasts the page, too.
  await page.reload()
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'false')
  expect(await standing(page)).toBe(after)
})

test('what the distant market turns up cannot be taken back', async ({ page }) => {
  await importGame(page, 'distant-market')
  await press(page, theOne('action', 'Sell'))
  const taste = anyTaste(diceFrom(2))
  for (let presses = 0; !(await page.locator('.ledger').isVisible()); presses++) {
    expect(presses).toBeLessThan(20)
    await press(page, (offered) => {
      const distant = offered.findIndex(({ name }) => /distant market/i.test(name))
      return distant < 0 ? taste(offered) : distant
    })
  }
  await expect(prompt(page)).toContainText(/distant market/i)
  await confirm(page)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Log' }).click()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/distant market/i)
})
