// Games in time: replay by slider, steps and autoplay, links to a moment, forks; games from files, good and bad.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, importGame, test } from './lobby.ts'

const log = (page: Page) => page.getByRole('region', { name: 'What happened' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' })

async function openLog(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Log' })
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
}

async function openFinished(page: Page): Promise<number> {
  await importGame(page, 'finished')
  await page
    .getByRole('region', { name: 'End of the game' })
    .getByRole('button', { name: 'Look at the board' })
    .click()
  await openLog(page)
  return Number(await slider(page).getAttribute('max'))
}

test('a game is watched again: slider, steps, autoplay, a link to a moment', async ({ page }) => {
  const moves = await openFinished(page)
  expect(moves).toBeGreaterThan(100)
  await slider(page).fill('0')
  await expect(page.getByRole('banner')).toContainText('Canal era · round 1')
  await page.getByRole('button', { name: 'One move on' }).click()
  await page.getByRole('button', { name: 'One move on' }).click()
  await page.getByRole('button', { name: 'One move back' }).click()
  await expect(slider(page)).toHaveValue('1')
  await expect(log(page).locator('li[aria-current=true]')).toHaveCount(1)
  await slider(page).fill('40')
  const link = page.getByRole('link', { name: 'Link to this moment' })
  await expect(link).toHaveAttribute('href', /#\/game\/\w+\/40$/)
  // A little before the end of the era.
  await slider(page).fill('59')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'End of the canal era' })).toBeVisible()
  await page.getByRole('button', { name: 'On to the rail era' }).click()
  await expect(page.getByRole('banner')).toContainText('Rail era')
  await expect(slider(page)).toHaveValue(String(moves))
})

test('the end shows the board as it was scored, comes back when asked for, and can be watched again', async ({
  page,
}) => {
  await importGame(page, 'finished')
  const end = page.getByRole('region', { name: 'End of the game' })
  await expect(end.getByRole('heading', { level: 1 })).toHaveText('Ada wins with 124 points')
  await end.getByRole('button', { name: 'Look at the board' }).click()
  await expect(end).toBeHidden()
  const laid = page.locator('main [data-place^="line:"][aria-label$=": Ada"]')
  expect(await laid.count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Ranking' }).click()
  await end.getByRole('button', { name: 'Watch it again' }).click()
  // To the end of the first era, and of the game, at once: it is played without anybody doing anything.
  await page.getByRole('button', { name: 'On to the rail era' }).click()
  await expect(end).toBeVisible()
})

test.describe('at a brisk pace', () => {
  test.use({ settings: { language: 'en', speed: 'brisk', motion: 'reduced' } })
  test('an era is counted before the table goes on to the next', async ({ page }) => {
    await importGame(page, 'canal-ends')
    const actions = page.getByRole('toolbar', { name: 'Actions' })
    const prompt = page.getByRole('region', { name: 'What to do' })
    for (let action = 0; action < 2; action++) {
      await actions.getByRole('button', { name: 'Pass' }).click()
      const confirm = prompt.getByRole('button', { name: 'Confirm pass' })
      if (!(await confirm.isVisible())) await page.locator('.hand button').first().click()
      await confirm.click()
    }
    await prompt.getByRole('button', { name: 'End turn' }).click()
    await expect(prompt).toContainText('The canal era ends')
    await expect(page.getByRole('banner')).toContainText('Canal era · round 9')
    await expect(actions).toBeHidden()
    await expect(page.locator('.player[data-gained]')).toHaveCount(1)
    await prompt.getByRole('button', { name: 'Skip' }).click()
    const dialog = page.getByRole('dialog', { name: 'End of the canal era' })
    await expect(dialog).toContainText('Brewery II')
    await dialog.getByRole('button', { name: 'On to the rail era' }).click()
    await expect(page.getByRole('banner')).toContainText('Rail era · round 1')
    await expect(actions).toBeVisible()
  })
})

test('a game is played on from any moment, and the first one stays', async ({ page }) => {
  const moves = await openFinished(page)
  await slider(page).fill('30')
  const first = page.url()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Around one screen' }).click()
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible()
  expect(page.url()).not.toBe(first)
  await page.getByRole('button', { name: /^I am / }).click()
  await openLog(page)
  await expect(slider(page)).toHaveAttribute('max', '30')
  await page.goto(first)
  await page.goto('/')
  const games = page.getByRole('region', { name: 'Your games' })
  await expect(games.getByRole('link', { name: 'finished, from move 30' })).toBeVisible()
  await games.getByRole('link', { name: 'finished', exact: true }).click()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await openLog(page)
  await expect(slider(page)).toHaveAttribute('max', String(moves))
})

test('a shared link shows the same game at its moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFinished(page)
  await slider(page).fill('30')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share a link to this moment' }).click()
  const field = page.getByRole('dialog').getByRole('textbox')
  await expect(field).toHaveValue(/#\/shared\//)
  const address = await field.inputValue()
  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor).toHaveURL(/#\/game\/shared-\w+\/30$/)
  await expect(visitor.getByRole('banner')).toContainText('Canal era')
  await visitor.goto(`${address.slice(0, 60)}/3`)
  await expect(visitor.getByRole('heading', { name: 'This link holds no game' })).toBeVisible()
})

const good = readFileSync(join(import.meta.dirname, 'fixtures/two-rails.brass'), 'utf8')

const BAD: readonly [what: string, text: string, says: RegExp][] = [
  ['nothing', '  \n', /empty/i],
  ['a picture', '\u0089PNG\u0000\u0001', /not.*text|no text/i],
  ['another file', 'Dear Sir,\nI play Brass.', /line/i],
  ['a cut line', good.replace(/^(C .*)$/m, 'C bui'), /C bui/],
  [
    'a move that is not allowed',
    good.replace(/^(A .*)$/m, 'A sell cotton@derby:1 merchant / derby'),
    /A sell|move/,
  ],
  ['other rules', good.replace(/\[Rules .*\]/, '[Rules "99"]'), /99|rules/i],
  ['too much', 'x'.repeat(1_000_001), /large|big/i],
]

test('files that are no games are refused in words, and nothing else breaks', async ({ page }) => {
  await page.goto('/')
  const alert = page.getByRole('alert')
  for (const [what, text, says] of BAD)
    await test.step(what, async () => {
      const file = { name: 'game.brass', mimeType: 'text/plain', buffer: Buffer.from(text) }
      await page.locator('input[type=file]').setInputFiles(file)
      await expect(alert).toContainText(says)
      await alert.getByRole('button', { name: 'All right' }).click()
      await expect(alert).toBeHidden()
    })
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible()
})

test('a game leaves as a file and comes back', async ({ page }) => {
  await importGame(page, 'two-rails')
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await download).path()
  expect((await download).suggestedFilename()).toBe('two-rails.brass')
  expect(readFileSync(path, 'utf8')).toContain('[Edition "birmingham"]')
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()
})
