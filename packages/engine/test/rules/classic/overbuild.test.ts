// Building over counters in the original game.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe("Over one's own counter", () => {
  it('an industry card builds without any link [C-OVER-01 C-BUILD-01]', () => {
    const after = given(`
      edition: classic
      A hand: port, bury
      A mat: port 2
      A tiles: port-1@fleetwood:1
    `).play('build port@fleetwood:1 / port')
    expect(after.tile('fleetwood:1')).toEqual({ tile: 'port-2', owner: 'A', flipped: false, cubes: 0 })
    expect(after.seat('A')).toMatchObject({ spent: 7, money: 23 })
  })

  it('only a higher level of the same type is built [C-OVER-01]', () => {
    const game = given(`
      edition: classic
      A hand: fleetwood, blackburn
      A tiles: port-1@fleetwood:1, cotton-1@blackburn:1
      A mat: coal 2
    `)
    game.refuses('build port@fleetwood:1 / fleetwood', 'overbuild.level')
    game.refuses('build coal@blackburn:1 / blackburn', 'build.slot-taken')
  })

  it('cubes on it go to the stock and no income is lost [C-OVER-01]', () => {
    const after = given(`
      edition: classic
      coal: 2
      A: income 19
      A hand: wigan, bury
      A mat: coal 2
      A tiles: coal-1@wigan:1 holds 1
    `).play('build coal@wigan:1 / wigan')
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    expect(after.state.coal).toBe(2)
    expect(after.seat('A').income).toBe(19)
  })

  it('a flipped counter may go too, and so may any type [C-OVER-01]', () => {
    const game = given(`
      edition: classic
      era: rail
      A: money 60
      A hand: colne, fleetwood, bolton
      A mat: cotton 3, port 3, iron 3
      A tiles: cotton-2@colne:1 flipped, port-2@fleetwood:1 flipped, iron-2@bolton:3 flipped
      B tiles: coal-2@bolton:1
      B links: colne-yorkshire
    `)
    game.allows(
      'build cotton@colne:1 / colne',
      'build port@fleetwood:1 / fleetwood',
      'build iron@bolton:3 / bolton',
    )
  })
})

describe('Over the counter of another', () => {
  const WIGAN = `
    edition: classic
    A hand: wigan, bury
    A mat: coal 2
    B: income 14
    B tiles: coal-1@wigan:1 flipped
  `

  it('a mine is built when no coal is left anywhere [C-OVER-01]', () => {
    const after = given(`${WIGAN}; coal: 0`).play('build coal@wigan:1 / wigan')
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    expect(after.seat('A').spent).toBe(7)
    expect(after.seat('B').income).toBe(14)
  })

  it.each([
    ['on the track', 'coal: 1'],
    ['on a mine that is not connected', 'coal: 0; C tiles: coal-2@burnley:1 holds 1'],
    ["on a mine of one's own", 'coal: 0; A tiles: coal-1@blackburn:1 holds 1'],
    ['on the other mine of the town', 'coal: 0; C tiles: coal-1@wigan:2 holds 1'],
  ])('a mine is not built while coal is left %s [C-OVER-01]', (_where, coal) => {
    given(`${WIGAN}; ${coal}`).refuses('build coal@wigan:1 / wigan', 'overbuild.cubes-left')
  })

  it('a works is built when no iron is left anywhere, though coal is [C-OVER-01]', () => {
    const position = `
      edition: classic
      A hand: bolton, bury
      A mat: iron 2
      B tiles: iron-1@bolton:3 flipped
      C tiles: coal-1@bolton:1 holds 1
    `
    const after = given(`${position}; iron: 0`).play('build iron@bolton:3 / bolton')
    expect(after.seat('A')).toMatchObject({ money: 30 - 7 + 4 + 4 + 3 + 3, income: 13 })
    expect(after.seat('C').income).toBe(14)
    given(`${position}; iron: 1`).refuses(
      'build iron@bolton:3 coal<bolton:1 / bolton',
      'overbuild.cubes-left',
    )
  })

  it('the level must be higher [C-OVER-01]', () => {
    given(`${WIGAN.replace('coal-1', 'coal-2')}; coal: 0`).refuses(
      'build coal@wigan:1 / wigan',
      'overbuild.level',
    )
  })

  it('card and network are needed as ever [C-OVER-01]', () => {
    const position = `${WIGAN.replace('wigan, bury', 'coal, bury')}; coal: 0`
    given(`${position}; A tiles: cotton-1@colne:1`).refuses('build coal@wigan:1 / coal', 'build.network')
    given(`${position}; A links: liverpool-wigan`).allows('build coal@wigan:1 / coal')
  })

  it('mills, ports and shipyards are never built [C-OVER-01]', () => {
    const game = given(`
      edition: classic
      era: rail
      coal: 0
      iron: 0
      A: money 60
      A hand: colne, fleetwood, liverpool
      A mat: cotton 3, port 3, shipyard 2
      B tiles: cotton-2@colne:1 flipped, port-2@fleetwood:1, shipyard-1@liverpool:3 flipped
      B links: colne-yorkshire
    `)
    game.refuses('build cotton@colne:1 coal<market iron<market / colne', 'overbuild.opponent')
    game.refuses('build port@fleetwood:1 / fleetwood', 'overbuild.opponent')
    game.refuses('build shipyard@liverpool:3 / liverpool', 'overbuild.opponent')
  })

  it('no own counter may stand in the town in the Canal Period [C-OVER-01 C-BUILD-04]', () => {
    given(`${WIGAN}; coal: 0; A tiles: coal-1@wigan:2 flipped`).refuses(
      'build coal@wigan:1 / wigan',
      'build.one-per-town',
    )
  })
})
