// The cards of Brass: Birmingham: decks for 2, 3 and 4 players, and the rounds that they last.

import { type Edition, editions, makeSetup, newGame, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { sum } from './counting.ts'

const edition = editions.find(({ id }) => id === 'birmingham') as Edition
const { cards, wildCards, eras, actionsPerTurn } = edition
const rulesFor = (seats: number) => ruleset(makeSetup('birmingham', seats) as Setup)

const locationCards = cards.filter(({ location }) => location !== undefined)
const industryCards = cards.filter(({ industries }) => industries !== undefined)

const townsWithout = (seats: number): string[] =>
  locationCards.filter((row) => row.copies[seats] === 0).map(({ id }) => id)
const copies = (rows: Edition['cards'], seats: number): number => sum(rows.map((row) => row.copies[seats]))

describe('the deck', () => {
  it.each([
    [2, 40, 27, 13],
    [3, 54, 35, 19],
    [4, 64, 41, 23],
  ])(
    'for %i players has %i cards: %i of places, %i of industries [B-SETUP-01]',
    (seats, all, places, industries) => {
      expect(places + industries).toBe(all)
      expect(copies(locationCards, seats)).toBe(places)
      expect(copies(industryCards, seats)).toBe(industries)
      expect(rulesFor(seats).deck).toHaveLength(all)
    },
  )

  it.each([
    ['belper', 0, 0, 2],
    ['birmingham', 3, 3, 3],
    ['burton-on-trent', 2, 2, 2],
    ['cannock', 2, 2, 2],
    ['coalbrookdale', 3, 3, 3],
    ['coventry', 3, 3, 3],
    ['derby', 0, 0, 3],
    ['dudley', 2, 2, 2],
    ['kidderminster', 2, 2, 2],
    ['leek', 0, 2, 2],
    ['nuneaton', 1, 1, 1],
    ['redditch', 1, 1, 1],
    ['stafford', 2, 2, 2],
    ['stoke-on-trent', 0, 3, 3],
    ['stone', 0, 2, 2],
    ['tamworth', 1, 1, 1],
    ['uttoxeter', 0, 1, 2],
    ['walsall', 1, 1, 1],
    ['wolverhampton', 2, 2, 2],
    ['worcester', 2, 2, 2],
    ['brewery', 5, 5, 5],
    ['coal', 2, 2, 3],
    ['cotton-or-manufacturer', 0, 6, 8],
    ['iron', 4, 4, 4],
    ['pottery', 2, 2, 3],
  ])('holds the card %s %i, %i and %i times with 2, 3 and 4 players', (id, two, three, four) => {
    expect(cards.filter((card) => card.id === id).map((card) => card.copies)).toEqual([
      { 2: two, 3: three, 4: four },
    ])
    for (const seats of [2, 3, 4]) {
      const { cards: compiled, deck } = rulesFor(seats)
      expect(deck.filter((card) => compiled[card].id === id)).toHaveLength(
        { 2: two, 3: three, 4: four }[seats] ?? 0,
      )
    }
  })

  it('is made of 25 different cards, one for each town among them', () => {
    expect(cards).toHaveLength(25)
    const towns = edition.locations.filter(({ kind }) => kind === 'town').map(({ id }) => id)
    expect(locationCards.map(({ id }) => id).toSorted()).toEqual(towns.toSorted())
    expect(locationCards.every(({ id, location }) => id === location)).toBe(true)
  })

  it('shows industries that exist, every one of them once', () => {
    const shown = industryCards.flatMap(({ industries = [] }) => industries)
    expect(shown.toSorted()).toEqual(edition.industries.map(({ id }) => id).toSorted())
    expect(industryCards.find(({ industries }) => industries?.length === 2)?.industries).toEqual([
      'cotton',
      'manufacturer',
    ])
  })

  it('leaves out six towns with 2 players and two with 3 [B-SETUP-09]', () => {
    expect(townsWithout(2).toSorted()).toEqual('belper derby leek stoke-on-trent stone uttoxeter'.split(' '))
    expect(townsWithout(3).toSorted()).toEqual(['belper', 'derby'])
    expect(townsWithout(4)).toEqual([])
  })

  it('never loses a card when more players join', () => {
    for (const { copies: row } of cards) expect(row[2] <= row[3] && row[3] <= row[4]).toBe(true)
  })

  it('names a town or shows industries, never both', () => {
    for (const { location, industries } of cards)
      expect((location === undefined) !== (industries === undefined)).toBe(true)
  })
})

describe('wild cards', () => {
  it('are four of a kind, outside the deck [B-SETUP-02]', () => {
    expect(wildCards).toEqual([
      { id: 'wild-location', stands: 'location', copies: 4 },
      { id: 'wild-industry', stands: 'industry', copies: 4 },
    ])
    const { deck, wildCards: compiled } = rulesFor(4)
    expect(compiled).toHaveLength(2)
    expect(deck.some((card) => compiled.includes(card))).toBe(false)
  })

  it('stand for the 20 towns, and for every industry [B-CARD-03]', () => {
    const { cards: compiled, wildCards: ids, locations, industries } = rulesFor(2)
    const [location, industry] = ids.map((id) => compiled[id])
    const reached = locations.filter((_, id) => (location.places ?? 0) & (1 << id))
    expect(reached.map(({ kind }) => kind)).toEqual(new Array(20).fill('town'))
    expect(industry.places).toBeNull()
    expect(industry.industries).toBe((1 << industries.length) - 1)
  })
})

describe('how long the cards last', () => {
  // Cards of each player in the Canal and the Rail Era: one for each action.
  it.each([
    [2, 10, 19, 20, 78],
    [3, 9, 17, 18, 105],
    [4, 8, 15, 16, 124],
  ])(
    '%i players: %i rounds an era, %i + %i actions each, %i in all [B-ROUND-01]',
    (seats, rounds, canal, rail, all) => {
      const deck = copies(cards, seats)
      const [setAside, none] = eras.map((era) => era.setAside[seats])
      expect([setAside, none]).toEqual([seats, 0])
      expect((deck - setAside) / seats).toBe(canal)
      expect(deck / seats).toBe(rail)
      expect(actionsPerTurn.first + (rounds - 1) * actionsPerTurn.later).toBe(canal)
      expect(rounds * actionsPerTurn.later).toBe(rail)
      expect(seats * (canal + rail)).toBe(all)
    },
  )

  it.each([
    [2, 22],
    [3, 27],
    [4, 28],
  ])('%i players: %i cards are left to draw after the deal [B-SETUP-07]', (seats, left) => {
    const game = newGame(makeSetup('birmingham', seats) as Setup, '0123456789abcdef0123456789abcdef')
    expect(game.deck).toHaveLength(left)
    expect(game.faceDown).toHaveLength(seats)
    expect(game.players.map(({ hand }) => hand.length)).toEqual(new Array(seats).fill(8))
    expect(
      [...game.deck, ...game.faceDown, ...game.players.flatMap(({ hand }) => hand)].toSorted(ascending),
    ).toEqual(rulesFor(seats).deck)
  })
})

const ascending = (a: number, b: number): number => a - b
