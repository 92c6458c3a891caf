// Setting up: the deck, the banker tile, the markets, and what every player begins with.

import { makeSetup, rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { scenario } from '../../scenario.ts'
import { cardsOf, count, dealer, SEEDS } from '../deal.ts'
import { demandOf, lancashire } from './game.ts'

const start = dealer('lancashire')

/** Copies of a card with four, three and two players. */
const copies = (card: string): number[] => [4, 3, 2].map((seats) => count(cardsOf(start(seats)), card))

const tiles = (seats: number) => demandOf(scenario(start(seats), [])).tiles?.toSorted()

const INDUSTRIES = ['cotton', 'coal', 'iron', 'port', 'shipyard']

describe('the cards', () => {
  it.each([
    [4, 64, 32, 4],
    [3, 54, 30, 3],
    [2, 40, 24, 2],
  ])(
    'with %i players are %i; %i are left after dealing, of which %i lie beneath the banker tile [L-SETUP-01 L-SETUP-02]',
    (seats, all, left, beneath) => {
      const state = start(seats)
      expect(cardsOf(state)).toHaveLength(all)
      expect(state.deck.length + state.faceDown.length).toBe(left)
      expect(state.faceDown).toHaveLength(beneath)
      expect(state.players.map(({ hand }) => hand.length)).toEqual(new Array<number>(seats).fill(8))
    },
  )

  it.each([
    [4, 41, { cotton: 8, coal: 4, iron: 3, port: 5, shipyard: 3 }],
    [3, 35, { cotton: 5, coal: 4, iron: 3, port: 4, shipyard: 3 }],
    [2, 28, { cotton: 0, coal: 3, iron: 3, port: 3, shipyard: 3 }],
  ])(
    'with %i players are %i of towns and these of industries, %j [L-SETUP-01]',
    (seats, towns, industries) => {
      const cards = cardsOf(start(seats))
      for (const [card, times] of Object.entries(industries)) expect(count(cards, card), card).toBe(times)
      expect(cards.filter((card) => !INDUSTRIES.includes(card))).toHaveLength(towns)
    },
  )

  it('of the teal towns are for four players, those of the blue towns for three and four [L-SETUP-06]', () => {
    const teal = ['burnley', 'colne']
    const blue = ['barrow-in-furness', 'blackburn', 'fleetwood', 'lancaster']
    const towns = rulesOf(start(4)).locations.flatMap(({ kind, id }) => (kind === 'town' ? [id] : []))
    const named = (seats: number): string[] => {
      const cards = cardsOf(start(seats))
      return towns.filter((town) => cards.includes(town))
    }
    expect(towns).toHaveLength(19)
    expect(named(4)).toEqual(towns)
    expect(named(3)).toEqual(towns.filter((town) => !teal.includes(town)))
    expect(named(2)).toEqual(towns.filter((town) => !teal.includes(town) && !blue.includes(town)))
  })

  it('of towns are as many as this for four, three and two players [L-SETUP-01]', () => {
    expect(copies('liverpool')).toEqual([4, 3, 3])
    expect(copies('manchester')).toEqual([4, 4, 4])
    expect(copies('lancaster')).toEqual([3, 2, 0])
    expect(copies('preston')).toEqual([3, 3, 3])
    for (const town of ['bury', 'ellesmere-port']) expect(copies(town), town).toEqual([1, 1, 1])
    expect(copies('fleetwood')).toEqual([1, 1, 0])
    for (const town of ['burnley', 'colne']) expect(copies(town), town).toEqual([2, 0, 0])
    for (const town of ['barrow-in-furness', 'blackburn']) expect(copies(town), town).toEqual([2, 2, 0])
    for (const town of ['birkenhead', 'bolton', 'macclesfield', 'oldham', 'rochdale', 'stockport', 'wigan'])
      expect(copies(town), town).toEqual([2, 2, 2])
    expect(copies('warrington-runcorn')).toEqual([2, 2, 2])
  })

  it('leave every town open to builders, whatever the number of players [L-SETUP-06]', () => {
    lancashire('players: 2; A links: burnley-colne, blackburn-burnley; A hand: coal').allows(
      'build coal@burnley:1 / coal',
      'build coal@blackburn:2 / coal',
    )
    lancashire('players: 3; A hand: cotton').allows('build cotton@colne:1 / cotton')
  })
})

describe('the board', () => {
  it('begins with both markets full, the marker on top and nothing built [L-SETUP-03 L-SETUP-04]', () => {
    for (const seats of [2, 3, 4]) {
      const game = scenario(start(seats), [])
      expect(game.state).toMatchObject({ coal: 8, iron: 8, era: 'canal', round: 1, over: false })
      expect(demandOf(game)).toMatchObject({ demand: 1, used: [] })
      expect(game.state.slots.every((tile) => tile === null)).toBe(true)
      expect(game.state.links.every((owner) => owner === null)).toBe(true)
    }
  })

  it('has 12, 10 and 8 cotton tiles with 4, 3 and 2 players [L-SETUP-03]', () => {
    expect(tiles(4)).toEqual([0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4])
    expect(tiles(3)).toEqual([0, 1, 2, 2, 2, 2, 3, 3, 3, 4])
    expect(tiles(2)).toEqual([1, 2, 2, 2, 3, 3, 3, 4])
  })

  it('is for two to four players [L-SETUP-01]', () => {
    for (const seats of [2, 3, 4]) expect(makeSetup('lancashire', seats)).not.toHaveProperty('error')
    for (const seats of [1, 5]) expect(makeSetup('lancashire', seats)).toHaveProperty('error')
  })

  it('has 43 spaces, 23 canals and 35 rails for any number of players [L-SETUP-01]', () => {
    for (const seats of [2, 3, 4]) {
      const { slots, linesOf } = rulesOf(start(seats))
      expect([slots.length, linesOf.canal.length, linesOf.rail.length]).toEqual([43, 23, 35])
    }
  })
})

describe('every player', () => {
  it('begins with £30, no points, income 0, eight cards, an empty discard pile and 14 links [L-SETUP-05]', () => {
    for (const seats of [2, 3, 4]) {
      const game = scenario(start(seats), [])
      for (const seat of ['A', 'B', 'C', 'D'].slice(0, seats))
        expect(game.seat(seat)).toMatchObject({
          money: 30,
          spent: 0,
          vp: 0,
          income: 10,
          linksLeft: 14,
          discard: [],
          mat: { cotton: 'cotton-1', port: 'port-1', coal: 'coal-1', iron: 'iron-1', shipyard: 'shipyard-0' },
        })
    }
  })

  it('has a mat of 12 mills, 8 ports, 7 mines, 4 works and 6 shipyards [L-SETUP-05]', () => {
    const { industries } = rulesOf(start(4))
    expect(Object.fromEntries(industries.map(({ id, stack }) => [id, stack.length]))).toEqual({
      cotton: 12,
      port: 8,
      coal: 7,
      iron: 4,
      shipyard: 6,
    })
  })

  it('has a place in a random order [L-SETUP-06]', () => {
    const orders = SEEDS.map((seed) => start(4, seed).turnOrder)
    expect(new Set(orders.map(([first]) => first))).toEqual(new Set([0, 1, 2, 3]))
    for (const order of orders) expect(new Set(order)).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(orders.map(String)).size).toBeGreaterThan(8)
  })
})
