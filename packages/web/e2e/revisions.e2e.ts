// A page and a server whose newest rules are a next revision that this repository does not ship: games of today's are shown by a page
// that still plays by it.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RULES_REVISION } from '@ironbridge/engine'
import { startProcess } from '@ironbridge/server/testing'
import type { APIRequestContext, Page } from '@playwright/test'
import { builtPage } from '../serve/build.ts'
import { expect, importGame, test } from './lobby.ts'

const folder = join(import.meta.dirname, '../../../test/revisions')
const OLDER = new RegExp(`/rules/${RULES_REVISION}/#/game/shared-`)
const data = mkdtempSync(join(tmpdir(), 'ironbridge-pages-'))
const today = process.env.IRONBRIDGE_PAGE ?? ''
let next = ''
/** What Node is told where the next is the newest. */
let NODE_OPTIONS = ''

// In one worker, which builds the page once.
test.describe.configure({ mode: 'default' })
test.use({ isAlone: true })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const { nextIsNewest } = (await import(pathToFileURL(join(folder, 'made.ts')).href)) as {
    nextIsNewest: () => Promise<string[]>
  }
  NODE_OPTIONS = (await nextIsNewest()).join('=')
  next = await builtPage({
    config: join(folder, 'vite.config.ts'),
    page: join(import.meta.dirname, '../dist/next'),
    more: folder,
  })
  // The page of the product is that of today's.
  cpSync(today, join(next, `rules/${RULES_REVISION}`), { recursive: true })
  const list = join(next, 'revisions.json')
  writeFileSync(list, `[${RULES_REVISION}]`)
  for (const compressed of ['br', 'gz']) rmSync(`${list}.${compressed}`, { force: true })
})
test.afterAll(() => rmSync(data, { recursive: true, force: true }))

test('games go on by their own rules: online, from a file, and kept on this device', async ({ page }) => {
  const env = { DATABASE_URL: join(data, 'games.db'), BOT_THREADS: '1' }
  const before = await startProcess({ ...env, PAGE: today })
  await page.request.post(`${before.address}/api/guests`, { data: { name: 'Ada' } })
  await page.addInitScript(() => localStorage.setItem('ironbridge.known', 'true'))
  const old = await begun(page.request, before.address)
  await before.end('SIGTERM')

  const { port } = new URL(before.address)
  const now = await startProcess({ ...env, PAGE: next, PORT: port, NODE_OPTIONS })
  const { address } = now
  try {
    await page.goto(`${address}/#/online/${old}`)
    await expect(page).toHaveURL(`${address}/rules/${RULES_REVISION}/#/online/${old}`)
    await expectMoney(page, '£17')
    await page.goto(`${address}/#/online/${await begun(page.request, address)}`)
    await expectMoney(page, '£20')
    expect(new URL(page.url()).pathname).toBe('/')

    await importGame(page, 'two-rails', `${address}/#/`)
    await expect(page).toHaveURL(OLDER)
    await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible()
    await page.goto(`${address}/rules/${RULES_REVISION}/#/`)
    await expect(page).toHaveURL(`${address}/#/`)
    await expect(page.getByText('Played under other rules')).toBeVisible()
    await page.getByRole('link', { name: 'two-rails', exact: true }).click()
    await expect(page).toHaveURL(OLDER)
    // Elsewhere it does not miss this server.
    await page.goto('/')
  } finally {
    await now.end('SIGTERM')
  }
})

async function begun(request: APIRequestContext, address: string): Promise<string> {
  const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const made = await request.post(`${address}/api/tables`, { data: { edition: 'birmingham', chairs } })
  const { id } = (await made.json()) as { id: string }
  await request.post(`${address}/api/tables/${id}/start`)
  return id
}

async function expectMoney(page: Page, money: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible()
  await expect(page.getByRole('main', { name: 'Board' })).toContainText(money)
}
