// At every size that people have, in both languages, over positions of all games: nothing that is chosen, confirmed, paid or
// named is cut, covered or off screen, and fingers have room.

import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './lobby.ts'

/** Windows with a mouse, and screens under fingers. */
const DESKS = ['1280x720', '1366x768', '1440x900', '1600x900', '1920x1080', '2560x1440', '1024x768'] as const
const HANDS = ['390x844', '360x740', '844x390', '820x1180'] as const

/** Four players with full hands, three, and two; actions that go on, and what is turned up. */
const ALL = ['late-birmingham', 'late-lancashire', 'two-rails', 'two-sales', 'late-for-two'] as const

/** All of them in both languages by `npm run test:deep`. */
const GAMES: Readonly<Record<'en' | 'de', readonly string[]>> = process.env.IRONBRIDGE_DEEP
  ? { en: ALL, de: ALL }
  : { en: ['late-birmingham', 'late-for-two'], de: ['late-lancashire', 'two-sales'] }

/** In any language. */
async function openGame(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, `fixtures/${name}.brass`))
  await expect(page.locator('.prompt')).toBeVisible()
}

const setSize = async (page: Page, size: string): Promise<void> => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  await page.setViewportSize({ width, height })
}

/** Every action that is possible, and for each the first answers down to the offer: after each step `look` is asked. */
async function throughActions(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  const toolbar = page.locator('.actions')
  const actions = await toolbar
    .locator('button:not([aria-disabled=true])')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-action') ?? ''))
  await look('turn')
  for (const action of actions) {
    await page.locator(`.action[data-action=${action}]`).dispatchEvent('click')
    for (let step = 1; step <= 5; step++) {
      await look(`${action} ${step}`)
      if ((await page.locator('.prompt .ledger').count()) > 0) break
      const isAnswered = await page.evaluate(answerFirst)
      if (!isAnswered) break
    }
    await page.keyboard.press('Escape')
    for (
      let back = 0;
      back < 6 && (await page.locator('.prompt').getAttribute('data-asked')) !== 'action';
      back++
    )
      await page.keyboard.press('u')
  }
}

/** The first answer of the list, else the first place that is lit, else the first card. Runs in the page. */
function answerFirst(): boolean {
  const first =
    document.querySelector('.choice-list button:not([aria-disabled=true])') ??
    document.querySelector('main [data-place][aria-disabled=false]:not([aria-pressed=true])') ??
    document.querySelector('.hand button:not([aria-disabled=true]):not([aria-pressed=true])')
  first?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return first !== null
}

/** What is cut, covered, off screen or too small for a finger. Runs in the page. */
function faultsNow(isTouch: boolean): string[] {
  const faults: string[] = []
  const seen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible'
  }
  const nameOf = (element: Element): string =>
    `${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  /** The part of it that its frames and the window leave. */
  const left = (element: Element): DOMRect => {
    const box = element.getBoundingClientRect()
    let [x1, y1, x2, y2] = [
      Math.max(box.left, 0),
      Math.max(box.top, 0),
      Math.min(box.right, innerWidth),
      Math.min(box.bottom, innerHeight),
    ]
    for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame)
      const around = frame.getBoundingClientRect()
      if (overflowX !== 'visible') [x1, x2] = [Math.max(x1, around.left), Math.min(x2, around.right)]
      if (overflowY !== 'visible') [y1, y2] = [Math.max(y1, around.top), Math.min(y2, around.bottom)]
    }
    return new DOMRect(x1, y1, x2 - x1, y2 - y1)
  }
  const SLACK = 1.5
  const isWhole = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    const rest = left(element)
    return rest.width >= box.width - SLACK && rest.height >= box.height - SLACK
  }
  const isCovered = (element: Element): boolean => {
    const { left: x, top: y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && !element.contains(top) && !top.contains(element)
  }
  // Never cut: what is chosen and what confirms.
  for (const element of document.querySelectorAll(
    '.choice, .prompt .buttons .button, .action, .bar-button, .hand li button, .mat-strip',
  ))
    if (seen(element)) {
      if (!isWhole(element)) {
        // What scrolls says so, and what is asked comes first.
        const panel = element.closest('.prompt[data-more], .sheet-body')
        if (panel === null || element.matches('.buttons .button')) faults.push(`cut: ${nameOf(element)}`)
      } else if (isCovered(element)) faults.push(`covered: ${nameOf(element)}`)
    }
  // Rows of a ledger are whole, or the panel says that there is more.
  for (const row of document.querySelectorAll('.ledger li'))
    if (seen(row) && !isWhole(row) && row.closest('.prompt[data-more], .sheet-body') === null)
      faults.push(`cut: ${nameOf(row)}`)
  // Words and figures fit their boxes. Names of players end in dots, whole to who points at them.
  for (const word of document.querySelectorAll(
    '.action span, .choice b, .choice small, .choice-amount, .ledger span, .ledger b, .hand li button span, .prompt h2, .button, .bar-edition b, .bar-time',
  )) {
    if (!seen(word)) continue
    if (
      word.scrollWidth > word.clientWidth + 1 &&
      word.clientWidth > 0 &&
      getComputedStyle(word).display !== 'inline'
    )
      faults.push(`cut word: ${nameOf(word)}`)
  }
  if (isTouch)
    for (const button of document.querySelectorAll(
      '.choice, .prompt .button, .action, .bar-button, .hand li button, .overview, .edge-tab',
    ))
      if (seen(button)) {
        const { width, height } = button.getBoundingClientRect()
        if (width < 43.5 || height < 43.5)
          faults.push(`small: ${nameOf(button)} ${Math.round(width)}×${Math.round(height)}`)
      }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page is wider than the window')
  return [...new Set(faults)]
}

const look = (page: Page, isTouch: boolean): Promise<string[]> =>
  page.evaluate(`(${String(faultsNow)})(${isTouch})`) as Promise<string[]>

for (const language of ['en', 'de'] as const)
  test.describe(language, () => {
    test.use({ settings: { side: 'day', language, speed: 'instant', motion: 'reduced' } })

    for (const game of GAMES[language])
      test(`everything fits beside the board: ${game}`, async ({ page }) => {
        await openGame(page, game)
        const faults: string[] = []
        for (const size of DESKS) {
          await setSize(page, size)
          await throughActions(page, async (where) => {
            for (const fault of await look(page, false)) faults.push(`${size} ${where}: ${fault}`)
          })
        }
        expect(faults).toEqual([])
      })

    test.describe('under fingers', () => {
      test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
      for (const game of GAMES[language])
        test(`everything fits under the board: ${game}`, async ({ page }) => {
          await openGame(page, game)
          const faults: string[] = []
          for (const size of HANDS) {
            await setSize(page, size)
            await throughActions(page, async (where) => {
              for (const fault of await look(page, true)) faults.push(`${size} ${where}: ${fault}`)
            })
          }
          expect(faults).toEqual([])
        })
    })
  })

/** As somebody sets it in their browser. */
const setLetters = (session: CDPSession, percent: number): Promise<unknown> =>
  session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })

test('with letters twice as large no control is lost', async ({ page, context }) => {
  await openGame(page, 'late-birmingham')
  const session = await context.newCDPSession(page)
  const faults: string[] = []
  for (const percent of [125, 150, 200])
    for (const size of ['1280x720', '1920x1080', '390x844', '844x390']) {
      await setLetters(session, percent)
      await setSize(page, size)
      for (const fault of await look(page, false)) faults.push(`${percent} % ${size}: ${fault}`)
      await expect(page.locator('.bar-button').last()).toBeInViewport({ ratio: 0.99 })
    }
  expect(faults).toEqual([])
})
