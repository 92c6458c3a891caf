// Setting up the original game: all 66 cards, cards set aside unseen, full markets, twelve cotton tiles.

import { makeSetup, view } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, scenario } from '../../scenario.ts'
import { cardsOf, count, dealer, SEEDS } from '../deal.ts'

const start = dealer('classic')

describe('The cards', () => {
  it.each([
    [4, 28, 6],
    [3, 33, 9],
  ])(
    'with %i players leave %i to draw after dealing eight each and setting %i aside [C-SETUP-01 C-SETUP-02]',
    (seats, deck, aside) => {
      const state = start(seats)
      expect(cardsOf(state)).toHaveLength(66)
      expect(state.players.map(({ hand }) => hand.length)).toEqual(new Array<number>(seats).fill(8))
      expect(state.deck).toHaveLength(deck)
      expect(state.faceDown).toHaveLength(aside)
      expect(deck + aside + 8 * seats).toBe(66)
    },
  )

  it('are the same 66 with three players and with four [C-SETUP-02]', () => {
    const copies = {
      'barrow-in-furness': 2,
      birkenhead: 2,
      blackburn: 2,
      bolton: 2,
      burnley: 2,
      bury: 1,
      colne: 2,
      'ellesmere-port': 1,
      fleetwood: 1,
      lancaster: 3,
      liverpool: 4,
      macclesfield: 2,
      manchester: 4,
      oldham: 2,
      preston: 3,
      rochdale: 2,
      stockport: 2,
      'warrington-runcorn': 2,
      wigan: 2,
      cotton: 8,
      coal: 5,
      iron: 3,
      port: 6,
      shipyard: 3,
    }
    for (const seats of [3, 4]) {
      const cards = cardsOf(start(seats))
      for (const [card, number] of Object.entries(copies)) expect(count(cards, card), card).toBe(number)
    }
  })

  it('set aside are seen by nobody, and others from game to game [C-SETUP-02]', () => {
    const state = start(4)
    for (const seat of [0, 1, 2, 3, null]) {
      const seen = view(state, seat)
      expect(seen.faceDown).toHaveLength(6)
      expect(new Set([...seen.faceDown, ...seen.deck]).size).toBe(1)
    }
    expect(new Set(SEEDS.map((seed) => start(4, seed).faceDown.join())).size).toBeGreaterThan(20)
  })

  it('set aside are not drawn in the Canal Period [C-SETUP-02]', () => {
    let game = scenario(start(4), [])
    const aside = [...game.state.faceDown]
    for (let move = 0; move < 4 * 15 - 1; move++) {
      game = game.play(game.legal('pass')[0])
      expect(game.state.faceDown).toEqual(aside)
    }
    expect(game.state.era).toBe('canal')
    expect(game.state.deck).toEqual([])
  })
})

describe('The board and the players', () => {
  it('are for three or four [C-SETUP-01]', () => {
    for (const seats of [3, 4]) expect(makeSetup('classic', seats)).not.toHaveProperty('error')
    for (const seats of [0, 1, 2, 5]) expect(makeSetup('classic', seats)).toHaveProperty('error')
  })

  it.each([3, 4])('begin with £30, no VP, income 0 and 14 links each: %i players [C-SETUP-01]', (seats) => {
    const game = scenario(start(seats), [])
    for (const seat of ['A', 'B', 'C', 'D'].slice(0, seats))
      expect(game.seat(seat)).toMatchObject({
        money: 30,
        spent: 0,
        vp: 0,
        income: 10,
        linksLeft: 14,
        links: [],
        discard: [],
        mat: { cotton: 'cotton-1', port: 'port-1', coal: 'coal-1', iron: 'iron-1', shipyard: 'shipyard-0' },
      })
    expect(game.state.slots.every((tile) => tile === null)).toBe(true)
    expect(game.state.links.every((owner) => owner === null)).toBe(true)
    expect(game.state).toMatchObject({ era: 'canal', round: 1, over: false, actionsLeft: 1 })
  })

  it('begin with eight coal and eight iron in full markets [C-SETUP-01]', () => {
    for (const seats of [3, 4]) expect(start(seats)).toMatchObject({ coal: 8, iron: 8 })
  })

  it('begin with the cotton marker on top and twelve tiles face down, shuffled [C-SETUP-01]', () => {
    for (const seats of [3, 4])
      for (const seed of SEEDS) {
        const { distantMarket } = start(seats, seed)
        expect(distantMarket).toMatchObject({ space: 0, used: [] })
        expect(distantMarket?.tiles.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4])
      }
    expect(new Set(SEEDS.map((seed) => start(4, seed).distantMarket?.tiles.join())).size).toBeGreaterThan(20)
    const seen = view(start(4), 0).distantMarket?.tiles ?? []
    expect(seen).toHaveLength(12)
    expect(new Set(seen).size).toBe(1)
  })

  it.each([3, 4])('play clockwise from a random player: %i players [C-SETUP-01]', (seats) => {
    const orders = SEEDS.map((seed) => start(seats, seed).turnOrder)
    for (const order of orders) expect(order).toEqual(order.map((_, place) => (order[0] + place) % seats))
    expect(new Set(orders.map(([first]) => first)).size).toBe(seats)
    expect(SEEDS.map((seed) => start(seats, seed).turnOrder)).toEqual(orders)
  })
})

describe('The stock', () => {
  it('of coal cubes never runs out [C-SETUP-03]', () => {
    const game = given(`
      edition: classic
      A hand: manchester, bury
      B tiles: coal-4@wigan:1, coal-4@bolton:1
      C tiles: coal-4@wigan:2, coal-4@bury:1
      D tiles: coal-4@oldham:1
    `)
    const onTiles = game.state.slots.reduce((sum, tile) => sum + (tile?.cubes ?? 0), 0)
    expect(game.state.coal + onTiles).toBe(33)
    expect(game.play('build coal@manchester:1 / manchester').tile('manchester:1')?.cubes).toBe(2)
  })

  it('of iron cubes never runs out either [C-SETUP-03]', () => {
    const game = given(`
      edition: classic
      A hand: manchester, bury
      B tiles: iron-4@bolton:3, coal-1@manchester:1
      C tiles: iron-4@rochdale:3
      D tiles: iron-4@blackburn:3
    `)
    const works = ['bolton:3', 'rochdale:3', 'blackburn:3'].map((slot) => game.tile(slot)?.cubes)
    expect([game.state.iron, ...works]).toEqual([8, 6, 6, 6])
    const after = game.play('build iron@manchester:4 / manchester')
    expect(after.tile('manchester:4')).toEqual({ tile: 'iron-1', owner: 'A', flipped: false, cubes: 4 })
  })
})
