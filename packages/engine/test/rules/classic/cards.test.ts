// What a card lets you build in the original game, and building with nothing on the board.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('A location card', () => {
  it('builds in its town, connected or not, any industry that fits [C-BUILD-01]', () => {
    const game = given(`
      edition: classic
      A hand: manchester, lancaster, bury
      A tiles: cotton-1@colne:1
      B tiles: coal-1@manchester:3
    `)
    game.allows(
      'build cotton@manchester:1 / manchester',
      'build coal@manchester:2 / manchester',
      'build iron@manchester:4 / manchester',
      'build port@lancaster:1 / lancaster',
    )
    game.refuses('build port@lancaster:1 / manchester', 'build.card-location')
  })
})

describe('An industry card', () => {
  const BURY = `
    edition: classic
    A hand: cotton, port
    A tiles: cotton-1@bury:1
    A links: bury-manchester
    B links: manchester-oldham
  `

  it('builds in the Canal Period where the own canals lead, not those of others [C-BUILD-01]', () => {
    const game = given(BURY)
    game.allows('build cotton@manchester:1 / cotton', 'build cotton@manchester:3 / cotton')
    game.refuses('build cotton@oldham:1 / cotton', 'build.network')
    game.refuses('build cotton@bury:2 / cotton', 'build.one-per-town')
    game.refuses('build cotton@bury:1 / cotton', 'overbuild.level')
    expect(game.play('build cotton@manchester:1 / cotton').seat('A').spent).toBe(12)
  })

  it('builds a higher level over the own counter [C-BUILD-01]', () => {
    const game = given(`${BURY}; A mat: cotton 2; D tiles: coal-1@manchester:2`)
    const after = game.play('build cotton@bury:1 coal<manchester:2 / cotton')
    expect(after.tile('bury:1')).toMatchObject({ tile: 'cotton-2', owner: 'A', flipped: false })
    game.refuses('build cotton@bury:2 / cotton', 'build.one-per-town')
  })

  it('builds what it shows and nothing else [C-BUILD-01]', () => {
    given(BURY).refuses('build cotton@manchester:1 / port', 'build.card-industry')
  })

  it('builds in the Rail Period also where an own counter stands, without a link [C-BUILD-01]', () => {
    const game = given(`
      edition: classic
      era: rail
      A hand: port, coal
      A mat: port 2*1, coal 2
      A tiles: port-2@liverpool:1
      B links: liverpool-wigan
    `)
    game.allows('build port@liverpool:2 / port', 'build port@liverpool:4 / port')
    game.refuses('build port@lancaster:1 / port', 'build.network')
    game.refuses('build coal@wigan:1 / coal', 'build.network')
  })

  it('builds where only a link touches, also beyond places without slots [C-BUILD-01]', () => {
    const game = given('edition: classic; A hand: cotton, bury; A links: macclesfield-the-midlands')
    game.allows('build cotton@macclesfield:1 / cotton')
    game.refuses('build cotton@stockport:1 / cotton', 'build.network')
  })
})

describe('With no counters and no links on the board', () => {
  it('an industry card builds wherever it fits [C-BUILD-02]', () => {
    const game = given('edition: classic; A hand: cotton, port; B tiles: cotton-1@colne:1')
    const towns = new Set(
      game.legal('build cotton').map((move) => move.slice('build cotton@'.length).split(':')[0]),
    )
    expect([...towns]).toEqual([
      'blackburn',
      'bolton',
      'burnley',
      'bury',
      'colne',
      'lancaster',
      'macclesfield',
      'manchester',
      'oldham',
      'preston',
      'rochdale',
      'stockport',
      'warrington-runcorn',
    ])
    game.allows('build cotton@colne:2 / cotton', 'build port@fleetwood:1 / port')
    game.refuses('build cotton@colne:1 / cotton', 'overbuild.opponent')
  })

  it('no link can be laid [C-BUILD-02 C-LINK-01]', () => {
    const canal = given('edition: classic; A hand: cotton, port; B tiles: coal-1@wigan:1')
    expect(canal.legal('network')).toEqual([])
    canal.refuses('network liverpool-wigan / port', 'network.apart')
    const rail = given('edition: classic; era: rail; A hand: cotton, port; B tiles: coal-2@wigan:1')
    expect(rail.legal('network')).toEqual([])
    rail.refuses('network liverpool-wigan coal<wigan:1 / port', 'network.apart')
  })

  it('it builds over others too, where that is allowed at all [C-BUILD-02]', () => {
    const position = `
      edition: classic
      coal: 0
      A hand: coal, bury
      A mat: coal 2
      B tiles: coal-1@wigan:1 flipped
    `
    const after = given(position).play('build coal@wigan:1 / coal')
    expect(after.tile('wigan:1')).toMatchObject({ tile: 'coal-2', owner: 'A', cubes: 3 })
    given(`${position}; variants: empty-slots-only`).refuses(
      'build coal@wigan:1 / coal',
      'build.no-tiles-overbuild',
    )
    given(`${position}; variants: empty-slots-only`).allows('build coal@wigan:2 / coal')
  })

  it('this holds at any time of the game [C-BUILD-02]', () => {
    given('edition: classic; era: rail; round: 7; A hand: port, bury; A mat: port 3').allows(
      'build port@fleetwood:1 / port',
      'build port@liverpool:4 / port',
    )
  })

  it('the first counter or link ends it [C-BUILD-02]', () => {
    const after = given('edition: classic; A hand: cotton*2, port').play('build cotton@colne:1 / cotton')
    after.refuses('build cotton@bury:1 / cotton', 'build.network')
    after.allows('network colne-yorkshire / port')
    given('edition: classic; A hand: cotton, bury; A links: liverpool-wigan').refuses(
      'build cotton@bury:1 / cotton',
      'build.network',
    )
  })
})
