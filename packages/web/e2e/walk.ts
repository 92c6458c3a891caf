// Random presses inside the page: much faster than a mouse, and each is followed by a look at what it did.

import type { Page } from '@playwright/test'
import { offeredNow } from './offered.ts'

export interface Walked {
  readonly presses: number
  readonly confirmed: number
  /** What was pressed when something went wrong; null if nothing did. */
  readonly trouble: string | null
}

/** Until the time is over, or the game is. */
export const walk = (page: Page, seed: number, ms: number): Promise<Walked> =>
  page.evaluate(`(${String(walkInPage)})(${String(offeredNow)}, ${seed}, ${ms})`) as Promise<Walked>

async function walkInPage(offered: typeof offeredNow, seed: number, ms: number): Promise<Walked> {
  const LONGEST_WAIT = 10_000
  const end = performance.now() + ms
  const trail: string[] = []
  let state = seed
  let presses = 0
  let confirmed = 0
  const roll = (sides: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * sides)
  }
  const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))
  const troubled = (what: string): Walked => ({
    presses,
    confirmed,
    trouble: `${what} after ${trail.slice(-8).join(' > ')}`,
  })

  // Nobody looks: painting would take most of the time.
  document.body.style.contentVisibility = 'hidden'
  let waiting = performance.now()
  while (performance.now() < end) {
    const list = offered()
    const one = list[roll(list.length)]
    if (one === undefined) return troubled('Nothing is offered')
    if (one.kind === 'over') break
    if (one.kind === 'refusal') return troubled('What was lit is refused')
    if (one.kind === 'wait') {
      if (performance.now() - waiting > LONGEST_WAIT) return troubled('Nothing happens')
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    trail.push(`${one.kind} ${one.name}`)
    // Without a position, as a screen reader presses.
    one.element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await settled()
    presses++
    if (one.kind === 'confirm') confirmed++
    waiting = performance.now()
  }
  return { presses, confirmed, trouble: null }
}
