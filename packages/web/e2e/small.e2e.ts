// On small screens of every shape: answers are in sight, the board goes where something happens, nothing leaves its frame.

import type { Locator, Page } from '@playwright/test'
import { expect, importGame, startGame, test } from './lobby.ts'
import { resize } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const FOR_TWO = { game: 'Brass: Birmingham', seats: ['person Ada', 'bot random'] } as const

const action = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name, exact: true })

/** Greyed things may be tapped too. */
const tap = (what: Locator): Promise<void> => what.tap({ force: true })

/** Whether the middle of a place of the board can be seen. */
const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const frame = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
    const [left, top] = [x + width / 2 - frame.x, y + height / 2 - frame.y]
    return left > 0 && top > 0 && left < frame.width && top < frame.height
  })

test('a greyed action says why at the first tap, and stays under the finger', async ({ page }) => {
  await startGame(page, FOR_TWO)
  const sell = action(page, 'Sell')
  await expect(sell).toHaveAttribute('aria-disabled', 'true')
  const before = await sell.boundingBox()
  await tap(sell)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('.whisper')).toHaveCount(0)
  expect(await sell.boundingBox()).toEqual(before)
})

test('what is asked or refused brings back the sheet with the prompt', async ({ page }) => {
  await startGame(page, FOR_TWO)
  const prompt = page.getByRole('region', { name: 'What to do' })
  const mat = page.getByRole('region', { name: 'Your mat' })
  await page.getByRole('button', { name: 'Mat', exact: true }).tap()
  await expect(mat).toBeVisible()
  await action(page, 'Loan').tap()
  await expect(mat).toBeHidden()
  await expect(prompt).toBeInViewport()
  // The card that pays is named, and another one is a tap away.
  const hand = page.getByRole('region', { name: 'Your hand' })
  await expect(hand).toBeHidden()
  await prompt.getByRole('button', { name: 'Change card' }).tap()
  await expect(hand).toBeInViewport()
  // The way back does not lie over what the move does.
  const list = (await prompt.getByRole('list').first().boundingBox()) ?? { y: 0, height: 0 }
  const { y = 0 } = (await prompt.getByRole('button', { name: 'Back' }).boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(list.y + list.height - 1)
  await prompt.getByRole('button', { name: 'Back' }).tap()
  await page.getByRole('button', { name: 'Lower the sheet' }).tap()
  await expect(hand).not.toBeInViewport()
  await tap(action(page, 'Sell'))
  await expect(page.getByRole('alert').getByRole('heading')).toBeInViewport()
})

test('what is lit beyond the edge is named there, and a tap leads to it', async ({ page }) => {
  await startGame(page, FOR_TWO)
  await action(page, 'Build').tap()
  const edge = page.locator('.edge-tab').first()
  const name = (await edge.locator('span').textContent()) ?? ''
  const there = page.locator(`main [data-place^="slot:"][aria-disabled=false][aria-label^="${name}"]`).first()
  expect(await isInSight(there)).toBe(false)
  await edge.tap()
  await expect.poll(() => isInSight(there)).toBe(true)
})

test('the board follows what is looked back at', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Log' }).tap()
  const laid = page.locator('.log li button').filter({ hasText: /: [^–·£]+–[^–·£]+(·|£)/ })
  for (const at of [-1, -4, -7]) {
    const line = laid.nth((await laid.count()) + at)
    const sentence = (await line.textContent()) ?? ''
    const [, from = '', to = ''] = /: ([^–·£]+)–([^–·£]+?) ?[·£]/.exec(sentence) ?? []
    await line.tap()
    const there = page.locator(`main [data-place^="line:"][aria-label*="${from}"][aria-label*="${to}"]`)
    await expect.poll(() => isInSight(there.first()), { message: sentence }).toBe(true)
  }
})

test('two taps show the whole map, and two more come closer', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await startGame(page, FOR_TWO)
  const picture = page.locator('.viewport > div')
  const width = (): Promise<number> => picture.evaluate((element) => element.getBoundingClientRect().width)
  expect(await width()).toBeGreaterThan(800)
  const twice = async (): Promise<void> => {
    const { x = 0, y = 0 } = (await page.getByRole('main').boundingBox()) ?? {}
    const touchPoints = [{ x: x + 40, y: y + 12 }]
    // A tenth of a second from the first to the second, however long it takes to send them.
    const now = Date.now() / 1000
    for (const timestamp of [now, now + 0.1]) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp })
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
    }
  }
  await twice()
  await expect.poll(width).toBeLessThan(400)
  await twice()
  await expect.poll(width).toBeGreaterThan(800)
})

/** How far it was moved to the side; the sheet beneath it grows and shrinks. */
const aside = (page: Page): Promise<number> =>
  page.locator('.viewport > div').evaluate((map) => map.getBoundingClientRect().x)

test('a choice that is taken back leaves the map where it is', async ({ page }) => {
  await importGame(page, 'late-lancashire')
  await action(page, 'Build').tap()
  await expect(page.locator('main [data-place][aria-disabled=false]').first()).toBeVisible()
  // What is lit beyond the edge may have moved it.
  let before = Number.NaN
  await expect
    .poll(async () => {
      const last = before
      before = await aside(page)
      return before - last
    })
    .toBe(0)
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(action(page, 'Build')).toHaveAttribute('aria-pressed', 'false')
  // Whatever moves it has done so by the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await aside(page)).toBe(before)
})

for (const game of ['late-birmingham', 'late-lancashire'])
  test(`towns can be read on the whole map: ${game}`, async ({ page }) => {
    await importGame(page, game)
    await page.locator('.overview').tap()
    const names = page.locator('[data-names] text')
    await expect(names.first()).toBeVisible()
    const boxes = await names.evaluateAll((all) =>
      all.map((name) => {
        const { x, y, width, height } = name.getBoundingClientRect()
        const letters =
          Number(name.getAttribute('font-size')) * (name as SVGGraphicsElement).getScreenCTM()!.a
        return { name: name.textContent, x, y, width, height, letters }
      }),
    )
    expect(boxes.length).toBeGreaterThan(20)
    // Letters of seven pixels and a half; no name lies over the middle of another.
    expect(boxes.filter(({ letters }) => letters < 7.5)).toEqual([])
    const covered = boxes.filter((one) =>
      boxes.some(
        (other) =>
          other !== one &&
          Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2.4 &&
          Math.abs(one.y - other.y) < one.height / 2.4,
      ),
    )
    expect(covered.map(({ name }) => name)).toEqual([])
  })

test('nothing leaves its frame, on screens of every shape', async ({ page }) => {
  await startGame(page, {
    game: 'Brass (2007)',
    seats: ['person Ada', 'bot random', 'bot random', 'bot random'],
  })
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [640, 360],
    [820, 1180],
  ] as const) {
    const where = `${width}×${height}`
    await resize(page, width, height)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBe(0)
    const outside = await page
      .locator('.action, .bar-button, .chip')
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      )
    expect(outside, where).toEqual([])
    // The card that is given up can be chosen without looking for it.
    await action(page, 'Pass').tap()
    await expect(page.getByRole('button', { name: 'Confirm pass' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Change card' }).tap()
    const hand = page.getByRole('region', { name: 'Your hand' })
    await expect(hand.getByRole('button').first()).toBeVisible()
    await page.getByRole('region', { name: 'What to do' }).getByRole('button', { name: 'Back' }).tap()
    await expect(action(page, 'Pass')).toHaveAttribute('aria-pressed', 'false')
  }
})
