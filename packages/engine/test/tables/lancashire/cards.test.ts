// The cards of Lancashire and the original game: every deck, and the rounds that they last.

import { type Edition, editions, makeSetup, newGame, ruleset, type Setup } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

const setupOf = (edition: string, seats: number, ...variants: string[]): Setup =>
  makeSetup(edition, seats, variants) as Setup
const { cards, locations, industries, wildCards, actionsPerTurn } = editions.find(
  ({ id }) => id === 'lancashire',
) as Edition

const SEED = '0123456789abcdef0123456789abcdef'
const ascending = (a: number, b: number): number => a - b

/** Copies of a card in the deck of a setup. */
function copiesIn(setup: Setup, id: string): number {
  const { cards: compiled, deck } = ruleset(setup)
  return deck.filter((card) => compiled[card].id === id).length
}

const townsWithout = (setup: Setup): string[] =>
  cards.filter(({ id, location }) => location && copiesIn(setup, id) === 0).map(({ id }) => id)

/** How many cards of the deck name a town, and how many show an industry. */
function sortsIn(setup: Setup): [places: number, industries: number] {
  const { cards: compiled, deck } = ruleset(setup)
  const places = deck.filter((card) => compiled[card].places !== null).length
  return [places, deck.length - places]
}

const two = setupOf('lancashire', 2)
const three = setupOf('lancashire', 3)
const four = setupOf('lancashire', 4)
const map = setupOf('lancashire', 2, 'two-player-map')
const decks66 = [
  setupOf('classic', 3),
  setupOf('classic', 4),
  setupOf('lancashire', 3, 'classic-deck'),
  setupOf('lancashire', 4, 'classic-deck'),
]

describe('the deck', () => {
  it.each([
    ['2 players', two, 40, 28, 12],
    ['3 players', three, 54, 35, 19],
    ['4 players', four, 64, 41, 23],
    ['the two-player map', map, 40, 25, 15],
    ['the original game with 3', decks66[0], 66, 41, 25],
    ['the original game with 4', decks66[1], 66, 41, 25],
    ['the classic deck with 3', decks66[2], 66, 41, 25],
    ['the classic deck with 4', decks66[3], 66, 41, 25],
  ])(
    'for %s has its number of places and industries [L-SETUP-01 L-2P-01 L-CDECK-01 C-SETUP-02]',
    (_name, setup, all, places, shown) => {
      expect(places + shown).toBe(all)
      expect(ruleset(setup).deck).toHaveLength(all)
      expect(sortsIn(setup)).toEqual([places, shown])
    },
  )

  // With 2, 3, 4 players; on the two-player map; of all 66 cards.
  it.each([
    ['barrow-in-furness', 0, 2, 2, 2, 2],
    ['birkenhead', 2, 2, 2, 0, 2],
    ['blackburn', 0, 2, 2, 2, 2],
    ['bolton', 2, 2, 2, 2, 2],
    ['burnley', 0, 0, 2, 2, 2],
    ['bury', 1, 1, 1, 1, 1],
    ['colne', 0, 0, 2, 2, 2],
    ['ellesmere-port', 1, 1, 1, 0, 1],
    ['fleetwood', 0, 1, 1, 1, 1],
    ['lancaster', 0, 2, 3, 2, 3],
    ['liverpool', 3, 3, 4, 3, 4],
    ['macclesfield', 2, 2, 2, 0, 2],
    ['manchester', 4, 4, 4, 3, 4],
    ['oldham', 2, 2, 2, 0, 2],
    ['preston', 3, 3, 3, 2, 3],
    ['rochdale', 2, 2, 2, 0, 2],
    ['stockport', 2, 2, 2, 0, 2],
    ['warrington-runcorn', 2, 2, 2, 2, 2],
    ['wigan', 2, 2, 2, 1, 2],
    ['cotton', 0, 5, 8, 5, 8],
    ['coal', 3, 4, 4, 4, 5],
    ['iron', 3, 3, 3, 2, 3],
    ['port', 3, 4, 5, 3, 6],
    ['shipyard', 3, 3, 3, 1, 3],
  ])('holds %s %i, %i, %i times with 2, 3, 4; %i on the map for two; %i of 66', (id, ...copies) => {
    expect([two, three, four, map, decks66[0]].map((setup) => copiesIn(setup, id))).toEqual(copies)
    for (const setup of decks66) expect(copiesIn(setup, id)).toBe(copies[4])
  })

  it('is made of 24 different cards: 19 towns and 5 industries, and no wild ones', () => {
    const towns = locations.filter(({ kind }) => kind === 'town').map(({ id }) => id)
    const placeCards = cards.filter(({ location }) => location !== undefined)
    expect(cards).toHaveLength(24)
    expect(placeCards.map(({ id }) => id).toSorted()).toEqual(towns.toSorted())
    expect(placeCards.every(({ id, location }) => id === location)).toBe(true)
    expect(cards.flatMap(({ industries: shown = [] }) => shown).toSorted()).toEqual(
      industries.map(({ id }) => id).toSorted(),
    )
    expect(wildCards).toEqual([])
  })

  it('leaves out six towns with 2 players and two with 3 [L-SETUP-06]', () => {
    expect(townsWithout(two).toSorted()).toEqual(
      'barrow-in-furness blackburn burnley colne fleetwood lancaster'.split(' '),
    )
    expect(townsWithout(three).toSorted()).toEqual(['burnley', 'colne'])
    expect(townsWithout(four)).toEqual([])
  })

  it('never loses a card when more players join, and 66 hold all others', () => {
    for (const { id } of cards) {
      const copies = [two, three, four, decks66[0]].map((setup) => copiesIn(setup, id))
      expect(copies).toEqual(copies.toSorted(ascending))
      expect(copiesIn(map, id)).toBeLessThanOrEqual(copies[3])
    }
  })

  it('has two cards more in the original game: a coal mine and a port [L-SETUP-01 C-SETUP-02]', () => {
    const more = cards.filter(({ id }) => copiesIn(decks66[1], id) !== copiesIn(four, id))
    expect(more.map(({ id }) => [id, copiesIn(decks66[1], id) - copiesIn(four, id)])).toEqual([
      ['coal', 1],
      ['port', 1],
    ])
  })

  it('has no cotton mill card with 2 players, but five on the map for two [L-SETUP-01 L-2P-01]', () => {
    expect(copiesIn(two, 'cotton')).toBe(0)
    expect(copiesIn(map, 'cotton')).toBe(5)
  })
})

describe('how long the cards last', () => {
  // Cards set aside in the Canal and the Rail Era; cards of each player, one for each action.
  it.each([
    ['2 players', two, 10, [2, 0], [19, 20]],
    ['3 players', three, 9, [3, 0], [17, 18]],
    ['4 players', four, 8, [4, 0], [15, 16]],
    ['the two-player map', map, 10, [2, 0], [19, 20]],
    ['the original game with 3', decks66[0], 10, [9, 6], [19, 20]],
    ['the original game with 4', decks66[1], 8, [6, 2], [15, 16]],
    ['the classic deck with 3', decks66[2], 10, [9, 6], [19, 20]],
    ['the classic deck with 4', decks66[3], 8, [6, 2], [15, 16]],
  ])(
    'for %s gives the rounds of both eras [L-ROUND-01 L-CDECK-02 C-ROUND-01 C-SETUP-02]',
    (_name, setup, rounds, setAside, actions) => {
      const { edition, deck, seats } = ruleset(setup)
      expect(edition.rounds[seats]).toBe(rounds)
      expect(edition.eras.map((era) => era.setAside[seats])).toEqual(setAside)
      expect(setAside.map((count) => (deck.length - count) / seats)).toEqual(actions)
      const [canal, rail] = actions
      expect(actionsPerTurn.first + (rounds - 1) * actionsPerTurn.later).toBe(canal)
      expect(rounds * actionsPerTurn.later).toBe(rail)
    },
  )

  // The last round in which cards are drawn is the last but four: hands of 8 last four rounds more.
  it.each([
    ['2 players', two, 6],
    ['3 players', three, 5],
    ['4 players', four, 4],
    ['the two-player map', map, 6],
    ['the original game with 3', decks66[0], 6],
    ['the original game with 4', decks66[1], 4],
    ['the classic deck with 3', decks66[2], 6],
    ['the classic deck with 4', decks66[3], 4],
  ])(
    'for %s empties the deck four rounds before the end, when loans end [L-LOAN-02 L-LOAN-03 C-LOAN-01]',
    (_name, setup, lastLoans) => {
      const { edition, deck, seats } = ruleset(setup)
      const [canal, rail] = edition.eras
      const drawn = deck.length - rail.setAside[seats] - seats * edition.start.hand
      expect(drawn / (seats * actionsPerTurn.later)).toBe(lastLoans)
      expect(edition.rounds[seats] - rail.roundsWithoutLoans).toBe(lastLoans)
      expect(rail.roundsWithoutLoans).toBe(4)
      expect(canal.roundsWithoutLoans).toBe(0)
    },
  )

  it.each([
    ['2 players', 22, 2, two],
    ['3 players', 27, 3, three],
    ['4 players', 28, 4, four],
    ['the two-player map', 22, 2, map],
    ['the original game with 3', 33, 9, decks66[0]],
    ['the original game with 4', 28, 6, decks66[1]],
  ])(
    'for %s leaves %i to draw after the deal, and %i set aside [L-SETUP-02 C-SETUP-02]',
    (_name, left, aside, setup) => {
      const game = newGame(setup, SEED)
      expect(game.deck).toHaveLength(left)
      expect(game.faceDown).toHaveLength(aside)
      expect(game.players.map(({ hand }) => hand.length)).toEqual(new Array(setup.seats).fill(8))
      expect(
        [...game.deck, ...game.faceDown, ...game.players.flatMap(({ hand }) => hand)].toSorted(ascending),
      ).toEqual(ruleset(setup).deck)
    },
  )
})
