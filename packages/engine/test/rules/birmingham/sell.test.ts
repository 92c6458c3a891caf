// The Sell action: which tiles, to whom, with which beer, and several in one action.

import { positionObject } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

const merchant = (game: Scenario, space: string) => positionObject(game.state).merchants[space]

describe('a sale', () => {
  it("flips the tile and takes the merchant's beer with its bonus [B-SELL-01 B-SELL-02 B-MERCH-01 B-MERCH-02]", () => {
    const game = given(`
      merchants: oxford:1 cotton; A tiles: cotton-1@birmingham:1; B links: birmingham-oxford
      A hand: leek, iron
    `)
    const after = game.play('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek')
    expect(after.tile('birmingham:1')).toEqual({
      tile: 'cotton-1',
      owner: 'A',
      flipped: true,
      cubes: 0,
    })
    expect(after.seat('A')).toMatchObject({
      income: 17,
      money: 30,
      spent: 0,
      vp: 0,
      hand: ['iron'],
      discard: ['leek'],
    })
    expect(merchant(game, 'oxford:1')).toMatchObject({ tile: 'cotton', barrel: true })
    expect(merchant(after, 'oxford:1')).toMatchObject({ tile: 'cotton', barrel: false })
  })

  it('needs a merchant that shows the goods [B-SELL-01]', () => {
    const game = given(`
      merchants: oxford:1 manufacturer; A tiles: cotton-1@birmingham:1, brewery-1@stone:1
      B links: birmingham-oxford
      A hand: leek
    `)
    expect(game.legal('sell')).toEqual([])
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek', 'sell.buyer-goods')
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<stone:1 / leek', 'sell.buyer-goods')
    game.refuses('sell cotton@birmingham:1 > oxford:2 beer<stone:1 / leek', 'sell.buyer-blank')
    game.refuses('sell cotton@birmingham:1 beer<stone:1 / leek', 'sell.no-buyer')
  })

  it('needs a merchant that is connected, by links of anyone [B-SELL-01 B-CONN-01]', () => {
    const position = 'merchants: oxford:1 manufacturer; A tiles: manufacturer-1@coventry:2; A hand: leek'
    const sale = 'sell manufacturer@coventry:2 > oxford:1 beer<oxford:1 / leek'
    given(position).refuses(sale, 'sell.buyer-not-connected')
    given(`${position}; C links: birmingham-coventry`).refuses(sale, 'sell.buyer-not-connected')
    given(`${position}; C links: birmingham-coventry; D links: birmingham-oxford`).allows(sale)
  })

  it('may reach its merchant through another merchant place [B-SELL-01 B-CONN-02]', () => {
    given(`
      merchants: gloucester:1 cotton; A tiles: cotton-1@birmingham:1; A hand: leek
      B links: birmingham-oxford, oxford-redditch, gloucester-redditch
    `).allows('sell cotton@birmingham:1 > gloucester:1 beer<gloucester:1 bonus:coal / leek')
  })

  it('is made to a tile for all goods as to a tile for its own [B-SELL-01]', () => {
    const shop = 'merchants: nottingham:1 all-goods; B links: belper-derby, derby-nottingham; A hand: leek'
    given(`${shop}; A tiles: cotton-1@belper:1`).allows(
      'sell cotton@belper:1 > nottingham:1 beer<nottingham:1 / leek',
    )
    given(`${shop}; A tiles: manufacturer-1@belper:1`).allows(
      'sell manufacturer@belper:1 > nottingham:1 beer<nottingham:1 / leek',
    )
    given(`${shop}; A tiles: pottery-1@belper:3`).allows(
      'sell pottery@belper:3 > nottingham:1 beer<nottingham:1 / leek',
    )
  })

  it('is for cotton mills, manufacturers and potteries of the own colour, once each [B-SELL-01 B-FLIP-03]', () => {
    const game = given(`
      merchants: oxford:1 all-goods; B links: birmingham-oxford, birmingham-dudley, birmingham-coventry
      A tiles: coal-1@dudley:1, cotton-1@birmingham:1 flipped, brewery-1@stone:1
      B tiles: manufacturer-1@coventry:2
      A hand: leek
    `)
    game.refuses('sell coal@dudley:1 > oxford:1 / leek', 'sell.industry')
    game.refuses('sell brewery@stone:1 > oxford:1 / leek', 'sell.industry')
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek', 'sell.flipped')
    game.refuses('sell manufacturer@coventry:2 > oxford:1 beer<oxford:1 / leek', 'sell.not-yours')
    game.refuses('sell manufacturer@birmingham:2 > oxford:1 beer<oxford:1 / leek', 'sell.no-tile')
    expect(game.legal('sell')).toEqual([])
  })

  it('names the tile that stands there [B-SELL-01]', () => {
    given(`
      merchants: oxford:1 all-goods; A tiles: cotton-1@birmingham:1; B links: birmingham-oxford; A hand: leek
    `).refuses('sell manufacturer@birmingham:1 > oxford:1 beer<oxford:1 / leek', 'sell.other-tile')
  })

  it('takes any card, and a wild card goes back to its pile [B-SELL-01 B-TURN-04 B-CARD-04]', () => {
    const game = given(`
      merchants: oxford:1 cotton; A tiles: cotton-1@birmingham:1; B links: birmingham-oxford
      wilds: wild-location 3; A hand: coal, wild-location
    `)
    game.allows('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / coal')
    const after = game.play('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / wild-location')
    expect(after.state.wilds).toEqual([4, 4])
    expect(after.seat('A').discard).toEqual([])
  })
})

describe('merchants', () => {
  it('with a blank tile buy nothing and have no barrel, but give access to coal [B-SELL-06 B-SETUP-04]', () => {
    const game = given(`
      merchants: gloucester:1 blank, gloucester:2 blank; B links: gloucester-worcester
      A tiles: cotton-1@worcester:1, brewery-1@stone:1; A mat: cotton 2; A hand: leek, worcester
    `)
    expect(merchant(game, 'gloucester:1')).toMatchObject({ tile: 'blank', barrel: false })
    expect(merchant(game, 'gloucester:2')).toMatchObject({ tile: 'blank', barrel: false })
    expect(game.legal('sell')).toEqual([])
    game.refuses('sell cotton@worcester:1 > gloucester:1 beer<stone:1 / leek', 'sell.buyer-blank')
    game.refuses('sell cotton@worcester:1 > gloucester:2 beer<gloucester:2 / leek', 'sell.buyer-blank')
    const built = game.play('build cotton@worcester:1 coal<market / worcester')
    expect(built.seat('A').spent).toBe(15)
    expect(built.state.coal).toBe(12)
  })

  it('are missing at places that the number of players leaves empty [B-SELL-06 B-SETUP-03]', () => {
    const game = given(`
      players: 3; merchants: oxford:1 cotton; A tiles: cotton-1@derby:1, brewery-1@stone:1
      B links: derby-nottingham
      A hand: leek
    `)
    expect(game.legal('sell')).toEqual([])
    game.refuses('sell cotton@derby:1 > nottingham:1 beer<stone:1 / leek', 'sell.buyer-blank')
  })

  it('buy although their barrel is gone, without a bonus [B-SELL-05]', () => {
    const game = given(`
      merchants: oxford:1 cotton empty; A tiles: cotton-1@birmingham:1, brewery-1@stone:1
      B links: birmingham-oxford
      A hand: leek
    `)
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek', 'beer.barrel-gone')
    expect(game.legal('sell')).toEqual(['sell cotton@birmingham:1 > oxford:1 beer<stone:1 / leek'])
    const after = game.play('sell cotton@birmingham:1 > oxford:1 beer<stone:1 / leek')
    expect(after.seat('A').income).toBe(19)
    expect(merchant(after, 'oxford:1')).toMatchObject({ tile: 'cotton', barrel: false })
  })

  it('buy any number of tiles, in one action or in several [B-SELL-05]', () => {
    const game = given(`
      merchants: gloucester:1 cotton; B links: kidderminster-worcester, gloucester-worcester
      A tiles: cotton-1@worcester:1, cotton-1@kidderminster:2, brewery-1@stone:1; A hand: leek, iron
    `)
    const after = game.play(
      'sell cotton@worcester:1 > gloucester:1 beer<gloucester:1 bonus:coal / leek',
      '+sell cotton@kidderminster:2 > gloucester:1 beer<stone:1',
    )
    expect(after.seat('A')).toMatchObject({ income: 24, hand: ['iron'] })
    expect(after.seat('A').mat.coal).toBe('coal-2')
    expect(after.events.filter(({ type }) => type === 'bonus')).toHaveLength(1)
    expect(after.tile('stone:1')?.flipped).toBe(true)

    const apart = game.play(
      'sell cotton@kidderminster:2 > gloucester:1 beer<stone:1 / leek',
      'end',
      'sell cotton@worcester:1 > gloucester:1 beer<gloucester:1 bonus:coal / iron',
    )
    expect(apart.seat('A')).toMatchObject({ income: 24 })
  })

  it('are a choice where several buy, each with its own barrel only [B-SELL-01 B-BEER-04 B-MERCH-01]', () => {
    const game = given(`
      merchants: oxford:1 cotton, gloucester:1 cotton; A tiles: cotton-1@birmingham:1
      B links: birmingham-oxford, birmingham-worcester, gloucester-worcester; A hand: leek
    `)
    expect(game.legal('sell').sort()).toEqual([
      'sell cotton@birmingham:1 > gloucester:1 beer<gloucester:1 bonus:brewery / leek',
      'sell cotton@birmingham:1 > gloucester:1 beer<gloucester:1 bonus:coal / leek',
      'sell cotton@birmingham:1 > gloucester:1 beer<gloucester:1 bonus:cotton / leek',
      'sell cotton@birmingham:1 > gloucester:1 beer<gloucester:1 bonus:iron / leek',
      'sell cotton@birmingham:1 > gloucester:1 beer<gloucester:1 bonus:manufacturer / leek',
      'sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek',
    ])
    expect(game.play('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek').seat('A').income).toBe(17)
    const west = game.play('sell cotton@birmingham:1 > gloucester:1 beer<gloucester:1 bonus:iron / leek')
    expect(west.seat('A').income).toBe(15)
    expect(west.seat('A').mat.iron).toBe('iron-2')
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<gloucester:1 / leek', 'beer.other-merchant')
    game.refuses(
      'sell cotton@birmingham:1 > gloucester:1 beer<oxford:1 bonus:coal / leek',
      'beer.other-merchant',
    )
  })
})

describe('the beer of a sale', () => {
  it('is exactly what the tile shows: two for a manufacturer V [B-SELL-02 B-BEER-05 B-BEER-06]', () => {
    const game = given(`
      era: rail; merchants: oxford:1 manufacturer, oxford:2 all-goods; B links: birmingham-oxford
      A tiles: manufacturer-5@birmingham:2, brewery-2@stone:1 holds 2; A hand: leek
    `)
    const sale = 'sell manufacturer@birmingham:2 > oxford:1'
    game.refuses(`${sale} beer<stone:1 / leek`, 'beer.count')
    game.refuses(`${sale} beer<stone:1,stone:1,oxford:1 / leek`, 'beer.count')
    game.refuses(`${sale} beer<oxford:1,oxford:2 / leek`, 'beer.other-merchant')
    game.refuses(`${sale} beer<oxford:1,oxford:1 / leek`, 'beer.barrel-gone')
    const brewed = game.play(`${sale} beer<stone:1,stone:1 / leek`)
    expect(brewed.seat('A').income).toBe(10 + 2 + 5)
    expect(brewed.tile('stone:1')).toMatchObject({ flipped: true, cubes: 0 })
    const mixed = game.play(`${sale} beer<stone:1,oxford:1 / leek`)
    expect(mixed.seat('A').income).toBe(10 + 2 + 2)
    expect(mixed.tile('stone:1')).toMatchObject({ flipped: false, cubes: 1 })
  })

  it('is none for a manufacturer III, which then earns no bonus [B-SELL-02 B-BEER-07 B-MERCH-01]', () => {
    const game = given(`
      merchants: oxford:1 manufacturer; A tiles: manufacturer-3@birmingham:2, brewery-1@stone:1
      B links: birmingham-oxford; A hand: leek
    `)
    game.refuses('sell manufacturer@birmingham:2 > oxford:1 beer<oxford:1 / leek', 'beer.count')
    game.refuses('sell manufacturer@birmingham:2 > oxford:1 beer<stone:1 / leek', 'beer.count')
    const after = game.play('sell manufacturer@birmingham:2 > oxford:1 / leek')
    expect(after.seat('A').income).toBe(14)
    expect(after.tile('birmingham:2')?.flipped).toBe(true)
    expect(merchant(after, 'oxford:1')).toMatchObject({ barrel: true })
  })

  it('must be found, or nothing is sold [B-SELL-04 B-TURN-07]', () => {
    const game = given(`
      merchants: oxford:1 cotton empty; A tiles: cotton-1@birmingham:1; B tiles: brewery-1@walsall:2
      B links: birmingham-oxford; A hand: leek
    `)
    expect(game.legal('sell')).toEqual([])
    game.refuses('sell cotton@birmingham:1 > oxford:1 / leek', 'beer.no-source')
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<walsall:2 / leek', 'beer.not-connected')
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<market / leek', 'beer.no-market')
    game.allows('pass / leek')
  })

  it("is judged from the sold tile's town, one town at a time [B-SELL-07 B-BEER-03]", () => {
    const game = given(`
      merchants: oxford:1 cotton empty, nottingham:1 cotton empty
      A tiles: cotton-1@birmingham:1, cotton-1@derby:1
      B tiles: brewery-1@walsall:2, brewery-1@burton-on-trent:2
      C links: birmingham-oxford, birmingham-walsall, derby-nottingham; A hand: leek
    `)
    game.allows('sell cotton@birmingham:1 > oxford:1 beer<walsall:2 / leek')
    game.refuses('sell cotton@derby:1 > nottingham:1 beer<walsall:2 / leek', 'beer.not-connected')
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<burton-on-trent:2 / leek', 'beer.not-connected')
    game
      .play('sell cotton@birmingham:1 > oxford:1 beer<walsall:2 / leek')
      .refuses('+sell cotton@derby:1 > nottingham:1 beer<burton-on-trent:2', 'turn.no-open-action')
  })
})

describe('several sales in one action', () => {
  const oxford = `
    merchants: oxford:1 all-goods; B links: birmingham-oxford, birmingham-coventry
    A tiles: cotton-1@birmingham:1, manufacturer-1@coventry:2, brewery-1@stone:1; A hand: leek, iron
  `

  it('cost one card, with a beer of choice for each [B-SELL-03 B-SELL-05]', () => {
    const orders = [
      [
        'sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek',
        '+sell manufacturer@coventry:2 > oxford:1 beer<stone:1',
      ],
      [
        'sell cotton@birmingham:1 > oxford:1 beer<stone:1 / leek',
        '+sell manufacturer@coventry:2 > oxford:1 beer<oxford:1',
      ],
      [
        'sell manufacturer@coventry:2 > oxford:1 beer<oxford:1 / leek',
        '+sell cotton@birmingham:1 > oxford:1 beer<stone:1',
      ],
    ]
    for (const moves of orders) {
      const after = given(oxford).play(...moves)
      expect(after.seat('A')).toMatchObject({ income: 10 + 5 + 5 + 2 + 4, hand: ['iron'], discard: ['leek'] })
      expect(after.tile('birmingham:1')?.flipped).toBe(true)
      expect(after.tile('coventry:2')?.flipped).toBe(true)
      expect(after.tile('stone:1')?.flipped).toBe(true)
      expect(merchant(after, 'oxford:1')).toMatchObject({ barrel: false })
      expect(after.events.filter(({ type }) => type === 'bonus')).toHaveLength(1)
      expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    }
  })

  it('may stop after any of them [B-SELL-03]', () => {
    const after = given(oxford).play('sell cotton@birmingham:1 > oxford:1 beer<stone:1 / leek', 'end')
    expect(after.tile('coventry:2')?.flipped).toBe(false)
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    after.allows('sell manufacturer@coventry:2 > oxford:1 beer<oxford:1 / iron')
  })

  it('end when no beer is left [B-SELL-03 B-SELL-04]', () => {
    const after = given(oxford.replace(', brewery-1@stone:1', '')).play(
      'sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek',
    )
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    after.refuses('+sell manufacturer@coventry:2 > oxford:1 beer<oxford:1', 'turn.no-open-action')
    after.refuses('sell manufacturer@coventry:2 > oxford:1 beer<oxford:1 / iron', 'beer.barrel-gone')
  })

  it('are as many as there are tiles, to different merchants [B-SELL-03]', () => {
    const after = given(`
      era: rail; merchants: oxford:1 cotton, oxford:2 manufacturer; B links: birmingham-oxford; A hand: leek
      A tiles: cotton-2@birmingham:1, manufacturer-2@birmingham:2, manufacturer-4@birmingham:4, brewery-2@stone:1
    `).play(
      'sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek',
      '+sell manufacturer@birmingham:2 > oxford:2 beer<oxford:2',
      '+sell manufacturer@birmingham:4 > oxford:2 beer<stone:1',
    )
    expect(after.seat('A').income).toBe(10 + 4 + 2 + 1 + 2 + 6)
    expect(after.tile('stone:1')).toMatchObject({ flipped: false, cubes: 1 })
  })
})

describe('without anything to sell', () => {
  it('there is no Sell action; passing is left [B-SELL-04]', () => {
    const game = given(`
      merchants: oxford:1 all-goods; B links: birmingham-oxford; A tiles: iron-1@birmingham:3; A hand: leek
    `)
    expect(game.legal('sell')).toEqual([])
    game.refuses('sell iron@birmingham:3 > oxford:1 / leek', 'sell.industry')
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek', 'sell.no-tile')
    game.refuses('end', 'turn.nothing-to-end')
    game.allows('pass / leek')
  })
})
