// Overbuilding industry tiles: own tiles, other players' mines and works, and what is left of the old tile.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('overbuilding an own tile', () => {
  const worcester = `
    B tiles: coal-1@kidderminster:1 holds 2; B links: kidderminster-worcester; A hand: worcester, leek
    A mat: cotton 2
  `

  it('replaces a flipped mill by a higher one at full price [B-OVER-01 B-OVER-02 B-OVER-05 B-INC-07]', () => {
    const game = given(`${worcester}; A: income 15; A tiles: cotton-1@worcester:1 flipped`)
    const after = game.play('build cotton@worcester:1 coal<kidderminster:1 / worcester')
    expect(after.seat('A')).toMatchObject({ money: 16, spent: 14, income: 15, vp: 0 })
    expect(after.tile('worcester:1')).toEqual({ tile: 'cotton-2', owner: 'A', flipped: false, cubes: 0 })
    expect(after.tile('kidderminster:1')?.cubes).toBe(1)
    expect(after.seat('A').mat.cotton).toBe('cotton-2')
  })

  it('replaces an unflipped tile just as well [B-OVER-02]', () => {
    const after = given(`${worcester}; A tiles: cotton-1@worcester:1`).play(
      'build cotton@worcester:1 coal<kidderminster:1 / worcester',
    )
    expect(after.tile('worcester:1')).toMatchObject({ tile: 'cotton-2', flipped: false })
    expect(after.seat('A').income).toBe(10)
  })

  it('is open to every industry [B-OVER-02]', () => {
    const goods = 'C tiles: coal-1@cannock:2, iron-1@redditch:2'
    given(`${goods}; A tiles: pottery-1@stafford:2; C links: cannock-stafford; A hand: stafford`).allows(
      'build pottery@stafford:2 coal<cannock:2 / stafford',
    )
    given(`${goods}; A tiles: manufacturer-1@cannock:1; A hand: cannock`).allows(
      'build manufacturer@cannock:1 iron<redditch:2 / cannock',
    )
    given(`${goods}; A tiles: iron-1@walsall:1; C links: cannock-walsall; A hand: walsall`).allows(
      'build iron@walsall:1 coal<cannock:2 / walsall',
    )
    given(`${goods}; A tiles: brewery-1@stone:1; A mat: brewery 2; A hand: stone`).allows(
      'build brewery@stone:1 iron<redditch:2 / stone',
    )
    given(`${goods}; A tiles: coal-1@dudley:1; A hand: dudley`).allows('build coal@dudley:1 / dudley')
  })

  it('takes a strictly higher level [B-OVER-01]', () => {
    given(`${worcester.replace('cotton 2', 'cotton 2*1')}; A tiles: cotton-2@worcester:1`).refuses(
      'build cotton@worcester:1 coal<kidderminster:1 / worcester',
      'overbuild.level',
    )
    given('A tiles: cotton-1@worcester:1; A hand: worcester').refuses(
      'build cotton@worcester:1 / worcester',
      'overbuild.level',
    )
  })

  it('takes the same industry [B-OVER-01]', () => {
    given('A tiles: cotton-1@derby:1; A mat: brewery 2; A hand: derby').refuses(
      'build brewery@derby:1 iron<market / derby',
      'build.slot-taken',
    )
  })

  it('obeys the card: the town, or the industry within the network [B-OVER-01 B-CARD-01 B-CARD-02]', () => {
    const game = given(
      'A tiles: coal-1@dudley:1; A hand: dudley, coal, stone, iron, wild-location, wild-industry',
    )
    expect(game.legal('build coal@dudley:1')).toEqual([
      'build coal@dudley:1 / dudley',
      'build coal@dudley:1 / coal',
      'build coal@dudley:1 / wild-location',
      'build coal@dudley:1 / wild-industry',
    ])
    game.refuses('build coal@dudley:1 / stone', 'build.card-location')
    game.refuses('build coal@dudley:1 / iron', 'build.card-industry')
  })

  it('needs its coal and its money like any build [B-OVER-01 B-BUILD-04]', () => {
    given('A tiles: cotton-1@worcester:1; A mat: cotton 2; A hand: worcester').refuses(
      'build cotton@worcester:1 coal<market / worcester',
      'coal.market-not-connected',
    )
    given(`${worcester}; A: money 13; A tiles: cotton-1@worcester:1`).refuses(
      'build cotton@worcester:1 coal<kidderminster:1 / worcester',
      'money.short',
    )
  })

  it('is barred by the era of the new tile [B-OVER-01 B-BUILD-08]', () => {
    given('A tiles: brewery-3@stone:1; A mat: brewery 4; A hand: stone').refuses(
      'build brewery@stone:1 iron<market / stone',
      'build.era',
    )
    given('era: rail; A tiles: brewery-3@stone:1; A mat: brewery 4; A hand: stone').allows(
      'build brewery@stone:1 iron<market / stone',
    )
  })

  it('keeps to one tile in a town of the Canal Era [B-OVER-07 B-BUILD-06]', () => {
    const game = given(
      'A tiles: cotton-1@worcester:1; A mat: cotton 2; B links: gloucester-worcester; A hand: worcester',
    )
    expect(game.legal('build')).toEqual(['build cotton@worcester:1 coal<market / worcester'])
    game.refuses('build cotton@worcester:2 coal<market / worcester', 'build.one-per-town')
  })

  it('may be done although a space is free [B-OVER-06]', () => {
    const game = given(`
      era: rail; A tiles: coal-2@cannock:2; A mat: coal 3; C tiles: iron-2@redditch:2; A hand: cannock
    `)
    expect(game.legal('build coal')).toEqual([
      'build coal@cannock:1 iron<redditch:2 / cannock',
      'build coal@cannock:2 iron<redditch:2 / cannock',
    ])
  })

  it('may be done on a shared space although a single-icon space is free [B-OVER-06 B-BUILD-02]', () => {
    const game = given(`
      era: rail; A tiles: coal-2@cannock:1; A mat: coal 3; C tiles: iron-2@redditch:2; A hand: cannock
    `)
    expect(game.legal('build coal')).toEqual([
      'build coal@cannock:1 iron<redditch:2 / cannock',
      'build coal@cannock:2 iron<redditch:2 / cannock',
    ])
  })
})

describe('goods on an overbuilt own tile', () => {
  it('go to the supply: coal [B-OVER-03]', () => {
    const after = given(`
      era: rail; A tiles: coal-2@dudley:1 holds 2; A mat: coal 3; C tiles: iron-2@redditch:2 holds 2
      A hand: dudley, leek
    `).play('build coal@dudley:1 iron<redditch:2 / dudley')
    expect(after.tile('dudley:1')).toEqual({ tile: 'coal-3', owner: 'A', flipped: false, cubes: 4 })
    expect(after.state.coal).toBe(13)
    expect(after.seat('A')).toMatchObject({ spent: 8, money: 22, income: 10 })
    expect(after.tile('redditch:2')?.cubes).toBe(1)
  })

  it('go to the supply: beer [B-OVER-03]', () => {
    const after = given(`
      era: rail; A tiles: brewery-2@stone:1 holds 1; A mat: brewery 3; C tiles: iron-2@redditch:2
      A hand: stone, leek
    `).play('build brewery@stone:1 iron<redditch:2 / stone')
    expect(after.tile('stone:1')).toEqual({ tile: 'brewery-3', owner: 'A', flipped: false, cubes: 2 })
    expect(after.seat('A')).toMatchObject({ spent: 9, income: 10 })
    expect(after.events.filter(({ type }) => type === 'flip')).toEqual([])
  })

  it('go to the supply: iron, none of it to the market [B-OVER-03 B-OVER-08]', () => {
    const after = given(`
      A tiles: iron-1@dudley:2 holds 3; B tiles: coal-1@dudley:1; A hand: dudley, leek
    `).play('build iron@dudley:2 coal<dudley:1 / dudley')
    expect(after.tile('dudley:2')).toEqual({ tile: 'iron-2', owner: 'A', flipped: false, cubes: 2 })
    expect(after.state.iron).toBe(10)
    expect(after.seat('A')).toMatchObject({ spent: 7, money: 25, income: 10 })
  })
})

describe("overbuilding another player's tile", () => {
  const dudley = 'B tiles: coal-1@dudley:1 flipped; B: income 14; A mat: coal 2; A hand: dudley, coal, leek'

  it('waits until no coal is left anywhere [B-OVER-04]', () => {
    given(`${dudley}; coal: 1`).refuses('build coal@dudley:1 / dudley', 'overbuild.cubes-left')
    const after = given(`${dudley}; coal: 0`).play('build coal@dudley:1 / dudley')
    expect(after.seat('A')).toMatchObject({ spent: 7, money: 23, income: 10 })
    expect(after.tile('dudley:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    expect(after.seat('B')).toMatchObject({ income: 14, money: 30, vp: 0 })
    expect(after.state.coal).toBe(0)
  })

  it('counts the coal on tiles of anyone: on this one, on others, on own ones [B-OVER-04]', () => {
    given('coal: 0; B tiles: coal-1@dudley:1 holds 1; A mat: coal 2; A hand: dudley').refuses(
      'build coal@dudley:1 / dudley',
      'overbuild.cubes-left',
    )
    given(`${dudley}; coal: 0; C tiles: coal-1@tamworth:1 holds 1`).refuses(
      'build coal@dudley:1 / dudley',
      'overbuild.cubes-left',
    )
    given(`${dudley}; coal: 0; A tiles: coal-1@tamworth:1 holds 1`).refuses(
      'build coal@dudley:1 / dudley',
      'overbuild.cubes-left',
    )
  })

  it('is possible for iron works in the same way; coal does not matter there [B-OVER-04]', () => {
    const works = 'B tiles: iron-1@dudley:2 flipped; C tiles: coal-1@dudley:1; A mat: iron 2; A hand: dudley'
    given(`${works}; iron: 1`).refuses('build iron@dudley:2 coal<dudley:1 / dudley', 'overbuild.cubes-left')
    given(`${works}; iron: 0; D tiles: iron-1@redditch:2 holds 1`).refuses(
      'build iron@dudley:2 coal<dudley:1 / dudley',
      'overbuild.cubes-left',
    )
    given(`${works}; iron: 0`).allows('build iron@dudley:2 coal<dudley:1 / dudley')
  })

  it('takes a strictly higher level there too [B-OVER-01 B-OVER-04]', () => {
    given('coal: 0; B tiles: coal-2@dudley:1 flipped; A mat: coal 2; A hand: dudley').refuses(
      'build coal@dudley:1 / dudley',
      'overbuild.level',
    )
  })

  it('is never possible for breweries, mills, manufacturers and potteries [B-OVER-04]', () => {
    given('B tiles: brewery-1@stone:1; A mat: brewery 2; A hand: stone').refuses(
      'build brewery@stone:1 iron<market / stone',
      'overbuild.opponent',
    )
    given('B tiles: brewery-1@stone:1 flipped; A mat: brewery 2; A hand: stone; iron: 0; coal: 0').refuses(
      'build brewery@stone:1 iron<market / stone',
      'overbuild.opponent',
    )
    given(`
      B tiles: cotton-1@worcester:1 flipped, coal-1@kidderminster:1; B links: kidderminster-worcester
      A mat: cotton 2; A hand: worcester
    `).refuses('build cotton@worcester:1 coal<kidderminster:1 / worcester', 'overbuild.opponent')
    given('B tiles: manufacturer-1@birmingham:2; A mat: manufacturer 2; A hand: birmingham').refuses(
      'build manufacturer@birmingham:2 iron<market / birmingham',
      'overbuild.opponent',
    )
    given(`
      B tiles: pottery-1@stafford:2, coal-1@cannock:2; B links: cannock-stafford; A mat: pottery 2
      A hand: stafford
    `).refuses('build pottery@stafford:2 coal<cannock:2 / stafford', 'overbuild.opponent')
  })

  it('obeys card and network [B-OVER-01 B-CARD-02 B-NET-01]', () => {
    given(`${dudley}; coal: 0; A tiles: brewery-1@stone:1`).refuses(
      'build coal@dudley:1 / coal',
      'build.network',
    )
    given(`${dudley}; coal: 0; A links: birmingham-dudley`).allows('build coal@dudley:1 / coal')
    given(`${dudley}; coal: 0; A tiles: brewery-1@stone:1`).allows('build coal@dudley:1 / dudley')
  })

  it('may also be done although a space is free [B-OVER-06]', () => {
    const game = given('coal: 0; B tiles: coal-1@cannock:2 flipped; A mat: coal 2; A hand: cannock')
    expect(game.legal('build coal')).toEqual([
      'build coal@cannock:1 / cannock',
      'build coal@cannock:2 / cannock',
    ])
  })

  it('is not possible in the Canal Era where an own tile stands in the town [B-OVER-07 B-BUILD-06]', () => {
    const tiles =
      'coal: 0; B tiles: coal-2@coalbrookdale:3 flipped; A mat: coal 3, brewery 3; A hand: coalbrookdale'
    given(`${tiles}; A tiles: brewery-2@coalbrookdale:1`).refuses(
      'build coal@coalbrookdale:3 iron<market / coalbrookdale',
      'build.one-per-town',
    )
    given(tiles).allows('build coal@coalbrookdale:3 iron<market / coalbrookdale')
    given(`era: rail; ${tiles}; A tiles: brewery-2@coalbrookdale:1`).allows(
      'build coal@coalbrookdale:3 iron<market / coalbrookdale',
    )
  })

  it('sells the new cubes to the empty market [B-OVER-04 B-OVER-08 B-MKT-03 B-MKT-04]', () => {
    const after = given(`
      coal: 0; B: income 17; B tiles: coal-2@cannock:2 flipped; A mat: coal 3; A hand: cannock, leek
      C links: cannock-walsall, birmingham-walsall, birmingham-oxford
    `).play('build coal@cannock:2 iron<market / cannock')
    expect(after.seat('A')).toMatchObject({ spent: 10, money: 46, income: 16 })
    expect(after.state).toMatchObject({ coal: 4, iron: 7 })
    expect(after.tile('cannock:2')).toEqual({ tile: 'coal-3', owner: 'A', flipped: true, cubes: 0 })
    expect(after.seat('B').income).toBe(17)
  })
})

describe('a tile built over an own mine', () => {
  it('sells its own cubes only [B-OVER-08 B-OVER-03 B-MKT-01]', () => {
    const after = given(`
      coal: 10; A tiles: coal-1@dudley:1 holds 2; B links: birmingham-dudley, birmingham-oxford
      A hand: dudley, leek
    `).play('build coal@dudley:1 / dudley')
    expect(after.state.coal).toBe(13)
    expect(after.seat('A')).toMatchObject({ spent: 7, money: 30 - 7 + 2 + 2 + 1, income: 17 })
    expect(after.tile('dudley:1')).toMatchObject({ tile: 'coal-2', flipped: true, cubes: 0 })
  })
})

describe('an overbuilt tile', () => {
  it('does not score, but keeps the income it gave [B-OVER-05 B-SCORE-02]', () => {
    const after = given(`
      order: B C D A; turn: A; actions: 1; deck: none; B hand: none; C hand: none; D hand: none
      A hand: dudley
      iron: 0; B: income 13; B tiles: iron-1@dudley:2 flipped; D tiles: coal-1@dudley:1 holds 2; A mat: iron 2
    `).play('build iron@dudley:2 coal<dudley:1 / dudley')
    expect(after.state).toMatchObject({ era: 'rail', iron: 4 })
    expect(after.seat('A')).toMatchObject({ vp: 5, income: 13, money: 30 - 7 + 5 + 5 + 4 + 4 + 2 })
    expect(after.seat('B')).toMatchObject({ vp: 0, income: 13 })
    expect(after.tile('dudley:2')).toMatchObject({ tile: 'iron-2', owner: 'A', flipped: true })
  })

  it('keeps what it scored in the Canal Era and shows no icons any more [B-OVER-05 B-END-02 B-SCORE-02]', () => {
    let game = given(`
      players: 2; order: B A; turn: A; actions: 1; deck: none; face-down: none; B hand: none
      A hand: worcester
      A tiles: cotton-2@worcester:1 flipped; A mat: cotton 3; A discard: worcester*15
    `).play('pass / worcester')
    expect(game.state.era).toBe('rail')
    expect(game.seat('A').vp).toBe(5)

    game = game.play(
      'pass / worcester',
      'pass / worcester',
      'network gloucester-worcester coal<market / worcester',
      'build cotton@worcester:1 coal<market iron<market / worcester',
    )
    expect(game.tile('worcester:1')).toMatchObject({ tile: 'cotton-3', flipped: false })
    while (!game.state.over) game = game.play('pass / worcester')
    expect(game.seat('A').vp).toBe(5 + 2)
  })
})
