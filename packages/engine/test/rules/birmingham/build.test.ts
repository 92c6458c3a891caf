// Build: the lowest tile, its space, its price and its cubes.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('The tile built', () => {
  it('is the lowest of its industry left on the mat [B-BUILD-01]', () => {
    const game = given('A hand: worcester, kidderminster; A mat: cotton 1*1')
    expect(game.seat('A').mat.cotton).toBe('cotton-1')
    const after = game.play('build cotton@worcester:1 / worcester')
    expect(after.tile('worcester:1')).toEqual({ tile: 'cotton-1', owner: 'A', flipped: false, cubes: 0 })
    expect(after.seat('A')).toMatchObject({ spent: 12, money: 18 })
    expect(after.seat('A').mat.cotton).toBe('cotton-2')
  })

  it('must still be on the mat [B-BUILD-01]', () => {
    given('A hand: dudley; A mat: coal none').refuses('build coal@dudley:1 / dudley', 'build.mat-empty')
  })

  it('leaves the mats of the others alone [B-BUILD-01]', () => {
    const after = given('A hand: dudley').play('build coal@dudley:1 / dudley')
    expect(after.seat('A').mat.coal).toBe('coal-2')
    expect(after.seat('B').mat.coal).toBe('coal-1')
  })
})

describe('The space', () => {
  it('shows only the icon of the tile if such a space is empty [B-BUILD-02]', () => {
    const game = given('A hand: birmingham; B tiles: coal-1@dudley:1; B links: birmingham-dudley')
    game.refuses('build manufacturer@birmingham:1 coal<dudley:1 / birmingham', 'build.single-icon-first')
    expect(game.legal('build manufacturer')).toEqual([
      'build manufacturer@birmingham:2 coal<dudley:1 / birmingham',
      'build manufacturer@birmingham:4 coal<dudley:1 / birmingham',
    ])
    expect(game.play('build manufacturer@birmingham:4 / birmingham').tile('birmingham:4')).toEqual({
      tile: 'manufacturer-1',
      owner: 'A',
      flipped: false,
      cubes: 0,
    })
  })

  it('is not the shared one while one of two single-icon spaces is still empty [B-BUILD-02]', () => {
    const game = given(`
      A hand: birmingham
      B tiles: coal-1@dudley:1, manufacturer-1@birmingham:2
      B links: birmingham-dudley
    `)
    game.refuses('build manufacturer@birmingham:1 coal<dudley:1 / birmingham', 'build.single-icon-first')
    expect(game.legal('build manufacturer')).toEqual([
      'build manufacturer@birmingham:4 coal<dudley:1 / birmingham',
    ])
  })

  it('is the shared one when the single-icon spaces are full [B-BUILD-02]', () => {
    const game = given(`
      A hand: birmingham
      B tiles: coal-1@dudley:1, manufacturer-1@birmingham:2
      B links: birmingham-dudley
      C tiles: manufacturer-1@birmingham:4
    `)
    expect(game.legal('build manufacturer')).toEqual([
      'build manufacturer@birmingham:1 coal<dudley:1 / birmingham',
    ])
    const after = game.play('build manufacturer@birmingham:1 / birmingham')
    expect(after.tile('birmingham:1')?.owner).toBe('A')
    expect(after.seat('A')).toMatchObject({ spent: 8, money: 22 })
  })

  it('is the iron-only space of Coalbrookdale before the one shared with breweries [B-BUILD-02]', () => {
    const empty = given(`
      A hand: coalbrookdale
      B tiles: coal-1@wolverhampton:2
      B links: coalbrookdale-wolverhampton
    `)
    empty.refuses(
      'build iron@coalbrookdale:1 coal<wolverhampton:2 / coalbrookdale',
      'build.single-icon-first',
    )
    expect(empty.legal('build iron')).toEqual([
      'build iron@coalbrookdale:2 coal<wolverhampton:2 / coalbrookdale',
    ])

    const filled = given(`
      A hand: coalbrookdale
      B tiles: coal-1@wolverhampton:2, iron-1@coalbrookdale:2
      B links: coalbrookdale-wolverhampton
    `)
    expect(filled.legal('build iron')).toEqual([
      'build iron@coalbrookdale:1 coal<wolverhampton:2 / coalbrookdale',
    ])
    expect(filled.play('build iron@coalbrookdale:1 / coalbrookdale').tile('coalbrookdale:1')?.owner).toBe('A')
  })

  it('may be shared at once for an industry that has no space of its own there [B-BUILD-02]', () => {
    given('A hand: birmingham').allows('build cotton@birmingham:1 / birmingham')
    given('A hand: coalbrookdale').allows('build brewery@coalbrookdale:1 iron<market / coalbrookdale')
  })

  it('is a free choice among spaces of the same kind [B-BUILD-02]', () => {
    const game = given(`
      A hand: derby, walsall, coventry
      A mat: manufacturer 2
      C tiles: iron-1@redditch:2
    `)
    expect(game.legal('build cotton')).toEqual([
      'build cotton@derby:1 / derby',
      'build cotton@derby:2 / derby',
    ])
    expect(game.legal('build manufacturer').filter((move) => !move.includes('derby'))).toEqual([
      'build manufacturer@walsall:1 iron<redditch:2 / walsall',
      'build manufacturer@walsall:2 iron<redditch:2 / walsall',
      'build manufacturer@coventry:2 iron<redditch:2 / coventry',
      'build manufacturer@coventry:3 iron<redditch:2 / coventry',
    ])
  })

  it('must show the industry [B-BUILD-03]', () => {
    const game = given('A hand: birmingham')
    expect(game.legal('build brewery')).toEqual([])
    for (const slot of [1, 2, 3, 4])
      game.refuses(`build brewery@birmingham:${slot} iron<market / birmingham`, 'build.icon')
  })

  it('must be empty: a full town refuses the tile [B-BUILD-11 B-BUILD-03 B-OVER-04]', () => {
    const game = given(`
      A hand: worcester
      A mat: cotton 2
      B tiles: cotton-1@worcester:1
      B links: kidderminster-worcester
      C tiles: cotton-1@worcester:2
      D tiles: coal-1@kidderminster:1
    `)
    expect(game.legal('build cotton')).toEqual([])
    game.refuses('build cotton@worcester:1 coal<kidderminster:1 / worcester', 'overbuild.opponent')
    game.refuses('build cotton@worcester:2 coal<kidderminster:1 / worcester', 'overbuild.opponent')
  })

  it('holds one tile, so another industry finds it taken [B-BUILD-11]', () => {
    const game = given('A hand: kidderminster; B tiles: coal-1@kidderminster:1, cotton-1@kidderminster:2')
    game.refuses('build cotton@kidderminster:1 / kidderminster', 'build.slot-taken')
    expect(game.legal('build')).toEqual([])
  })
})

describe('The price', () => {
  it('must be at hand in full before cubes are sold [B-BUILD-04]', () => {
    const links = 'B links: birmingham-dudley, birmingham-oxford; coal: 5; A hand: dudley'
    given(`A: money 4; ${links}`).refuses('build coal@dudley:1 / dudley', 'money.short')
    expect(given(`A: money 5; ${links}`).play('build coal@dudley:1 / dudley').seat('A')).toMatchObject({
      spent: 5,
      money: 5 - 5 + 5 + 4,
    })
  })

  it('adds coal and iron from the markets to the tile [B-BUILD-04 B-COAL-06 B-IRON-03]', () => {
    const position = 'A hand: birmingham; A mat: cotton 3; B links: birmingham-oxford'
    const after = given(`A: money 19; ${position}`).play('build cotton@birmingham:1 / birmingham')
    expect(after.seat('A')).toMatchObject({ spent: 19, money: 0 })
    expect(after.state.coal).toBe(12)
    expect(after.state.iron).toBe(7)
    const short = given(`A: money 18; ${position}`)
    short.refuses('build cotton@birmingham:1 coal<market iron<market / birmingham', 'money.short')
    expect(short.legal('build cotton')).toEqual([])
  })

  it('may be nothing but the coal [B-BUILD-04]', () => {
    const after = given(`
      A: money 0
      A hand: stafford
      A mat: pottery 2
      B tiles: coal-1@cannock:2
      B links: cannock-stafford
    `).play('build pottery@stafford:2 / stafford')
    expect(after.tile('stafford:2')?.tile).toBe('pottery-2')
    expect(after.seat('A')).toMatchObject({ spent: 0, money: 0 })
  })
})

describe('The cubes on a new tile', () => {
  it('are as many as are printed when the markets are full [B-BUILD-05]', () => {
    const position = `
      coal: 14
      iron: 10
      A hand: dudley
      A mat: coal 2, iron 3
      B tiles: coal-1@wolverhampton:2
      B links: birmingham-dudley, birmingham-oxford, dudley-wolverhampton
    `
    const mine = given(position).play('build coal@dudley:1 / dudley')
    expect(mine.tile('dudley:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    expect(mine.state.coal).toBe(14)
    expect(mine.seat('A').money).toBe(30 - 7)
    const works = given(position).play('build iron@dudley:2 / dudley')
    expect(works.tile('dudley:2')).toEqual({ tile: 'iron-3', owner: 'A', flipped: false, cubes: 5 })
    expect(works.state.iron).toBe(10)
    expect(works.seat('A').money).toBe(30 - 9)
  })

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ])('on a coal mine of level %i are %i [B-BUILD-05]', (level, cubes) => {
    const after = given(`A hand: dudley; A mat: coal ${level}`).play('build coal@dudley:1 / dudley')
    expect(after.tile('dudley:1')).toMatchObject({ tile: `coal-${level}`, cubes })
  })

  it.each([
    [1, 4],
    [2, 4],
    [3, 5],
    [4, 6],
  ])('on iron works of level %i are %i [B-BUILD-05]', (level, cubes) => {
    const after = given(`iron: 10; A hand: dudley; A mat: iron ${level}; B tiles: coal-1@dudley:1`).play(
      'build iron@dudley:2 / dudley',
    )
    expect(after.tile('dudley:2')).toMatchObject({ tile: `iron-${level}`, cubes })
  })

  it('on a brewery are one barrel in the Canal Era, and none lie on tiles that are sold [B-BUILD-05 B-BEER-08]', () => {
    const after = given('A hand: stone, derby').play(
      'build brewery@stone:1 iron<market / stone',
      'build cotton@derby:1 / derby',
    )
    expect(after.tile('stone:1')?.cubes).toBe(1)
    expect(after.tile('derby:1')?.cubes).toBe(0)
  })
})
