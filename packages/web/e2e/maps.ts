// How a map looks, by day and by night, beside pictures of it.

import { expect, type Page } from '@playwright/test'

/** Of a page that leaves the side to the system. */
export async function expectMap(page: Page, scene: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const [side, colorScheme] of [
    ['day', 'light'],
    ['night', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-side', side)
    await expect(page.getByRole('main', { name: 'Board' })).toHaveScreenshot(`${scene}-${side}.png`, {
      scale: 'device',
      // Letters are drawn a little differently on every machine.
      maxDiffPixelRatio: 0.02,
      threshold: 0.3,
    })
  }
}
