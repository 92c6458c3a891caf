// A fourth board that this repository does not ship: two files of tables, registered before the page begins, and it plays like the others.

import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen, pageHandler } from '@ironbridge/server'
import { builtPage } from '../serve/build.ts'
import { expect, importGame, startGame, test } from './lobby.ts'
import { expectMap } from './maps.ts'
import { walk } from './walk.ts'

const folder = join(import.meta.dirname, '../../../test/fourth')

/** More than any game has. */
const MANY = 5000

const server = createServer()
let address = ''

// In one worker, which builds the page once.
test.describe.configure({ mode: 'default' })
test.use({ isAlone: true })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const page = await builtPage({
    config: join(folder, 'vite.config.ts'),
    page: join(import.meta.dirname, '../dist/fourth'),
    more: folder,
  })
  server.on('request', await pageHandler(page))
  address = `http://localhost:${await listen(server, '127.0.0.1', 0)}`
})
test.afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test('a whole game of Emberdale against bots', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByText('A valley of twelve towns between the moors and the sea')).toBeVisible()
  await startGame(page, { game: 'Emberdale', seats: ['person Ada', 'bot club', 'bot novice'], address })
  const board = page.getByRole('main', { name: 'Board' })
  await expect(board).toContainText('Coldharrow')
  await expect(board).toContainText('Round 1 of 7')
  const { trouble, confirmed } = await walk(page, 4, MANY)
  expect(trouble).toBeNull()
  // Each turn is ended, and has an action at least.
  expect(confirmed).toBeGreaterThan(2 * 8)
  await expect(page.getByRole('region', { name: 'End of the game' })).toContainText('Ada')
})

test('the rules of Emberdale are those of Birmingham, told for its own map', async ({ page }) => {
  await page.goto(`${address}/#/rules/emberdale`)
  await expect(page.getByRole('heading', { level: 1, name: 'Emberdale' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('The map has 12 towns, 2 farm breweries, 27 lines')
  await expect(page.getByRole('main')).not.toContainText('Gloucester')
})

test.describe('half the size', () => {
  test.use({ deviceScaleFactor: 0.5 })
  test('the map of Emberdale by day and by night', async ({ page }) => {
    await importGame(page, 'late-emberdale', address)
    await expectMap(page, 'late-emberdale')
  })
})
