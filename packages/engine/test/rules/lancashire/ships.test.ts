// Shipyards: two locked ones to develop away, one level for each era, and the flip on building.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

describe('shipyards', () => {
  it('of level 0 are never built but developed away; the next one flips as it is built [L-SHIP-01 L-SHIP-02 L-DEV-01 L-COAL-02 L-FLIP-01]', () => {
    const game = lancashire('B tiles: port-1@liverpool:1; A hand: liverpool, wigan')
    game.refuses('build shipyard@liverpool:3 / liverpool', 'build.era')
    const developed = game.play('develop shipyard / wigan', '+develop shipyard')
    expect(developed.seat('A')).toMatchObject({ spent: 2, mat: { shipyard: 'shipyard-1' } })
    const after = developed.play('build shipyard@liverpool:3 coal<market iron<market / liverpool')
    expect(after.seat('A')).toMatchObject({ spent: 21, money: 9, income: 12 })
    expect(after.tile('liverpool:3')).toEqual({ tile: 'shipyard-1', owner: 'A', flipped: true, cubes: 0 })
    expect(after.tile('liverpool:1')?.flipped).toBe(false)
    expect(after.state).toMatchObject({ coal: 7, iron: 5 })
  })

  it('of level 0 are built in no era, by no card [L-SHIP-01]', () => {
    lancashire('era: rail; B tiles: port-2@liverpool:1; A hand: liverpool, shipyard').refuses(
      'build shipyard@liverpool:3 / shipyard',
      'build.era',
    )
    const one = lancashire('B tiles: port-1@liverpool:1; A hand: liverpool; A mat: shipyard 0*1')
    one.refuses('build shipyard@liverpool:3 / liverpool', 'build.era')
  })

  it('of level 0 are two: to develop one is not enough [L-SHIP-01 L-DEV-01]', () => {
    const after = lancashire('B tiles: port-1@liverpool:1; A hand: liverpool, wigan').play(
      'develop shipyard / wigan',
      '+develop cotton',
    )
    expect(after.seat('A')).toMatchObject({ spent: 2, mat: { shipyard: 'shipyard-0', cotton: 'cotton-1' } })
    after.refuses('build shipyard@liverpool:3 / liverpool', 'build.era')
  })

  it('need coal: without port, mine and links there is none in Liverpool [L-SHIP-01 L-COAL-02]', () => {
    const game = lancashire('A mat: shipyard 1; A hand: liverpool')
    game.refuses('build shipyard@liverpool:3 iron<market / liverpool', 'coal.no-source')
    game.refuses(
      'build shipyard@liverpool:3 coal<market iron<market / liverpool',
      'coal.market-not-connected',
    )
    lancashire(`
      A mat: shipyard 1; A hand: liverpool; B tiles: coal-1@wigan:1; C links: liverpool-wigan
    `).allows('build shipyard@liverpool:3 coal<wigan:1 iron<market / liverpool')
  })

  it('of level 1 are for the Canal Era, of level 2 for the Rail Era only [L-SHIP-01 L-ERA-01]', () => {
    const build = 'build shipyard@liverpool:3 coal<market iron<market / liverpool'
    const port = 'B tiles: port-2@liverpool:1; A hand: liverpool'
    lancashire(`${port}; A mat: shipyard 1`).allows(build)
    lancashire(`${port}; A mat: shipyard 2`).refuses(build, 'build.era')
    lancashire(`era: rail; ${port}; A mat: shipyard 1`).refuses(build, 'build.era')
    lancashire(`era: rail; ${port}; A mat: shipyard 2`).allows(build)
  })

  it('stand beside an own port in the Rail Era only [L-ERA-01 L-SHIP-01 L-COAL-02]', () => {
    lancashire('A tiles: port-1@liverpool:1; A mat: shipyard 1; A hand: liverpool').refuses(
      'build shipyard@liverpool:3 coal<market iron<market / liverpool',
      'build.one-per-town',
    )
    const after = lancashire(`
      era: rail; A tiles: port-2@liverpool:1 flipped; A mat: shipyard 2; A hand: shipyard
    `).play('build shipyard@liverpool:3 coal<market iron<market / shipyard')
    expect(after.seat('A')).toMatchObject({ spent: 25 + 1 + 1, money: 3, income: 11 })
    expect(after.tile('liverpool:3')).toMatchObject({ tile: 'shipyard-2', flipped: true })
  })

  it('in Barrow need a rail that brings the coal [L-SHIP-01 L-COAL-02 L-DBL-02]', () => {
    const position = `
      era: rail; B tiles: port-2@lancaster:1; A mat: shipyard 2, port 2; A hand: barrow-in-furness, wigan
    `
    const after = lancashire(`${position}; B links: barrow-in-furness-lancaster`).play(
      'build shipyard@barrow-in-furness:1 coal<market iron<market / barrow-in-furness',
    )
    expect(after.seat('A')).toMatchObject({ spent: 27, money: 3, income: 11 })
    const without = lancashire(position)
    without.refuses('build shipyard@barrow-in-furness:1 iron<market / barrow-in-furness', 'coal.no-source')
    without
      .play('anywhere barrow-in-furness / wigan')
      .refuses('+build shipyard@barrow-in-furness:1 iron<market', 'coal.no-source')
  })

  it('score at the end of the era in which they are built; level 1 then leaves [L-SHIP-02 L-END-01]', () => {
    const after = lancashire(`
      order: B C D A; turn: A; actions: 1; round: 8; deck: none; A mat: shipyard 1
      A hand: liverpool; B hand: none; C hand: none; D hand: none; B tiles: port-1@liverpool:1
    `).play('build shipyard@liverpool:3 coal<market iron<market / liverpool')
    expect(after.state.era).toBe('rail')
    expect(after.seat('A')).toMatchObject({ vp: 10, income: 12 })
    expect(after.tile('liverpool:3')).toBeNull()
  })
})
