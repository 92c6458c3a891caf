// Without a network, after the first visit: the page, both languages, the rules, every map, and bots that think.

import { expect, startGame, test } from './lobby.ts'
import { anyTaste, check, diceFrom, press } from './person.ts'
import { whenKept } from './worker.ts'

test.use({ serviceWorkers: 'allow', isAlone: true })

test('after the first visit everything works without a network', async ({ page, context }) => {
  await page.goto('/')
  await whenKept(page)
  await context.setOffline(true)
  await page.reload()
  for (const game of ['Brass (2007)', 'Brass: Lancashire', 'Brass: Birmingham']) {
    await startGame(page, { game, seats: ['bot club', 'person Ada', 'bot novice'] })
    const taste = anyTaste(diceFrom(1))
    while ((await press(page, taste)).name !== 'End turn');
    await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()
  }
  await page.goto('/#/rules/lancashire')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await check(page.getByRole('radio', { name: 'Deutsch' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
})
