// The merchants of Brass: Birmingham: spaces in use, tiles dealt, barrels and bonuses.

import { type Edition, editions, makeSetup, newGame, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { sum } from './counting.ts'

const { locations, industries, merchantSpaces, merchantTiles } = editions.find(
  ({ id }) => id === 'birmingham',
) as Edition
const rulesFor = (seats: number) => ruleset(makeSetup('birmingham', seats) as Setup)

describe('merchant spaces', () => {
  it('are nine at the five merchant places', () => {
    expect(merchantSpaces.map(({ location, spaces }) => [location, spaces])).toEqual([
      ['warrington', 2],
      ['nottingham', 2],
      ['shrewsbury', 1],
      ['gloucester', 2],
      ['oxford', 2],
    ])
    const places = locations.filter(({ kind }) => kind === 'merchant').map(({ id }) => id)
    expect(merchantSpaces.map(({ location }) => location).toSorted()).toEqual(places.toSorted())
    expect(rulesFor(4).merchantSpaces).toHaveLength(9)
  })

  it.each([
    [2, ['shrewsbury:1', 'gloucester:1', 'gloucester:2', 'oxford:1', 'oxford:2']],
    [
      3,
      [
        'warrington:1',
        'warrington:2',
        'shrewsbury:1',
        'gloucester:1',
        'gloucester:2',
        'oxford:1',
        'oxford:2',
      ],
    ],
  ])('in use with %i players: %j [B-SETUP-03]', (seats, used) => {
    const spaces = rulesFor(seats).merchantSpaces
    expect(spaces.filter(({ inUse }) => inUse).map(({ id }) => id)).toEqual(used)
  })

  it('are all in use with 4 players [B-SETUP-03]', () => {
    expect(rulesFor(4).merchantSpaces.every(({ inUse }) => inUse)).toBe(true)
  })

  it.each([
    ['warrington', 'money', 5],
    ['nottingham', 'vp', 3],
    ['shrewsbury', 'vp', 4],
    ['gloucester', 'develop', 1],
    ['oxford', 'income', 2],
  ])('at %s give %s: %i [B-MERCH-02]', (location, gives, amount) => {
    expect(merchantSpaces.find((row) => row.location === location)?.bonus).toEqual({ gives, amount })
  })
})

describe('merchant tiles', () => {
  // Tiles, and those that buy something.
  it.each([
    [2, 5, 3],
    [3, 7, 4],
    [4, 9, 6],
  ])('%i players: %i tiles, %i barrels [B-SETUP-03 B-SETUP-04]', (seats, tiles, barrels) => {
    expect(sum(merchantTiles.map(({ copies }) => copies[seats]))).toBe(tiles)
    expect(sum(merchantTiles.filter(({ buys }) => buys.length > 0).map(({ copies }) => copies[seats]))).toBe(
      barrels,
    )
    expect(rulesFor(seats).merchantSpaces.filter(({ inUse }) => inUse)).toHaveLength(tiles)

    const { merchants } = newGame(makeSetup('birmingham', seats) as Setup, '0123456789abcdef0123456789abcdef')
    expect(merchants.filter((merchant) => merchant !== null)).toHaveLength(tiles)
    expect(merchants.filter((merchant) => merchant?.barrel)).toHaveLength(barrels)
  })

  it.each([
    ['blank', 2, 3, 3],
    ['cotton', 1, 1, 2],
    ['manufacturer', 1, 1, 2],
    ['pottery', 0, 1, 1],
    ['all-goods', 1, 1, 1],
  ])('%s: %i, %i and %i with 2, 3 and 4 players', (id, two, three, four) => {
    expect(merchantTiles.find((tile) => tile.id === id)?.copies).toEqual({ 2: two, 3: three, 4: four })
  })

  it('buy what they are called', () => {
    expect(merchantTiles).toHaveLength(5)
    const buys = Object.fromEntries(merchantTiles.map((tile) => [tile.id, tile.buys]))
    const sold = industries.filter(({ flips }) => flips === 'sold').map(({ id }) => id)
    expect(buys.blank).toEqual([])
    expect(buys['all-goods']).toEqual(sold)
    for (const industry of sold) expect(buys[industry]).toEqual([industry])
  })
})
