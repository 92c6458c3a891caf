// The community's map for two: what is missing, what is left, and the numbers that differ.

import { lancashire, makeSetup, newGame, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { mapIn, sum } from '../counting.ts'

const setup = makeSetup('lancashire', 2, ['two-player-map']) as Setup
const rules = ruleset(setup)
const { locations, lines, cards, start, rounds } = rules.edition
const { rank, named, showing, linesAt, linesIn, rankProduct } = mapIn(rules.edition)

const MISSING =
  'birkenhead ellesmere-port macclesfield northwich oldham rochdale stockport the-midlands'.split(' ')

describe('the map for two', () => {
  it('has 17 places, 13 of them towns, and lacks eight [L-2P-02]', () => {
    expect(locations).toHaveLength(17)
    expect(named('town')).toHaveLength(13)
    expect(named('edge')).toEqual(['scotland', 'yorkshire'])
    expect(named('waypoint')).toEqual(['blackpool', 'southport'])
    const gone = lancashire.locations.map(({ id }) => id).filter((id) => !rank.has(id))
    expect(gone.toSorted()).toEqual(MISSING)
  })

  it('has 32 slots, in every town those of the full map [L-2P-02]', () => {
    expect(rules.slots).toHaveLength(32)
    for (const location of locations)
      expect(lancashire.locations.find(({ id }) => id === location.id)).toEqual(location)
  })

  // The last two numbers: places of the towns in the alphabet, and the same times the number of the slot.
  it.each([
    ['cotton', 16, 117, 195],
    ['port', 9, 95, 171],
    ['coal', 14, 114, 180],
    ['iron', 5, 30, 100],
    ['shipyard', 2, 11, 31],
  ])('shows %s %i times [L-2P-02]', (industry, count, ranks, numbered) => {
    expect(showing(industry)).toEqual({ count, ranks, numbered })
  })

  it('has 24 lines: 14 canals and 24 rails, none of them canal only [L-2P-02]', () => {
    expect(lines).toHaveLength(24)
    expect(linesIn('canal')).toHaveLength(14)
    expect(linesIn('rail')).toHaveLength(24)
    const railOnly = lines.filter(({ eras }) => eras === 'rail').map(({ ends }) => ends.join('-'))
    expect(railOnly.toSorted()).toEqual([
      'barrow-in-furness-lancaster',
      'blackburn-bolton',
      'blackburn-preston',
      'blackpool-preston',
      'bolton-wigan',
      'burnley-bury',
      'liverpool-southport',
      'liverpool-warrington-runcorn',
      'preston-southport',
      'southport-wigan',
    ])
  })

  it('makes a canal of the line from Lancaster to Scotland, and changes no other [L-2P-02]', () => {
    const changed = lines.filter(
      ({ ends, eras }) => lancashire.lines.find((line) => line.ends.join() === ends.join())?.eras !== eras,
    )
    expect(changed).toEqual([{ ends: ['lancaster', 'scotland'], eras: 'both' }])
  })

  // Canals and rails at each place.
  it.each([
    ['barrow-in-furness', 0, 1],
    ['blackburn', 2, 4],
    ['blackpool', 0, 1],
    ['bolton', 2, 4],
    ['burnley', 2, 3],
    ['bury', 2, 3],
    ['colne', 2, 2],
    ['fleetwood', 1, 1],
    ['lancaster', 2, 3],
    ['liverpool', 1, 3],
    ['manchester', 3, 3],
    ['preston', 3, 6],
    ['scotland', 1, 1],
    ['southport', 0, 3],
    ['warrington-runcorn', 2, 3],
    ['wigan', 4, 6],
    ['yorkshire', 1, 1],
  ])('has at %s %i canals and %i rails [L-2P-02]', (location, canals, rails) => {
    expect(rank.has(location)).toBe(true)
    expect(linesAt(location)).toEqual([canals, rails])
  })

  it('joins the right ends: the places in the alphabet of their ends multiplied, and added up', () => {
    expect(sum(linesIn('canal').map(rankProduct))).toBe(1408)
    expect(sum(linesIn('rail').map(rankProduct))).toBe(2261)
  })

  it('names towns of its own only on its 40 cards [L-2P-01]', () => {
    const towns = cards.flatMap(({ location }) => (location === undefined ? [] : [location]))
    expect(towns.toSorted()).toEqual(named('town').toSorted())
    expect(rules.deck).toHaveLength(40)
  })

  it('has no virtual link, switched on or not [L-2P-02 L-VIRT-01]', () => {
    const both = makeSetup('lancashire', 2, ['virtual-link', 'two-player-map']) as Setup
    expect(rules.virtualLinks).toEqual([])
    expect(ruleset(both).virtualLinks).toEqual([])
  })

  it('gives £25 and 10 rounds an era, and the rest as on the full map [L-2P-01]', () => {
    expect(start).toEqual({ money: 25, incomeSpace: 10, hand: 8, links: 14 })
    expect(rounds[2]).toBe(10)
    expect(rules.edition.industries).toEqual(lancashire.industries)
    const game = newGame(setup, '0123456789abcdef0123456789abcdef')
    expect(game).toMatchObject({ coal: 6, iron: 6 })
    expect(game.players.map(({ money }) => money)).toEqual([25, 25])
    expect(game.faceDown).toHaveLength(2)
  })
})
