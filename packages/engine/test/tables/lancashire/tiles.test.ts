// The 19 kinds of tile of Lancashire and the original game: totals and checksums, so that no number can be mistyped unnoticed.

import { classic, lancashire, makeSetup, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { stackOf, sum, tilesIn } from '../counting.ts'

const rules = ruleset(makeSetup('lancashire', 4) as Setup)
const { industries } = rules.edition
const { allTiles, tilesOf, columnSums, levelSums, named } = tilesIn(
  rules.edition,
  'cost',
  'coal',
  'iron',
  'vp',
  'income',
  'icons',
)

describe('the tiles of a mat', () => {
  it('are 37 of 19 kinds [L-SETUP-05]', () => {
    expect(industries.map(({ id }) => id)).toEqual(['cotton', 'port', 'coal', 'iron', 'shipyard'])
    expect(allTiles).toHaveLength(19)
    expect(rules.kinds).toHaveLength(19)
    expect(sum(allTiles.map(({ count }) => count))).toBe(37)
    expect(sum(rules.industries.map(({ stack }) => stack.length))).toBe(37)
  })

  it.each([
    ['cotton', 12, 1, [3, 3, 3, 3]],
    ['port', 8, 1, [2, 2, 2, 2]],
    ['coal', 7, 1, [1, 2, 2, 2]],
    ['iron', 4, 1, [1, 1, 1, 1]],
    ['shipyard', 6, 0, [2, 2, 2]],
  ])('%s: %i tiles, the levels in order from %i', (industry, total, lowest, counts) => {
    expect(sum(counts)).toBe(total)
    expect(tilesOf(industry).map(({ count }) => count)).toEqual(counts)
    expect(tilesOf(industry).map(({ level }) => level)).toEqual(counts.map((_, index) => index + lowest))
  })

  it('lie with the lowest level on top, locked shipyards first [L-BUILD-02 L-SHIP-01]', () => {
    for (const { stack } of rules.industries) expect(stack).toEqual(stack.toSorted((a, b) => a - b))
    expect(stackOf(rules, 'shipyard').map((kind) => rules.kinds[kind].id)).toEqual(
      'shipyard-0 shipyard-0 shipyard-1 shipyard-1 shipyard-2 shipyard-2'.split(' '),
    )
    expect(stackOf(rules, 'coal').map((kind) => rules.kinds[kind].level)).toEqual([1, 2, 2, 3, 3, 4, 4])
  })
})

describe('the columns add up', () => {
  //              cost coal iron  vp  income icons canal rail cubes
  it.each([
    ['cotton', [180, 9, 6, 93, 42, 12, 0, 0]],
    ['port', [60, 0, 0, 42, 28, 8, 0, 0]],
    ['coal', [55, 0, 4, 19, 40, 7, 26, 26]],
    ['iron', [33, 4, 0, 24, 9, 4, 19, 19]],
    ['shipyard', [82, 4, 4, 56, 6, 4, 0, 0]],
  ])('over every %s tile', (industry, sums) => {
    expect(columnSums(tilesOf(industry))).toEqual(sums)
  })

  it.each([
    ['cotton', [160, 9, 7, 90, 30, 10, 0, 0]],
    ['port', [80, 0, 0, 64, 37, 10, 0, 0]],
    ['coal', [83, 0, 7, 30, 56, 10, 40, 40]],
    ['iron', [94, 10, 0, 70, 19, 10, 51, 51]],
    ['shipyard', [66, 3, 3, 46, 4, 3, 0, 0]],
  ])('over the levels of %s, each times its level', (industry, sums) => {
    expect(levelSums(tilesOf(industry))).toEqual(sums)
  })

  it('over all 37 tiles', () => {
    expect(columnSums(allTiles)).toEqual([410, 17, 14, 234, 125, 35, 45, 45])
    expect(levelSums(allTiles)).toEqual([483, 22, 17, 300, 146, 43, 91, 91])
  })

  it('in the original game too, but for the first cotton mill: 3 VP instead of 5 [L-SCORE-03]', () => {
    const original = classic.industries
    const [mill, ...others] = industries
    expect(original.slice(1)).toEqual(others)
    expect(original[0]).toEqual({ ...mill, tiles: [{ ...mill.tiles[0], vp: 3 }, ...mill.tiles.slice(1)] })
    expect(mill.tiles[0].vp).toBe(5)
    expect(columnSums(original.flatMap(({ tiles }) => tiles))[3]).toBe(234 - 3 * 2)
  })
})

describe('marks and special tiles', () => {
  it('keep level 1 to the Canal Era, shipyard II to the Rail Era and level 0 from the board [L-ERA-01 L-SHIP-01]', () => {
    expect(named(({ eras }) => eras === 'canal')).toEqual(
      'cotton-1 port-1 coal-1 iron-1 shipyard-1'.split(' '),
    )
    expect(named(({ eras }) => eras === 'rail')).toEqual(['shipyard-2'])
    expect(named(({ eras }) => eras === 'never')).toEqual(['shipyard-0'])
  })

  it('let every tile be developed [L-DEV-01]', () => {
    expect(named(({ lightbulb }) => lightbulb === true)).toEqual([])
  })

  it('flip in four ways [L-FLIP-01 C-FLIP-01]', () => {
    for (const edition of [lancashire, classic])
      expect(edition.industries.map(({ id, flips }) => [id, flips])).toEqual([
        ['cotton', 'sold'],
        ['port', 'soldThrough'],
        ['coal', 'emptied'],
        ['iron', 'emptied'],
        ['shipyard', 'built'],
      ])
  })

  it('need no beer, and make nothing but coal and iron', () => {
    expect(allTiles.every(({ beer }) => beer === 0)).toBe(true)
    expect(industries.map(({ makes }) => makes)).toEqual([null, null, 'coal', 'iron', null])
  })

  it('put these cubes on mines and works, in either era [L-FLIP-01]', () => {
    for (const { cubes } of [...tilesOf('coal'), ...tilesOf('iron')]) expect(cubes?.canal).toBe(cubes?.rail)
    expect(tilesOf('coal').map(({ cubes }) => cubes?.canal)).toEqual([2, 3, 4, 5])
    expect(tilesOf('iron').map(({ cubes }) => cubes?.canal)).toEqual([4, 4, 5, 6])
    for (const { makes, tiles } of industries)
      expect(tiles.every(({ cubes }) => (cubes === undefined) === (makes === null))).toBe(true)
  })

  it('let no tile need what it makes', () => {
    for (const tile of tilesOf('coal')) expect(tile.coal).toBe(0)
    for (const tile of tilesOf('iron')) expect(tile.iron).toBe(0)
  })

  it('show one link icon each when flipped [L-SCORE-01 C-SCORE-01]', () => {
    expect(named(({ icons }) => icons !== 1)).toEqual(['shipyard-0'])
  })

  it('cost something, so that every tile on the board raises money in a shortfall [L-SHORT-01]', () => {
    expect(named(({ cost }) => cost < 2)).toEqual(['shipyard-0'])
  })

  it('carry the numbers that tables elsewhere get wrong', () => {
    expect(tilesOf('cotton')[1]).toMatchObject({ cost: 14, coal: 1, iron: 0, vp: 5, income: 4 })
    expect(tilesOf('cotton')[3]).toMatchObject({ level: 4, cost: 18, vp: 12, income: 2 })
    expect(tilesOf('port').map(({ vp }) => vp)).toEqual([2, 4, 6, 9])
    expect(tilesOf('port').map(({ income }) => income)).toEqual([3, 3, 4, 4])
    expect(tilesOf('shipyard')[1]).toMatchObject({ cost: 16, coal: 1, iron: 1, vp: 10, income: 2 })
    expect(tilesOf('shipyard')[2]).toMatchObject({ cost: 25, coal: 1, iron: 1, vp: 18, income: 1 })
  })
})
