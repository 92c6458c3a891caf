// Every screen, by day and by night, without a violation that axe can find.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, importGame, startGame, test } from './lobby.ts'

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lobby: async (page) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  },
  settings: async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Settings' }).click()
  },
  rules: async (page) => {
    await page.goto('/#/rules/birmingham')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'nothing there': async (page) => {
    await page.goto('/#/nothing/there')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  table: (page) => importGame(page, 'late-birmingham'),
  'table of Lancashire': (page) => importGame(page, 'late-lancashire'),
  'table, choosing': async (page) => {
    await importGame(page, 'late-birmingham')
    await page.getByRole('button', { name: 'Build', exact: true }).click()
  },
  'table, why not': async (page) => {
    await startGame(page, { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] })
    await page.getByRole('toolbar').getByRole('button', { name: 'Sell' }).click({ force: true })
    await expect(page.getByRole('alert')).toBeVisible()
  },
  mat: async (page) => {
    await importGame(page, 'late-birmingham')
    await page.getByRole('button', { name: 'Open your mat' }).click()
  },
  log: async (page) => {
    await importGame(page, 'late-birmingham')
    await page.getByRole('button', { name: 'Log' }).click()
  },
  'in words': async (page) => {
    await importGame(page, 'late-birmingham')
    await page.getByRole('button', { name: 'In words' }).click()
  },
  menu: async (page) => {
    await importGame(page, 'late-birmingham')
    await page.getByRole('button', { name: 'Menu' }).click()
  },
  curtain: (page) => importGame(page, 'shortfall'),
  end: async (page) => {
    await importGame(page, 'finished')
    await expect(page.getByRole('region', { name: 'End of the game' })).toBeVisible()
  },
}

for (const side of ['day', 'night'])
  test.describe(side, () => {
    test.use({ settings: { side, language: 'en', speed: 'instant', motion: 'reduced' } })
    for (const [name, open] of Object.entries(SCREENS))
      test(`axe finds nothing wrong: ${name}`, async ({ page }) => {
        await open(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, failureSummary = '' }) =>
              `${id}: ${String(target)} ${failureSummary.split('\n')[1] ?? ''}`,
          ),
        )
        expect(found.slice(0, 12)).toEqual([])
      })
  })
