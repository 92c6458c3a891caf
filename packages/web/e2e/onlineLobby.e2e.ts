// The way to a game with others: the lobby and what waits there, an invitation, the waiting room, the talk.

import type { Page } from '@playwright/test'
import { expect, inTurn, makeTable, sitAt, sitDown, start, test } from './online.ts'
import { chooseAction, press, theOne } from './person.ts'
import { whenKept } from './worker.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** A lobby looks for news now and then: its time runs ahead until they are there. */
const inTime = (page: Page, seen: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward('00:10')
    await seen()
  }).toPass()

/** Milliseconds that an answer may take. */
const SOON = { timeout: 1000 }

test('games that wait for you stand on top of the lobby, and the tab counts them', async ({ online }) => {
  const [ada, bert] = [await online.join('Ada'), await online.join('Bert', PHONE)]
  for (const page of [ada, bert]) await page.clock.install()
  for (const page of [ada, bert]) {
    await page.getByRole('button', { name: 'Play with others' }).click()
    await expect(page).toHaveURL(/\/(#\/)?$/)
    await expect(page.getByRole('link', { name: 'Make a table' })).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Play with others' })).toBeFocused()
  }
  const link = await makeTable(ada, { chairs: ['somebody'], clock: 'Time for each turn' })
  await expect(ada.getByText('A game over days')).toBeVisible()
  await sitDown(bert, link)
  await start(ada, bert)
  const page = await inTurn(ada, bert)
  const other = page === ada ? bert : ada
  // A later table, at which nobody plays yet, and which is told from the first.
  await page.goto('/#/online/new')
  const [usual, name] = page === ada ? ['Ada’s table', 'Ada’s table 2'] : ['Bert’s table', 'Bert’s table']
  await expect(page.getByRole('textbox', { name: 'What the table is called' })).toHaveAttribute(
    'placeholder',
    usual,
  )
  await page.getByRole('button', { name: 'Make the table' }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const one of [ada, bert]) await one.goto('/')
  await expect(page).toHaveTitle('(1) Ironbridge')
  await expect(other).toHaveTitle('Ironbridge')
  const games = page.getByRole('region', { name: 'Play with others' }).getByRole('listitem')
  await expect(games.filter({ has: page.getByRole('link') })).toContainText(['Ada’s table', name])
  for (const one of [ada, bert]) {
    await expect(one.getByRole('link', { name: 'Ada’s table', exact: true })).toBeInViewport()
    await expect(one.getByText(`You are ${one === ada ? 'Ada' : 'Bert'}`)).toBeInViewport()
  }
  // The turn goes on, and the other hears of it without a reload.
  await page.getByRole('link', { name: 'Ada’s table', exact: true }).click()
  await inTurn(page)
  await chooseAction(page, 'Pass')
  await press(page, theOne('confirm'))
  await press(page, theOne('confirm', 'End turn'))
  await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeHidden()
  await inTime(other, () => expect(other).toHaveTitle('(1) Ironbridge', SOON))
})

test('a page has one socket, which names the table that it shows', async ({ online }) => {
  const ada = await online.join('Ada')
  const open = new Set<string>()
  ada.on('websocket', (socket) => {
    const { search } = new URL(socket.url())
    open.add(search)
    socket.on('close', () => open.delete(search))
  })
  for (let tables = 0; tables < 2; tables++) {
    const address = await sitAt(ada, null, { bots: ['random'] })
    await expect.poll(() => [...open]).toEqual([`?game=${address.split('/').at(-1)}`])
  }
})

test('a lobby opened while the server is away says so, and finds its games again', async ({ online }) => {
  const ada = await online.join('Ada', { serviceWorkers: 'allow' })
  await ada.clock.install()
  await makeTable(ada, { chairs: ['somebody'] })
  await ada.goto('/')
  const game = ada.getByRole('link', { name: 'Ada’s table' })
  await expect(game).toBeVisible()
  await whenKept(ada)
  const away = ada.getByText('The server does not answer. Your games there are kept.')
  await online.server.restart(async () => {
    // Whoever looks on keeps what they see.
    await inTime(ada, () => expect(away).toBeVisible(SOON))
    await expect(game).toBeVisible()
    await ada.reload()
    await expect(away).toBeVisible()
    await expect(ada.getByText('where Ironbridge runs as a server')).toBeHidden()
  })
  await inTime(ada, () => expect(game).toBeVisible(SOON))
  await expect(away).toBeHidden()
  await expect(ada.getByRole('button', { name: 'You are Ada' })).toBeVisible()
})

test('an invitation is one step, and the waiting room says what is waited for', async ({ online }) => {
  const [ada, bert, cay] = [
    await online.join('Ada'),
    await online.join(null, PHONE),
    await online.join('Cay'),
  ]
  const link = await makeTable(ada, { chairs: ['somebody'] })
  await bert.goto(link)
  await expect(bert.getByText('Ada invites you: take a free seat.')).toBeVisible()
  await bert.getByRole('textbox', { name: 'Your name' }).fill('Bert')
  await bert.getByRole('button', { name: 'Sit down as Bert' }).click()
  await expect(bert.getByRole('button', { name: 'Stand up' })).toBeVisible()
  await expect(bert.getByText('Everybody is there. Waiting for Ada to start the game.')).toBeVisible()
  await expect(bert.getByRole('listitem').filter({ hasText: 'made the table' })).toContainText('Ada')

  await cay.goto(link)
  await expect(cay.getByText('Every seat is taken. Stay here, and you can watch')).toBeVisible()
  await ada.getByRole('button', { name: 'Free the seat' }).click()
  await expect(bert.getByText('Your seat was freed')).toBeVisible()
  await sitDown(cay, link)
  await cay.getByRole('button', { name: 'Stand up' }).click()
  await expect(cay.getByText('Ada invites you')).toBeVisible()
  await expect(cay.getByText('Your seat was freed')).toBeHidden()

  // Back does not lead to the form again.
  await ada.goBack()
  await expect(ada.getByRole('link', { name: 'Make a table' })).toBeVisible()
  await ada.goto(link)
  await ada.getByRole('button', { name: 'Give up this table' }).click()
  await ada.getByRole('button', { name: 'Yes, there will be no game' }).click()
  await expect(ada.getByRole('link', { name: 'Make a table' })).toBeVisible()
  await expect(cay.getByText('Whoever made this table has given it up.')).toBeVisible()
})

test('whoever is nobody here yet may sign in to see a table that is not shown to them', async ({
  online,
}) => {
  const [ada, bert] = [await online.join('Ada'), await online.join(null)]
  const link = await makeTable(ada, { chairs: ['somebody'], visibility: 'By invitation' })
  await bert.goto(link.replace(/\/\w+$/, ''))
  await bert.getByRole('button', { name: 'Sign in' }).click()
  await expect(bert.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('the talk tells players from namesakes who watch, and loses nothing', async ({ online }) => {
  const [ada, other] = [await online.join('Ada'), await online.join(null)]
  const link = await sitAt(ada, null, { bots: ['random'] })
  await other.goto(link)
  const [talk, say] = ['Chat', 'Say something']
  for (const page of [ada, other]) await page.getByRole('button', { name: talk }).click()
  await other.getByRole('button', { name: 'Choose a name to talk' }).click()
  await other.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await other.getByRole('button', { name: 'Join in' }).click()
  await other.getByRole('textbox', { name: say }).fill('Build in Dudley!')
  await other.keyboard.press('Enter')
  const lines = ada.getByRole('list', { name: 'What was said' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'Dudley' })).toContainText('watching')
  await expect(ada.getByText('One person with a name watches.')).toBeVisible()
  await ada.getByRole('textbox', { name: say }).fill('I decide that.')
  await ada.keyboard.press('Enter')
  await expect(lines.filter({ hasText: 'I decide' }).getByRole('img', { name: 'Red' })).toBeVisible()

  await ada.getByRole('textbox', { name: say }).fill('And what I')
  await ada.getByRole('button', { name: talk }).click()
  await ada.getByRole('button', { name: talk }).click()
  await expect(ada.getByRole('textbox', { name: say })).toHaveValue('And what I')
  const note = ada.getByRole('textbox', { name: 'Only you see it.' })
  await ada.getByText('Your note').click()
  await note.fill('Iron first')

  await ada.getByRole('button', { name: 'Mute: do not show what Ada writes' }).click()
  await ada.reload()
  await ada.getByRole('button', { name: talk }).click()
  await ada.getByText('Your note').click()
  await expect(note).toHaveValue('Iron first')
  await expect(ada.getByText('Muted: Ada')).toBeVisible()
  await expect(lines).toHaveCount(1)
  await ada.getByRole('button', { name: 'Hear Ada again' }).click()
  await expect(lines).toHaveCount(2)
  await expect(ada.getByText('Muted: Ada')).toBeHidden()
})
