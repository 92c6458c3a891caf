// Build: one tile in a town, the eras of tiles, farms and towns without cards.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('Tiles of one player in a town', () => {
  it('are one in the Canal Era and any number in the Rail Era [B-BUILD-06 B-BUILD-07]', () => {
    const canal = given(`
      A hand: coalbrookdale
      A tiles: coal-1@coalbrookdale:3
      B tiles: iron-1@coalbrookdale:2
    `)
    canal.refuses('build iron@coalbrookdale:1 coal<coalbrookdale:3 / coalbrookdale', 'build.one-per-town')
    const rail = given(`
      era: rail
      A hand: coalbrookdale
      A mat: iron 2
      A tiles: coal-2@coalbrookdale:3 holds 2
      B tiles: iron-2@coalbrookdale:2
    `).play('build iron@coalbrookdale:1 / coalbrookdale')
    expect(rail.seat('A').spent).toBe(7)
    expect(rail.tile('coalbrookdale:3')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 1 })
    expect(rail.tile('coalbrookdale:1')?.owner).toBe('A')
  })

  it('count in the Canal Era although they are flipped [B-BUILD-06]', () => {
    given('A hand: worcester; A tiles: cotton-1@worcester:1 flipped').refuses(
      'build cotton@worcester:2 / worcester',
      'build.one-per-town',
    )
  })

  it('are not limited by the tiles of others [B-BUILD-06]', () => {
    given('A hand: worcester; B tiles: cotton-1@worcester:1').allows('build cotton@worcester:2 / worcester')
  })

  it('are counted for each town alone, and links do not count [B-BUILD-06]', () => {
    given(`
      A hand: kidderminster
      A tiles: cotton-1@worcester:1
      A links: kidderminster-worcester, dudley-kidderminster
    `).allows('build cotton@kidderminster:2 / kidderminster')
  })

  it('may be three in the Rail Era [B-BUILD-07]', () => {
    const after = given(`
      era: rail
      A hand: coalbrookdale
      A mat: brewery 2
      A tiles: coal-2@coalbrookdale:3, iron-2@coalbrookdale:2
    `).play('build brewery@coalbrookdale:1 / coalbrookdale')
    expect(after.tile('coalbrookdale:1')).toEqual({ tile: 'brewery-2', owner: 'A', flipped: false, cubes: 2 })
  })
})

describe('The era of a tile', () => {
  it('blocks an industry whose lowest tile belongs to the Canal Era [B-BUILD-01 B-BUILD-08]', () => {
    const game = given(`
      era: rail
      A hand: worcester, stone
      A mat: cotton 1*1
      B tiles: coal-2@kidderminster:1
      B links: kidderminster-worcester
    `)
    game.refuses('build cotton@worcester:1 / worcester', 'build.era')
    game.refuses('build cotton@worcester:1 coal<kidderminster:1 / worcester', 'build.era')
    const after = game.play('develop cotton iron<market / stone', 'end')
    expect(after.seat('A').mat.cotton).toBe('cotton-2')
    after.allows('build cotton@worcester:1 coal<kidderminster:1 / worcester')
  })

  it.each([
    ['cotton', 'worcester:1'],
    ['manufacturer', 'birmingham:2'],
    ['coal', 'dudley:1'],
    ['iron', 'dudley:2'],
    ['brewery', 'burton-on-trent:2'],
  ])('keeps %s of level 1 out of the Rail Era [B-BUILD-08]', (industry, slot) => {
    const town = slot.split(':')[0]
    given(`era: rail; A hand: ${town}`).refuses(`build ${industry}@${slot} / ${town}`, 'build.era')
  })

  it('lets pottery of level 1 be built in the Rail Era [B-BUILD-09]', () => {
    const game = given(`
      era: rail
      A hand: pottery
      A links: cannock-stafford
      C tiles: iron-2@redditch:2 holds 1
    `)
    game.allows('build pottery@stafford:2 iron<redditch:2 / pottery')
    const after = game.play('build pottery@stafford:2 / pottery')
    expect(after.tile('stafford:2')).toEqual({ tile: 'pottery-1', owner: 'A', flipped: false, cubes: 0 })
    expect(after.seat('A')).toMatchObject({ spent: 17, money: 13 })
  })

  it('lets pottery of level 1 be built in the Canal Era too [B-BUILD-09]', () => {
    given('A hand: stafford').allows('build pottery@stafford:2 iron<market / stafford')
  })

  it('scores a pottery of level 1 built and sold in the Rail Era for 10 VP [B-BUILD-09 B-SCORE-02]', () => {
    const after = given(`
      era: rail
      round: 8
      order: B C D A
      turn: A
      deck: none
      merchants: warrington:1 pottery
      A hand: stafford, stone
      B hand: none
      B links: stafford-stone, stoke-on-trent-stone, stoke-on-trent-warrington
      C hand: none
      D hand: none
    `).play(
      'build pottery@stafford:2 iron<market / stafford',
      'sell pottery@stafford:2 beer<warrington:1 / stone',
    )
    expect(after.state.over).toBe(true)
    expect(after.seat('A').vp).toBe(10)
  })

  it('keeps the rail-only tiles out of the Canal Era [B-BUILD-08]', () => {
    given('A hand: stone; A mat: brewery 4').refuses('build brewery@stone:1 iron<market / stone', 'build.era')
    given('A hand: stafford; A mat: pottery 5').refuses('build pottery@stafford:2 / stafford', 'build.era')
    const rail = given('era: rail; A hand: stone; A mat: brewery 4').play('build brewery@stone:1 / stone')
    expect(rail.tile('stone:1')).toMatchObject({ tile: 'brewery-4', cubes: 2 })
  })
})

describe('Where one may build', () => {
  it('needs the network for a farm brewery [B-BUILD-10]', () => {
    const game = given('A hand: wild-industry, brewery; A tiles: coal-1@dudley:1')
    game.refuses('build brewery@farm-brewery-south iron<market / wild-industry', 'build.network')
    game.refuses('build brewery@farm-brewery-south iron<market / brewery', 'build.network')
    given('A hand: wild-industry, brewery; A links: kidderminster-worcester').allows(
      'build brewery@farm-brewery-south iron<market / wild-industry',
      'build brewery@farm-brewery-south iron<market / brewery',
    )
  })

  it('takes no other industry card for a farm brewery [B-BUILD-10]', () => {
    given('A hand: coal; A links: kidderminster-worcester').refuses(
      'build brewery@farm-brewery-south iron<market / coal',
      'build.card-industry',
    )
  })

  it('includes towns whose cards are out of the game [B-BUILD-12]', () => {
    const inNetwork = given('players: 2; A hand: wild-industry; A links: leek-stoke-on-trent')
    inNetwork.allows('build cotton@leek:1 / wild-industry', 'build cotton@leek:2 / wild-industry')
    const outside = given('players: 2; A hand: wild-location; A links: birmingham-dudley')
    outside.allows('build cotton@leek:1 / wild-location', 'build cotton@leek:2 / wild-location')
    given('players: 3; A hand: wild-location; A links: birmingham-dudley').allows(
      'build coal@belper:2 / wild-location',
    )
  })

  it('includes such towns for an ordinary industry card within the network [B-BUILD-12]', () => {
    given('players: 2; A hand: coal; A links: leek-stoke-on-trent').allows('build coal@leek:2 / coal')
  })
})
