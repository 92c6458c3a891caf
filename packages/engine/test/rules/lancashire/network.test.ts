// One's own network, and which places are connected.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

describe('a network', () => {
  it('holds every town with an own tile and every place touched by an own link [L-NET-01]', () => {
    const game = lancashire('A hand: cotton; A tiles: coal-1@wigan:1; A links: burnley-colne')
    game.allows('build cotton@burnley:1 / cotton', 'build cotton@colne:1 / cotton')
    game.refuses('build cotton@blackburn:1 / cotton', 'build.network')
    expect(game.legal('network')).toEqual([
      'network blackburn-burnley / cotton',
      'network blackburn-wigan / cotton',
      'network colne-yorkshire / cotton',
      'network liverpool-wigan / cotton',
      'network preston-wigan / cotton',
      'network warrington-runcorn-wigan / cotton',
    ])
  })

  it('is never extended by links and tiles of others [L-NET-01]', () => {
    const game = lancashire(`
      A hand: cotton; A tiles: cotton-1@bury:1; B links: bury-manchester; C tiles: cotton-1@manchester:1
      C links: manchester-oldham
    `)
    game.refuses('build cotton@manchester:2 / cotton', 'build.network')
    game.refuses('build cotton@oldham:1 / cotton', 'build.network')
    game.refuses('network manchester-stockport / cotton', 'network.apart')
  })

  it('goes on from edge places and places that only carry links [L-NET-01 L-LINK-02]', () => {
    const game = lancashire('order: A B C D; A links: ellesmere-port-northwich; A hand: wigan, iron')
    const after = game.play(
      'network northwich-the-midlands / wigan',
      'network macclesfield-the-midlands / iron',
    )
    expect(after.seat('A').spent).toBe(3 + 3)
    lancashire(`
      A hand: cotton
      A links: ellesmere-port-northwich, northwich-the-midlands, macclesfield-the-midlands
    `).allows('build cotton@macclesfield:1 / cotton')
  })

  it.each([
    ['canal', 'colne-yorkshire', 'rochdale-yorkshire'],
    ['canal', 'macclesfield-the-midlands', 'northwich-the-midlands'],
    ['rail', 'liverpool-southport', 'southport-wigan'],
    ['rail', 'liverpool-southport', 'preston-southport'],
    ['canal', 'northwich-the-midlands', 'ellesmere-port-northwich'],
  ])('goes on in the %s era from %s to %s [L-NET-01 L-LINK-02]', (era, own, next) => {
    const coal = era === 'rail' ? 'B tiles: coal-2@wigan:1; C links: liverpool-wigan' : ''
    lancashire(`era: ${era}; A links: ${own}; A hand: iron; ${coal}`).allows(
      `network ${next}${era === 'rail' ? ' coal<wigan:1' : ''} / iron`,
    )
  })

  it('is kept by a tile whether it is flipped or not [L-NET-01]', () => {
    for (const side of ['', ' flipped'])
      lancashire(`A tiles: coal-1@wigan:1${side}; A hand: iron`).allows('network liverpool-wigan / iron')
  })
})

describe('connected places', () => {
  it('are joined by links of anyone, through other places, and a town is connected to itself [L-CONN-01]', () => {
    lancashire(`
      A mat: cotton 2; A hand: colne; B tiles: coal-1@wigan:1
      B links: burnley-colne; C links: blackburn-burnley; D links: blackburn-wigan
    `).allows('build cotton@colne:1 coal<wigan:1 / colne')
    lancashire('A mat: cotton 2; A hand: bury; B tiles: coal-1@bury:2').allows(
      'build cotton@bury:1 coal<bury:2 / bury',
    )
  })

  it('are joined through edge places [L-CONN-01]', () => {
    const game = lancashire(`
      A hand: rochdale; B tiles: coal-1@burnley:1; B links: burnley-colne, colne-yorkshire
      C links: rochdale-yorkshire
    `)
    game.allows('build iron@rochdale:3 coal<burnley:1 / rochdale')
    game.refuses('build iron@rochdale:3 coal<market / rochdale', 'coal.mine-first')
  })

  it('are joined through places that only carry links [L-CONN-01]', () => {
    lancashire(`
      era: rail; A mat: cotton 2; A hand: preston; B tiles: coal-2@wigan:1
      C links: southport-wigan, preston-southport
    `).allows('build cotton@preston:2 coal<wigan:1 / preston')
  })

  it('are not joined by a line that carries no link, nor edge places with one another [L-CONN-01]', () => {
    lancashire(`
      A mat: cotton 2; A hand: macclesfield; B tiles: coal-1@burnley:1
      B links: burnley-colne, colne-yorkshire
    `).refuses('build cotton@macclesfield:1 coal<burnley:1 / macclesfield', 'coal.not-connected')
  })
})
