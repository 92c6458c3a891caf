// The map of Brass: Birmingham: places, slots and lines, counted and added up in several independent ways.

import { makeSetup, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { mapIn, nameOf, sum, tally } from './counting.ts'

const rules = ruleset(makeSetup('birmingham', 4) as Setup)
const { locations, lines, industries } = rules.edition
const { slots, rank, named, showing, linesAt, linesIn, linesOnlyIn, rankProduct, groups } = mapIn(
  rules.edition,
)

describe('locations', () => {
  it('are 20 towns, 2 farm breweries and 5 merchant places', () => {
    expect(tally(locations.map(({ kind }) => kind))).toEqual({ town: 20, farm: 2, merchant: 5 })
    expect(named('farm')).toEqual(['farm-brewery-north', 'farm-brewery-south'])
    expect(named('merchant').toSorted()).toEqual(
      'gloucester nottingham oxford shrewsbury warrington'.split(' '),
    )
  })

  it('fit into the bits of one integer', () => {
    expect(locations.length).toBe(27)
    expect(locations.length).toBeLessThanOrEqual(31)
  })

  it('open the coal market at the five merchant places [B-COAL-07]', () => {
    const open = rules.locations.filter((_, location) => rules.tradePoints & (1 << location))
    expect(open.map(({ id }) => id)).toEqual(named('merchant'))
  })

  it('print two link icons on every merchant place and none elsewhere [B-SCORE-01]', () => {
    for (const { kind, icons = 0 } of locations) expect(icons).toBe(kind === 'merchant' ? 2 : 0)
  })

  it('have slots in towns and on farms only', () => {
    for (const { kind, slots: own = [] } of locations) expect(own.length > 0).toBe(kind !== 'merchant')
  })
})

describe('slots', () => {
  it('are 47 in towns and one on each farm', () => {
    expect(slots).toHaveLength(49)
    expect(rules.slots).toHaveLength(49)
    expect(slots.filter(({ town }) => named('town').includes(town))).toHaveLength(47)
    expect(slots.filter(({ town }) => named('farm').includes(town)).map(({ icons }) => icons)).toEqual([
      ['brewery'],
      ['brewery'],
    ])
  })

  it('are two to a town, but for six larger ones', () => {
    const sizes = locations
      .filter(({ kind }) => kind === 'town')
      .map(({ id, slots: own = [] }) => [id, own.length])
    expect(Object.fromEntries(sizes.filter(([, size]) => size !== 2))).toEqual({
      belper: 3,
      birmingham: 4,
      coalbrookdale: 3,
      coventry: 3,
      derby: 3,
      'stoke-on-trent': 3,
    })
  })

  it('show these combinations of icons', () => {
    expect(tally(slots.map(({ icons }) => icons.toSorted().join('/')))).toEqual({
      brewery: 3,
      coal: 4,
      cotton: 3,
      iron: 5,
      manufacturer: 4,
      pottery: 3,
      'brewery/cotton': 3,
      'brewery/iron': 1,
      'brewery/manufacturer': 4,
      'coal/cotton': 5,
      'coal/manufacturer': 6,
      'cotton/manufacturer': 5,
      'iron/manufacturer': 2,
      'iron/pottery': 1,
    })
  })

  it('are 22 with one icon and 27 with two [B-BUILD-02]', () => {
    expect(slots.filter(({ icons }) => icons.length === 1)).toHaveLength(22)
    expect(slots.filter(({ icons }) => icons.length === 2)).toHaveLength(27)
    expect(rules.slots.filter(({ single }) => single)).toHaveLength(22)
  })

  // The last two numbers: places of the towns in the alphabet, and the same times the number of the slot.
  it.each([
    ['cotton', 16, 244, 363],
    ['manufacturer', 21, 281, 425],
    ['pottery', 4, 46, 87],
    ['coal', 15, 179, 297],
    ['iron', 9, 94, 174],
    ['brewery', 11, 159, 209],
  ])('show %s %i times', (industry, count, ranks, numbered) => {
    expect(showing(industry)).toEqual({ count, ranks, numbered })
    expect(rules.industries.find(({ id }) => id === industry)?.slots).toHaveLength(count)
  })

  it('never show an icon twice, or one that is no industry', () => {
    const known = industries.map(({ id }) => id)
    for (const { icons } of slots) {
      expect(new Set(icons).size).toBe(icons.length)
      expect(known).toEqual(expect.arrayContaining([...icons]))
    }
  })

  it('make potteries at home in four towns', () => {
    const potteries = slots
      .filter(({ icons }) => icons.includes('pottery'))
      .map(({ town, number }) => `${town}:${number}`)
    expect(potteries.toSorted()).toEqual('belper:3 coventry:1 stafford:2 stoke-on-trent:2'.split(' '))
  })
})

describe('lines', () => {
  it('are 39: 31 canals and 38 rails', () => {
    expect(lines).toHaveLength(39)
    expect(linesIn('canal')).toHaveLength(31)
    expect(linesIn('rail')).toHaveLength(38)
    expect(lines.filter(({ eras }) => eras === 'both')).toHaveLength(30)
    expect(rules.linesOf.canal).toHaveLength(31)
    expect(rules.linesOf.rail).toHaveLength(38)
  })

  it('are canal only once and rail only eight times', () => {
    expect(linesOnlyIn('canal')).toEqual(['burton-on-trent-walsall'])
    expect(linesOnlyIn('rail').toSorted()).toEqual([
      'belper-leek',
      'birmingham-nuneaton',
      'birmingham-redditch',
      'burton-on-trent-cannock',
      'coventry-nuneaton',
      'derby-uttoxeter',
      'stone-uttoxeter',
      'tamworth-walsall',
    ])
  })

  it('have two ends, but for the one that touches the southern farm [B-CONN-03 B-FARM-03]', () => {
    const three = lines.filter(({ ends }) => ends.length !== 2)
    expect(three.map(({ ends }) => nameOf(ends))).toEqual(['kidderminster-worcester-farm-brewery-south'])
    expect(three[0].eras).toBe('both')
    expect(lines.filter(({ ends }) => ends.includes('farm-brewery-south'))).toEqual(three)
  })

  it('lead to the northern farm from Cannock [B-FARM-02]', () => {
    const toFarm = lines.filter(({ ends }) => ends.includes('farm-brewery-north'))
    expect(toFarm.map(({ ends, eras }) => [nameOf(ends), eras])).toEqual([
      ['cannock-farm-brewery-north', 'both'],
    ])
  })

  // Canals and rails at each place.
  it.each([
    ['belper', 1, 2],
    ['birmingham', 6, 8],
    ['burton-on-trent', 4, 4],
    ['cannock', 4, 5],
    ['coalbrookdale', 3, 3],
    ['coventry', 1, 2],
    ['derby', 3, 4],
    ['dudley', 3, 3],
    ['farm-brewery-north', 1, 1],
    ['farm-brewery-south', 1, 1],
    ['gloucester', 2, 2],
    ['kidderminster', 3, 3],
    ['leek', 1, 2],
    ['nottingham', 1, 1],
    ['nuneaton', 1, 3],
    ['oxford', 2, 2],
    ['redditch', 2, 3],
    ['shrewsbury', 1, 1],
    ['stafford', 2, 2],
    ['stoke-on-trent', 3, 3],
    ['stone', 3, 4],
    ['tamworth', 3, 4],
    ['uttoxeter', 0, 2],
    ['walsall', 4, 4],
    ['warrington', 1, 1],
    ['wolverhampton', 4, 4],
    ['worcester', 3, 3],
  ])('end at %s: %i canals, %i rails', (location, canals, rails) => {
    expect(rank.has(location)).toBe(true)
    expect(linesAt(location)).toEqual([canals, rails])
  })

  it('have 63 ends as canals and 77 as rails', () => {
    expect(sum(linesIn('canal').map(({ ends }) => ends.length))).toBe(63)
    expect(sum(linesIn('rail').map(({ ends }) => ends.length))).toBe(77)
  })

  it('join the right ends: the places in the alphabet of their ends multiplied, and added up', () => {
    expect(sum(linesIn('canal').map(rankProduct))).toBe(7958)
    expect(sum(linesIn('rail').map(rankProduct))).toBe(9237)
  })

  it('can join every place in the Rail Era, and all but Uttoxeter in the Canal Era', () => {
    expect(groups('rail').map(({ length }) => length)).toEqual([27])
    expect(groups('canal').map(({ length }) => length)).toEqual([26, 1])
    expect(groups('canal')[1]).toEqual(['uttoxeter'])
  })

  it('end at known places, and never twice at one', () => {
    for (const { ends } of lines) {
      expect(ends.every((end) => rank.has(end))).toBe(true)
      expect(new Set(ends).size).toBe(ends.length)
    }
    expect(new Set(lines.map(({ ends }) => ends.toSorted().join()))).toHaveProperty('size', 39)
  })
})
