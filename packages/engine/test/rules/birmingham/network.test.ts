// Your network, and which locations are connected.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('Your network', () => {
  it('begins at every location with a tile of yours [B-NET-01 B-LINK-01]', () => {
    const game = given('A hand: leek; A tiles: coal-1@dudley:1')
    expect(game.legal('network')).toEqual([
      'network birmingham-dudley / leek',
      'network dudley-kidderminster / leek',
      'network dudley-wolverhampton / leek',
    ])
    for (const move of game.legal('network')) expect(game.play(move).seat('A').spent).toBe(3)
  })

  it('grows with every link of yours [B-NET-01]', () => {
    const game = given('A hand: leek; A links: birmingham-dudley')
    game.allows('network birmingham-coventry / leek')
    game.refuses('network coalbrookdale-wolverhampton / leek', 'network.apart')
    expect(game.play('network birmingham-coventry / leek').seat('A').links).toEqual([
      'birmingham-coventry',
      'birmingham-dudley',
    ])
  })

  it('does not begin at the tiles of others [B-NET-01]', () => {
    given('A hand: leek; A tiles: coal-1@dudley:1; B tiles: coal-1@tamworth:1').refuses(
      'network nuneaton-tamworth / leek',
      'network.apart',
    )
  })

  it('includes locations of flipped tiles [B-NET-01]', () => {
    given('A hand: leek; A tiles: coal-1@dudley:1 flipped').allows('network birmingham-dudley / leek')
  })

  it('is not enlarged by the links of others [B-NET-03 B-CARD-02]', () => {
    const game = given(`
      A hand: cotton-or-manufacturer, coventry
      A mat: manufacturer 2
      A links: birmingham-dudley
      B links: birmingham-coventry
    `)
    game.refuses('build manufacturer@coventry:2 iron<market / cotton-or-manufacturer', 'build.network')
    const after = game.play('build manufacturer@coventry:2 iron<market / coventry')
    expect(after.seat('A')).toMatchObject({ spent: 12, money: 18 })
    expect(after.state.iron).toBe(7)
  })

  it('is not enlarged by the links of others for laying links either [B-NET-03]', () => {
    given('A hand: leek; A links: birmingham-dudley; B links: birmingham-tamworth').refuses(
      'network nuneaton-tamworth / leek',
      'network.apart',
    )
  })

  it('goes on through a merchant place [B-NET-02]', () => {
    const after = given('A hand: leek; A links: gloucester-worcester').play(
      'network gloucester-redditch / leek',
    )
    expect(after.seat('A').links).toEqual(['gloucester-redditch', 'gloucester-worcester'])
  })

  it('includes a farm brewery that a link of yours touches [B-NET-02]', () => {
    given('A hand: brewery; A links: cannock-farm-brewery-north').allows(
      'build brewery@farm-brewery-north iron<market / brewery',
    )
    given('A hand: leek; A tiles: brewery-1@farm-brewery-north').allows(
      'network cannock-farm-brewery-north / leek',
    )
  })
})

describe('Your network, read from the present board', () => {
  const OVERBUILT = `
    order: B A C D
    actions: 1
    coal: 0
    A hand: leek, iron
    A tiles: coal-1@dudley:1 flipped, cotton-1@worcester:1
    B hand: dudley
    B mat: coal 2
  `

  it('loses a location when your last tile there is overbuilt [B-NET-04]', () => {
    given(`${OVERBUILT}; turn: A`).allows('network birmingham-dudley / leek')
    const after = given(OVERBUILT).play('build coal@dudley:1 / dudley')
    expect(after.toMove()).toBe('A')
    after.refuses('network birmingham-dudley / leek', 'network.apart')
    after.refuses('build iron@dudley:2 coal<dudley:1 / iron', 'build.network')
  })

  it('keeps the location while a link of yours touches it [B-NET-04]', () => {
    const after = given(`${OVERBUILT}; A links: dudley-kidderminster`).play('build coal@dudley:1 / dudley')
    after.allows('network birmingham-dudley / leek', 'build iron@dudley:2 coal<dudley:1 / iron')
  })

  it('loses a location when your last tile there is removed in a shortfall [B-NET-04]', () => {
    const after = given(`
      order: B C D A
      turn: A
      actions: 1
      A: money 0, income 9
      A hand: leek, stone
      A tiles: coal-1@dudley:1
      A links: gloucester-worcester
      B: spent 1
      C: spent 1
      D: spent 1
    `).play('pass / stone')
    expect(after.toMove()).toBe('A')
    after.refuses('network birmingham-dudley / leek', 'network.apart')
  })

  it('rests on tiles of level 2 and higher when the Rail Era begins [B-NET-04]', () => {
    const after = given(`
      round: 8
      order: B C D A
      turn: A
      actions: 1
      deck: none
      face-down: leek*40
      A hand: stone
      A tiles: coal-1@dudley:1, cotton-2@worcester:1
      A links: birmingham-tamworth
      B: spent 1
      B hand: none
      C: spent 1
      C hand: none
      D: spent 1
      D hand: none
    `).play('pass / stone')
    expect(after.state.era).toBe('rail')
    expect(after.toMove()).toBe('A')
    after.allows('network gloucester-worcester coal<market / leek')
    after.refuses('network birmingham-oxford coal<market / leek', 'network.apart')
    after.refuses('network birmingham-dudley / leek', 'network.apart')
  })
})

describe('Connected locations', () => {
  it('are joined by a chain of links of any owners [B-CONN-01]', () => {
    const after = given(`
      A hand: coventry
      B tiles: coal-1@cannock:2
      B links: cannock-walsall
      C links: birmingham-walsall
      D links: birmingham-coventry
    `).play('build iron@coventry:3 / coventry')
    expect(after.tile('cannock:2')?.cubes).toBe(1)
    expect(after.seat('A').spent).toBe(5)
  })

  it('are not joined by being neighbours without a link [B-CONN-01 B-COAL-06]', () => {
    const game = given(`
      A hand: birmingham
      B tiles: coal-1@dudley:1
      C links: birmingham-oxford
    `)
    game.refuses('build manufacturer@birmingham:2 coal<dudley:1 / birmingham', 'coal.not-connected')
    const after = game.play('build manufacturer@birmingham:2 / birmingham')
    expect(after.seat('A')).toMatchObject({ spent: 9, money: 21 })
    expect(after.state.coal).toBe(12)
    expect(after.tile('dudley:1')?.cubes).toBe(2)
  })

  it('include the location itself [B-CONN-01 B-BEER-03]', () => {
    const after = given(`
      merchants: nottingham:1 cotton empty
      A hand: leek, stone
      A tiles: cotton-1@derby:2
      B tiles: brewery-1@derby:1
      C links: derby-nottingham
    `).play('sell cotton@derby:2 beer<derby:1 / leek')
    expect(after.tile('derby:2')?.flipped).toBe(true)
    expect(after.seat('A').income).toBe(15)
    expect(after.tile('derby:1')?.flipped).toBe(true)
    expect(after.seat('B').income).toBe(14)
  })

  it('may be joined through a merchant place [B-CONN-02]', () => {
    const game = given(`
      A hand: birmingham
      B tiles: coal-1@redditch:1
      B links: oxford-redditch
      C links: birmingham-oxford
    `)
    game.refuses('build manufacturer@birmingham:2 coal<market / birmingham', 'coal.mine-first')
    expect(game.play('build manufacturer@birmingham:2 / birmingham').tile('redditch:1')?.cubes).toBe(1)
  })
})

describe('The line past the southern farm brewery', () => {
  it('puts both towns and the farm into the network of its owner [B-CONN-03]', () => {
    const game = given('A hand: brewery, cotton-or-manufacturer, leek; A links: kidderminster-worcester')
    game.allows(
      'build brewery@farm-brewery-south iron<market / brewery',
      'build cotton@worcester:1 / cotton-or-manufacturer',
      'build cotton@kidderminster:2 / cotton-or-manufacturer',
      'network gloucester-worcester / leek',
      'network dudley-kidderminster / leek',
    )
  })

  it('is one link between any two of its three ends [B-CONN-03]', () => {
    const game = given(`
      A hand: worcester
      A mat: cotton 2
      B tiles: coal-1@tamworth:1
      B links: birmingham-tamworth, birmingham-worcester
      C tiles: coal-1@dudley:1
      C links: dudley-kidderminster, kidderminster-worcester
    `)
    expect(game.legal('build cotton@worcester:1')).toEqual([
      'build cotton@worcester:1 coal<tamworth:1 / worcester',
      'build cotton@worcester:1 coal<dudley:1 / worcester',
    ])
  })

  it('brings the beer of the farm to both towns [B-CONN-03]', () => {
    const position = `
      merchants: gloucester:1 cotton empty
      A hand: leek
      A tiles: cotton-1@worcester:1
      B tiles: brewery-1@farm-brewery-south
      C links: gloucester-worcester
    `
    given(position).refuses(
      'sell cotton@worcester:1 > gloucester:1 beer<farm-brewery-south / leek',
      'beer.not-connected',
    )
    given(`${position}; D links: kidderminster-worcester`).allows(
      'sell cotton@worcester:1 > gloucester:1 beer<farm-brewery-south / leek',
    )
  })

  it('may be laid by the owner of a tile on the farm [B-CONN-03]', () => {
    const game = given('A hand: leek; A tiles: brewery-1@farm-brewery-south')
    expect(game.legal('network')).toEqual(['network kidderminster-worcester-farm-brewery-south / leek'])
  })
})
