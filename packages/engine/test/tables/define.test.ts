// Defining and registering an edition: what is inherited, and tables that are refused because they do not fit together.

import { birmingham, classic, defineEdition, editions, lancashire, registerEdition } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../src/editions/check.ts'

const own = { id: 'elsewhere', title: 'Elsewhere', sentence: 'Another map.' }
const { locations, lines, cards, merchantSpaces, merchantTiles } = birmingham

describe('An edition that extends another', () => {
  it('takes from it what it does not say', () => {
    const { id, title, sentence, family, ...rest } = defineEdition({ ...own, extends: birmingham })
    expect({ id, title, sentence, family }).toEqual({ ...own, family: 'birmingham' })
    const { id: _1, title: _2, sentence: _3, family: _4, ...inherited } = birmingham
    expect(rest).toEqual(inherited)
  })

  it('says the rest by itself', () => {
    const start = { ...birmingham.start, money: 20 }
    expect(defineEdition({ ...own, extends: birmingham, start }).start.money).toBe(20)
    expect(birmingham.start.money).toBe(17)
  })

  it('belongs to the family of the first one', () => {
    const other = defineEdition({ ...own, extends: defineEdition({ ...own, extends: lancashire }) })
    expect(other.family).toBe('lancashire')
    expect(editions.map(({ family }) => family)).toEqual(['birmingham', 'lancashire', 'classic'])
    // The original game has tables of Lancashire, but rules of its own.
    expect(classic.locations).toBe(lancashire.locations)
  })
})

describe('Tables that do not fit together are refused:', () => {
  const town = locations[0]
  it.each([
    ['a name that the notation cannot hold', { id: 'Else where' }, '"Else where" is no name'],
    ['two places of one name', { locations: [...locations, town] }, '"stoke-on-trent" is there twice'],
    ['two lines between the same', { lines: [...lines, lines[0]] }, '"belper-derby" is there twice'],
    ['two cards of one name', { cards: [...cards, cards[0]] }, '"birmingham" is there twice'],
    [
      'more places than an integer has bits',
      {
        locations: [
          ...locations,
          ...['aa', 'bb', 'cc', 'dd', 'ee'].map((id) => ({ id, name: id, kind: 'waypoint' as const })),
        ],
      },
      'more than 31 places',
    ],
    [
      'an industry that is not there',
      { locations: [{ ...town, slots: [['silk']] }, ...locations.slice(1)] },
      'no industry "silk"',
    ],
    [
      'a town without a slot',
      { locations: [{ ...town, slots: [] }, ...locations.slice(1)] },
      'a town "stoke-on-trent" with 0 slots',
    ],
    [
      'a farm with two slots',
      {
        locations: locations.map((row) =>
          row.kind === 'farm' ? { ...row, slots: [['brewery'], ['brewery']] } : row,
        ),
      },
      'a farm "farm-brewery-north" with 2 slots',
    ],
    [
      'a place that no line leads to',
      { lines: lines.filter(({ ends }) => !ends.includes('worcester')) },
      'no line to "worcester"',
    ],
    [
      'a line to nowhere',
      { lines: [...lines, { ends: ['leek', 'atlantis'], eras: 'both' as const }] },
      'no place "atlantis"',
    ],
    [
      'a line that comes back',
      { lines: [...lines, { ends: ['leek', 'leek'], eras: 'both' as const }] },
      'a line "leek-leek"',
    ],
    [
      'a card for a place that is no town',
      { cards: [{ ...cards[0], location: 'oxford' }, ...cards.slice(1)] },
      'no town "oxford"',
    ],
    [
      'a card that shows nothing',
      { cards: [...cards, { id: 'blank', copies: { 2: 0, 3: 0, 4: 0 } }] },
      'an empty card "blank"',
    ],
    [
      'a merchant in a town',
      { merchantSpaces: [{ ...merchantSpaces[0], location: 'leek' }, ...merchantSpaces.slice(1)] },
      'no merchant "leek"',
    ],
    [
      'a merchant who buys what nobody makes',
      { merchantTiles: [{ ...merchantTiles[0], buys: ['silk'] }, ...merchantTiles.slice(1)] },
      'no industry "silk"',
    ],
    [
      'a merchant space without a tile',
      { merchantTiles: merchantTiles.slice(1) },
      'other merchants than spaces for 4 players',
    ],
    ['a virtual link to nowhere', { virtualLinks: [['leek', 'atlantis'] as const] }, 'no place "atlantis"'],
    [
      'a deck that is too short',
      { cards: cards.slice(1) },
      '61 cards with 4 players, but 64 for the canal era',
    ],
    [
      'more rounds than the deck lasts',
      { rounds: { 2: 10, 3: 9, 4: 9 } },
      '64 cards with 4 players, but 72 for the rail era',
    ],
    ['a number of players without rounds', { seats: [2, 3, 4, 5] }, 'with 5 players'],
  ])('%s', (_what, changed, fault) => {
    expect(() => registerEdition(defineEdition({ ...own, ...changed, extends: birmingham }))).toThrow(fault)
    expect(editions).toHaveLength(3)
  })
})

it.each(editions)('The tables of $title fit together', (edition) => {
  expect(faultsOf(edition)).toEqual([])
})

it('No two editions have one name', () => {
  expect(() => registerEdition(defineEdition({ ...own, id: 'classic', extends: birmingham }))).toThrow(
    'There is an edition "classic" already.',
  )
  expect(editions).toHaveLength(3)
})

it('An edition is not known without the one whose rules it plays by', () => {
  const { family: _, ...tables } = birmingham
  const stranger = defineEdition({ ...tables, id: 'stranger' })
  expect(() => registerEdition(defineEdition({ ...own, extends: stranger }))).toThrow(
    'The edition "elsewhere" extends "stranger", which is not registered.',
  )
  expect(editions).toHaveLength(3)
})
