// At every size that people have, in both languages, over positions of all games: nothing that is chosen, confirmed, paid or
// named is cut, covered or off screen, and fingers have room.

import type { CDPSession, Page } from '@playwright/test'
import { expect, importGame, test } from './lobby.ts'

/** Windows with a mouse, and screens under fingers; first those with the least room. */
const DESKS = ['1280x720', '1024x768', '1366x768', '1440x900', '1600x900', '1920x1080', '2560x1440'] as const
const HANDS = ['360x740', '844x390', '390x844', '820x1180'] as const

/** Four players with full hands, three, and two; actions that go on, and what is turned up. */
const ALL = ['late-birmingham', 'late-lancashire', 'two-rails', 'two-sales', 'late-for-two'] as const

/** A language with its games, the first of which is looked at on every screen. All of them everywhere by `npm run test:deep`. */
const GAMES: Readonly<Record<'en' | 'de', readonly string[]>> = process.env.IRONBRIDGE_DEEP
  ? { en: ALL, de: ALL }
  : { en: ['late-birmingham', 'late-for-two'], de: ['late-lancashire', 'two-sales'] }

/** Of the other games those with the least room. */
const sizesFor = (at: number, sizes: readonly string[]): readonly string[] =>
  at === 0 || process.env.IRONBRIDGE_DEEP ? sizes : sizes.slice(0, 2)

const setSize = async (page: Page, size: string): Promise<void> => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  await page.setViewportSize({ width, height })
  // What measures itself has done so by the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** What a walk through all actions found, and how often it looked. */
interface Walked {
  readonly faults: readonly string[]
  readonly looks: number
}

/**
 * Every action that is possible, and for each the first answers down to the offer, with a look after each step. Runs in the
 * page, whole: asking it step by step from outside takes several times as long.
 */
async function throughActions(
  answer: typeof answerFirst,
  faultsOf: typeof faultsNow,
  isTouch: boolean,
): Promise<Walked> {
  const faults: string[] = []
  let looks = 0
  const press = (key: string): void => {
    const there = document.activeElement ?? document.body
    there.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  // Whatever follows from a press is laid out with the next frame, and heard of after it.
  const { port1, port2 } = new MessageChannel()
  port1.start()
  const settled = (): Promise<unknown> =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      requestAnimationFrame(() => port2.postMessage(null))
    })
  const look = async (where: string): Promise<void> => {
    await settled()
    looks++
    for (const fault of faultsOf(isTouch)) faults.push(`${where}: ${fault}`)
  }
  // Painting the map takes most of the time; it keeps its place and what it covers.
  const unpainted = new CSSStyleSheet()
  unpainted.replaceSync('.viewport > div { opacity: 0 }')
  document.adoptedStyleSheets.push(unpainted)
  await look('turn')
  for (const action of document.querySelectorAll('.action:not([aria-disabled=true])')) {
    const name = action.getAttribute('data-action') ?? ''
    document
      .querySelector(`.action[data-action=${name}]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    for (let step = 1; step <= 5; step++) {
      await look(`${name} ${step}`)
      if (document.querySelector('.prompt .ledger') || !answer()) break
    }
    for (const key of ['Escape', 'u', 'u', 'u', 'u', 'u', 'u']) {
      if (key === 'u' && document.querySelector('.prompt')?.getAttribute('data-asked') === 'action') break
      press(key)
      await settled()
    }
  }
  document.adoptedStyleSheets.pop()
  return { faults, looks }
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
    if (top === null || element.contains(top) || top.contains(element)) return false
    // The foot of a sheet that scrolls lies over what comes next; never over an answer.
    const sheet = element.matches('.choice') ? null : element.closest('.sheet-body')
    return sheet === null || !sheet.contains(top) || top.closest('.buttons') === null
  }
  // Never cut: what is chosen and what confirms.
  for (const element of document.querySelectorAll(
    '.choice, .prompt .buttons .button, .action, .bar-button, .hand li button, .mat-strip',
  ))
    if (seen(element)) {
      if (!isWhole(element)) {
        // On a phone the hand goes on below the edge of its sheet; answers and what confirms do not.
        const isHand = element.closest('.hand') !== null && element.closest('.sheet-body') !== null
        if (!isHand) faults.push(`cut: ${nameOf(element)}`)
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
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls')
  return [...new Set(faults)]
}

const look = (page: Page, isTouch: boolean): Promise<string[]> =>
  page.evaluate(`(${String(faultsNow)})(${isTouch})`) as Promise<string[]>

const walkThrough = (page: Page, isTouch: boolean): Promise<Walked> =>
  page.evaluate(
    `(${String(throughActions)})(${String(answerFirst)}, ${String(faultsNow)}, ${isTouch})`,
  ) as Promise<Walked>

/** A game at all these sizes, through all its actions. */
async function expectFits(
  page: Page,
  game: string,
  sizes: readonly string[],
  isTouch: boolean,
): Promise<void> {
  await importGame(page, game)
  const faults: string[] = []
  for (const size of sizes) {
    await setSize(page, size)
    const walked = await walkThrough(page, isTouch)
    for (const fault of walked.faults) faults.push(`${size} ${fault}`)
    // Each action is looked at before and after its answers.
    expect(walked.looks).toBeGreaterThan(LEAST_LOOKS)
  }
  expect(faults).toEqual([])
}

const LEAST_LOOKS = 10

for (const language of ['en', 'de'] as const)
  test.describe(language, () => {
    test.use({ settings: { side: 'day', language, speed: 'instant', motion: 'reduced' } })

    for (const [at, game] of GAMES[language].entries())
      test(`everything fits beside the board: ${game}`, ({ page }) =>
        expectFits(page, game, sizesFor(at, DESKS), false))

    test.describe('under fingers', () => {
      test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
      for (const [at, game] of GAMES[language].entries())
        test(`everything fits under the board: ${game}`, ({ page }) =>
          expectFits(page, game, sizesFor(at, HANDS), true))
    })
  })

/** As somebody sets it in their browser. */
const setLetters = (session: CDPSession, percent: number): Promise<unknown> =>
  session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })

test.describe('with other letters', () => {
  test.use({ isAlone: true })
  test('with letters twice as large no control is lost', async ({ page, context }) => {
    await importGame(page, 'late-birmingham')
    const session = await context.newCDPSession(page)
    const faults: string[] = []
    for (const percent of [125, 150, 200])
      for (const size of ['1280x720', '1920x1080', '390x844', '844x390']) {
        await setLetters(session, percent)
        await setSize(page, size)
        for (const fault of await look(page, false)) faults.push(`${percent} % ${size}: ${fault}`)
        await expect(page.locator('.bar-button').last()).toBeInViewport({ ratio: 0.99 })
      }
    for (const size of ['1280x720', '390x844']) {
      await setSize(page, size)
      const walked = await walkThrough(page, false)
      // So large, even six industries are more than a phone's sheet holds: it scrolls.
      for (const fault of walked.faults)
        if (!/develop \d: cut: choice/.test(fault)) faults.push(`200 % ${size}: ${fault}`)
    }
    expect(faults).toEqual([])
  })
})
