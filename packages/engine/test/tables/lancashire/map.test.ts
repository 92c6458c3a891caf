// The map of Lancashire and the original game: places, slots and lines, counted and added up in several independent ways.

import { classic, makeSetup, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { mapIn, sum, tally } from '../counting.ts'

const rules = ruleset(makeSetup('lancashire', 4) as Setup)
const { locations, lines, industries } = rules.edition
const { slots, rank, named, showing, linesAt, linesIn, linesOnlyIn, rankProduct, groups } = mapIn(
  rules.edition,
)

const townsWith = (industry: string): string[] =>
  slots.flatMap(({ town, icons }) => (icons.includes(industry) ? [town] : []))

describe('locations', () => {
  it('are 25: 19 towns, 3 places at the edge and 3 that only carry links', () => {
    expect(locations).toHaveLength(25)
    expect(tally(locations.map(({ kind }) => kind))).toEqual({ town: 19, edge: 3, waypoint: 3 })
    expect(named('edge')).toEqual(['scotland', 'yorkshire', 'the-midlands'])
    expect(named('waypoint')).toEqual(['blackpool', 'southport', 'northwich'])
  })

  it('open the markets at the edge; elsewhere only ports do [L-COAL-02 L-COAL-04]', () => {
    const open = rules.locations.filter((_, location) => rules.tradePoints & (1 << location))
    expect(open.map(({ id }) => id)).toEqual(named('edge'))
    expect(rules.kinds.filter(({ isTradePoint }) => isTradePoint).map(({ id }) => id)).toEqual(
      'port-1 port-2 port-3 port-4'.split(' '),
    )
  })

  it('print two link icons on each of six places and none in towns [L-SCORE-01 C-SCORE-01]', () => {
    for (const { kind, icons = 0 } of locations) expect(icons).toBe(kind === 'town' ? 0 : 2)
  })

  it('have slots in towns only, one to four', () => {
    for (const { kind, slots: own = [] } of locations) expect(own.length > 0).toBe(kind === 'town')
    expect(Object.fromEntries(locations.map(({ id, slots: own = [] }) => [id, own.length]))).toMatchObject({
      birkenhead: 1,
      'ellesmere-port': 1,
      fleetwood: 1,
      blackburn: 3,
      bolton: 3,
      preston: 3,
      rochdale: 3,
      liverpool: 4,
      manchester: 4,
    })
    expect(locations.filter(({ slots: own }) => own?.length === 2)).toHaveLength(10)
  })

  it('are the same in the original game', () => {
    expect(classic.locations).toEqual(locations)
    expect(classic.lines).toEqual(lines)
  })

  it('are named as on the board', () => {
    for (const { id, name } of locations)
      expect(name.toLowerCase().replaceAll(' & ', '-').replaceAll(' ', '-')).toBe(id)
  })
})

describe('slots', () => {
  it('are 43 and show these combinations of icons', () => {
    expect(slots).toHaveLength(43)
    expect(rules.slots).toHaveLength(43)
    expect(tally(slots.map(({ icons }) => icons.toSorted().join('/')))).toEqual({
      coal: 2,
      cotton: 6,
      iron: 6,
      port: 8,
      shipyard: 3,
      'coal/cotton': 16,
      'cotton/port': 2,
    })
  })

  // The last two numbers: places of the towns in the alphabet, and the same times the number of the slot.
  it.each([
    ['cotton', 24, 287, 454],
    ['port', 10, 134, 233],
    ['coal', 18, 223, 344],
    ['iron', 6, 58, 187],
    ['shipyard', 3, 15, 39],
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

  it('offer shipyards in three towns and iron works in six', () => {
    expect(townsWith('shipyard').toSorted()).toEqual(['barrow-in-furness', 'birkenhead', 'liverpool'])
    expect(townsWith('iron').toSorted()).toEqual(
      'barrow-in-furness blackburn bolton manchester preston rochdale'.split(' '),
    )
  })

  it('show an industry alone and shared in two towns only: ports in Lancaster and Preston [L-BUILD-02 C-BUILD-03]', () => {
    const both = locations.flatMap(({ id, slots: own = [] }) =>
      industries
        .filter((row) => own.some((icons) => icons.length === 1 && icons.includes(row.id)))
        .filter((row) => own.some((icons) => icons.length > 1 && icons.includes(row.id)))
        .map((row) => `${row.id}@${id}`),
    )
    expect(both.toSorted()).toEqual(['port@lancaster', 'port@preston'])
  })
})

describe('lines', () => {
  it('are 36: 23 canals and 35 rails', () => {
    expect(lines).toHaveLength(36)
    expect(linesIn('canal')).toHaveLength(23)
    expect(linesIn('rail')).toHaveLength(35)
    expect(lines.filter(({ eras }) => eras === 'both')).toHaveLength(22)
    expect(rules.linesOf.canal).toHaveLength(23)
    expect(rules.linesOf.rail).toHaveLength(35)
  })

  it('are canal only once and rail only thirteen times', () => {
    expect(linesOnlyIn('canal')).toEqual(['ellesmere-port-liverpool'])
    expect(linesOnlyIn('rail').toSorted()).toEqual([
      'barrow-in-furness-lancaster',
      'birkenhead-ellesmere-port',
      'blackburn-bolton',
      'blackburn-preston',
      'blackpool-preston',
      'bolton-wigan',
      'burnley-bury',
      'bury-rochdale',
      'lancaster-scotland',
      'liverpool-southport',
      'liverpool-warrington-runcorn',
      'preston-southport',
      'southport-wigan',
    ])
  })

  // Canals and rails at each place.
  it.each([
    ['barrow-in-furness', 0, 1],
    ['birkenhead', 0, 1],
    ['blackburn', 2, 4],
    ['blackpool', 0, 1],
    ['bolton', 2, 4],
    ['burnley', 2, 3],
    ['bury', 2, 4],
    ['colne', 2, 2],
    ['ellesmere-port', 3, 3],
    ['fleetwood', 1, 1],
    ['lancaster', 1, 3],
    ['liverpool', 2, 3],
    ['macclesfield', 2, 2],
    ['manchester', 5, 5],
    ['northwich', 2, 2],
    ['oldham', 2, 2],
    ['preston', 3, 6],
    ['rochdale', 2, 3],
    ['scotland', 0, 1],
    ['southport', 0, 3],
    ['stockport', 2, 2],
    ['the-midlands', 2, 2],
    ['warrington-runcorn', 3, 4],
    ['wigan', 4, 6],
    ['yorkshire', 2, 2],
  ])('end at %s: %i canals, %i rails', (location, canals, rails) => {
    expect(rank.has(location)).toBe(true)
    expect(linesAt(location)).toEqual([canals, rails])
  })

  it('leave five places without a canal, Barrow and Birkenhead among them [L-ERA-02 C-BUILD-05]', () => {
    const dry = locations.filter(({ id }) => !linesIn('canal').some(({ ends }) => ends.includes(id)))
    expect(dry.map(({ id }) => id).toSorted()).toEqual(
      'barrow-in-furness birkenhead blackpool scotland southport'.split(' '),
    )
  })

  it('need coal for everything in Barrow and Birkenhead [L-ERA-02 C-BUILD-05]', () => {
    const built = slots.filter(({ town }) => ['barrow-in-furness', 'birkenhead'].includes(town))
    const shown = industries.filter(({ id }) => built.some(({ icons }) => icons.includes(id)))
    expect(shown.map(({ id }) => id)).toEqual(['iron', 'shipyard'])
    for (const { tiles } of shown)
      expect(tiles.filter(({ eras }) => eras !== 'never').every(({ coal }) => coal === 1)).toBe(true)
  })

  it('have two ends each, which differ and are known', () => {
    for (const { ends } of lines) {
      expect(ends).toHaveLength(2)
      expect(ends.every((end) => rank.has(end))).toBe(true)
      expect(ends[0]).not.toBe(ends[1])
    }
    expect(new Set(lines.map(({ ends }) => ends.toSorted().join()))).toHaveProperty('size', 36)
  })

  it('join the right ends: the places in the alphabet of their ends multiplied, and added up', () => {
    expect(sum(linesIn('canal').map(rankProduct))).toBe(5063)
    expect(sum(linesIn('rail').map(rankProduct))).toBe(6951)
  })

  it('can join every place in the Rail Era, and twenty in the Canal Era', () => {
    expect(groups('rail').map(({ length }) => length)).toEqual([25])
    expect(groups('canal').map(({ length }) => length)).toEqual([20, 1, 1, 1, 1, 1])
  })

  it('never join two places at the edge, nor Liverpool and Birkenhead [L-VIRT-01 C-VIRT-01]', () => {
    const edge = named('edge')
    expect(lines.filter(({ ends }) => ends.every((end) => edge.includes(end)))).toEqual([])
    expect(lines.filter(({ ends }) => ends.includes('liverpool') && ends.includes('birkenhead'))).toEqual([])
  })
})
