// Another language in the middle of a game: table, choices and place stay, and everything is said anew.

import type { Page } from '@playwright/test'
import { expect, startGame, test } from './lobby.ts'
import { test as online, sitAt } from './online.ts'
import { check, chooseAction, press, theOne } from './person.ts'

const GERMAN = { menu: 'Menü', settings: 'Einstellungen' }
const ENGLISH = { menu: 'Menu', settings: 'Settings' }

/** Through the menu of the table, in the words of the language before. */
async function speak(page: Page, language: string, words: typeof GERMAN): Promise<void> {
  await page.getByRole('button', { name: words.menu }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.settings }).click()
  await check(page.getByRole('radio', { name: language }))
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'Deutsch' ? 'de' : 'en')
  const dialogs = page.getByRole('dialog')
  for (let open = await dialogs.count(); open > 0; open--) {
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(open - 1)
  }
}

/** One move of the turn is made, and of the next the action is chosen. */
async function halfMade(page: Page): Promise<void> {
  const actions = page.getByRole('toolbar', { name: 'Actions' })
  // The first turn has one action.
  await expect(actions).toBeVisible()
  await chooseAction(page, 'Pass')
  await press(page, theOne('confirm'))
  await press(page, theOne('confirm', 'End turn'))
  await expect(actions).toBeVisible()
  await chooseAction(page, 'Loan')
  await press(page, theOne('confirm'))
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('One action left')
  await press(page, theOne('action', 'Build'))
  await expect(actions.getByRole('button', { name: 'Build' })).toHaveAttribute('aria-pressed', 'true')
}

async function expectHalfMade(page: Page): Promise<void> {
  const actions = page.getByRole('toolbar', { name: 'Aktionen' })
  await expect(actions.getByRole('button', { name: 'Bauen' })).toHaveAttribute('aria-pressed', 'true')
  // A key that comes while the dialog goes is the dialog's.
  await expect(async () => {
    await page.keyboard.press('g')
    const made = page.getByRole('list', { name: 'Dein Zug bis hierher' }).getByRole('listitem')
    await expect(made).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  await page.keyboard.press('h')
}

test('a half-made move and a place looked back at stay in another language', async ({ page }) => {
  await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] })
  await halfMade(page)
  await speak(page, 'Deutsch', ENGLISH)
  await expectHalfMade(page)

  await page.keyboard.press(',')
  const prompt = page.getByRole('region', { name: 'Was zu tun ist' })
  await expect(prompt.getByRole('heading')).toContainText('Rückblick')
  const moment = await page.getByRole('slider').inputValue()
  await speak(page, 'English', GERMAN)
  await expect(page.getByRole('region', { name: 'What to do' }).getByRole('heading')).toContainText(
    'Looking back',
  )
  await expect(page.getByRole('slider')).toHaveValue(moment)
  await page.keyboard.press('.')
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('One action left')
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toHaveAttribute('aria-disabled', 'false')
})

online('online too, and the others are called by their names in it', async ({ online: table }) => {
  const page = await table.join('Ada')
  await sitAt(page, null, { bots: ['random'] })
  await halfMade(page)
  const players = page.locator('.players')
  await expect(players).toContainText('Boulton, bot')
  await speak(page, 'Deutsch', ENGLISH)
  await expect(players).toContainText('Boulton, Bot')
  await expectHalfMade(page)
})
