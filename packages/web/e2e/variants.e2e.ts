// Every variant that the lobby offers starts a game that is played by it.

import { readFileSync } from 'node:fs'
import { type Edition, editions, makeSetup, parseGame, type Variant, variants } from '@ironbridge/engine'
import type { Page } from '@playwright/test'
import { expect, test } from './lobby.ts'
import { check } from './person.ts'

const PLATES: Readonly<Record<string, string>> = {
  birmingham: 'Brass: Birmingham',
  lancashire: 'Brass: Lancashire',
  classic: 'Brass (2007)',
}

for (const edition of editions)
  test(`every variant of ${PLATES[edition.id]} is played when it is chosen`, async ({ page }) => {
    const own = variants.filter(({ editions: of }) => of.includes(edition.id))
    const played = new Set<string>()
    for (const { players, chosen } of gamesWith(edition, own)) {
      await page.goto('/')
      await check(page.getByRole('radio', { name: PLATES[edition.id] ?? '' }))
      const count = page.getByRole('radiogroup', { name: 'Number of players' })
      await check(count.getByRole('radio', { name: String(players) }))
      await page.getByText('House rules and other variants').click()
      const switches = page.locator('.variants').getByRole('checkbox')
      await expect(switches).toHaveCount(own.length)
      // The map for two is chosen with the number of players, above the others.
      const isAbove = ({ id }: Variant): boolean => id === 'two-player-map' && players === 2
      const inOrder = own.toSorted((a, b) => Number(isAbove(b)) - Number(isAbove(a)))
      for (const isOn of [false, true])
        for (const [at, { id }] of inOrder.entries())
          if (chosen.includes(id) === isOn) await check(switches.nth(at), isOn)
      await page.getByRole('button', { name: 'Play', exact: true }).first().click()
      expect(await savedSetup(page)).toEqual({
        edition: edition.id,
        seats: players,
        variants: own.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])),
      })
      for (const id of chosen) played.add(id)
    }
    expect(played.size).toBe(own.length)
  })

interface Game {
  readonly players: number
  readonly chosen: readonly string[]
}

/** As few games as hold every variant once: each takes whatever fits together. */
function gamesWith(edition: Edition, own: readonly Variant[]): Game[] {
  const games: Game[] = []
  for (let left = own; left[0]; ) {
    const [first] = left
    const players = first.seats?.[0] ?? edition.seats.at(-1) ?? 0
    let chosen = first.needs === undefined ? [first.id] : [first.needs, first.id]
    for (const { id } of left)
      if (!chosen.includes(id) && !('error' in makeSetup(edition.id, players, [...chosen, id])))
        chosen = [...chosen, id]
    games.push({ players, chosen })
    left = left.filter(({ id }) => !chosen.includes(id))
  }
  return games
}

/** What a game was set up as, from the file that it is saved as. */
async function savedSetup(page: Page): Promise<unknown> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Save as a file' }).click()
  return parseGame(readFileSync(await (await download).path(), 'utf8')).value?.setup
}
