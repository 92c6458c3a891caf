// What axe finds wrong with a screen, by day, by night, and with letters twice as large.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ContextSpec, RunOptions } from 'axe-core'

/** Pages that leave the side to the system go from one to the other where they are. */
const SIDES = { day: 'light', night: 'dark' } as const

/** What letters of another size may change. */
const BY_SIZE = ['color-contrast', 'target-size', 'scrollable-region-focusable']

const MOST_OF_A_KIND = 4

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Empty if nothing is; else each fault with the screen that has it. The map is looked at where it is what is new. */
export async function wrongWith(page: Page, screen: string, isMapNew = false): Promise<string[]> {
  const found: string[] = []
  const lookFor = async (how: string, asked: Asked): Promise<void> => {
    for (const { id, nodes } of await page.evaluate(look, asked))
      for (const { target, summary } of nodes.slice(0, MOST_OF_A_KIND))
        found.push(`${screen} ${how}: ${id}: ${target} ${summary.split('\n')[1]?.trim() ?? ''}`)
  }
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(SOURCE)
  for (const [side, colorScheme] of Object.entries(SIDES)) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-side', side)
    // By night it is the same page in other colours.
    await lookFor(`by ${side}`, { isMapNew, rules: side === 'night' ? ['color-contrast'] : null })
  }
  await page.emulateMedia({ colorScheme: SIDES.day })
  await setLetters(page, '200%')
  // Those on the map have their own.
  await lookFor('with large letters', { isMapNew: false, rules: BY_SIZE })
  await setLetters(page, '')
  return found
}

/** As somebody sets it; back to usual where it is empty. */
export const setLetters = (page: Page, size: string): Promise<void> =>
  page.evaluate((letters) => {
    document.documentElement.style.fontSize = letters
  }, size)

interface Asked {
  readonly isMapNew: boolean
  /** All of them if null. */
  readonly rules: string[] | null
}

interface Wrong {
  readonly id: string
  readonly nodes: readonly { readonly target: string; readonly summary: string }[]
}

/** Runs in the page. */
async function look({ isMapNew, rules }: Asked): Promise<Wrong[]> {
  const { axe } = window as unknown as {
    axe: { run: (context: ContextSpec, options: RunOptions) => Promise<AxeResults> }
  }
  // What is drawn on the board, thousands of pieces, is the same behind whatever is opened beside or over it: away with it meanwhile.
  const map = document.querySelector('.viewport > div')
  const isAway = !isMapNew && map !== null && !map.contains(document.activeElement)
  const [home, next] = [map?.parentElement, map?.nextSibling ?? null]
  if (isAway) map.remove()
  try {
    // What lies behind a dialog cannot be reached, and is looked at without it. What is right need not be listed.
    const { violations } = await axe.run(document.querySelector('dialog[open]') ?? document, {
      resultTypes: ['violations'],
      ...(rules && { runOnly: rules }),
    })
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary = '' }) => ({
        target: String(target),
        summary: failureSummary,
      })),
    }))
  } finally {
    if (isAway) home?.insertBefore(map, next)
  }
}
