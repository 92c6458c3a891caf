// A person at the table, driven by a script: presses what is offered, with the mouse or a finger.

import { expect, type Locator, type Page } from '@playwright/test'
import { type Offered, offeredNow } from './offered.ts'

export type Seen = Pick<Offered, 'kind' | 'name'>

/** Chooses among the things that are offered, by their place in the list. */
export type Taste = (offered: readonly Seen[]) => number

/** Chooses a radio button or a box of a form, wherever it moves to while the page is loading. */
export async function check(input: Locator, isChecked = true): Promise<void> {
  if ((await input.isChecked()) !== isChecked) await input.dispatchEvent('click')
  await expect(input).toBeChecked({ checked: isChecked })
}

/** Chooses from a list that a field opens, by the value of a choice or by its words. */
export async function select(field: Locator, choice: string): Promise<void> {
  await field.click()
  const list = field.locator('+ [role=listbox]')
  await list
    .locator(`[data-value="${choice}"]`)
    .or(list.getByText(choice, { exact: true }))
    .click()
  await expect(list).toBeHidden()
}

/** What follows from another size of the window or of its letters is laid out with the next frames. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  })

/** Another size of the window, and of the letters in percent. */
export async function resize(page: Page, width: number, height: number, letters = 100): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, letters)
  await settled(page)
}

/** Presses one thing that is offered, and says which. */
export async function press(page: Page, taste: Taste): Promise<Seen> {
  const offered = await page.evaluate(`(${String(offeredNow)})().map(({ kind, name }) => ({ kind, name }))`)
  const list = offered as Seen[]
  const place = taste(list)
  const chosen = list[place]
  if (chosen === undefined) throw new Error(`Nothing to press: ${JSON.stringify(list)}`)
  if (chosen.kind === 'over' || chosen.kind === 'wait') return chosen
  const at = await restingPlace(page, place)
  // What was offered may be gone by now.
  if (at?.isTouch) await page.touchscreen.tap(at.x, at.y)
  else if (at !== null) await page.mouse.click(at.x, at.y)
  return chosen
}

interface Spot {
  readonly x: number
  readonly y: number
  /** Fingers are all there is. */
  readonly isTouch: boolean
}

/** Where the thing is, once the board has stopped moving to what is lit. */
async function restingPlace(page: Page, place: number): Promise<Spot | null> {
  return (await page.evaluate(`(async () => {
    const measure = () => {
      const { element } = (${String(offeredNow)})()[${place}] ?? {}
      if (!element) return null
      element.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, isTouch: !matchMedia('(hover: hover)').matches }
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let last = measure(), still = 0; ; ) {
      await frame()
      const now = measure()
      still = now?.x === last?.x && now?.y === last?.y ? still + 1 : 0
      if (still === 2) return now
      last = now
    }
  })()`)) as Spot | null
}

/** Chance that can be repeated. */
export function diceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Any of the things offered; an action that builds is liked more than one that passes. */
export function anyTaste(roll: () => number): Taste {
  return (offered) => {
    const liked = offered.flatMap(({ kind, name }, place) =>
      kind === 'action' && /^(Pass|Loan|Scout)$/.test(name) ? [place] : [place, place, place, place],
    )
    return liked[Math.floor(roll() * liked.length)] ?? 0
  }
}

/** The first thing of a kind, by its name if that matters. */
export const theOne =
  (kind: Seen['kind'], name?: string | RegExp): Taste =>
  (offered) =>
    offered.findIndex(
      (one) =>
        one.kind === kind && (typeof name === 'string' ? one.name === name : (name?.test(one.name) ?? true)),
    )

/** Chooses an action and whatever it asks for, the first of everything, until the move is offered. */
export async function chooseAction(page: Page, action: string): Promise<void> {
  await expect(page.getByRole('toolbar')).toBeVisible()
  await press(page, theOne('action', action))
  await chooseRest(page)
}

/** Answers questions with the first thing offered, until the move is. */
export async function chooseRest(page: Page): Promise<void> {
  const order = ['option', 'place', 'card'] as const
  const ledger = page.locator('.ledger')
  // A pass has nothing to tell.
  while ((await ledger.count()) === 0)
    await press(page, (offered) => {
      const kind = order.find((one) => offered.some((seen) => seen.kind === one))
      return kind === undefined ? -1 : theOne(kind)(offered)
    })
}

/** Plays until the end of the game is shown. */
export async function playToTheEnd(page: Page, taste: Taste): Promise<readonly Seen[]> {
  const pressed: Seen[] = []
  for (let waits = 0; waits < MOST_WAITS; ) {
    const seen = await press(page, taste)
    if (seen.kind === 'over') return pressed
    if (seen.kind === 'wait') {
      waits++
      await page.waitForTimeout(30)
      continue
    }
    waits = 0
    pressed.push(seen)
    expect(seen.kind, `refused after ${JSON.stringify(pressed.slice(-6))}`).not.toBe('refusal')
  }
  throw new Error(`Nothing happens any more after ${JSON.stringify(pressed.slice(-6))}`)
}

/** Bots have some minutes. */
const MOST_WAITS = 10_000
