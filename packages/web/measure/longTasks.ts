// Long tasks of the page's own thread while bots think in theirs, and how much of the page their moves push about.

import type { Page } from '@playwright/test'

export interface LongTasks {
  /** Milliseconds that bots took. */
  readonly watched: number
  /** Milliseconds of each task over 50. */
  readonly tasks: readonly number[]
  /** As browsers count it: 0 where nothing that stood moved. */
  readonly layoutShift: number
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
  const seen = page.evaluate(
    () =>
      new Promise<Omit<LongTasks, 'watched'>>((resolve) => {
        const tasks: number[] = []
        let layoutShift = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry) layoutShift += Number(entry.value)
            else tasks.push(Math.round(entry.duration))
        })
        for (const type of ['longtask', 'layout-shift']) observer.observe({ type })
        let isAway = false
        const watch = setInterval(() => {
          const isTurn = document.querySelector('[role=toolbar] button') !== null
          isAway ||= !isTurn
          if (!isAway || !isTurn) return
          clearInterval(watch)
          resolve({ tasks, layoutShift })
        }, 10)
      }),
  )
  const start = performance.now()
  await confirm.click()
  const found = await seen
  return { watched: Math.round(performance.now() - start), ...found }
}
