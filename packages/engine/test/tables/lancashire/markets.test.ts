// The tracks of Lancashire and the original game: income, coal, iron, and the distant market with its tiles.

import {
  type Edition,
  editions,
  incomeLevel,
  makeSetup,
  newGame,
  ruleset,
  type Setup,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { sum } from '../counting.ts'

const editionNamed = (id: string): Edition => editions.find((edition) => edition.id === id) as Edition
const both = ['lancashire', 'classic'].map(editionNamed)

/** Tiles of the distant market in a setup, ascending. */
const tilesIn = (edition: string, seats: number, ...variants: string[]): readonly number[] => {
  const { edition: patched } = ruleset(makeSetup(edition, seats, variants) as Setup)
  return patched.distantMarket?.tiles[seats].toSorted((a, b) => a - b) ?? []
}

const BONUSES = [3, 3, 2, 2, 1, 1, 0, 0]

/** Sales that succeed while tiles are turned up in this order, and the tiles then left. */
function salesWith(tiles: readonly number[]): { sales: number; left: number } {
  let space = 0
  let turned = 0
  while (turned < tiles.length) {
    space += tiles[turned++]
    if (space >= BONUSES.length) return { sales: turned - 1, left: tiles.length - turned }
  }
  return { sales: turned, left: 0 }
}

describe('the income track', () => {
  it('is that of Birmingham: 100 spaces from level -10 to 30, adding up to 1510 [L-INC-02 C-INC-02]', () => {
    for (const { incomeTrack, start } of both) {
      expect(incomeTrack).toEqual(editionNamed('birmingham').incomeTrack)
      expect(incomeTrack).toHaveLength(100)
      expect([0, 10, 11, 30, 31, 60, 61, 96, 97, 99].map((space) => incomeTrack[space])).toEqual([
        -10, 0, 1, 10, 11, 20, 21, 29, 30, 30,
      ])
      expect(sum(incomeTrack)).toBe(1510)
      expect(incomeTrack[start.incomeSpace]).toBe(0)
    }
  })

  it.each([
    [87, 3, 76],
    [63, 2, 57],
    [16, 1, 14],
    [10, 2, 8],
  ])(
    'has, from space %i, %i levels down, its highest space at %i [L-LOAN-01 C-LOAN-01]',
    (from, levels, to) => {
      const rules = ruleset(makeSetup('classic', 4) as Setup)
      expect(rules.edition.incomeTrack.lastIndexOf(incomeLevel(rules, from) - levels)).toBe(to)
    },
  )
})

describe('the markets', () => {
  it('of coal and iron have two spaces each from £1 to £4, all full, and ask £5 when empty [L-SETUP-04 C-SETUP-01]', () => {
    for (const { markets } of both)
      for (const market of [markets.coal, markets.iron]) {
        expect(market.prices).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
        expect(sum(market.prices)).toBe(20)
        expect(market.cubesAtStart).toBe(8)
        expect(market.priceWhenEmpty).toBe(5)
      }
  })

  it('have six spaces from £2 to £4 on the map for two, all full, and ask £5 when empty [L-2P-02]', () => {
    const { edition } = ruleset(makeSetup('lancashire', 2, ['two-player-map']) as Setup)
    for (const market of [edition.markets.coal, edition.markets.iron])
      expect(market).toEqual({ prices: [2, 2, 3, 3, 4, 4], cubesAtStart: 6, priceWhenEmpty: 5 })
  })
})

describe('the distant market', () => {
  it('has eight spaces, 3, 3, 2, 2, 1, 1, 0, 0 from the top [L-SELL-03 C-SELL-02]', () => {
    for (const { distantMarket } of both) expect(distantMarket?.bonuses).toEqual(BONUSES)
  })

  it.each([
    ['lancashire', 2, '', [1, 2, 2, 2, 3, 3, 3, 4]],
    ['lancashire', 3, '', [0, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
    ['lancashire', 4, '', [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
    ['lancashire', 2, 'two-player-map', [1, 2, 2, 2, 2, 3, 3, 4]],
    ['lancashire', 3, 'classic-deck', [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
    ['lancashire', 4, 'classic-deck', [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
    ['classic', 3, '', [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
    ['classic', 4, '', [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
  ])(
    'of %s with %i players %s has its tiles [L-SETUP-03 L-2P-01 L-CDECK-01 C-SETUP-01]',
    (edition, seats, variant, tiles) => {
      const variants = variant === '' ? [] : [variant]
      expect(tilesIn(edition, seats, ...variants)).toEqual(tiles)
      const setup = makeSetup(edition, seats, variants) as Setup
      const { distantMarket } = newGame(setup, '0123456789abcdef0123456789abcdef')
      expect(distantMarket?.tiles.toSorted((a, b) => a - b)).toEqual(tiles)
      expect(distantMarket).toMatchObject({ space: 0, used: [] })
    },
  )

  it('lacks a 1, a 3 and both 0 on the map for two [L-2P-01]', () => {
    const rest = [...tilesIn('lancashire', 2, 'two-player-map'), 1, 3, 0, 0]
    expect(rest.toSorted((a, b) => a - b)).toEqual(tilesIn('lancashire', 4))
  })

  it('is unknown in Birmingham', () => {
    expect(editionNamed('birmingham').distantMarket).toBeNull()
  })

  // Worst and best order of the tiles.
  it.each([
    ['lancashire', 4, '', 2, 6],
    ['classic', 3, '', 2, 6],
    ['lancashire', 3, '', 2, 5],
    ['lancashire', 2, '', 2, 4],
    ['lancashire', 2, 'two-player-map', 2, 4],
  ])(
    'of %s with %i players %s buys %i times at worst and %i times at best, and never lacks a tile [L-SELL-07]',
    (edition, seats, variant, worst, best) => {
      const tiles = tilesIn(edition, seats, ...(variant === '' ? [] : [variant]))
      expect(salesWith(tiles.toReversed()).sales).toBe(worst)
      expect(salesWith(tiles).sales).toBe(best)
      expect(salesWith(tiles).left).toBeGreaterThan(0)
      expect(sum(tiles)).toBeGreaterThan(BONUSES.length)
    },
  )
})
