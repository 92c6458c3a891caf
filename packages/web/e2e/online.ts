// People in browsers of their own, at one server of the test's own.

import { type Running, running } from '@ironbridge/server/testing'
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebSocket,
} from '@playwright/test'
import { forget, PICTURE } from './pages.ts'
import { check, select } from './person.ts'

/** `isAlone`: for what would outlast the test. */
type Wishes = BrowserContextOptions & { readonly isAlone?: true }

export interface Online {
  readonly server: Running
  /** Somebody new, with a name or only looking. */
  readonly join: (name: string | null, wishes?: Wishes) => Promise<Page>
  /** How many turns in the making the server has kept for a page. */
  readonly kept: (page: Page) => number
}

/** Pages of tests before, by what was wished for; and the port of their server, at which everything is known to them. */
interface Before {
  port: number
  readonly pages: Map<string, Page[]>
}

/** Every test fails if any of the pages reports an error of ours. */
export const test = base.extend<{ online: Online; expected: RegExp }, { before: Before }>({
  // A server that is away for a moment is part of these tests.
  expected: [/ERR_CONNECTION|WebSocket|503/, { option: true }],
  before: [
    async ({ browser }, use) => {
      await use({ port: 0, pages: new Map() })
      for (const context of browser.contexts()) await context.close()
    },
    { scope: 'worker' },
  ],
  online: async ({ browser, before, expected }, use) => {
    const server = await running(process.env.IRONBRIDGE_PAGE, before.port)
    before.port = Number(new URL(server.address).port)
    const faults: string[] = []
    const kept = new Map<Page, number>()
    const leave: (() => Promise<void>)[] = []
    await use({
      server,
      kept: (page) => kept.get(page) ?? 0,
      async join(name, { isAlone, ...wishes } = {}) {
        const options = { ...USUAL, baseURL: server.address, ...wishes }
        const key = JSON.stringify(options)
        const page = (isAlone ? undefined : before.pages.get(key)?.pop()) ?? (await newPage(browser, options))
        const unheard = listen(page, {
          error: (message) => void faults.push(message),
          message: (text, url) => void (expected.test(text) || faults.push(`${text} ${url}`)),
          draft: () => void kept.set(page, (kept.get(page) ?? 0) + 1),
        })
        leave.push(async () => {
          unheard()
          if (isAlone || page.isClosed()) return page.context().close()
          await forget(page)
          if (options.viewport) await page.setViewportSize(options.viewport)
          before.pages.set(key, [...(before.pages.get(key) ?? []), page])
        })
        await arrive(page, name)
        return page
      },
    })
    for (const one of leave) await one()
    await server.close()
    expect(faults).toEqual([])
  },
})

export { expect }

const USUAL = { viewport: { width: 1280, height: 720 }, locale: 'en-GB', reducedMotion: 'reduce' } as const

const SETTINGS = { side: 'system', language: 'en', speed: 'instant', motion: 'reduced', sound: false }

/** At the address, with nothing of the page begun. */
async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(PICTURE)
  return page
}

/** Somebody who has come here with a name before, or nobody. */
async function arrive(page: Page, name: string | null): Promise<void> {
  if (name !== null) await page.context().request.post('/api/guests', { data: { name } })
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
    },
    { 'ironbridge.settings': SETTINGS, 'ironbridge.known': name !== null },
  )
  await page.goto('/')
  if (name !== null) await expect(page.getByRole('button', { name: `You are ${name}` })).toBeVisible()
}

interface Heard {
  readonly error: (message: string) => void
  /** An error that the browser or the page has written down. */
  readonly message: (text: string, url: string) => void
  /** A turn in the making was sent, and kept. */
  readonly draft: () => void
}

/** Answers how to stop. */
function listen(page: Page, heard: Heard): () => void {
  const onError = ({ message }: Error): void => heard.error(message)
  const onMessage = (message: ConsoleMessage): void => {
    if (message.type() === 'error') heard.message(message.text(), message.location().url)
  }
  const onSocket = (socket: WebSocket): void => countDrafts(socket, heard.draft)
  page.on('pageerror', onError)
  page.on('console', onMessage)
  page.on('websocket', onSocket)
  return () => {
    page.off('pageerror', onError)
    page.off('console', onMessage)
    page.off('websocket', onSocket)
  }
}

/** Every draft that is sent, and answered. */
function countDrafts(socket: WebSocket, count: () => void): void {
  const drafts = new Set<number>()
  socket.on('framesent', ({ payload }) => {
    const { type, id } = JSON.parse(String(payload)) as { type: string; id: number }
    if (type === 'draft') drafts.add(id)
  })
  socket.on('framereceived', ({ payload }) => {
    const { type, id } = JSON.parse(String(payload)) as { type: string; id?: number }
    if (type === 'done' && id !== undefined && drafts.has(id)) count()
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
    if (kind === 'Bot') await select(row.getByRole('combobox'), chair)
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
