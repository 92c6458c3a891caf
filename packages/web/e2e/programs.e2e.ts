// Programs with names of their own: made in the account, seated at a table, and seen by everybody to be one.

import type { Page } from '@playwright/test'
import { expectNothingWrong, idOf, makeAccount, openAccount, set } from './account.ts'
import { expect, makeTable, type Online, sitDown, start, test } from './online.ts'
import { select } from './person.ts'

// What a guest may not do is refused.
test.use({ expected: /40[13]/ })

const PART = 'Programs that play'

/** Somebody with an account. */
async function owner({ join }: Online): Promise<Page> {
  const ada = await join('Ada')
  await makeAccount(ada, 'ada', 'coal and iron')
  await expect(ada.getByRole('heading', { name: 'Your account: ada' })).toBeVisible()
  await ada.getByRole('dialog').getByText(PART).click()
  return ada
}

/** Through the form; answers its token. */
async function makeProgram(page: Page, name: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Name of the program' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `The token for ${name}.` })).toBeVisible()
  return page.getByRole('textbox', { name: 'Token', exact: true }).inputValue()
}

const asks = (online: Online, token: string, path: string, method = 'GET', body?: object) =>
  fetch(`${online.server.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

test('a guest is told what programs need; with an account one is made, gets another token, and is removed', async ({
  online,
}) => {
  const bert = await online.join('Bert')
  await openAccount(bert, PART)
  await expect(bert.getByText('For that, first give yourself a login or a passkey above.')).toBeVisible()
  await expect(bert.getByRole('textbox', { name: 'Name of the program' })).toHaveCount(0)

  const ada = await owner(online)
  const first = await makeProgram(ada, 'Steam hammer')
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await ada.getByRole('button', { name: 'Copy token' }).click()
  expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(first)
  expect(await (await asks(online, first, '/api/me')).json()).toMatchObject({
    name: 'Steam hammer',
    owner: { name: 'Ada' },
  })
  await expectNothingWrong(ada)

  // What voids or removes something is asked twice.
  await ada.getByRole('button', { name: 'New token for Steam hammer' }).click()
  await ada.getByRole('button', { name: 'Yes, the old one is void then' }).click()
  const token = ada.getByRole('textbox', { name: 'Token', exact: true })
  await expect(token).not.toHaveValue(first)
  expect((await asks(online, first, '/api/me')).status).toBe(401)
  const second = await token.inputValue()
  expect((await asks(online, second, '/api/me')).status).toBe(200)
  await ada.getByRole('button', { name: 'Remove Steam hammer' }).click()
  expect((await asks(online, second, '/api/me')).status).toBe(200)
  await ada.getByRole('button', { name: 'Yes, remove it for good' }).click()
  await expect(ada.getByRole('list', { name: 'Your programs' }).getByRole('listitem')).toHaveCount(0)
  await expect(token).toHaveCount(0)
  expect((await asks(online, second, '/api/me')).status).toBe(401)
})

test('a program that its owner has seated, and one that sat down, are marked for everybody, and say whose they are', async ({
  online,
}) => {
  const ada = await owner(online)
  await makeProgram(ada, 'Navvy')
  const token = await makeProgram(ada, 'Bargee')
  await ada.keyboard.press('Escape')
  const link = await makeTable(ada, { chairs: ['somebody', 'somebody', 'somebody'] })
  const bert = await online.join('Bert')
  await sitDown(bert, link)
  await select(ada.getByRole('combobox', { name: 'Who sits at Yellow' }), 'Your program · Navvy')
  const id = link.split('/').at(-1) ?? ''
  expect((await asks(online, token, `/api/tables/${id}/seats/3`, 'PUT', {})).status).toBe(204)
  for (const [colour, name] of [
    ['Yellow', 'Navvy'],
    ['Green', 'Bargee'],
  ] as const)
    for (const page of [ada, bert]) {
      const seat = page.getByRole('listitem', { name: colour })
      await expect(seat).toContainText(name)
      await expect(seat.locator('.bot-mark')).toHaveText('BotProgram of Ada:')
      await expect(seat.locator('.room-role')).toHaveText('Program of Ada')
    }
  await expect(bert.getByRole('listitem', { name: 'Red' }).locator('.bot-mark')).toHaveCount(0)
  await expectNothingWrong(bert)

  await start(ada, bert)
  const players = bert.getByRole('list', { name: 'Players in turn order' })
  await expect(players.locator('.bot-mark')).toHaveCount(2)
  await expect(players.getByRole('button', { name: /^Navvy, bot of Ada\b/ })).toBeVisible()
  await bert.setViewportSize({ width: 390, height: 844 })
  const chips = bert.locator('.chip')
  await expect(chips.locator('.bot-mark')).toHaveCount(2)
  for (const mark of await chips.locator('.bot-mark').all()) await expect(mark).toBeInViewport()

  await bert.goto('/#/')
  await expect(bert.locator('.online-row .bot-mark')).toHaveCount(2)
  await set(bert, { language: 'de' })
  await expect(bert.locator('.online-row .bot-mark').first()).toHaveText('BotProgramm von Ada:')
})

test('a program that somebody blocks and reports is marked in their account, and for moderators', async ({
  online,
}) => {
  const ada = await owner(online)
  const token = await makeProgram(ada, 'Navvy')
  await ada.keyboard.press('Escape')
  const bert = await online.join('Bert')
  const link = await makeTable(bert, { chairs: ['somebody'] })
  const id = link.split('/').at(-1) ?? ''
  expect((await asks(online, token, `/api/tables/${id}/seats/1`, 'PUT', {})).status).toBe(204)
  await bert.getByRole('button', { name: 'Report or block' }).click()
  const dialog = bert.getByRole('dialog', { name: 'Report or block' })
  await select(dialog.getByRole('combobox', { name: 'What is it about?' }), 'Navvy (bot of Ada)')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog.getByText('Thank you. A moderator will look at it.')).toBeVisible()
  await dialog.getByRole('button', { name: /^Block Navvy/ }).click()
  await expect(dialog.getByText(/^You have blocked Navvy/)).toBeVisible()

  await bert.goto('/#/')
  await openAccount(bert, 'People you have muted')
  const muted = bert.getByRole('list', { name: 'People you have muted' }).getByRole('listitem')
  await expect(muted).toContainText('Navvy (blocked)')
  await expect(muted.locator('.bot-mark')).toHaveText('BotProgram of Ada:')

  const moll = await online.join('Moll')
  await online.server.addModerator(await idOf(moll))
  await moll.goto('/#/moderation')
  await moll.reload()
  const report = moll.getByRole('article')
  await expect(report.getByRole('heading').locator('.bot-mark')).toHaveText('BotProgram of Ada:')
  await report.getByRole('button', { name: 'Ban Navvy' }).click()
  await expect(report).toContainText('Banned until')
  await moll.getByText('Bans', { exact: true }).click()
  await expect(moll.getByRole('region', { name: 'Bans' }).locator('.bot-mark')).toHaveCount(1)
  await moll.getByText('Audit log', { exact: true }).click()
  await expect(moll.getByRole('region', { name: 'Audit log' }).locator('.bot-mark')).toHaveCount(1)
  await expectNothingWrong(moll)
})
