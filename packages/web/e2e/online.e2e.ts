// Games with others, each in a browser of their own: played to the end, watched, left, and gone on after a restart.

import { wrongWith } from './axe.ts'
import { expect, inTurn, makeTable, sitAt, sitDown, start, takeName, test } from './online.ts'
import { chooseAction, press, theOne } from './person.ts'
import { walk } from './walk.ts'

/** More than any game has. */
const MANY = 5000
test('two people and a bot finish a game, and somebody watches', async ({ online }) => {
  const [ada, bert, cay] = [await online.join(null), await online.join('Bert'), await online.join(null)]
  await takeName(ada, 'Ada')
  const link = await makeTable(ada, { chairs: ['somebody', 'random'] })
  await sitDown(bert, link)
  await start(ada, bert)
  await cay.goto(link)
  await expect(cay.getByText('You are watching.')).toBeVisible()
  await expect(ada.getByRole('region', { name: 'Your hand' })).toBeVisible()
  await expect(cay.getByRole('region', { name: 'Your hand' })).toHaveCount(0)
  // Whoever watches has only to go on when an era was scored.
  const walks = await Promise.all([walk(ada, 1, MANY), walk(bert, 2, MANY), walk(cay, 3, MANY)])
  expect(walks.map(({ trouble }) => trouble)).toEqual([null, null, null])
  for (const page of [ada, bert, cay])
    await expect(page.getByRole('region', { name: 'End of the game' })).toContainText(
      'Verified: the whole game follows from the seed promised at the start.',
    )
  // Both find themselves at the same next table.
  const again = ada.getByRole('button', { name: 'Play again' })
  await again.click()
  await expect(ada.getByRole('heading', { name: 'Invite' })).toBeVisible()
  const end = bert.getByRole('region', { name: 'End of the game' })
  await end.getByRole('link', { name: 'To the next game' }).click()
  await bert.getByRole('button', { name: 'Sit down' }).click()
  await expect(ada.getByRole('listitem').filter({ hasText: 'Bert' })).toContainText('Free the seat')
})

test('a turn in the making survives a restart of the server, and is found on another device', async ({
  online,
}) => {
  const [ada, bert] = [await online.join('Ada'), await online.join('Bert')]
  await sitAt(ada, bert, { clock: { kind: 'turn', hours: 24 } })
  // The first turns have one action each.
  for (let turns = 0; turns < 2; turns++) {
    const page = await inTurn(ada, bert)
    await chooseAction(page, 'Pass')
    await press(page, theOne('confirm'))
    await press(page, theOne('confirm', 'End turn'))
    await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeHidden()
  }
  const page = await inTurn(ada, bert)
  const name = page === ada ? 'Ada' : 'Bert'
  await expect(page.getByRole('timer').first()).toHaveText(/^(1 day|23:5\d h)$/)
  const before = online.kept(page)
  await chooseAction(page, 'Loan')
  await press(page, theOne('confirm'))
  const undo = page.getByRole('button', { name: 'Undo' }).first()
  await expect(undo).toHaveAttribute('aria-disabled', 'false')
  await expect.poll(() => online.kept(page)).toBeGreaterThan(before)
  await online.server.restart()
  await expect(page.getByText('Reconnecting …')).toBeHidden()
  await page.reload()
  await expect(undo).toHaveAttribute('aria-disabled', 'false')
  // Another device, by a recovery link.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'About you' }).click()
  await page.getByRole('button', { name: 'Make a recovery link' }).click()
  const key = await page.getByRole('textbox', { name: 'Recovery link' }).inputValue()
  const phone = await online.join(null, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.goto(key)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByRole('button', { name: `You are ${name}` })).toBeVisible()
  await phone.getByRole('link', { name: 'Ada’s table' }).click()
  await expect(phone.getByRole('button', { name: 'Undo' }).first()).toHaveAttribute('aria-disabled', 'false')
  await chooseAction(phone, 'Pass')
  await press(phone, theOne('confirm'))
  await press(phone, theOne('confirm', 'End turn'))
  await inTurn(page === ada ? bert : ada)
})

test('a bot takes over from whoever leaves, moves are taken back by consent, and the table talks', async ({
  online,
}) => {
  const [ada, bert] = [await online.join('Ada'), await online.join('Bert')]
  const link = await makeTable(ada, {
    chairs: ['somebody', 'random'],
    absenceBot: 'random',
    visibility: 'By invitation',
  })
  expect(link).toMatch(/#\/online\/\w+\/\w+$/)
  const cay = await online.join('Cay')
  await cay.goto(link.replace(/\/\w+$/, ''))
  await expect(cay.getByRole('heading', { name: 'There is no table here' })).toBeVisible()
  await sitDown(bert, link)
  await ada.getByRole('textbox', { name: 'Say something' }).fill('Good luck!')
  await ada.keyboard.press('Enter')
  await expect(bert.getByText('Good luck!')).toBeVisible()
  await start(ada, bert)
  const first = await inTurn(ada, bert)
  const other = first === ada ? bert : ada
  await chooseAction(first, 'Loan')
  await press(first, theOne('confirm'))
  await press(first, theOne('confirm', 'End turn'))
  await expect(first.getByRole('toolbar', { name: 'Actions' })).toBeHidden()
  await first.getByRole('button', { name: 'Menu' }).click()
  await first.getByRole('button', { name: 'Ask the others to go back to your last turn' }).click()
  await other.getByRole('button', { name: 'Agree' }).click()
  await expect(first.getByRole('toolbar', { name: 'Actions' })).toBeVisible()

  await other.getByRole('button', { name: 'Chat' }).click()
  await other.getByRole('textbox', { name: 'Say something' }).fill('Take your time')
  await other.keyboard.press('Enter')
  await expect(first.getByRole('img', { name: '1 new' })).toBeVisible()
  await other.getByRole('button', { name: 'Chat' }).click()

  await first.getByRole('button', { name: 'Menu' }).click()
  await first.getByRole('button', { name: 'Leave the game …' }).click()
  await first.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(first.getByText('You have left: a bot plays for you.')).toBeVisible()
  await expect(other.getByRole('list', { name: 'Players in turn order' })).toContainText('Bot for')
  // The bot plays on, and the other's turn comes.
  await inTurn(other)
  await first.getByRole('button', { name: 'Come back' }).click()
  await expect(first.getByRole('region', { name: 'Your hand' })).toBeVisible()
  await expect(other.getByRole('list', { name: 'Players in turn order' })).not.toContainText('Bot for')
})

test('axe finds nothing wrong with the screens of online games, by day and by night', async ({ online }) => {
  const wrong: string[] = []
  const [ada, bert] = [await online.join('Ada'), await online.join('Bert')]
  const look = async (where: string, page = ada): Promise<void> => {
    wrong.push(...(await wrongWith(page, where)))
  }
  await expect(ada.getByRole('link', { name: 'Make a table' })).toBeVisible()
  await look('lobby')
  await ada.getByRole('button', { name: 'You are Ada' }).click()
  for (const part of ['Being told', 'Vacation', 'Signing out'])
    await ada.getByRole('dialog').getByText(part).first().click()
  await look('about you')
  await ada.goto('/#/online/new')
  await ada.reload()
  await expect(ada.getByRole('button', { name: 'Make the table' })).toBeVisible()
  await look('a new table')
  const link = await makeTable(ada, { chairs: ['somebody'], clock: 'Time for the game' })
  await look('waiting room')
  await sitDown(bert, link)
  await start(ada, bert)
  await look('table')
  await ada.getByRole('button', { name: 'Chat' }).click()
  await look('talk')
  await ada.getByRole('button', { name: 'Menu' }).click()
  await look('menu')
  expect(wrong).toEqual([])
})
