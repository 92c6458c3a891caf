// The 29 kinds of tile of Brass: Birmingham: totals and checksums, so that no number can be mistyped unnoticed.

import { makeSetup, ruleset, type Setup, type TileRow } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { stackOf, sum, tilesIn } from './counting.ts'

const rules = ruleset(makeSetup('birmingham', 4) as Setup)
const { industries } = rules.edition
const { allTiles, tilesOf, columnSums, levelSums, named } = tilesIn(
  rules.edition,
  'cost',
  'coal',
  'iron',
  'beer',
  'vp',
  'income',
  'icons',
)
const tilesThat = (flips: string): readonly TileRow[] =>
  industries.filter((row) => row.flips === flips).flatMap(({ tiles }) => tiles)

describe('the tiles of a mat', () => {
  it('are 45 of 29 kinds [B-SETUP-07]', () => {
    expect(industries.map(({ id }) => id)).toEqual([
      'cotton',
      'manufacturer',
      'pottery',
      'coal',
      'iron',
      'brewery',
    ])
    expect(allTiles).toHaveLength(29)
    expect(rules.kinds).toHaveLength(29)
    expect(sum(allTiles.map(({ count }) => count))).toBe(45)
    expect(sum(rules.industries.map(({ stack }) => stack.length))).toBe(45)
  })

  it.each([
    ['cotton', 11, [3, 2, 3, 3]],
    ['manufacturer', 11, [1, 2, 1, 1, 2, 1, 1, 2]],
    ['pottery', 5, [1, 1, 1, 1, 1]],
    ['coal', 7, [1, 2, 2, 2]],
    ['iron', 4, [1, 1, 1, 1]],
    ['brewery', 7, [2, 2, 2, 1]],
  ])('%s: %i tiles, the levels in order', (industry, total, counts) => {
    expect(sum(counts)).toBe(total)
    expect(tilesOf(industry).map(({ count }) => count)).toEqual(counts)
    expect(tilesOf(industry).map(({ level }) => level)).toEqual(counts.map((_, index) => index + 1))
  })

  it('lie with the lowest level on top [B-BUILD-01]', () => {
    for (const { stack } of rules.industries) expect(stack).toEqual(stack.toSorted((a, b) => a - b))
    expect(stackOf(rules, 'coal').map((kind) => rules.kinds[kind].id)).toEqual(
      'coal-1 coal-2 coal-2 coal-3 coal-3 coal-4 coal-4'.split(' '),
    )
    expect(stackOf(rules, 'brewery').map((kind) => rules.kinds[kind].level)).toEqual([1, 1, 2, 2, 3, 3, 4])
  })
})

describe('the columns add up', () => {
  //                   cost coal iron beer   vp  income icons canal rail cubes
  it.each([
    ['cotton', [166, 8, 6, 11, 88, 38, 13, 0, 0]],
    ['manufacturer', [156, 6, 8, 11, 74, 33, 12, 0, 0]],
    ['pottery', [63, 6, 1, 7, 43, 17, 5, 0, 0]],
    ['coal', [55, 0, 4, 0, 19, 40, 8, 26, 24]],
    ['iron', [33, 4, 0, 0, 24, 9, 4, 19, 15]],
    ['brewery', [51, 0, 7, 0, 42, 33, 14, 6, 10]],
  ])('over every %s tile', (industry, sums) => {
    expect(columnSums(tilesOf(industry))).toEqual(sums)
  })

  it.each([
    ['cotton', [160, 9, 7, 10, 90, 30, 12, 0, 0]],
    ['manufacturer', [568, 19, 29, 31, 270, 125, 32, 0, 0]],
    ['pottery', [203, 22, 1, 23, 149, 51, 15, 0, 0]],
    ['coal', [83, 0, 7, 0, 30, 56, 11, 40, 38]],
    ['iron', [94, 10, 0, 0, 70, 19, 10, 51, 47]],
    ['brewery', [82, 0, 10, 0, 75, 49, 20, 6, 18]],
  ])('over the levels of %s, each times its level', (industry, sums) => {
    expect(levelSums(tilesOf(industry))).toEqual(sums)
  })

  it('over all 45 tiles', () => {
    expect(columnSums(allTiles)).toEqual([524, 24, 26, 29, 290, 170, 56, 51, 49])
    expect(levelSums(allTiles)).toEqual([1190, 60, 54, 64, 684, 330, 100, 97, 103])
  })
})

describe('marks and special tiles', () => {
  it('bar level 1 from the Rail Era, potteries apart, and two tiles from the Canal Era [B-BUILD-08 B-BUILD-09]', () => {
    expect(named(({ eras }) => eras === 'canal')).toEqual(
      'cotton-1 manufacturer-1 coal-1 iron-1 brewery-1'.split(' '),
    )
    expect(named(({ eras }) => eras === 'rail')).toEqual(['pottery-5', 'brewery-4'])
  })

  it('put a lightbulb on two potteries [B-DEV-03]', () => {
    expect(named(({ lightbulb }) => lightbulb === true)).toEqual(['pottery-1', 'pottery-3'])
    expect(rules.kinds.filter(({ lightbulb }) => lightbulb).map(({ id }) => id)).toEqual([
      'pottery-1',
      'pottery-3',
    ])
  })

  it('sell three industries and empty the other three [B-FLIP-01]', () => {
    expect(industries.map(({ id, flips }) => [id, flips])).toEqual([
      ['cotton', 'sold'],
      ['manufacturer', 'sold'],
      ['pottery', 'sold'],
      ['coal', 'emptied'],
      ['iron', 'emptied'],
      ['brewery', 'emptied'],
    ])
    expect(industries.map(({ makes }) => makes)).toEqual([null, null, null, 'coal', 'iron', 'beer'])
    for (const { flips, tiles } of industries)
      expect(tiles.every(({ cubes }) => (cubes === undefined) === (flips === 'sold'))).toBe(true)
  })

  it('give a brewery one barrel in the Canal Era and two in the Rail Era, at any level [B-BEER-08]', () => {
    const barrels = tilesOf('brewery').map(({ cubes }) => [cubes?.canal, cubes?.rail])
    expect(barrels).toEqual([
      [1, 0],
      [1, 2],
      [1, 2],
      [0, 2],
    ])
  })

  it('give every tile cubes in the eras in which it may be built, and in no other', () => {
    for (const { tiles } of industries.filter(({ makes }) => makes !== null)) {
      for (const { eras, cubes } of tiles) {
        expect((cubes?.canal ?? 0) > 0).toBe(eras !== 'rail')
        expect((cubes?.rail ?? 0) > 0).toBe(eras !== 'canal')
      }
    }
  })

  it('give mines and works the same cubes in either era [B-BUILD-05]', () => {
    for (const { eras, cubes } of [...tilesOf('coal'), ...tilesOf('iron')])
      if (eras === 'both') expect(cubes?.canal).toBe(cubes?.rail)
    expect(tilesOf('coal').map(({ cubes }) => cubes?.canal)).toEqual([2, 3, 4, 5])
    expect(tilesOf('iron').map(({ cubes }) => cubes?.canal)).toEqual([4, 4, 5, 6])
  })

  it('let no tile need what it makes [B-COAL-11]', () => {
    for (const { makes, tiles } of industries)
      for (const tile of tiles) expect(makes === null || makes === 'beer' ? 0 : tile[makes]).toBe(0)
  })

  it('sell two manufacturers without beer, three kinds for two, and the rest for one [B-BEER-01]', () => {
    expect(named(({ beer }) => beer === 2)).toEqual(['manufacturer-5', 'pottery-3', 'pottery-5'])
    const sold = tilesThat('sold')
    expect(sold.filter(({ beer }) => beer === 1)).toHaveLength(12)
    expect(sold.filter(({ beer }) => beer === 0)).toEqual([
      tilesOf('manufacturer')[2],
      tilesOf('manufacturer')[6],
    ])
    expect(tilesThat('emptied').every(({ beer }) => beer === 0)).toBe(true)
  })

  it('show one link icon, but for these [B-SCORE-04]', () => {
    expect(named(({ icons }) => icons === 0)).toEqual(['manufacturer-3', 'manufacturer-7'])
    expect(named(({ icons }) => icons === 2)).toEqual(
      'cotton-2 manufacturer-1 manufacturer-5 coal-1 brewery-1 brewery-2 brewery-3 brewery-4'.split(' '),
    )
    expect(allTiles.every(({ icons }) => icons >= 0 && icons <= 2)).toBe(true)
  })

  it('cost nothing on two potteries only [B-SHORT-06]', () => {
    expect(named(({ cost }) => cost === 0)).toEqual(['pottery-2', 'pottery-4'])
  })

  it('carry the numbers that tables elsewhere get wrong', () => {
    const manufacturer = tilesOf('manufacturer')
    expect(manufacturer[3]).toMatchObject({ cost: 8, coal: 0, iron: 1, income: 6 })
    expect(manufacturer[1]).toMatchObject({ income: 1 })
    expect(manufacturer[7]).toMatchObject({ count: 2, cost: 20, iron: 2, vp: 11 })
    expect(tilesOf('brewery')[2]).toMatchObject({ count: 2, vp: 7 })
    expect(tilesOf('brewery')[3]).toMatchObject({ count: 1, vp: 10 })
    expect(tilesOf('cotton')[0]).toMatchObject({ vp: 5 })
    expect(tilesOf('pottery')[4]).toMatchObject({ cost: 24, coal: 2, beer: 2, vp: 20 })
    expect(tilesOf('iron')[3]).toMatchObject({ cost: 12, coal: 1, iron: 0, vp: 9, income: 1 })
  })
})
