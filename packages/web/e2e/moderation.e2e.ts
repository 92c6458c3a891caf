// Somebody reports what another has said; a moderator deletes it and bans the writer, whose page says so.

import type { Page } from '@playwright/test'
import { wrongWith } from './axe.ts'
import { expect, type Online, test } from './online.ts'
import { select } from './person.ts'

/** Whoever is banned is refused what they ask for. */
test.use({ expected: /ERR_CONNECTION|WebSocket|503|403/ })

const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { id: string }).id)

async function waitingRoom(page: Page): Promise<string> {
  const id = await page.evaluate(async () => {
    const chairs = [{ kind: 'me' }, { kind: 'open' }]
    const body = JSON.stringify({ title: 'Tea', edition: 'birmingham', chairs })
    const made = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return ((await made.json()) as { id: string }).id
  })
  return `/#/online/${id}`
}

async function moderator(online: Online): Promise<Page> {
  const page = await online.join('Moll')
  await online.server.addModerator(await idOf(page))
  await page.goto('/#/moderation')
  await page.reload()
  return page
}

test('a line of chat is reported, deleted, and its writer banned, who is told so', async ({ online }) => {
  const [ada, bert] = [await online.join('Ada'), await online.join('Bert')]
  const link = await waitingRoom(ada)
  for (const page of [ada, bert]) await page.goto(link)
  await bert.getByRole('textbox', { name: 'Say something' }).fill('You play like a barge.')
  await bert.keyboard.press('Enter')
  const wrong: string[] = []

  await ada.getByRole('button', { name: 'Report this: what Bert writes' }).click()
  const dialog = ada.getByRole('dialog', { name: 'Report or block' })
  wrong.push(...(await wrongWith(ada, 'report')))
  await select(dialog.getByRole('combobox', { name: 'Why' }), 'abuse')
  await dialog.getByRole('textbox').fill('Not nice')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Thank you. A moderator will look at it.')
  await ada.keyboard.press('Escape')

  const moll = await moderator(online)
  const report = moll.getByRole('article').filter({ hasText: 'What Bert said at Tea' })
  await expect(report.getByText('Not nice')).toHaveCSS('margin', '0px')
  wrong.push(...(await wrongWith(moll, 'moderation')))
  const said = ada.getByText('You play like a barge.')
  await expect(said).toBeVisible()
  await report.getByRole('button', { name: 'Delete the line' }).press('Enter')
  await report.getByRole('button', { name: 'Yes, delete it' }).press('Enter')
  await expect(said).toBeHidden()
  await expect(report).toContainText('(deleted)')
  await report.getByRole('textbox', { name: 'Reason or note' }).fill('Be kind.')
  await report.getByRole('button', { name: 'Ban Bert' }).click()
  await expect(report).toContainText('Banned until')

  const told = bert.getByRole('dialog', { name: 'Banned' })
  await expect(told).toContainText(/You are banned until .*Be kind\./)
  await report.getByRole('button', { name: 'The report is done' }).click()
  await expect(moll.getByText('No report is open.')).toBeVisible()
  expect(wrong).toEqual([])
})
