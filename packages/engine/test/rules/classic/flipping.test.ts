// When counters of the original game flip, and the shipyards, which flip as soon as they are built.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('A flip', () => {
  it('comes to mill and port when cotton is sold, and moves both owners at once [C-FLIP-01]', () => {
    const after = given(`
      edition: classic
      A hand: bury, colne
      A tiles: cotton-2@preston:2
      B tiles: port-2@preston:1
    `).play('sell cotton@preston:2 > preston:1 / bury')
    expect(after.tile('preston:2')).toMatchObject({ tile: 'cotton-2', flipped: true })
    expect(after.tile('preston:1')).toMatchObject({ tile: 'port-2', flipped: true })
    expect(after.seat('A').income).toBe(14)
    expect(after.seat('B').income).toBe(13)
  })

  it("comes to a mine with its last cube, in whoever's turn [C-FLIP-01]", () => {
    const game = given(`
      edition: classic
      A hand: manchester, bolton, bury
      B tiles: coal-1@manchester:1, coal-1@bolton:1 holds 1
    `)
    const one = game.play('build iron@manchester:4 / manchester')
    expect(one.tile('manchester:1')).toEqual({ tile: 'coal-1', owner: 'B', flipped: false, cubes: 1 })
    expect(one.seat('B').income).toBe(10)
    const last = game.play('build iron@bolton:3 / bolton')
    expect(last.tile('bolton:1')).toEqual({ tile: 'coal-1', owner: 'B', flipped: true, cubes: 0 })
    expect(last.seat('B').income).toBe(14)
  })

  it("comes to a works with its last cube, in whoever's turn [C-FLIP-01]", () => {
    const after = given('edition: classic; A hand: bury, colne; B tiles: iron-1@bolton:3 holds 1').play(
      'develop cotton / bury',
    )
    expect(after.tile('bolton:3')).toMatchObject({ flipped: true, cubes: 0 })
    expect(after.seat('B').income).toBe(13)
    expect(after.seat('A').income).toBe(10)
  })

  it('comes to a shipyard as soon as it is built [C-FLIP-01 C-SHIP-01]', () => {
    const after = given(`
      edition: classic
      A hand: liverpool, bury
      A mat: shipyard 1
      B tiles: port-1@liverpool:1
    `).play('build shipyard@liverpool:3 / liverpool')
    expect(after.tile('liverpool:3')).toEqual({ tile: 'shipyard-1', owner: 'A', flipped: true, cubes: 0 })
    expect(after.seat('A')).toMatchObject({ income: 12, spent: 16 + 1 + 1 })
  })

  it('does not come to a mill, port, mine or works when it is built [C-FLIP-01]', () => {
    const game = given(`
      edition: classic
      A hand: colne, fleetwood, wigan, manchester
      B tiles: coal-1@manchester:1
    `)
    for (const [move, slot] of [
      ['build cotton@colne:1 / colne', 'colne:1'],
      ['build port@fleetwood:1 / fleetwood', 'fleetwood:1'],
      ['build coal@wigan:1 / wigan', 'wigan:1'],
      ['build iron@manchester:4 / manchester', 'manchester:4'],
    ])
      expect(game.play(move).tile(slot)?.flipped, move).toBe(false)
  })

  it('comes once to each counter [C-FLIP-01]', () => {
    const game = given(`
      edition: classic
      A hand: bury, colne
      A tiles: cotton-1@preston:2 flipped, cotton-1@manchester:1
      B tiles: port-1@preston:1, port-1@warrington-runcorn:2 flipped
      C links: manchester-warrington-runcorn
    `)
    game.refuses('sell cotton@preston:2 > preston:1 / bury', 'sell.flipped')
    game.refuses('sell cotton@manchester:1 > warrington-runcorn:2 / bury', 'sell.port-flipped')
  })

  it('cannot be had by selling anything but mills [C-FLIP-01]', () => {
    const game = given(`
      edition: classic
      A hand: bury, colne
      A tiles: port-1@preston:1, coal-1@wigan:1
      A links: preston-wigan
    `)
    game.refuses('sell port@preston:1 > preston:1 / bury', 'sell.industry')
    game.refuses('sell coal@wigan:1 > preston:1 / bury', 'sell.industry')
  })
})

describe('Shipyards', () => {
  const PORT = 'edition: classic; B tiles: port-1@liverpool:1'

  it('of level 0 can never be built, only developed away [C-SHIP-01 C-BUILD-04]', () => {
    const game = given(`${PORT}; A hand: liverpool, bury, colne`)
    game.refuses('build shipyard@liverpool:3 / liverpool', 'build.era')
    given(`${PORT.replace('port-1', 'port-2')}; era: rail; A hand: liverpool, bury`).refuses(
      'build shipyard@liverpool:3 / liverpool',
      'build.era',
    )
    const after = game.play(
      'develop shipyard / bury',
      '+develop shipyard',
      'build shipyard@liverpool:3 / liverpool',
    )
    expect(after.tile('liverpool:3')).toMatchObject({ tile: 'shipyard-1', flipped: true })
    expect(after.seat('A')).toMatchObject({ money: 9, income: 12 })
    expect(after.seat('A').spent).toBe(1 + 1 + 16 + 1 + 2)
  })

  it('of level 0 are two: one development is not enough [C-SHIP-01]', () => {
    const game = given(`${PORT}; A hand: liverpool, bury, colne`).play(
      'develop shipyard / bury',
      '+develop cotton',
    )
    expect(game.seat('A').mat.shipyard).toBe('shipyard-0')
    game.refuses('build shipyard@liverpool:3 / liverpool', 'build.era')
  })

  it('of level 1 are for the Canal Period, and then for Liverpool only [C-SHIP-01 C-BUILD-04]', () => {
    const canal = given(
      `${PORT}; A hand: liverpool, birkenhead, barrow-in-furness, shipyard; A mat: shipyard 1`,
    )
    expect(canal.legal('build shipyard')).toEqual([
      'build shipyard@liverpool:3 coal<market iron<market / liverpool',
      'build shipyard@liverpool:3 coal<market iron<market / shipyard',
    ])
    given(`
      edition: classic
      era: rail
      A hand: liverpool, bury
      A mat: shipyard 1
      B tiles: port-2@liverpool:1
    `).refuses('build shipyard@liverpool:3 / liverpool', 'build.era')
  })

  it('of level 2 are for the Rail Period [C-SHIP-01 C-BUILD-04]', () => {
    given(`${PORT}; A hand: liverpool, bury; A mat: shipyard 2`).refuses(
      'build shipyard@liverpool:3 / liverpool',
      'build.era',
    )
    const rail = given(`
      edition: classic
      era: rail
      A hand: liverpool, bury
      A mat: shipyard 2
      B tiles: port-2@liverpool:1
    `).play('build shipyard@liverpool:3 / liverpool')
    expect(rail.seat('A')).toMatchObject({ money: 30 - 25 - 1 - 1, income: 11 })
  })
})
