// Every screen, by day and by night, without a violation that axe can find.

import type { Page } from '@playwright/test'
import { wrongWith } from './axe.ts'
import { expect, importGame, startGame, test } from './lobby.ts'

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

/** In this order: a screen may begin with the one before it. */
type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>

const AROUND: Screens = {
  lobby: async (page) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  },
  settings: (page) => press(page, 'Settings'),
  rules: async (page) => {
    await page.goto('/#/rules/birmingham')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'nothing there': async (page) => {
    await page.goto('/#/nothing/there')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  curtain: (page) => importGame(page, 'shortfall'),
  end: (page) => importGame(page, 'finished'),
}

const TABLE: Screens = {
  'table of Lancashire': (page) => importGame(page, 'late-lancashire'),
  table: (page) => importGame(page, 'late-birmingham'),
  'table, choosing': (page) => press(page, 'Build'),
  log: (page) => press(page, 'Log'),
  deck: (page) => page.keyboard.press('k'),
  'in words': (page) => page.keyboard.press('t'),
  mat: (page) => page.keyboard.press('m'),
  rules: (page) => press(page, 'Rules'),
  'mat of another': (page) => page.locator('.player').last().click(),
  menu: (page) => press(page, 'Menu'),
  'table, why not': async (page) => {
    await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] })
    await page.getByRole('toolbar').getByRole('button', { name: 'Sell' }).click({ force: true })
    await expect(page.getByRole('alert')).toBeVisible()
  },
}

/** Each map once, and once with what is lit on it. */
const MAPS = new Set(['table of Lancashire', 'table', 'table, choosing'])

for (const [where, screens] of [
  ['around the table', AROUND],
  ['at the table', TABLE],
] as const)
  test(`axe finds nothing wrong ${where}, by day and by night`, async ({ page }) => {
    const wrong: string[] = []
    for (const [screen, open] of Object.entries(screens)) {
      await open(page)
      wrong.push(...(await wrongWith(page, screen, MAPS.has(screen))))
    }
    expect(wrong).toEqual([])
  })
