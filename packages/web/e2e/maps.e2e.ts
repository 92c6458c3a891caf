// How the maps look: both sides of each, late in a game. A picture that has changed on purpose is made anew: npm run e2e -- maps -u

import { importGame, test } from './lobby.ts'
import { expectMap } from './maps.ts'

// Half the size is enough to see a change.
test.use({ deviceScaleFactor: 0.5 })

for (const scene of ['late-birmingham', 'late-lancashire', 'late-for-two'])
  test(`the map by day and by night: ${scene}`, async ({ page }) => {
    await importGame(page, scene)
    await expectMap(page, scene)
  })
