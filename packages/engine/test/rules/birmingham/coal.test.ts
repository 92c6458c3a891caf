// Consuming coal: the nearest mine, the choice between equals, and coal for rails.

import { rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('Coal from mines', () => {
  it('takes coal from the mine in the same town first, whoever owns it [B-COAL-02 B-COAL-03]', () => {
    const game = given(`
      A hand: dudley, stone
      A tiles: coal-1@wolverhampton:2
      A links: dudley-wolverhampton
      B tiles: coal-1@dudley:1
    `)
    expect(game.legal('build iron@dudley:2')).toEqual(['build iron@dudley:2 coal<dudley:1 / dudley'])
    game.refuses('build iron@dudley:2 coal<wolverhampton:2 / dudley', 'coal.not-closest')
    const after = game.play('build iron@dudley:2 / dudley')
    expect(after.tile('dudley:1')).toEqual({ tile: 'coal-1', owner: 'B', flipped: false, cubes: 1 })
    expect(after.tile('wolverhampton:2')?.cubes).toBe(2)
    expect(after.seat('A').spent).toBe(5)
  })

  it('lets the player choose between equally near mines [B-COAL-04]', () => {
    const game = given(`
      A hand: wolverhampton, stone
      A tiles: coal-1@cannock:2
      B tiles: coal-1@coalbrookdale:3
      C links: cannock-wolverhampton, coalbrookdale-wolverhampton
    `)
    expect(game.legal('build manufacturer@wolverhampton:1')).toEqual([
      'build manufacturer@wolverhampton:1 coal<cannock:2 / wolverhampton',
      'build manufacturer@wolverhampton:1 coal<coalbrookdale:3 / wolverhampton',
    ])
    const fromB = game.play('build manufacturer@wolverhampton:1 coal<coalbrookdale:3 / wolverhampton')
    expect(fromB.tile('cannock:2')?.cubes).toBe(2)
    expect(fromB.tile('coalbrookdale:3')?.cubes).toBe(1)
  })

  it('lets the player choose cube by cube between equally near mines [B-COAL-04]', () => {
    const game = given(`
      A hand: wolverhampton
      A mat: manufacturer 3
      A tiles: coal-1@cannock:2
      B tiles: coal-1@coalbrookdale:3
      C links: cannock-wolverhampton, coalbrookdale-wolverhampton
    `)
    expect(game.legal('build manufacturer@wolverhampton:1')).toEqual([
      'build manufacturer@wolverhampton:1 coal<cannock:2,cannock:2 / wolverhampton',
      'build manufacturer@wolverhampton:1 coal<cannock:2,coalbrookdale:3 / wolverhampton',
      'build manufacturer@wolverhampton:1 coal<coalbrookdale:3,coalbrookdale:3 / wolverhampton',
    ])
  })

  it('goes on with the next nearest mine when one empties [B-COAL-05 B-FLIP-01 B-FLIP-02]', () => {
    const game = given(`
      A hand: birmingham
      A mat: manufacturer 3
      B tiles: coal-2@dudley:1 holds 1
      B links: birmingham-dudley, birmingham-walsall, cannock-walsall
      C tiles: coal-2@cannock:2 holds 3
    `)
    expect(game.legal('build manufacturer@birmingham:2')).toEqual([
      'build manufacturer@birmingham:2 coal<cannock:2,dudley:1 / birmingham',
    ])
    game.refuses('build manufacturer@birmingham:2 coal<cannock:2,cannock:2 / birmingham', 'coal.not-closest')
    const after = game.play('build manufacturer@birmingham:2 / birmingham')
    expect(after.tile('dudley:1')).toEqual({ tile: 'coal-2', owner: 'B', flipped: true, cubes: 0 })
    expect(after.seat('B').income).toBe(17)
    expect(after.tile('cannock:2')).toEqual({ tile: 'coal-2', owner: 'C', flipped: false, cubes: 2 })
    expect(after.seat('C').income).toBe(10)
    expect(after.seat('A')).toMatchObject({ spent: 12, money: 18 })
  })

  it('empties both near mines before the far one is touched [B-COAL-02 B-COAL-05]', () => {
    const game = given(`
      A hand: birmingham
      A mat: manufacturer 3
      B tiles: coal-1@dudley:1 holds 1
      B links: birmingham-dudley, birmingham-tamworth, birmingham-walsall, cannock-walsall
      C tiles: coal-1@tamworth:1 holds 1
      D tiles: coal-2@cannock:2
    `)
    expect(game.legal('build manufacturer@birmingham:2')).toEqual([
      'build manufacturer@birmingham:2 coal<tamworth:1,dudley:1 / birmingham',
    ])
    game.refuses('build manufacturer@birmingham:2 coal<cannock:2,dudley:1 / birmingham', 'coal.not-closest')
    game.refuses('build manufacturer@birmingham:2 coal<cannock:2,tamworth:1 / birmingham', 'coal.not-closest')
    game.refuses('build manufacturer@birmingham:2 coal<cannock:2,cannock:2 / birmingham', 'coal.not-closest')
    const after = game.play('build manufacturer@birmingham:2 coal<dudley:1,tamworth:1 / birmingham')
    expect(after.tile('dudley:1')?.flipped).toBe(true)
    expect(after.tile('tamworth:1')?.flipped).toBe(true)
    expect(after.tile('cannock:2')?.cubes).toBe(3)
    expect(after.seat('B').income).toBe(14)
    expect(after.seat('C').income).toBe(14)
    expect(after.seat('A').spent).toBe(12)
  })

  it('lets the player choose among the next nearest after the nearest is empty [B-COAL-04 B-COAL-05]', () => {
    const game = given(`
      A hand: birmingham
      A mat: manufacturer 3
      B tiles: coal-1@dudley:1 holds 1
      B links: birmingham-dudley, birmingham-walsall, cannock-walsall, dudley-wolverhampton
      C tiles: coal-1@cannock:2
      D tiles: coal-1@wolverhampton:2
    `)
    expect(game.legal('build manufacturer@birmingham:2')).toEqual([
      'build manufacturer@birmingham:2 coal<cannock:2,dudley:1 / birmingham',
      'build manufacturer@birmingham:2 coal<wolverhampton:2,dudley:1 / birmingham',
    ])
  })

  it('lets the player choose between two mines in one town [B-COAL-04]', () => {
    const game = given(
      'A hand: walsall; B tiles: coal-1@cannock:1; C tiles: coal-1@cannock:2; C links: cannock-walsall',
    )
    expect(game.legal('build iron@walsall:1')).toEqual([
      'build iron@walsall:1 coal<cannock:1 / walsall',
      'build iron@walsall:1 coal<cannock:2 / walsall',
    ])
  })

  it('counts the fewest links, not the own ones, and pays nobody for coal or passage [B-COAL-02 B-COAL-10]', () => {
    const game = given(`
      A hand: birmingham
      A tiles: coal-1@coalbrookdale:3
      A links: birmingham-dudley, dudley-wolverhampton, coalbrookdale-wolverhampton
      B tiles: coal-1@cannock:2
      C links: birmingham-walsall, cannock-walsall
    `)
    game.refuses('build manufacturer@birmingham:2 coal<coalbrookdale:3 / birmingham', 'coal.not-closest')
    const after = game.play('build manufacturer@birmingham:2 / birmingham')
    expect(after.tile('cannock:2')?.cubes).toBe(1)
    expect(after.tile('coalbrookdale:3')?.cubes).toBe(2)
    expect(after.seat('A')).toMatchObject({ spent: 8, money: 22 })
    expect(after.seat('B').money).toBe(30)
    expect(after.seat('C').money).toBe(30)
  })

  it('sends used coal and iron to the supply, never back to a market [B-COAL-09 B-IRON-04]', () => {
    const after = given(`
      coal: 10
      iron: 6
      A hand: worcester
      A mat: cotton 3
      B tiles: coal-1@kidderminster:1
      B links: kidderminster-worcester
      C tiles: iron-1@redditch:2 holds 2
    `).play('build cotton@worcester:1 / worcester')
    expect(after.seat('A').spent).toBe(16)
    expect(after.tile('kidderminster:1')?.cubes).toBe(1)
    expect(after.tile('redditch:2')?.cubes).toBe(1)
    expect(after.state.coal).toBe(10)
    expect(after.state.iron).toBe(6)
  })

  it('finds no coal where nothing is connected [B-COAL-01]', () => {
    const game = given('A hand: birmingham; coal: 13')
    expect(game.legal('build manufacturer')).toEqual([])
    game.refuses('build manufacturer@birmingham:2 / birmingham', 'coal.no-source')
    game.refuses('build manufacturer@birmingham:2 coal<market / birmingham', 'coal.market-not-connected')
  })

  it('takes no coal from a mine that is not connected, the own one included [B-COAL-01]', () => {
    const game = given('A hand: birmingham; A tiles: coal-1@dudley:1')
    game.refuses('build manufacturer@birmingham:2 coal<dudley:1 / birmingham', 'coal.not-connected')
  })

  it('takes neither more nor less coal than the tile needs [B-COAL-01]', () => {
    const game = given('A hand: birmingham; B tiles: coal-1@dudley:1; B links: birmingham-dudley')
    game.refuses('build manufacturer@birmingham:2 coal<dudley:1,dudley:1 / birmingham', 'coal.count')
    given(`
      A hand: birmingham
      A mat: manufacturer 3
      B tiles: coal-2@dudley:1
      B links: birmingham-dudley
    `).refuses('build manufacturer@birmingham:2 coal<dudley:1 / birmingham', 'coal.count')
    game.refuses('build cotton@birmingham:1 coal<dudley:1 / birmingham', 'coal.count')
  })

  it('takes no more coal from a mine than lies on it [B-COAL-02]', () => {
    given(`
      A hand: birmingham
      A mat: manufacturer 3
      B tiles: coal-1@dudley:1 holds 1
      B links: birmingham-dudley, birmingham-oxford
    `).refuses('build manufacturer@birmingham:2 coal<dudley:1,dudley:1 / birmingham', 'coal.none-there')
  })

  it('has no tile that both needs and makes coal [B-COAL-11]', () => {
    const mines = rulesOf(given('').state).kinds.filter(({ makes }) => makes === 'coal')
    expect(mines.map(({ id, coal }) => `${id} needs ${coal}`)).toEqual([
      'coal-1 needs 0',
      'coal-2 needs 0',
      'coal-3 needs 0',
      'coal-4 needs 0',
    ])
  })
})

describe('Coal for rail links', () => {
  it('finds a mine at either end of the link equally near [B-COAL-03 B-COAL-04]', () => {
    const game = given(`
      era: rail
      A hand: stone
      A tiles: coal-2@wolverhampton:2 holds 2
      B tiles: coal-2@cannock:2 holds 2
    `)
    expect(game.legal('network cannock-wolverhampton')).toEqual([
      'network cannock-wolverhampton coal<cannock:2 / stone',
      'network cannock-wolverhampton coal<wolverhampton:2 / stone',
    ])
    const after = game.play('network cannock-wolverhampton coal<cannock:2 / stone')
    expect(after.tile('cannock:2')?.cubes).toBe(1)
    expect(after.tile('wolverhampton:2')?.cubes).toBe(2)
    expect(after.seat('A').spent).toBe(5)
  })

  it('puts a mine at one end before a mine one link beyond the other end [B-COAL-03]', () => {
    const game = given(`
      era: rail
      A hand: stone
      A tiles: coal-2@dudley:1
      B tiles: coal-2@cannock:2
      B links: cannock-wolverhampton
    `)
    expect(game.legal('network dudley-wolverhampton')).toEqual([
      'network dudley-wolverhampton coal<dudley:1 / stone',
    ])
    game.refuses('network dudley-wolverhampton coal<cannock:2 / stone', 'coal.not-closest')
  })

  it('counts from the nearer end, so the new link adds no distance [B-COAL-03]', () => {
    const game = given(`
      era: rail
      A hand: stone
      A tiles: cotton-2@birmingham:1 flipped
      B tiles: coal-2@cannock:2
      B links: birmingham-walsall, cannock-walsall
      C tiles: coal-2@wolverhampton:2
      C links: dudley-wolverhampton
    `)
    expect(game.legal('network birmingham-dudley')).toEqual([
      'network birmingham-dudley coal<wolverhampton:2 / stone',
    ])
    game.refuses('network birmingham-dudley coal<cannock:2 / stone', 'coal.not-closest')
  })

  it('counts all three ends of the line past the southern farm as near [B-COAL-03 B-CONN-03]', () => {
    const game = given(`
      era: rail
      A hand: stone
      A tiles: brewery-2@farm-brewery-south flipped
      B tiles: coal-2@kidderminster:1
      C tiles: coal-2@dudley:1
      C links: dudley-kidderminster
    `)
    expect(game.legal('network')).toEqual([
      'network kidderminster-worcester-farm-brewery-south coal<kidderminster:1 / stone',
    ])
    game.refuses('network kidderminster-worcester coal<dudley:1 / stone', 'coal.not-closest')
  })

  it('opens the market with a rail to a merchant place [B-COAL-01 B-COAL-06]', () => {
    const after = given(`
      era: rail
      A hand: stone
      A tiles: iron-2@coalbrookdale:2 flipped
    `).play('network coalbrookdale-shrewsbury / stone')
    expect(after.seat('A')).toMatchObject({ spent: 6, money: 24 })
    expect(after.state.coal).toBe(12)
  })

  it('refuses a rail that finds no coal [B-COAL-01]', () => {
    const game = given(`
      era: rail
      A hand: stone
      A tiles: brewery-2@stafford:1
    `)
    expect(game.legal('network')).toEqual([])
    game.refuses('network stafford-stone / stone', 'coal.no-source')
    game.refuses('network stafford-stone coal<market / stone', 'coal.market-not-connected')
  })

  it('may use coal that only the new link makes reachable [B-COAL-11 B-COAL-01]', () => {
    const after = given(`
      era: rail
      A hand: stone
      A tiles: brewery-2@walsall:2
      B tiles: coal-2@cannock:2 holds 2
    `).play('network cannock-walsall / stone')
    expect(after.tile('cannock:2')?.cubes).toBe(1)
    expect(after.seat('A').spent).toBe(5)
  })

  it('needs no coal for a canal [B-COAL-01]', () => {
    const game = given('A hand: stone; A tiles: brewery-1@stafford:1')
    game.refuses('network stafford-stone coal<market / stone', 'coal.count')
    const after = game.play('network stafford-stone / stone')
    expect(after.seat('A').spent).toBe(3)
    expect(after.state.coal).toBe(13)
  })
})
