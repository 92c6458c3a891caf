// Clicks and slider steps, each timed from the event until the frame with its result is painted.

import type { Page } from '@playwright/test'

export interface Clicks {
  /** An action or a place is chosen: what can be chosen next is lit. */
  readonly highlights: readonly number[]
  /** A move is confirmed: the table shows it. */
  readonly results: readonly number[]
}

/** Builds a tile, takes it back, and so on: the actions in turn, the places and cards as they come. */
export async function clicksIn(page: Page, rounds: number): Promise<Clicks> {
  await listenForClicks(page)
  const highlights: number[] = []
  const results: number[] = []
  const actions = page.locator('[role=toolbar] button:not([aria-disabled=true])')
  const lit = page.locator('main [data-place^="slot:"][aria-disabled=false]')
  for (let round = 0; round < rounds; round++) {
    const count = await actions.count()
    // Every action lights something else.
    highlights.push(await timed(page, () => actions.nth(1 + (round % (count - 1))).click()))
    highlights.push(await timed(page, () => page.locator('[role=toolbar] button').first().click()))
    const places = await lit.count()
    highlights.push(await timed(page, () => lit.nth(round % places).click()))
    const confirm = page.locator('[aria-label="What to do"] .buttons .primary')
    for (const next of [
      '.choice-list button:not([aria-disabled=true])',
      '.hand button:not([aria-disabled=true])',
    ])
      while (!(await confirm.isVisible()) && (await page.locator(next).first().isVisible()))
        highlights.push(await timed(page, () => page.locator(next).first().click()))
    results.push(await timed(page, () => confirm.click()))
    await page.keyboard.press('u')
    await page.keyboard.press('Escape')
  }
  return { highlights, results }
}

/** Over the whole game to its beginning and back, one step at a time. */
export async function scrubIn(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await page.getByRole('button', { name: 'Log' }).click()
  return page.getByRole('slider').evaluate(async (slider: HTMLInputElement) => {
    const steps: number[] = []
    const last = Number(slider.max)
    for (let step = 0; step < last * 2; step++) {
      const start = performance.now()
      if (step < last) slider.stepDown()
      else slider.stepUp()
      slider.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      steps.push(performance.now() - start)
    }
    return steps
  })
}

/** From the click's own time until after the next frame. */
async function listenForClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        delete document.documentElement.dataset.painted
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.documentElement.dataset.painted = String(performance.now() - timeStamp)
          }),
        )
      },
      { capture: true },
    )
  })
}

async function timed(page: Page, click: () => Promise<void>): Promise<number> {
  await page.evaluate(() => delete document.documentElement.dataset.painted)
  await click()
  const painted = await page.waitForFunction(() => document.documentElement.dataset.painted)
  return Number(await painted.jsonValue())
}
