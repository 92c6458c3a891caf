// A person at the table who has a keyboard and nothing else, and always sees where the focus is.

import { expect, type Page } from '@playwright/test'
import { offeredNow } from './offered.ts'
import type { Seen, Taste } from './person.ts'

/** Presses Tab until something is focused, which must then be seen. */
export async function tabTo(page: Page, isThere: () => boolean): Promise<void> {
  if (!(await tabUntil(page, `(${String(isThere)})()`)))
    throw new Error(`Tab never gets there: ${String(isThere)}`)
}

/** Answers with one thing that is offered, by its key or by going there, and says which. */
export async function pressByKeys(page: Page, taste: Taste): Promise<Seen> {
  const list = (await page.evaluate(
    `(${String(offeredNow)})().map(({ kind, name }) => ({ kind, name }))`,
  )) as Seen[]
  const place = taste(list)
  const chosen = list[place]
  if (chosen === undefined) throw new Error(`Nothing to press: ${JSON.stringify(list)}`)
  const { kind, name } = chosen
  if (kind === 'over' || kind === 'wait') return chosen
  if (kind === 'action') await page.keyboard.press(KEY_OF_ACTION[name] ?? name)
  else if (kind === 'confirm') await page.keyboard.press(CONFIRM[name] ?? 'c')
  else {
    const key = TO[kind]
    if (key !== undefined) await page.keyboard.press(key)
    const offer = `(${String(offeredNow)})()[${place}]`
    if (!(await tabUntil(page, `${offer}?.element === document.activeElement`))) {
      const now = (await page.evaluate(
        `(({ kind, name } = {}) => ({ kind, name }))(${offer})`,
      )) as Partial<Seen>
      if (now.kind === kind && now.name === name) throw new Error(`Tab never gets to the ${kind} ${name}.`)
      // The page was about to offer something else.
      return { kind: 'wait', name }
    }
    await page.keyboard.press('Enter')
  }
  return chosen
}

/** Whether whoever looks at the page sees what has the focus. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return false
    const ring = element.querySelector('.focus-ring')
    if (ring) return getComputedStyle(ring).visibility === 'visible' && getComputedStyle(ring).opacity !== '0'
    // A switch or a plate is drawn around what is focused.
    const drawn = [element, element.closest('label'), element.nextElementSibling]
    return drawn.some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
  })

const MOST_TABS = 160

/** Board and hand have keys that lead there. */
const TO: Partial<Record<Seen['kind'], string>> = { place: 'o', card: 'h' }

const CONFIRM: Readonly<Record<string, string>> = { 'End turn': 'e', Done: 'f', 'Only the first': 'f' }

async function tabUntil(page: Page, isThere: string): Promise<boolean> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    // What is to be done next may have the focus already.
    const { isDone, key } = await standing(page, isThere, true)
    if (isDone || (key !== null && (await stepUntil(page, isThere, key)))) {
      await expect.poll(() => focusIsSeen(page)).toBe(true)
      return true
    }
    await page.keyboard.press('Tab')
  }
  return false
}

/** From the place or the button that Tab has led to, over the others that it stands for. */
async function stepUntil(page: Page, isThere: string, key: string): Promise<boolean> {
  for (let steps = 0; steps < MOST_TABS; steps++) {
    await page.keyboard.press(key)
    const { isDone, isBack } = await standing(page, isThere, false)
    if (isDone || isBack) return isDone
  }
  return false
}

interface Standing {
  readonly isDone: boolean
  /** What leads on within a group; null where Tab does. */
  readonly key: string | null
  /** Where the group was entered. */
  readonly isBack: boolean
}

/** Where the focus is, asked at once: most of a test's time goes into asking. */
const standing = (page: Page, isThere: string, isEntered: boolean): Promise<Standing> =>
  page.evaluate(`(() => {
    const now = document.activeElement
    if (${isEntered}) window.entered = now
    const isGroup = now?.closest('[role=toolbar], .hand, .choice-list') ?? null
    const key = now?.matches('[data-place]') ? 'PageDown' : isGroup && 'ArrowRight'
    return { isDone: Boolean(${isThere}), key, isBack: now === window.entered }
  })()`)

const KEY_OF_ACTION: Readonly<Record<string, string>> = {
  Build: 'b',
  Network: 'n',
  Develop: 'd',
  Sell: 's',
  Loan: 'l',
  Scout: 'x',
  'Build anywhere': 'a',
  Pass: 'p',
}
