// New mines and works: cubes to the market, dearest space first, and what they earn.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

/** Wigan is joined to Liverpool, where a port of B stands. */
const WIGAN = 'B links: liverpool-wigan; B tiles: port-1@liverpool:1 flipped; A hand: wigan, liverpool'

describe('a new coal mine', () => {
  it('sells through a port, dearest empty space first, and flips when it is empty [L-MKT-01 L-FLIP-01]', () => {
    const after = lancashire(`${WIGAN}; coal: 5; A mat: coal 2`).play('build coal@wigan:1 / wigan')
    expect(after.events.flatMap((event) => (event.type === 'market-sale' ? [event.price] : []))).toEqual([
      2, 1, 1,
    ])
    expect(after.seat('A')).toMatchObject({ money: 30 - 7 + 4, spent: 7, income: 17 })
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: true, cubes: 0 })
    expect(after.state.coal).toBe(8)
    expect(after.seat('B')).toMatchObject({ money: 30, income: 10 })
  })

  it('keeps the cubes for which there is no room [L-MKT-01]', () => {
    const after = lancashire(`${WIGAN}; coal: 6; A mat: coal 2`).play('build coal@wigan:1 / wigan')
    expect(after.seat('A')).toMatchObject({ money: 30 - 7 + 2, income: 10 })
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 1 })
    expect(after.state.coal).toBe(8)
  })

  it('sells nothing to a full market [L-MKT-01]', () => {
    const after = lancashire(`${WIGAN}; A mat: coal 2`).play('build coal@wigan:1 / wigan')
    expect(after.seat('A')).toMatchObject({ money: 23, income: 10 })
    expect(after.tile('wigan:1')?.cubes).toBe(3)
  })

  it('earns 4, 4, 3, 3, 2, 2, 1, 1 from an empty one [L-MKT-01]', () => {
    for (const [tile, paid, spent] of [
      ['coal 1', 4 + 4, 5],
      ['coal 2', 4 + 4 + 3, 7],
      ['coal 3', 4 + 4 + 3 + 3, 8],
      ['coal 4', 4 + 4 + 3 + 3 + 2, 10],
    ] as const) {
      const after = lancashire(`${WIGAN}; C tiles: iron-1@bolton:3; coal: 0; A mat: ${tile}`).play(
        'build coal@wigan:1 / wigan',
      )
      expect(after.seat('A'), tile).toMatchObject({ money: 30 - spent + paid, spent })
    }
  })

  it('sells through the own port built just before [L-MKT-01]', () => {
    const after = lancashire('B links: liverpool-wigan; coal: 5; A hand: liverpool, wigan').play(
      'build port@liverpool:1 / liverpool',
      'build coal@wigan:1 / wigan',
    )
    expect(after.seat('A')).toMatchObject({ money: 22, spent: 11, income: 14 })
    expect(after.state.coal).toBe(7)
    expect(after.tile('wigan:1')?.flipped).toBe(true)
    expect(after.tile('liverpool:1')?.flipped).toBe(false)
  })

  it.each([
    ['canal', 'rochdale', 'rochdale-yorkshire'],
    ['canal', 'manchester', 'manchester-stockport, macclesfield-stockport, macclesfield-the-midlands'],
    ['rail', 'wigan', 'preston-wigan, lancaster-preston, lancaster-scotland'],
  ])('sells over an edge place: in the %s era from %s by %s [L-MKT-01 L-CONN-01]', (era, town, links) => {
    const after = lancashire(`era: ${era}; coal: 5; A mat: coal 2; A hand: ${town}; C links: ${links}`).play(
      `build coal@${town}:1 / ${town}`,
    )
    expect(after.seat('A')).toMatchObject({ money: 27, income: 17 })
  })

  it('sells nothing over a place that only carries links [L-MKT-01 L-COAL-04]', () => {
    const after = lancashire(`
      era: rail; B links: southport-wigan; coal: 4; A mat: coal 2; A hand: wigan
    `).play('build coal@wigan:1 / wigan')
    expect(after.seat('A')).toMatchObject({ money: 23, income: 10 })
    expect(after.tile('wigan:1')).toMatchObject({ flipped: false, cubes: 3 })
    expect(after.state.coal).toBe(4)
  })

  it('sells nothing if it is not connected, and nothing later when it is [L-MKT-01]', () => {
    const built = lancashire('coal: 4; A mat: coal 2; A hand: wigan, iron; B tiles: port-1@liverpool:1').play(
      'build coal@wigan:1 / wigan',
    )
    expect(built.tile('wigan:1')?.cubes).toBe(3)
    const after = built.play('network liverpool-wigan / iron')
    expect(after.tile('wigan:1')).toMatchObject({ flipped: false, cubes: 3 })
    expect(after.state.coal).toBe(4)
    expect(after.seat('A').money).toBe(30 - 7 - 3)
  })

  it('sells nothing later when the market has room again [L-MKT-01]', () => {
    const after = lancashire(`
      B tiles: port-1@liverpool:1; B links: liverpool-wigan, colne-yorkshire; A mat: coal 2, cotton 2
      A hand: wigan, colne
    `).play('build coal@wigan:1 / wigan', 'build cotton@colne:1 coal<market / colne')
    expect(after.state.coal).toBe(7)
    expect(after.tile('wigan:1')).toMatchObject({ flipped: false, cubes: 3 })
    expect(after.seat('A').money).toBe(30 - 7 - 14 - 1)
  })
})

describe('new iron works', () => {
  it('sell without any connection [L-MKT-01]', () => {
    const after = lancashire('B tiles: coal-1@manchester:1 holds 1; iron: 4; A hand: manchester').play(
      'build iron@manchester:4 coal<manchester:1 / manchester',
    )
    expect(after.events.flatMap((event) => (event.type === 'market-sale' ? [event.price] : []))).toEqual([
      2, 2, 1, 1,
    ])
    expect(after.seat('A')).toMatchObject({ money: 30 - 5 + 6, spent: 5, income: 13 })
    expect(after.tile('manchester:4')?.flipped).toBe(true)
    expect(after.state.iron).toBe(8)
    expect(after.seat('B').income).toBe(14)
  })

  it('keep the cubes for which there is no room [L-MKT-01]', () => {
    const after = lancashire('B tiles: coal-1@manchester:1; iron: 7; A hand: manchester').play(
      'build iron@manchester:4 / manchester',
    )
    expect(after.seat('A')).toMatchObject({ money: 30 - 5 + 1, income: 10 })
    expect(after.tile('manchester:4')).toMatchObject({ flipped: false, cubes: 3 })
  })
})

describe('cubes', () => {
  it('never run out [L-SETUP-07]', () => {
    const game = lancashire(`
      A hand: wigan, bolton; A mat: coal 4, iron 4; era: rail
      B tiles: coal-4@oldham:1, coal-4@bury:1, iron-4@preston:3, iron-4@manchester:4
      C tiles: coal-4@rochdale:1, coal-4@burnley:1, coal-2@bolton:1, iron-4@rochdale:3, iron-4@blackburn:3
    `)
    const after = game.play('build coal@wigan:1 iron<preston:3 / wigan', 'build iron@bolton:3 / bolton')
    expect(after.tile('wigan:1')?.cubes).toBe(5)
    expect(after.tile('bolton:3')?.cubes).toBe(6)
  })
})
