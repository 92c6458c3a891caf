// The Build action: cards, spaces, price, the limits of the eras, and the first tile.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

describe('the card of a build', () => {
  it('may name the town: any industry there, in the network or not [L-BUILD-01]', () => {
    const game = lancashire('A tiles: coal-1@wigan:1; A hand: preston; B tiles: port-1@lancaster:1')
    game.allows('build port@preston:1 / preston', 'build cotton@preston:2 / preston')
    game.refuses('build port@lancaster:2 / preston', 'build.card-location')
  })

  it('may show the industry: anywhere in the network [L-BUILD-01 L-BUILD-03]', () => {
    const position = `
      A mat: cotton 2; A hand: cotton; A links: bolton-manchester; B tiles: coal-1@bolton:1 holds 1
    `
    const after = lancashire(`${position}; A: money 14`).play(
      'build cotton@manchester:1 coal<bolton:1 / cotton',
    )
    expect(after.seat('A')).toMatchObject({ money: 0, spent: 14, discard: ['cotton'] })
    expect(after.tile('manchester:1')).toEqual({ tile: 'cotton-2', owner: 'A', flipped: false, cubes: 0 })
    expect(after.seat('B').income).toBe(14)
    lancashire(`${position}; A: money 13`).refuses(
      'build cotton@manchester:1 coal<bolton:1 / cotton',
      'money.short',
    )
  })

  it('that shows an industry is for that industry and for the network alone [L-BUILD-01 L-NET-01]', () => {
    const game = lancashire(`
      A hand: cotton; A links: bury-manchester; B links: manchester-oldham; B tiles: cotton-1@oldham:2
    `)
    game.allows('build cotton@bury:1 / cotton', 'build cotton@manchester:3 / cotton')
    game.refuses('build coal@bury:1 / cotton', 'build.card-industry')
    game.refuses('build cotton@oldham:1 / cotton', 'build.network')
    game.refuses('build cotton@colne:1 / cotton', 'build.network')
  })

  it('may name a town whose cards are out of the game, or reach it by industry [L-SETUP-06 L-BUILD-01]', () => {
    lancashire('players: 3; A hand: cotton; A links: burnley-colne').allows(
      'build cotton@burnley:1 / cotton',
      'build cotton@colne:2 / cotton',
    )
    lancashire('players: 2; A hand: port; A links: fleetwood-preston').allows('build port@fleetwood:1 / port')
  })
})

describe('the space of a build', () => {
  it('is one that shows the industry alone, while such a one is free [L-BUILD-02]', () => {
    const game = lancashire('A hand: preston')
    game.refuses('build port@preston:2 / preston', 'build.single-icon-first')
    game.allows('build port@preston:1 / preston')
  })

  it('is then a shared one [L-BUILD-02]', () => {
    lancashire('A hand: preston; B tiles: port-1@preston:1').allows('build port@preston:2 / preston')
    const lancaster = lancashire('A hand: lancaster')
    lancaster.refuses('build port@lancaster:2 / lancaster', 'build.single-icon-first')
    lancaster.allows('build port@lancaster:1 / lancaster')
  })

  it('is filled by what stands there: after two ports in Lancaster no mill fits [L-BUILD-02]', () => {
    const full = lancashire(`
      order: A C B D; B tiles: port-1@lancaster:1; A hand: lancaster, iron; C hand: lancaster
    `).play('build port@lancaster:2 / lancaster', 'pass / iron')
    expect(full.toMove()).toBe('C')
    full.refuses('build cotton@lancaster:2 / lancaster', 'build.slot-taken')
    full.refuses('build cotton@lancaster:1 / lancaster', 'build.icon')
    expect(full.legal('build')).toEqual([])
  })

  it('for a port is the port-only one beside a mill [L-BUILD-02]', () => {
    const game = lancashire('A hand: lancaster; B tiles: cotton-1@lancaster:2')
    expect(game.legal('build')).toEqual(['build port@lancaster:1 / lancaster'])
    game.refuses('build port@lancaster:2 / lancaster', 'build.slot-taken')
  })

  it('must show the industry [L-BUILD-02]', () => {
    const game = lancashire('A hand: wigan, colne, liverpool')
    game.refuses('build cotton@wigan:1 / wigan', 'build.icon')
    game.refuses('build coal@colne:1 / colne', 'build.icon')
    game.refuses('build port@liverpool:3 / liverpool', 'build.icon')
  })

  it('takes the lowest tile of the mat [L-BUILD-02]', () => {
    const after = lancashire('A hand: port*2; A links: ellesmere-port-liverpool; A mat: port 1*1').play(
      'build port@liverpool:1 / port',
      'build port@ellesmere-port:1 / port',
    )
    expect(after.tile('liverpool:1')?.tile).toBe('port-1')
    expect(after.tile('ellesmere-port:1')?.tile).toBe('port-2')
    expect(after.seat('A')).toMatchObject({ spent: 13, mat: { port: 'port-2' } })
    lancashire('A hand: preston; A mat: port none').refuses(
      'build port@preston:1 / preston',
      'build.mat-empty',
    )
  })
})

describe('the price of a build', () => {
  it('is paid in full before anything is sold [L-BUILD-03 L-MKT-01]', () => {
    const position = `
      A mat: coal 2; A hand: wigan; B links: liverpool-wigan; B tiles: port-1@liverpool:1; coal: 0
    `
    lancashire(`${position}; A: money 6`).refuses('build coal@wigan:1 / wigan', 'money.short')
    const after = lancashire(`${position}; A: money 7`).play('build coal@wigan:1 / wigan')
    expect(after.seat('A')).toMatchObject({ money: 4 + 4 + 3, spent: 7, income: 17 })
  })

  it('includes bought coal and iron [L-BUILD-03]', () => {
    const position = 'A mat: shipyard 1; A hand: liverpool; B tiles: port-1@liverpool:1; coal: 4; iron: 2'
    const build = 'build shipyard@liverpool:3 coal<market iron<market / liverpool'
    lancashire(`${position}; A: money 22`).refuses(build, 'money.short')
    const after = lancashire(`${position}; A: money 23`).play(build)
    expect(after.seat('A')).toMatchObject({ money: 0, spent: 16 + 3 + 4 })
  })

  it('needs the coal, or nothing is built [L-BUILD-03 L-COAL-01]', () => {
    const game = lancashire('A hand: bolton; B tiles: coal-1@blackburn:1')
    game.refuses('build iron@bolton:3 / bolton', 'coal.no-source')
    game.refuses('build iron@bolton:3 coal<blackburn:1 / bolton', 'coal.not-connected')
    expect(game.seat('A')).toMatchObject({ money: 30, hand: ['bolton'] })
  })
})

describe('in the Canal Era', () => {
  it('a player has one tile in a town [L-ERA-01]', () => {
    const town = 'A hand: manchester; B tiles: coal-1@manchester:2 holds 1'
    lancashire(`${town}; A tiles: cotton-1@manchester:1`).refuses(
      'build iron@manchester:4 coal<manchester:2 / manchester',
      'build.one-per-town',
    )
    lancashire(town).allows('build iron@manchester:4 coal<manchester:2 / manchester')
  })

  it('nothing can be built in Birkenhead and Barrow, which no canal reaches [L-ERA-02]', () => {
    const game = lancashire(`
      A mat: shipyard 1; A hand: birkenhead, barrow-in-furness; A: money 99
      B tiles: port-1@liverpool:1, port-1@lancaster:1, coal-1@wigan:1, iron-1@bolton:3
    `)
    expect(game.legal('build')).toEqual([])
    const iron = 'iron<bolton:3'
    game.refuses(`build shipyard@birkenhead:1 ${iron} / birkenhead`, 'coal.no-source')
    game.refuses(`build shipyard@barrow-in-furness:1 ${iron} / barrow-in-furness`, 'coal.no-source')
    game.refuses('build iron@barrow-in-furness:2 / barrow-in-furness', 'coal.no-source')
    const links = 'A tiles: port-1@ellesmere-port:1; A hand: wigan'
    lancashire(links).refuses('network birkenhead-ellesmere-port / wigan', 'network.era')
    lancashire('A tiles: port-1@lancaster:1; A hand: wigan').refuses(
      'network barrow-in-furness-lancaster / wigan',
      'network.era',
    )
  })
})

describe('in the Rail Era', () => {
  it('a player has any number of tiles in a town [L-ERA-01]', () => {
    lancashire(`
      era: rail; A hand: manchester; A tiles: cotton-2@manchester:1, coal-2@manchester:2; A mat: iron 2
    `).allows(
      'build cotton@manchester:3 coal<manchester:2 / manchester',
      'build coal@manchester:3 / manchester',
      'build iron@manchester:4 coal<manchester:2 / manchester',
    )
  })

  it('tiles of level 1 cannot be built [L-ERA-01]', () => {
    const game = lancashire('era: rail; A hand: wigan, colne, preston, bolton; B tiles: coal-2@bolton:1')
    game.refuses('build coal@wigan:1 / wigan', 'build.era')
    game.refuses('build cotton@colne:1 / colne', 'build.era')
    game.refuses('build port@preston:1 / preston', 'build.era')
    game.refuses('build iron@bolton:3 coal<bolton:1 / bolton', 'build.era')
    expect(game.legal('build')).toEqual([])
  })
})

describe('with nothing on the board', () => {
  it('an industry card builds in any town [L-NOTILE-01]', () => {
    const after = lancashire('A hand: cotton').play('build cotton@colne:1 / cotton')
    expect(after.tile('colne:1')?.owner).toBe('A')
    lancashire('A hand: port').allows('build port@fleetwood:1 / port', 'build port@liverpool:4 / port')
  })

  it('an industry card builds over what may be built over, too [L-NOTILE-01]', () => {
    const position = 'A hand: coal; A mat: coal 2; B tiles: coal-1@wigan:1 flipped; coal: 0'
    const after = lancashire(position).play('build coal@wigan:1 / coal')
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    const switched = lancashire(`${position}; variants: empty-slots-only`)
    switched.refuses('build coal@wigan:1 / coal', 'build.no-tiles-overbuild')
    switched.allows('build coal@wigan:2 / coal', 'build coal@oldham:1 / coal')
  })

  it('an industry card builds anywhere in the Rail Era as well [L-NOTILE-01]', () => {
    lancashire('era: rail; A hand: coal; A mat: coal 2').allows(
      'build coal@wigan:1 / coal',
      'build coal@rochdale:2 / coal',
    )
  })

  it('it no longer does so once a tile or a link is there [L-NOTILE-01]', () => {
    lancashire('A hand: cotton; A tiles: port-1@fleetwood:1').refuses(
      'build cotton@colne:1 / cotton',
      'build.network',
    )
    lancashire('A hand: cotton; A links: liverpool-wigan').refuses(
      'build cotton@colne:1 / cotton',
      'build.network',
    )
  })

  it('no link can be laid: the first one needs a network [L-NOTILE-02]', () => {
    const canal = lancashire('A hand: wigan; B tiles: coal-1@wigan:1')
    expect(canal.legal('network')).toEqual([])
    canal.refuses('network liverpool-wigan / wigan', 'network.apart')
    const rail = lancashire('era: rail; A hand: wigan; B tiles: coal-2@wigan:1')
    expect(rail.legal('network')).toEqual([])
    rail.refuses('network liverpool-wigan coal<wigan:1 / wigan', 'network.apart')
  })
})
