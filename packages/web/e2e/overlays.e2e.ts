// What can be laid over the map marks the places that the engine names.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GameRecord,
  includes,
  leavingTiles,
  linkValue,
  networkOf,
  parseGame,
  reachOf,
  replay,
  rulesOf,
  type State,
  tradePointsFrom,
} from '@ironbridge/engine'
import type { Page } from '@playwright/test'
import { expect, importGame, test } from './lobby.ts'

/** Behind one button of the bar. */
async function toggle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

const map = (page: Page) => page.getByRole('group', { name: 'Map' })

test('my network lights up its towns and links, values are printed on the lines, and the reach of markets is ringed', async ({
  page,
}) => {
  const state = stateOf('late-birmingham')
  await importGame(page, 'late-birmingham')
  await toggle(page, 'My network')
  await expect
    .poll(() => undimmed(page))
    .toEqual([
      ...state.links.flatMap((owner, line) => (owner === ME ? [`line:${line}`] : [])).sort(),
      ...locationsIn(state, networkOf(state, ME)),
    ])
  await page.keyboard.press('v')
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect.poll(() => undimmed(page)).toEqual([])

  await toggle(page, 'Link values')
  const lines = rulesOf(state).linesOf[state.era]
  await expect
    .poll(() => printed(page))
    .toEqual(Object.fromEntries(lines.map((line) => [`line:${line}`, String(linkValue(state, line))])))
  await toggle(page, 'Link values')
  await expect.poll(() => printed(page)).toEqual({})

  // Not the merchants themselves.
  await toggle(page, 'Market reach')
  const reached = rulesOf(state).locations.flatMap(({ kind }, id) =>
    kind === 'merchant' || tradePointsFrom(state, id) === 0 ? [] : [`location:${id}`],
  )
  expect(reached.length).toBeGreaterThan(3)
  await expect.poll(() => ringed(page)).toEqual(reached.sort())
})

test('the last moves of the others stand out, until they are taken off', async ({ page }) => {
  await importGame(page, 'late-birmingham')
  await toggle(page, 'Last moves')
  await expect.poll(async () => (await undimmed(page)).length).toBeGreaterThan(3)
  await page.keyboard.press('Escape')
  await expect.poll(() => undimmed(page)).toEqual([])
})

test('what stays fades the tiles that leave with the canal era', async ({ page }) => {
  await importGame(page, 'finished')
  await page.goto(`${page.url()}/40`)
  await toggle(page, 'What stays')
  const leaving = leavingTiles(stateOf('finished', 40)).map((slot) => `slot:${slot}`)
  expect(leaving.length).toBeGreaterThan(3)
  await expect.poll(() => ringed(page)).toEqual(leaving.sort())
})

test('a town tells what reaches it, in words and on the board', async ({ page }) => {
  const state = stateOf('late-birmingham')
  const town = rulesOf(state).locations.findIndex((_, id) =>
    reachOf(state, ME, id).every(({ ranks, market }) => ranks.flat().length > 1 || market !== null),
  )
  if (town === -1) throw new Error('Nothing reaches any town.')
  await importGame(page, 'late-birmingham')
  await page.locator(`main [data-place="location:${town}"]`).press('Enter')
  await expect(page.getByRole('heading', { name: /^What reaches / })).toBeVisible()
  const reach = reachOf(state, ME, town)
  const sources = reach.flatMap(({ ranks }) => ranks.flat().map((slot) => `slot:${slot}`))
  await expect.poll(() => ringed(page)).toEqual([...new Set([`location:${town}`, ...sources])].sort())
  for (const line of await undimmed(page))
    if (line.startsWith('line:')) expect(state.links[Number(line.slice(5))]).not.toBeNull()
  const said = await page.locator('.reach dd').allInnerTexts()
  expect(said).toHaveLength(reach.length)
  for (const [at, { ranks, market }] of reach.entries()) {
    const text = said[at] ?? ''
    expect(text.match(/free/g) ?? []).toHaveLength(ranks.flat().length)
    if (market !== null) expect(text).toContain(`£${market}`)
  }
  await page.getByRole('region', { name: 'What to do' }).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => undimmed(page)).toEqual([])
})

/** The person of the late game. */
const ME = 1

function stateOf(name: string, ply?: number): State {
  const text = readFileSync(join(import.meta.dirname, `fixtures/${name}.brass`), 'utf8')
  const record = parseGame(text).value as GameRecord
  return replay({ ...record, result: null, moves: record.moves.slice(0, ply) }).state
}

const locationsIn = (state: State, set: number): string[] =>
  rulesOf(state)
    .locations.flatMap((_, id) => (includes(set, id) ? [`location:${id}`] : []))
    .sort()

/** Towns and lines that are drawn again above the veil. */
const undimmed = async (page: Page): Promise<string[]> => {
  const pieces = await map(page)
    .locator('use')
    .evaluateAll((all) => all.map((piece) => piece.getAttribute('href') ?? ''))
  return [...new Set(pieces.flatMap((piece) => /(?:location|line):\d+$/.exec(piece)?.[0] ?? []))].sort()
}

/** Places with a ring, by where the rings are. */
const ringed = (page: Page): Promise<string[]> =>
  map(page).evaluate((svg) => {
    const middle = (shape: Element): string => {
      const { x, y, width, height } = (shape as SVGGraphicsElement).getBBox()
      return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`
    }
    const rings = [...svg.querySelectorAll('.rings > g')].flatMap(({ lastElementChild }) =>
      lastElementChild ? [middle(lastElementChild)] : [],
    )
    return [...svg.querySelectorAll('[data-place]')]
      .filter(({ firstElementChild }) => firstElementChild && rings.includes(middle(firstElementChild)))
      .map((place) => place.getAttribute('data-place') ?? '')
      .sort()
  })

/** Numbers that are printed on lines. */
const printed = (page: Page): Promise<Record<string, string>> =>
  map(page).evaluate((svg) => {
    const texts = [...svg.querySelectorAll('[aria-hidden] text')]
    const found: Record<string, string> = {}
    for (const place of svg.querySelectorAll('[data-place^="line:"]')) {
      const { cx, cy } = place.querySelector('circle') as SVGCircleElement
      const text = texts.find(
        (one) =>
          Math.abs(Number(one.getAttribute('x')) - cx.baseVal.value) < 1 &&
          Math.abs(Number(one.getAttribute('y')) - cy.baseVal.value) < 12,
      )
      if (text) found[place.getAttribute('data-place') ?? ''] = text.textContent ?? ''
    }
    return found
  })
