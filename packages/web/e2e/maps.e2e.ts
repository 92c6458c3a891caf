// How the maps look: both sides of each, late in a game. A picture that has changed on purpose is made anew: npm run e2e -- maps -u

import { expect, importGame, test } from './lobby.ts'

for (const side of ['day', 'night'])
  test.describe(side, () => {
    test.use({
      settings: { side, language: 'en', speed: 'instant', motion: 'reduced' },
      // Half the size is enough to see a change.
      deviceScaleFactor: 0.5,
    })
    for (const scene of ['late-birmingham', 'late-lancashire', 'late-for-two'])
      test(`the map by ${side}: ${scene}`, async ({ page }) => {
        await importGame(page, scene)
        await page.evaluate(() => document.fonts.ready)
        await expect(page.getByRole('main', { name: 'Board' })).toHaveScreenshot(`${scene}-${side}.png`, {
          scale: 'device',
          // Letters are drawn a little differently on every machine.
          maxDiffPixelRatio: 0.02,
          threshold: 0.3,
        })
      })
  })
