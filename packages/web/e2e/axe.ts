// What axe finds wrong with a screen, by day and by night.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Pages that leave the side to the system go from one to the other where they are. */
const SIDES = { day: 'light', night: 'dark' } as const

const MOST_OF_A_KIND = 4

/** What lies behind it cannot be reached, and is looked at without it. */
const DIALOG = 'dialog[open]'

/** By night it is in the page from the day. */
const THERE = ';'

/** What is drawn on the board: thousands of pieces, the same behind whatever is opened beside or over it. */
const MAP = '.viewport > div'

/** Empty if nothing is; else each fault with the screen that has it. The map is looked at where it is what is new. */
export async function wrongWith(page: Page, screen: string, isMapNew = false): Promise<string[]> {
  const found: string[] = []
  const isDialogOpen = (await page.locator(DIALOG).count()) > 0
  for (const [side, colorScheme] of Object.entries(SIDES)) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-side', side)
    // What is right need not be listed, which takes most of the time.
    const axe = new AxeBuilder(side === 'night' ? { page, axeSource: THERE } : { page }).options({
      resultTypes: ['violations'],
    })
    // There are no frames, whose results would be put together in a page of their own.
    axe.setLegacyMode()
    if (isDialogOpen) axe.include(DIALOG)
    else if (!isMapNew) axe.exclude(MAP)
    // By night it is the same page in other colours.
    if (side === 'night') axe.withRules('color-contrast')
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      for (const { target, failureSummary = '' } of nodes.slice(0, MOST_OF_A_KIND))
        found.push(
          `${screen} by ${side}: ${id}: ${String(target)} ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
        )
  }
  await page.emulateMedia({ colorScheme: SIDES.day })
  return found
}
