// Building over tiles: own ones, and mines and works of others when such cubes are gone.

import { describe, expect, it } from 'vitest'
import { LAST_CARD, lancashire } from './game.ts'

describe('building over an own tile', () => {
  it('takes a higher level of the same industry [L-OVER-01]', () => {
    const port = 'A tiles: port-1@fleetwood:1; A hand: port'
    lancashire(`${port}; A mat: port 2`).allows('build port@fleetwood:1 / port')
    lancashire(`${port}; A mat: port 1*1`).refuses('build port@fleetwood:1 / port', 'overbuild.level')
    lancashire('A tiles: port-2@fleetwood:1; A mat: port 2*1; A hand: port').refuses(
      'build port@fleetwood:1 / port',
      'overbuild.level',
    )
    lancashire('A tiles: coal-1@bury:1; A mat: cotton 2; A hand: bury').refuses(
      'build cotton@bury:1 coal<bury:1 / bury',
      'build.slot-taken',
    )
  })

  it('loses its cubes to the supply, and is the only way in that town in the Canal Era [L-OVER-01 L-ERA-01]', () => {
    const game = lancashire(`
      A tiles: coal-1@wigan:1 holds 1; A mat: coal 2; A hand: wigan
      B links: liverpool-wigan; B tiles: port-1@liverpool:1
    `)
    game.refuses('build coal@wigan:2 / wigan', 'build.one-per-town')
    const after = game.play('build coal@wigan:1 / wigan')
    expect(after.seat('A')).toMatchObject({ money: 23, spent: 7, income: 10 })
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    expect(after.state.coal).toBe(8)
    expect(after.events.filter(({ type }) => type === 'flip' || type === 'market-sale')).toEqual([])
  })

  it('takes back nothing that the old tile earned, and the old tile leaves the game [L-OVER-01]', () => {
    const after = lancashire(`
      A: income 15, vp 8; A tiles: cotton-1@colne:1 flipped; A mat: cotton 2; A hand: colne
      B links: colne-yorkshire
    `).play('build cotton@colne:1 coal<market / colne')
    expect(after.seat('A')).toMatchObject({ income: 15, vp: 8, spent: 15, mat: { cotton: 'cotton-2' } })
    expect(after.tile('colne:1')).toMatchObject({ tile: 'cotton-2', flipped: false })
    expect(after.state.slots.filter((tile) => tile !== null)).toHaveLength(1)
  })

  it('may be chosen although another space is free, in the Rail Era too [L-OVER-01 L-BUILD-02]', () => {
    lancashire('era: rail; A tiles: coal-2@wigan:1 flipped; A mat: coal 3; A hand: wigan').allows(
      'build coal@wigan:1 iron<market / wigan',
      'build coal@wigan:2 iron<market / wigan',
    )
    lancashire('era: rail; A tiles: port-2@preston:2; A mat: port 3; A hand: preston').allows(
      'build port@preston:2 / preston',
      'build port@preston:1 / preston',
    )
  })

  it('may be done to any industry, a shipyard aside, whose levels belong to different eras [L-OVER-01 L-SHIP-01]', () => {
    lancashire(`
      era: rail; A: money 60; A hand: preston; B tiles: coal-2@blackburn:1; B links: blackburn-preston
      A tiles: port-2@preston:1, cotton-2@preston:2, iron-2@preston:3 flipped; A mat: port 3, cotton 3, iron 3
    `).allows(
      'build port@preston:1 / preston',
      'build cotton@preston:2 coal<blackburn:1 iron<market / preston',
      'build iron@preston:3 coal<blackburn:1 / preston',
    )
  })
})

describe("building over another player's tile", () => {
  it('takes works when there is no iron on tiles or in the market [L-OVER-01]', () => {
    const position = `
      B tiles: iron-1@bolton:3 flipped; C tiles: coal-1@bolton:1 holds 1; A mat: iron 2; A hand: bolton
    `
    const build = 'build iron@bolton:3 coal<bolton:1 / bolton'
    const after = lancashire(`${position}; iron: 0`).play(build)
    expect(after.tile('bolton:3')).toEqual({ tile: 'iron-2', owner: 'A', flipped: true, cubes: 0 })
    expect(after.tile('bolton:1')?.flipped).toBe(true)
    expect(after.seat('A')).toMatchObject({ money: 37, spent: 7, income: 13 })
    expect(after.seat('B')).toMatchObject({ money: 30, income: 10 })
    expect(after.seat('C').income).toBe(14)
    expect(after.state.iron).toBe(4)
    lancashire(`${position}; iron: 1`).refuses(build, 'overbuild.cubes-left')
  })

  it('is barred by a cube on any tile, connected or not [L-OVER-01]', () => {
    const game = lancashire(`
      B tiles: coal-1@wigan:1 flipped; C tiles: coal-2@burnley:1 holds 1; coal: 0; A mat: coal 2; A hand: wigan
    `)
    game.refuses('build coal@wigan:1 / wigan', 'overbuild.cubes-left')
    game.allows('build coal@wigan:2 / wigan')
  })

  it('is barred by an own cube, too [L-OVER-01]', () => {
    lancashire(`
      B tiles: coal-1@wigan:1 flipped; A tiles: coal-1@blackburn:1 holds 1; coal: 0; A mat: coal 2
      A hand: wigan
    `).refuses('build coal@wigan:1 / wigan', 'overbuild.cubes-left')
  })

  it('is barred by cubes in the market alone, and by those on the tile itself [L-OVER-01]', () => {
    const mine = 'A mat: coal 2; A hand: wigan'
    lancashire(`${mine}; B tiles: coal-1@wigan:1 flipped; coal: 1`).refuses(
      'build coal@wigan:1 / wigan',
      'overbuild.cubes-left',
    )
    lancashire(`${mine}; B tiles: coal-1@wigan:1 holds 1; coal: 0`).refuses(
      'build coal@wigan:1 / wigan',
      'overbuild.cubes-left',
    )
    lancashire(`${mine}; B tiles: coal-1@wigan:1 flipped; coal: 0`).allows('build coal@wigan:1 / wigan')
  })

  it('is judged for coal by coal alone: iron cubes do not matter [L-OVER-01 L-IRON-01 L-MKT-01]', () => {
    const after = lancashire(`
      era: rail; B tiles: coal-2@wigan:1 flipped; C links: liverpool-wigan
      C tiles: port-2@liverpool:1, iron-2@preston:3 holds 1; coal: 0; A mat: coal 3; A hand: wigan
    `).play('build coal@wigan:1 iron<preston:3 / wigan')
    expect(after.seat('C').income).toBe(13)
    expect(after.seat('A')).toMatchObject({ money: 36, spent: 8, income: 16 })
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-3', owner: 'A', flipped: true, cubes: 0 })
    expect(after.state.coal).toBe(4)
  })

  it('takes a higher level as well [L-OVER-01]', () => {
    lancashire('era: rail; B tiles: coal-2@wigan:1 flipped; coal: 0; A mat: coal 2; A hand: wigan').refuses(
      'build coal@wigan:1 / wigan',
      'overbuild.level',
    )
  })

  it('is never done to mills, ports and shipyards [L-OVER-01]', () => {
    const game = lancashire(`
      era: rail; coal: 0; iron: 0; A hand: preston, liverpool; A mat: port 3, cotton 3, shipyard 2; A: money 90
      B tiles: port-2@preston:1 flipped, cotton-2@preston:2 flipped, shipyard-1@liverpool:3 flipped
      C tiles: port-2@liverpool:1
    `)
    game.refuses('build port@preston:1 / preston', 'overbuild.opponent')
    game.refuses('build cotton@preston:2 coal<market iron<market / preston', 'overbuild.opponent')
    game.refuses('build shipyard@liverpool:3 coal<market iron<market / liverpool', 'overbuild.opponent')
    game.refuses('build port@liverpool:1 / liverpool', 'overbuild.opponent')
  })

  it('is barred in the Canal Era in a town where one has a tile already [L-OVER-02]', () => {
    const position = 'B tiles: coal-1@manchester:2 flipped; coal: 0; A mat: coal 2; A hand: manchester'
    lancashire(`${position}; A tiles: cotton-1@manchester:1`).refuses(
      'build coal@manchester:2 / manchester',
      'build.one-per-town',
    )
    lancashire(position).allows('build coal@manchester:2 / manchester')
    lancashire(`era: rail; ${position}; A tiles: cotton-2@manchester:1`).allows(
      'build coal@manchester:2 / manchester',
    )
  })

  it('leaves its owner the income and points of the past, but not those of the era [L-OVER-01]', () => {
    const after = lancashire(`
      ${LAST_CARD}; coal: 0; A mat: coal 2; B: income 14, vp 6; B tiles: coal-1@wigan:1 flipped
    `).play('build coal@wigan:1 / wigan')
    expect(after.seat('B')).toMatchObject({ income: 14, vp: 6 })
    expect(after.tile('wigan:1')).toMatchObject({ owner: 'A', tile: 'coal-2', cubes: 3 })
  })
})
