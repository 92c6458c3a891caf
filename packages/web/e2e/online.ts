// People in browsers of their own, at one server of the test's own.

import { type Running, running } from '@ironbridge/server/testing'
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { check, select } from './person.ts'

export interface Online {
  readonly server: Running
  /** Somebody new, with a name or only looking. */
  readonly join: (name: string | null, options?: BrowserContextOptions) => Promise<Page>
  /** How many turns in the making the server has kept for a page. */
  readonly kept: (page: Page) => number
}

/** Every test fails if any of the pages reports an error of ours. */
export const test = base.extend<{ online: Online; expected: RegExp }>({
  // A server that is away for a moment is part of these tests.
  expected: [/ERR_CONNECTION|WebSocket|503/, { option: true }],
  online: async ({ browser, expected }, use) => {
    const server = await running(process.env.IRONBRIDGE_PAGE)
    const faults: string[] = []
    const pages: Page[] = []
    const kept = new Map<Page, number>()
    await use({
      server,
      kept: (page) => kept.get(page) ?? 0,
      async join(name, options = {}) {
        const page = await newPage(browser, server.address, name, options)
        pages.push(page)
        countDrafts(page, () => kept.set(page, (kept.get(page) ?? 0) + 1))
        page.on('pageerror', ({ message }) => faults.push(message))
        page.on('console', (message) => {
          if (message.type() === 'error' && !expected.test(message.text()))
            faults.push(`${message.text()} ${message.location().url}`)
        })
        await page.goto('/')
        if (name !== null) await expect(page.getByRole('button', { name: `You are ${name}` })).toBeVisible()
        return page
      },
    })
    for (const page of pages) await page.context().close()
    await server.close()
    expect(faults).toEqual([])
  },
})

export { expect }

const SETTINGS = { side: 'system', language: 'en', speed: 'instant', motion: 'reduced', sound: 'off' }

/** For somebody who has come here with a name before. */
async function newPage(
  browser: Browser,
  baseURL: string,
  name: string | null,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    baseURL,
    ...options,
  })
  if (name !== null) await context.request.post('/api/guests', { data: { name } })
  const page = await context.newPage()
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem('ironbridge.settings') !== null) return
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
    },
    { 'ironbridge.settings': SETTINGS, 'ironbridge.known': name !== null },
  )
  return page
}

/** Every draft that is sent, and answered. */
function countDrafts(page: Page, count: () => void): void {
  page.on('websocket', (socket) => {
    const drafts = new Set<number>()
    socket.on('framesent', ({ payload }) => {
      const { type, id } = JSON.parse(String(payload)) as { type: string; id: number }
      if (type === 'draft') drafts.add(id)
    })
    socket.on('framereceived', ({ payload }) => {
      const { type, id } = JSON.parse(String(payload)) as { type: string; id?: number }
      if (type === 'done' && id !== undefined && drafts.has(id)) count()
    })
  })
}

export async function takeName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Join in' }).click()
  await expect(page.getByRole('button', { name: `You are ${name}` })).toBeVisible()
}

export interface TableWish {
  /** As its plate says. */
  readonly game?: string
  /** Beside the own one: somebody, or the strength of a bot. */
  readonly chairs: readonly string[]
  readonly isIntroductory?: boolean
  /** Words on the form. */
  readonly clock?: string
  /** Strength of the bot for whoever is away. */
  readonly absenceBot?: string
  readonly visibility?: string
}

/** A bot is chosen by the name that it has at the table. */
const STRENGTH = /^Strength of (Boulton|Constance|Darby)$/

/** Through the form; answers the address of the waiting room. */
export async function makeTable(page: Page, wish: TableWish): Promise<string> {
  const { game = 'Brass: Birmingham', chairs, isIntroductory = true, clock, absenceBot, visibility } = wish
  await page.goto('/#/online/new')
  await check(page.getByRole('radio', { name: game }))
  const count = page.getByRole('radiogroup', { name: 'Number of players' })
  await check(count.getByRole('radio', { name: String(chairs.length + 1) }))
  for (const [place, chair] of chairs.entries()) {
    const row = page.locator('.seat').nth(place + 1)
    const kind = chair === 'somebody' ? 'Somebody' : 'Bot'
    await check(row.getByRole('radio', { name: kind }))
    if (kind === 'Bot') await select(row.getByRole('combobox', { name: STRENGTH }), chair)
  }
  const introductory = page.getByRole('checkbox', { name: /introductory/i })
  if (await introductory.count()) await check(introductory, isIntroductory)
  const groups = { Clock: clock, 'Who may come': visibility }
  for (const [group, choice] of Object.entries(groups))
    if (choice !== undefined)
      await check(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }))
  if (absenceBot !== undefined)
    await select(page.getByRole('combobox', { name: 'Strength of the bot' }), absenceBot)
  await page.getByRole('button', { name: 'Make the table' }).click()
  await expect(page.getByRole('heading', { name: 'Invite' })).toBeVisible()
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
}

/** A game that has begun, without the form: by what the page would send. Answers its address. */
export async function sitAt(
  host: Page,
  other: Page | null = null,
  { bots = [], ...plan }: { bots?: readonly string[]; clock?: object } = {},
): Promise<string> {
  const chairs = [
    { kind: 'me' },
    ...(other ? [{ kind: 'open' }] : []),
    ...bots.map((bot) => ({ kind: 'bot', bot })),
  ]
  const table = { edition: 'birmingham', variants: ['introductory'], chairs, ...plan }
  const { id } = (await send(host, 'POST', '/api/tables', table)) as { id: string }
  if (other) await send(other, 'PUT', `/api/tables/${id}/seats/1`, {})
  await send(host, 'POST', `/api/tables/${id}/start`)
  const address = `/#/online/${id}`
  for (const page of other ? [host, other] : [host]) {
    await page.goto(address)
    await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible()
  }
  return address
}

const send = (page: Page, method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'content-type': 'application/json' }
      const said = what === undefined ? {} : { headers, body: JSON.stringify(what) }
      const answer = await fetch(where, { method: how, ...said })
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status}`)
      return answer.status === 204 ? null : answer.json()
    },
    [method, path, body] as const,
  )

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit down' }).first().click()
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible()
}

export async function start(host: Page, ...others: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [host, ...others])
    await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible()
}

const isTurn = (page: Page): Promise<boolean> =>
  page
    .getByRole('toolbar', { name: 'Actions' })
    .isVisible()
    .catch(() => false)

/** Whose turn it is, once it is one of theirs. */
export async function inTurn(...pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await expect(async () => {
    for (const page of pages) if (await isTurn(page)) found = page
    expect(found).toBeDefined()
  }).toPass()
  return found as Page
}
