// Setting up: the deck, the merchants, the markets, and what every player begins with.

import { makeSetup, rulesOf, type State, view } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, scenario } from '../../scenario.ts'
import { cardsOf, count, dealer, SEEDS } from '../deal.ts'

const start = dealer('birmingham')

/** Merchant spaces that carry a tile, as `oxford:1 cotton` and `barrel` where one stands. */
function merchantsOf(state: State): { place: string; tile: string; barrel: boolean }[] {
  const { merchantSpaces, merchantTiles } = rulesOf(state)
  return state.merchants.flatMap((merchant, space) =>
    merchant === null
      ? []
      : [
          {
            place: merchantSpaces[space].id.split(':')[0],
            tile: merchantTiles[merchant.tile].id,
            barrel: merchant.barrel,
          },
        ],
  )
}

describe('The cards', () => {
  it.each([
    [4, 28, 64],
    [3, 27, 54],
    [2, 22, 40],
  ])('with %i players leave a deck of %i after dealing, of %i in all [B-SETUP-01]', (seats, deck, all) => {
    const state = start(seats)
    expect(state.deck).toHaveLength(deck)
    expect(cardsOf(state)).toHaveLength(all)
    expect(state.players.map(({ hand }) => hand.length)).toEqual(new Array<number>(seats).fill(8))
    expect(state.faceDown).toHaveLength(seats)
  })

  it.each([
    [4, { iron: 4, coal: 3, pottery: 3, brewery: 5, 'cotton-or-manufacturer': 8 }, 41],
    [3, { iron: 4, coal: 2, pottery: 2, brewery: 5, 'cotton-or-manufacturer': 6 }, 35],
    [2, { iron: 4, coal: 2, pottery: 2, brewery: 5, 'cotton-or-manufacturer': 0 }, 27],
  ])(
    'with %i players are these industry cards and the rest locations [B-SETUP-01]',
    (seats, industries, locations) => {
      const cards = cardsOf(start(seats))
      for (const [card, copies] of Object.entries(industries)) expect(count(cards, card), card).toBe(copies)
      expect(cards.filter((card) => !Object.hasOwn(industries, card))).toHaveLength(locations)
    },
  )

  it.each([
    [4, { leek: 2, 'stoke-on-trent': 3, stone: 2, uttoxeter: 2, belper: 2, derby: 3 }],
    [3, { leek: 2, 'stoke-on-trent': 3, stone: 2, uttoxeter: 1, belper: 0, derby: 0 }],
    [2, { leek: 0, 'stoke-on-trent': 0, stone: 0, uttoxeter: 0, belper: 0, derby: 0 }],
  ])('with %i players name the northern towns so often [B-SETUP-01 B-SETUP-09]', (seats, towns) => {
    const cards = cardsOf(start(seats))
    for (const [town, copies] of Object.entries(towns)) expect(count(cards, town), town).toBe(copies)
  })

  it('include every town with four players and all other towns with fewer [B-SETUP-09]', () => {
    const towns = rulesOf(start(4)).locations.flatMap(({ kind, id }) => (kind === 'town' ? [id] : []))
    const named = (seats: number): string[] => {
      const cards = cardsOf(start(seats))
      return towns.filter((town) => cards.includes(town))
    }
    const [teal, blue] = [
      ['belper', 'derby'],
      ['leek', 'stoke-on-trent', 'stone', 'uttoxeter'],
    ]
    expect(named(4)).toEqual(towns)
    expect(named(3)).toEqual(towns.filter((town) => !teal.includes(town)))
    expect(named(2)).toEqual(towns.filter((town) => !teal.includes(town) && !blue.includes(town)))
  })

  it('keep the wild ones on two piles of four outside the deck [B-SETUP-02]', () => {
    for (const seats of [2, 3, 4]) {
      const state = start(seats)
      expect(state.wilds).toEqual([4, 4])
      expect(cardsOf(state).filter((card) => card.startsWith('wild'))).toEqual([])
    }
  })

  it('leave both wild piles empty when all four have scouted, and each spent wild is there again [B-SETUP-02 B-SCOUT-01]', () => {
    let game = scenario(start(4), [])
    for (let turn = 0; turn < 4; turn++) game = game.play(game.legal('scout')[0])
    expect(game.state.wilds).toEqual([0, 0])
    for (const seat of ['A', 'B', 'C', 'D'])
      expect(game.seat(seat).hand).toEqual(expect.arrayContaining(['wild-location', 'wild-industry']))
    expect(game.play('pass / wild-location').state.wilds).toEqual([1, 0])
    expect(game.play('pass / wild-location', 'pass / wild-industry').state.wilds).toEqual([1, 1])
  })

  it('give no wild card from an empty pile [B-SETUP-02]', () => {
    given('wilds: wild-location 0, wild-industry 1; A hand: leek, stone, coal').refuses(
      'scout leek stone / coal',
      'scout.no-wild-left',
    )
  })
})

describe('The merchants', () => {
  it.each([
    [
      4,
      [
        'warrington',
        'warrington',
        'nottingham',
        'nottingham',
        'shrewsbury',
        'gloucester',
        'gloucester',
        'oxford',
        'oxford',
      ],
    ],
    [3, ['warrington', 'warrington', 'shrewsbury', 'gloucester', 'gloucester', 'oxford', 'oxford']],
    [2, ['shrewsbury', 'gloucester', 'gloucester', 'oxford', 'oxford']],
  ])('with %i players stand on these spaces [B-SETUP-03]', (seats, places) => {
    expect(merchantsOf(start(seats)).map(({ place }) => place)).toEqual(places)
  })

  it.each([
    [
      4,
      ['all-goods', 'blank', 'blank', 'blank', 'cotton', 'cotton', 'manufacturer', 'manufacturer', 'pottery'],
      6,
    ],
    [3, ['all-goods', 'blank', 'blank', 'blank', 'cotton', 'manufacturer', 'pottery'], 4],
    [2, ['all-goods', 'blank', 'blank', 'cotton', 'manufacturer'], 3],
  ])(
    'with %i players are these tiles, and beer stands beside those that buy [B-SETUP-03 B-SETUP-04]',
    (seats, tiles, barrels) => {
      for (const seed of SEEDS) {
        const merchants = merchantsOf(start(seats, seed))
        expect(merchants.map(({ tile }) => tile).sort()).toEqual(tiles)
        expect(merchants.filter(({ barrel }) => barrel)).toHaveLength(barrels)
        for (const { tile, barrel } of merchants) expect(barrel).toBe(tile !== 'blank')
      }
    },
  )

  it('are shuffled [B-SETUP-03]', () => {
    const layouts = SEEDS.map((seed) =>
      merchantsOf(start(4, seed))
        .map(({ tile }) => tile)
        .join(' '),
    )
    expect(new Set(layouts).size).toBeGreaterThan(SEEDS.length / 2)
    expect(merchantsOf(start(4, SEEDS[3]))).toEqual(merchantsOf(start(4, SEEDS[3])))
  })
})

describe('The board and the players', () => {
  it('begin with 13 coal and 8 iron in the markets [B-SETUP-05]', () => {
    for (const seats of [2, 3, 4]) expect(start(seats)).toMatchObject({ coal: 13, iron: 8 })
  })

  it('begin with £17, no VP, income 0, a full mat and 14 links each [B-SETUP-07]', () => {
    for (const seats of [2, 3, 4]) {
      const game = scenario(start(seats), [])
      for (const seat of ['A', 'B', 'C', 'D'].slice(0, seats)) {
        expect(game.seat(seat)).toMatchObject({
          money: 17,
          spent: 0,
          vp: 0,
          income: 10,
          linksLeft: 14,
          links: [],
          discard: [],
          mat: {
            cotton: 'cotton-1',
            manufacturer: 'manufacturer-1',
            pottery: 'pottery-1',
            coal: 'coal-1',
            iron: 'iron-1',
            brewery: 'brewery-1',
          },
        })
      }
      expect(game.state.slots.every((tile) => tile === null)).toBe(true)
      expect(game.state.links.every((owner) => owner === null)).toBe(true)
      expect(game.state).toMatchObject({ era: 'canal', round: 1, over: false })
    }
  })

  it('are for two to four players [B-SETUP-01]', () => {
    for (const seats of [2, 3, 4]) expect(makeSetup('birmingham', seats)).not.toHaveProperty('error')
    for (const seats of [0, 1, 5]) expect(makeSetup('birmingham', seats)).toHaveProperty('error')
  })

  it('begin in a random order that the seed fixes [B-SETUP-08]', () => {
    const orders = SEEDS.map((seed) => start(4, seed).turnOrder)
    expect(new Set(orders.map(([first]) => first))).toEqual(new Set([0, 1, 2, 3]))
    for (const order of orders) expect(new Set(order)).toEqual(new Set([0, 1, 2, 3]))
    expect(SEEDS.map((seed) => start(4, seed).turnOrder)).toEqual(orders)
    for (const seed of SEEDS) expect(start(4, seed).turn).toBe(0)
  })

  it('are the same on either side, so there is no side to choose [B-SETUP-10]', () => {
    expect(makeSetup('birmingham', 4)).toEqual({ edition: 'birmingham', seats: 4, variants: [] })
    for (const side of ['day', 'night']) expect(makeSetup('birmingham', 4, [side])).toHaveProperty('error')
  })
})

describe('The supply', () => {
  it('of cubes never runs out [B-SETUP-06]', () => {
    const game = given(`
      coal: 14
      A hand: dudley
      B tiles: coal-4@cannock:2, coal-4@tamworth:1
      C tiles: coal-4@belper:2, coal-4@leek:2 holds 1
    `)
    const onTiles = game.state.slots.reduce((sum, tile) => sum + (tile?.cubes ?? 0), 0)
    expect(game.state.coal + onTiles).toBe(30)
    expect(game.play('build coal@dudley:1 / dudley').tile('dudley:1')?.cubes).toBe(2)
  })

  it('of iron and barrels never runs out either [B-SETUP-06]', () => {
    const game = given(`
      era: rail
      iron: 10
      A hand: stone, dudley
      A mat: brewery 2, iron 4
      B tiles: iron-4@derby:3, iron-4@redditch:2, brewery-2@derby:1, brewery-2@burton-on-trent:2, brewery-3@walsall:2
      C tiles: iron-4@coalbrookdale:2, brewery-2@stafford:1, brewery-2@uttoxeter:1, brewery-3@nuneaton:1
      D tiles: coal-2@dudley:1, brewery-4@coalbrookdale:1, brewery-3@uttoxeter:2
    `)
    const after = game.play('build brewery@stone:1 iron<derby:3 / stone', 'build iron@dudley:2 / dudley')
    expect(after.tile('stone:1')?.cubes).toBe(2)
    expect(after.tile('dudley:2')?.cubes).toBe(6)
  })
})

describe('What the players see', () => {
  it('is the own hand but no other, nor the deck, nor any card face down [B-SETUP-11]', () => {
    const state = start(4)
    const seen = view(state, 0)
    expect(seen.players[0].hand).toEqual(state.players[0].hand)
    for (const other of [1, 2, 3]) {
      expect(seen.players[other].hand).toHaveLength(8)
      expect(new Set(seen.players[other].hand).size).toBe(1)
      expect(seen.players[other].hand).not.toEqual(state.players[other].hand)
    }
    expect(seen.deck).toHaveLength(28)
    expect(new Set(seen.deck).size).toBe(1)
    expect(seen.faceDown).toHaveLength(4)
    expect(new Set([...seen.faceDown, ...seen.deck, ...seen.players[1].hand]).size).toBe(1)
  })

  it('is everything else: discards, money, spending, mats, income and VP [B-SETUP-11]', () => {
    const { state } = given(`
      A: money 11, spent 4, vp 7, income 13
      A hand: leek, stone
      A discard: derby, coal
      A mat: cotton 2
      A tiles: coal-1@dudley:1
    `)
    const seen = view(state, 1)
    const { hand: _seenHand, ...open } = seen.players[0]
    const { hand: _hand, ...real } = state.players[0]
    expect(open).toEqual(real)
    expect(seen.slots).toEqual(state.slots)
  })
})
