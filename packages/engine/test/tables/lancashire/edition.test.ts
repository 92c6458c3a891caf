// The numbers of Lancashire and the original game outside their larger tables, and names that must be unique.

import { type Edition, editions, makeSetup, newGame, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

const editionNamed = (id: string): Edition => editions.find((edition) => edition.id === id) as Edition
const lancashire = editionNamed('lancashire')
const classic = editionNamed('classic')
const SEED = '0123456789abcdef0123456789abcdef'

describe.each([lancashire, classic])('$title', (edition) => {
  it('starts everyone with £30, 0 VP, income 0, 8 cards, a full mat and 14 links [L-SETUP-05 C-SETUP-01]', () => {
    expect(edition.start).toEqual({ money: 30, incomeSpace: 10, hand: 8, links: 14 })
    const game = newGame(makeSetup(edition.id, 4) as Setup, SEED)
    for (const player of game.players)
      expect(player).toMatchObject({
        money: 30,
        spent: 0,
        vp: 0,
        incomeSpace: 10,
        discard: [],
        mat: [0, 0, 0, 0, 0],
        linksLeft: 14,
      })
    expect(game).toMatchObject({ era: 'canal', round: 1, coal: 8, iron: 8, wilds: [], actionsLeft: 1 })
    expect(game.merchants).toEqual([])
  })

  it('has two eras, and one action in the first turn [L-TURN-01 C-TURN-01]', () => {
    expect(edition.eras.map(({ id }) => id)).toEqual(['canal', 'rail'])
    expect(edition.actionsPerTurn).toEqual({ first: 1, later: 2 })
  })

  it('allows one tile a town in the Canal Era only [L-ERA-01 C-BUILD-04]', () => {
    expect(edition.eras.map(({ oneTilePerTown }) => oneTilePerTown)).toEqual([true, false])
  })

  it('charges £3 for a canal, £5 for a rail and £15 for two, without beer [L-LINK-01 C-LINK-01]', () => {
    const [canal, rail] = edition.eras.map(({ links }) => links)
    expect(canal).toEqual([{ money: 3, coal: 0, beer: 0 }])
    expect(rail).toEqual([
      { money: 5, coal: 1, beer: 0 },
      { money: 10, coal: 1, beer: 0 },
    ])
  })

  it('knows five actions, building with two cards, and passing [L-PASS-01 L-DBL-01 C-DBL-01]', () => {
    expect(edition.actions).toEqual(['build', 'anywhere', 'network', 'develop', 'sell', 'loan', 'pass'])
  })

  it('lends £10, £20 or £30 for one, two or three levels [L-LOAN-01 C-LOAN-01]', () => {
    expect(edition.loans).toEqual([
      { amount: 10, levels: 1 },
      { amount: 20, levels: 2 },
      { amount: 30, levels: 3 },
    ])
  })

  it('develops up to two tiles, for one iron each [L-DEV-01 C-DEV-01]', () => {
    expect(edition.develop).toEqual({ tilesAtMost: 2, ironPerTile: 1 })
  })

  it('scores 1 VP for £10 at the end [L-SCORE-02 C-SCORE-01]', () => {
    expect(edition.finalScoring).toEqual({
      moneyPerVp: 10,
      moneyVpAtMost: null,
      incomeLevel: false,
      tilesAgainFromLevel: null,
    })
  })

  it('sells cotton, lays no first link anywhere, and builds first over others [L-NOTILE-01 L-NOTILE-02 C-BUILD-02]', () => {
    expect(edition).toMatchObject({
      selling: 'cotton',
      firstLinkAnywhere: false,
      firstTileOverbuilds: true,
      incomeAfterLastRound: false,
      unpaidDebt: 'vp',
      wildCards: [],
      merchantSpaces: [],
      merchantTiles: [],
    })
  })
})

describe('Lancashire', () => {
  it('is for two to four players, 10, 9 and 8 rounds an era [L-ROUND-01]', () => {
    expect(lancashire.title).toBe('Brass: Lancashire')
    expect(lancashire.seats).toEqual([2, 3, 4])
    expect(lancashire.rounds).toEqual({ 2: 10, 3: 9, 4: 8 })
  })

  it('differs from the original game in these switches [L-SETUP-06 L-TURN-02 L-INC-01 L-WIN-01 L-VIRT-01]', () => {
    expect(lancashire).toMatchObject({
      firstOrder: 'random',
      refill: 'turn',
      income: 'endOfRound',
      virtualLinks: [],
      tieBreak: 'space',
      lastTieBreak: 'none',
    })
  })
})

describe('The original game', () => {
  it('is for three or four players, 10 and 8 rounds an era [C-SETUP-01 C-ROUND-01]', () => {
    expect(classic.title).toBe('Brass (2007)')
    expect(classic.seats).toEqual([3, 4])
    expect(classic.rounds).toEqual({ 3: 10, 4: 8 })
    for (const seats of [1, 2, 5]) expect(makeSetup('classic', seats)).toHaveProperty('error')
  })

  it('differs from Lancashire in these switches [C-SETUP-01 C-ROUND-02 C-INC-01 C-WIN-01 C-WIN-02 C-VIRT-01]', () => {
    expect(classic).toMatchObject({
      firstOrder: 'clockwise',
      refill: 'round',
      income: 'startOfRound',
      virtualLinks: [
        ['liverpool', 'birkenhead'],
        ['birkenhead', 'liverpool'],
      ],
      tieBreak: 'level',
      lastTieBreak: 'turnOrder',
    })
  })

  it('differs from Lancashire in nothing else', () => {
    const differing = (Object.keys(lancashire) as (keyof Edition)[]).filter(
      (field) => JSON.stringify(classic[field]) !== JSON.stringify(lancashire[field]),
    )
    expect(differing.toSorted()).toEqual(
      [
        'id',
        'title',
        'sentence',
        'family',
        'statementPrefix',
        'seats',
        'eras',
        'industries',
        'cards',
        'distantMarket',
        'rounds',
        'firstOrder',
        'refill',
        'income',
        'virtualLinks',
        'tieBreak',
        'lastTieBreak',
      ].toSorted(),
    )
  })
})

describe('no name is used twice among', () => {
  const rules = ruleset(makeSetup('lancashire', 4) as Setup)
  it.each([
    ['industries', lancashire.industries.map(({ id }) => id)],
    ['industries in full', lancashire.industries.map(({ name }) => name)],
    ['tiles', rules.kinds.map(({ id }) => id)],
    ['locations', lancashire.locations.map(({ id }) => id)],
    ['locations in full', lancashire.locations.map(({ name }) => name)],
    ['slots', rules.slots.map(({ id }) => id)],
    ['lines', rules.lines.map(({ id }) => id)],
    ['cards', rules.cards.map(({ id }) => id)],
    ['buyers', rules.buyers.map(({ id }) => id)],
  ])('%s', (_what, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('places and industries, which cards may name', () => {
    const places: readonly string[] = lancashire.locations.map(({ id }) => id)
    expect(lancashire.industries.filter(({ id }) => places.includes(id))).toEqual([])
  })
})

describe('names', () => {
  it('are lower case words joined by hyphens', () => {
    for (const { id } of [...lancashire.locations, ...lancashire.industries, ...lancashire.cards])
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('of buyers are the ten slots for ports, then the distant market [L-SELL-01]', () => {
    expect(ruleset(makeSetup('classic', 4) as Setup).buyers.map(({ id }) => id)).toEqual([
      'ellesmere-port:1',
      'fleetwood:1',
      'lancaster:1',
      'lancaster:2',
      'liverpool:1',
      'liverpool:2',
      'liverpool:4',
      'preston:1',
      'preston:2',
      'warrington-runcorn:2',
      'distant-market',
    ])
  })
})
