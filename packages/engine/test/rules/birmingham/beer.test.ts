// Consuming beer: own breweries, connected breweries of others, and the barrels of merchants.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('Beer from breweries', () => {
  it('comes from an own brewery without any connection [B-BEER-02]', () => {
    const after = given(`
      merchants: oxford:1 cotton empty, oxford:2 blank
      A hand: stone, leek
      A tiles: cotton-1@birmingham:1, brewery-1@stone:1
      B links: birmingham-oxford
    `).play('sell cotton@birmingham:1 / leek')
    expect(after.tile('birmingham:1')?.flipped).toBe(true)
    expect(after.tile('stone:1')).toEqual({ tile: 'brewery-1', owner: 'A', flipped: true, cubes: 0 })
    expect(after.seat('A')).toMatchObject({ income: 19, spent: 0, money: 30 })
  })

  it("comes from another player's brewery only if it is connected [B-BEER-03 B-SELL-07]", () => {
    const apart = given(`
      merchants: oxford:1 cotton empty
      A hand: leek
      A tiles: cotton-1@birmingham:1
      B tiles: brewery-1@stone:1
      B links: birmingham-oxford
    `)
    expect(apart.legal('sell')).toEqual([])
    apart.refuses('sell cotton@birmingham:1 > oxford:1 beer<stone:1 / leek', 'beer.not-connected')
    apart.refuses('sell cotton@birmingham:1 > oxford:1 / leek', 'beer.no-source')

    const after = given(`
      merchants: oxford:1 cotton empty
      A hand: leek, stone
      A tiles: cotton-1@birmingham:1
      B tiles: brewery-1@walsall:2
      B links: birmingham-oxford
      C links: birmingham-walsall
    `).play('sell cotton@birmingham:1 / leek')
    expect(after.seat('A').income).toBe(15)
    expect(after.tile('walsall:2')).toEqual({ tile: 'brewery-1', owner: 'B', flipped: true, cubes: 0 })
    expect(after.seat('B')).toMatchObject({ income: 14, money: 30 })
    expect(after.seat('A').money).toBe(30)
  })

  it('is connected in the same town without any link to it [B-BEER-03 B-CONN-01]', () => {
    given(`
      merchants: nottingham:1 cotton empty
      A hand: leek
      A tiles: cotton-1@derby:2
      B tiles: brewery-1@derby:1
      C links: derby-nottingham
    `).allows('sell cotton@derby:2 > nottingham:1 beer<derby:1 / leek')
  })

  it('may come from the breweries of two others, if both are connected [B-BEER-03 B-BEER-05]', () => {
    const position = `
      merchants: oxford:1 manufacturer empty
      A hand: leek, stone
      A tiles: manufacturer-5@birmingham:2
      B tiles: brewery-1@walsall:2
      C tiles: brewery-1@nuneaton:1
    `
    const apart = given(`${position}; D links: birmingham-oxford, birmingham-walsall`)
    expect(apart.legal('sell')).toEqual([])
    apart.refuses('sell manufacturer@birmingham:2 > oxford:1 / leek', 'beer.no-source')
    apart.refuses(
      'sell manufacturer@birmingham:2 > oxford:1 beer<walsall:2,nuneaton:1 / leek',
      'beer.not-connected',
    )
    apart.refuses(
      'sell manufacturer@birmingham:2 > oxford:1 beer<walsall:2,walsall:2 / leek',
      'beer.none-there',
    )
    apart.refuses('sell manufacturer@birmingham:2 > oxford:1 beer<walsall:2 / leek', 'beer.no-source')

    const after = given(`
      ${position}
      D links: birmingham-oxford, birmingham-walsall, birmingham-tamworth, nuneaton-tamworth
    `).play('sell manufacturer@birmingham:2 / leek')
    expect(['birmingham:2', 'walsall:2', 'nuneaton:1'].map((slot) => after.tile(slot)?.flipped)).toEqual([
      true,
      true,
      true,
    ])
    expect(['A', 'B', 'C'].map((seat) => after.seat(seat).income)).toEqual([12, 14, 14])
  })

  it("may be another player's although own beer is at hand [B-BEER-05]", () => {
    const game = given(`
      merchants: oxford:1 cotton empty
      A hand: leek, stone
      A tiles: cotton-1@birmingham:1, brewery-1@stone:1
      B tiles: brewery-1@walsall:2
      D links: birmingham-oxford, birmingham-walsall
    `)
    expect(game.legal('sell').filter((move) => move.endsWith('/ leek'))).toEqual([
      'sell cotton@birmingham:1 > oxford:1 beer<stone:1 / leek',
      'sell cotton@birmingham:1 > oxford:1 beer<walsall:2 / leek',
    ])
    const theirs = game.play('sell cotton@birmingham:1 beer<walsall:2 / leek')
    expect(theirs.seat('A').income).toBe(15)
    expect(theirs.seat('B').income).toBe(14)
    expect(theirs.tile('stone:1')).toMatchObject({ flipped: false, cubes: 1 })
    const own = game.play('sell cotton@birmingham:1 beer<stone:1 / leek')
    expect(own.seat('A').income).toBe(19)
    expect(own.seat('B').income).toBe(10)
    expect(own.tile('walsall:2')).toMatchObject({ flipped: false, cubes: 1 })
  })

  it('may be mixed of own, foreign and merchant beer, in no required order [B-BEER-05 B-BEER-06]', () => {
    const game = given(`
      merchants: oxford:1 manufacturer
      A hand: leek
      A tiles: manufacturer-5@birmingham:2, brewery-1@stone:1
      B tiles: brewery-1@walsall:2
      D links: birmingham-oxford, birmingham-walsall
    `)
    expect(game.legal('sell')).toEqual([
      'sell manufacturer@birmingham:2 > oxford:1 beer<stone:1,walsall:2 / leek',
      'sell manufacturer@birmingham:2 > oxford:1 beer<stone:1,oxford:1 / leek',
      'sell manufacturer@birmingham:2 > oxford:1 beer<walsall:2,oxford:1 / leek',
    ])
  })

  it('is gone from a flipped brewery [B-BEER-02 B-FLIP-03]', () => {
    given(`
      merchants: oxford:1 cotton empty
      A hand: leek
      A tiles: cotton-1@birmingham:1, brewery-1@stone:1 flipped
      B links: birmingham-oxford
    `).refuses('sell cotton@birmingham:1 > oxford:1 beer<stone:1 / leek', 'beer.none-there')
  })

  it('cannot be bought [B-BEER-01]', () => {
    given(`
      merchants: oxford:1 cotton empty
      A hand: leek
      A tiles: cotton-1@birmingham:1
      B links: birmingham-oxford
    `).refuses('sell cotton@birmingham:1 > oxford:1 beer<market / leek', 'beer.no-market')
  })
})

describe('The number of barrels', () => {
  it('is exactly the number on the tile sold [B-BEER-01 B-SELL-02]', () => {
    const game = given(`
      era: rail
      merchants: oxford:1 cotton empty
      A hand: leek, stone
      A tiles: cotton-2@birmingham:1, brewery-2@stone:1
      B links: birmingham-oxford
    `)
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<stone:1,stone:1 / leek', 'beer.count')
    expect(game.legal('sell').filter((move) => move.endsWith('/ leek'))).toEqual([
      'sell cotton@birmingham:1 > oxford:1 beer<stone:1 / leek',
    ])
    const after = game.play('sell cotton@birmingham:1 beer<stone:1 / leek')
    expect(after.tile('birmingham:1')?.flipped).toBe(true)
    expect(after.seat('A').income).toBe(14)
    expect(after.tile('stone:1')).toEqual({ tile: 'brewery-2', owner: 'A', flipped: false, cubes: 1 })
  })

  it('is never none where the tile shows one, so a choice of barrels must be named [B-BEER-01]', () => {
    given(`
      merchants: oxford:1 cotton
      A hand: leek
      A tiles: cotton-1@birmingham:1, brewery-1@stone:1
      B links: birmingham-oxford
    `).refuses('sell cotton@birmingham:1 > oxford:1 / leek', 'beer.count')
  })

  it('is none for a tile that shows none, which then gives no bonus either [B-BEER-01 B-BEER-07]', () => {
    const game = given(`
      merchants: oxford:1 manufacturer
      A hand: leek, stone
      A tiles: manufacturer-3@birmingham:2, brewery-1@stone:1
      B links: birmingham-oxford
    `)
    game.refuses('sell manufacturer@birmingham:2 > oxford:1 beer<oxford:1 / leek', 'beer.count')
    game.refuses('sell manufacturer@birmingham:2 > oxford:1 beer<stone:1 / leek', 'beer.count')
    expect(game.legal('sell').filter((move) => move.endsWith('/ leek'))).toEqual([
      'sell manufacturer@birmingham:2 > oxford:1 / leek',
    ])
    const after = game.play('sell manufacturer@birmingham:2 / leek')
    expect(after.seat('A').income).toBe(14)
    expect(after.tile('stone:1')?.cubes).toBe(1)
    expect(after.state.merchants.filter((merchant) => merchant?.barrel)).toHaveLength(1)
  })

  it('is one for the second rail of an action, and none for the first [B-BEER-01]', () => {
    const game = given(`
      era: rail
      A hand: leek, stone
      A tiles: coal-2@dudley:1, brewery-2@stone:1
    `)
    game.refuses('network birmingham-dudley coal<dudley:1 beer<stone:1 / leek', 'beer.count')
    const one = game.play('network birmingham-dudley / leek')
    expect(one.tile('stone:1')?.cubes).toBe(2)
    one.refuses('+network dudley-wolverhampton coal<dudley:1 beer<stone:1,stone:1', 'beer.count')
    const two = one.play('+network dudley-wolverhampton beer<stone:1')
    expect(two.tile('stone:1')?.cubes).toBe(1)
    expect(two.seat('A').spent).toBe(15)
  })
})

describe('Beer of merchants', () => {
  it('is not for rails [B-BEER-04 B-LINK-03]', () => {
    const game = given(`
      era: rail
      merchants: oxford:1 manufacturer
      A hand: leek, stone
      A tiles: cotton-2@birmingham:1 flipped
      A links: birmingham-oxford
    `)
    const one = game.play('network birmingham-coventry / leek')
    expect(one.seat('A').spent).toBe(6)
    expect(one.state.pending).toBeNull()
    expect(one.legal('+network')).toEqual([])
    one.refuses('+network birmingham-walsall coal<market beer<oxford:1', 'turn.no-open-action')
    expect(one.seat('A').links).toEqual(['birmingham-coventry', 'birmingham-oxford'])
  })

  it('is not for rails where the action stays open for other beer either [B-BEER-04]', () => {
    given(`
      era: rail
      merchants: oxford:1 manufacturer
      A hand: leek
      A tiles: cotton-2@birmingham:1 flipped, brewery-2@stone:1
      A links: birmingham-oxford
    `)
      .play('network birmingham-coventry / leek')
      .refuses('+network birmingham-walsall coal<market beer<oxford:1', 'beer.merchant-for-rail')
  })

  it('comes only from the very merchant sold to [B-BEER-04]', () => {
    const game = given(`
      merchants: oxford:1 cotton empty, oxford:2 manufacturer, gloucester:1 cotton
      A hand: leek
      A tiles: cotton-1@birmingham:1, brewery-1@stone:1
      B links: birmingham-oxford
    `)
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<oxford:2 / leek', 'beer.other-merchant')
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<gloucester:1 / leek', 'beer.other-merchant')
  })

  it('comes only from the merchant sold to although the other one buys the tile too [B-BEER-04]', () => {
    const game = given(`
      merchants: oxford:1 cotton, oxford:2 all-goods
      A hand: leek
      A tiles: cotton-1@birmingham:1
      B links: birmingham-oxford
    `)
    game.refuses('sell cotton@birmingham:1 > oxford:1 beer<oxford:2 / leek', 'beer.other-merchant')
    expect(game.legal('sell')).toEqual([
      'sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek',
      'sell cotton@birmingham:1 > oxford:2 beer<oxford:2 / leek',
    ])
  })

  it('gives at most one barrel for a tile [B-BEER-06]', () => {
    const game = given(`
      merchants: oxford:1 manufacturer, oxford:2 all-goods
      A hand: leek
      A tiles: manufacturer-5@birmingham:2
      B links: birmingham-oxford
    `)
    expect(game.legal('sell')).toEqual([])
    game.refuses(
      'sell manufacturer@birmingham:2 > oxford:1 beer<oxford:1,oxford:2 / leek',
      'beer.other-merchant',
    )
    game.refuses(
      'sell manufacturer@birmingham:2 > oxford:1 beer<oxford:1,oxford:1 / leek',
      'beer.barrel-gone',
    )
  })

  it('is gone once it was used, into the supply [B-BEER-09 B-BEER-06]', () => {
    const one = given(`
      merchants: oxford:1 cotton
      A hand: leek
      A tiles: cotton-1@birmingham:1, cotton-1@tamworth:1, brewery-1@stone:1
      B links: birmingham-oxford, birmingham-tamworth
    `).play('sell cotton@birmingham:1 beer<oxford:1 / leek')
    expect(one.state.merchants.filter((merchant) => merchant?.barrel)).toEqual([])
    one.refuses('+sell cotton@tamworth:1 > oxford:1 beer<oxford:1', 'beer.barrel-gone')
    expect(one.legal('+sell')).toEqual(['+sell cotton@tamworth:1 > oxford:1 beer<stone:1'])
  })

  it('does not come back before the era ends [B-BEER-09]', () => {
    const after = given(`
      order: B C D A
      turn: A
      actions: 1
      merchants: oxford:1 cotton empty
      A hand: leek
    `).play('pass / leek')
    expect(after.state.round).toBe(3)
    expect(after.state.merchants.filter((merchant) => merchant?.barrel)).toEqual([])
  })
})

describe('Barrels on a new brewery', () => {
  it('are one in the Canal Era and two in the Rail Era, whatever the level [B-BEER-08]', () => {
    const build = 'build brewery@stone:1 iron<market / stone'
    for (const level of [1, 2, 3]) {
      const canal = given(`A hand: stone; A mat: brewery ${level}`).play(build)
      expect(canal.tile('stone:1')).toMatchObject({ tile: `brewery-${level}`, flipped: false, cubes: 1 })
    }
    for (const level of [2, 3, 4]) {
      const rail = given(`era: rail; A hand: stone; A mat: brewery ${level}`).play(build)
      expect(rail.tile('stone:1')).toMatchObject({ tile: `brewery-${level}`, flipped: false, cubes: 2 })
    }
  })

  it('are not topped up when the Rail Era begins [B-BEER-08]', () => {
    const after = given(`
      round: 8
      order: B C D A
      turn: A
      actions: 1
      deck: none
      A hand: leek
      A tiles: brewery-2@stone:1 holds 1
      B hand: none
      C hand: none
      D hand: none
    `).play('pass / leek')
    expect(after.state.era).toBe('rail')
    expect(after.tile('stone:1')).toEqual({ tile: 'brewery-2', owner: 'A', flipped: false, cubes: 1 })
  })
})
