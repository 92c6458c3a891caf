// The numbers of Brass: Birmingham outside its larger tables, and names that must be unique.

import { type Edition, editions, makeSetup, newGame, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

const edition = editions.find(({ id }) => id === 'birmingham') as Edition
const rules = ruleset(makeSetup('birmingham', 4) as Setup)

describe('Birmingham', () => {
  it('is for two to four players [B-SETUP-01]', () => {
    expect(edition.title).toBe('Brass: Birmingham')
    expect(edition.seats).toEqual([2, 3, 4])
    for (const seats of [0, 1, 5, 2.5]) expect(makeSetup('birmingham', seats)).toHaveProperty('error')
  })

  it('numbers its statements apart from those of the other games', () => {
    expect(editions.map(({ id, statementPrefix }) => [id, statementPrefix])).toEqual([
      ['birmingham', 'B-'],
      ['lancashire', 'L-'],
      ['classic', 'C-'],
    ])
  })

  it('refuses an edition that nobody knows', () => {
    expect(makeSetup('manchester', 4)).toEqual({
      error: 'Unknown edition "manchester". Known: birmingham, lancashire, classic.',
    })
  })

  it('starts everyone with the same [B-SETUP-07]', () => {
    expect(edition.start).toEqual({ money: 17, incomeSpace: 10, hand: 8, links: 14 })
    const game = newGame(makeSetup('birmingham', 4) as Setup, '0123456789abcdef0123456789abcdef')
    for (const player of game.players)
      expect(player).toMatchObject({
        money: 17,
        spent: 0,
        vp: 0,
        incomeSpace: 10,
        discard: [],
        mat: [0, 0, 0, 0, 0, 0],
        linksLeft: 14,
      })
    expect(game).toMatchObject({ era: 'canal', round: 1, coal: 13, iron: 8, wilds: [4, 4], actionsLeft: 1 })
  })

  it('has a Canal Era, then a Rail Era, and one action in the first turn [B-ROUND-01 B-TURN-01]', () => {
    expect(edition.eras.map(({ id }) => id)).toEqual(['canal', 'rail'])
    expect(edition.actionsPerTurn).toEqual({ first: 1, later: 2 })
  })

  it('allows one tile a town in the Canal Era only [B-BUILD-06 B-BUILD-07]', () => {
    expect(edition.eras.map(({ oneTilePerTown }) => oneTilePerTown)).toEqual([true, false])
  })

  it('charges £3 for a canal, £5 for a rail and £15 for two [B-LINK-02 B-LINK-03]', () => {
    const [canal, rail] = edition.eras.map(({ links }) => links)
    expect(canal).toEqual([{ money: 3, coal: 0, beer: 0 }])
    expect(rail).toHaveLength(2)
    expect(rail[0]).toEqual({ money: 5, coal: 1, beer: 0 })
    expect(rail[0].money + rail[1].money).toBe(15)
    expect(rail[1]).toMatchObject({ coal: 1, beer: 1 })
  })

  it('knows six actions, and passing [B-PASS-02]', () => {
    expect(edition.actions).toEqual(['build', 'network', 'develop', 'sell', 'loan', 'scout', 'pass'])
  })

  it('lends £30 for three levels [B-LOAN-01]', () => {
    expect(edition.loans).toEqual([{ amount: 30, levels: 3 }])
  })

  it('lends in every round [B-LOAN-03]', () => {
    expect(edition.eras.map(({ roundsWithoutLoans }) => roundsWithoutLoans)).toEqual([0, 0])
  })

  it('lays one card a player face down in the Canal Era, and none in the Rail Era [B-SETUP-07 B-END-04]', () => {
    expect(edition.eras.map(({ setAside }) => setAside)).toEqual([
      { 2: 2, 3: 3, 4: 4 },
      { 2: 0, 3: 0, 4: 0 },
    ])
  })

  it('develops up to two tiles, for one iron each [B-DEV-01 B-DEV-02]', () => {
    expect(edition.develop).toEqual({ tilesAtMost: 2, ironPerTile: 1 })
  })

  it('sets its switches as decided [B-NOTILE-02 B-MERCH-03 B-INC-02 B-WIN-03]', () => {
    expect(edition).toMatchObject({
      selling: 'merchants',
      distantMarket: null,
      firstOrder: 'random',
      refill: 'turn',
      income: 'endOfRound',
      firstLinkAnywhere: true,
      firstTileOverbuilds: false,
      virtualLinks: [],
      developBonusOptional: false,
      incomeAfterLastRound: false,
      tieBreak: 'space',
      lastTieBreak: 'none',
      unpaidDebt: 'vp',
      finalScoring: null,
    })
  })
})

describe('no name is used twice among', () => {
  it.each([
    ['editions', editions.map(({ id }) => id)],
    ['industries', edition.industries.map(({ id }) => id)],
    ['industries in full', edition.industries.map(({ name }) => name)],
    ['tiles', rules.kinds.map(({ id }) => id)],
    ['locations', edition.locations.map(({ id }) => id)],
    ['locations in full', edition.locations.map(({ name }) => name)],
    ['slots', rules.slots.map(({ id }) => id)],
    ['lines', rules.lines.map(({ id }) => id)],
    ['cards', rules.cards.map(({ id }) => id)],
    ['merchant spaces', rules.merchantSpaces.map(({ id }) => id)],
    ['merchant tiles', rules.merchantTiles.map(({ id }) => id)],
  ])('%s', (_what, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('places and industries, which cards may name', () => {
    const places: readonly string[] = edition.locations.map(({ id }) => id)
    expect(edition.industries.filter(({ id }) => places.includes(id))).toEqual([])
  })
})

describe('names', () => {
  it('are lower case words joined by hyphens', () => {
    const names = [...edition.locations, ...edition.industries, ...edition.cards, ...edition.merchantTiles]
    for (const { id } of names) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('are those of the places, in one spelling', () => {
    for (const { id, name, kind } of edition.locations)
      if (kind !== 'farm') expect(name.toLowerCase()).toBe(id)
  })
})
