// Long tasks of the page's own thread while bots think in theirs.

import type { Page } from '@playwright/test'

export interface LongTasks {
  /** Milliseconds that bots took. */
  readonly watched: number
  /** Milliseconds of each task over 50. */
  readonly tasks: readonly number[]
}

/** Passes twice, then watches until it is the person's turn again. */
export async function longTasksIn(page: Page): Promise<LongTasks> {
  const actions = page.locator('[role=toolbar] button')
  const confirm = page.locator('[aria-label="What to do"] .buttons .primary')
  for (let action = 0; action < 2; action++) {
    await actions.last().click()
    await page.locator('.hand button').first().click()
    await confirm.click()
  }
  const tasks = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) found.push(Math.round(duration))
        })
        observer.observe({ type: 'longtask' })
        let isAway = false
        const watch = setInterval(() => {
          const isTurn = document.querySelector('[role=toolbar] button') !== null
          isAway ||= !isTurn
          if (!isAway || !isTurn) return
          clearInterval(watch)
          resolve(found)
        }, 10)
      }),
  )
  const start = performance.now()
  await confirm.click()
  const found = await tasks
  return { watched: Math.round(performance.now() - start), tasks: found }
}
