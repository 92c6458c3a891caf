// Random presses inside the page: much faster than a mouse, and each is followed by a look at what it did.

import type { Page } from '@playwright/test'
import { offeredNow } from './offered.ts'

export interface Walked {
  readonly presses: number
  readonly confirmed: number
  /** What was pressed when something went wrong; null if nothing did. */
  readonly trouble: string | null
}

/** Milliseconds for the moves of others, and for a busy machine. */
const PATIENCE = 300_000

/** So many presses, or fewer if the game ends before. */
export const walk = (page: Page, seed: number, presses: number): Promise<Walked> =>
  page.evaluate(
    `(${String(walkInPage)})(${String(offeredNow)}, ${seed}, ${presses}, ${PATIENCE})`,
  ) as Promise<Walked>

async function walkInPage(
  offered: typeof offeredNow,
  seed: number,
  most: number,
  patience: number,
): Promise<Walked> {
  const trail: string[] = []
  let state = seed
  let presses = 0
  let confirmed = 0
  const roll = (sides: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * sides)
  }
  // Whatever a press has set off at once is done before a message arrives; a timer would come later.
  const { port1, port2 } = new MessageChannel()
  port1.start()
  const settled = (): Promise<unknown> =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      port2.postMessage(null)
    })
  const walked = (trouble: string | null): Walked => {
    document.adoptedStyleSheets.pop()
    return { presses, confirmed, trouble: trouble && `${trouble} after ${trail.slice(-8).join(' > ')}` }
  }

  // Nobody looks: painting the board would take most of the time. A dialog must not be hidden, or it stays so.
  const look = new CSSStyleSheet()
  look.replaceSync('.table-board { content-visibility: hidden }')
  document.adoptedStyleSheets.push(look)
  let waiting = performance.now()
  while (presses < most) {
    const list = offered()
    const one = list[roll(list.length)]
    if (one === undefined) return walked('Nothing is offered')
    if (one.kind === 'over') break
    if (one.kind === 'refusal') return walked('What was lit is refused')
    if (one.kind === 'wait') {
      if (performance.now() - waiting > patience) return walked('Nothing happens')
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
  return walked(null)
}
