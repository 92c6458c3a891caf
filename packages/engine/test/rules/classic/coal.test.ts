// Coal in the original game: nearest mine, then the track by way of a port or External Location.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('Coal for a counter', () => {
  const OLDHAM = `
    edition: classic
    A hand: oldham, bury
    A mat: cotton 2
    A tiles: coal-1@bury:1
    B tiles: coal-1@manchester:1 holds 1
    C tiles: port-1@warrington-runcorn:2
    C links: manchester-oldham, bury-manchester, manchester-warrington-runcorn
  `

  it('comes from the nearest mine of anyone, and the track is barred [C-COAL-01]', () => {
    const game = given(OLDHAM)
    game.refuses('build cotton@oldham:1 coal<bury:1 / oldham', 'coal.not-closest')
    game.refuses('build cotton@oldham:1 coal<market / oldham', 'coal.mine-first')
    expect(game.legal('build cotton@oldham:1')).toEqual(['build cotton@oldham:1 coal<manchester:1 / oldham'])
    const after = game.play('build cotton@oldham:1 / oldham')
    expect(after.seat('A')).toMatchObject({ spent: 14, money: 16 })
    expect(after.tile('manchester:1')).toMatchObject({ flipped: true, cubes: 0 })
    expect(after.seat('B').income).toBe(14)
    expect(after.tile('bury:1')?.cubes).toBe(2)
    expect(after.state.coal).toBe(8)
  })

  it('comes from the same town first [C-COAL-01]', () => {
    const game = given(`${OLDHAM}; D tiles: coal-1@oldham:2`)
    expect(game.legal('build cotton@oldham:1')).toEqual(['build cotton@oldham:1 coal<oldham:2 / oldham'])
  })

  it('comes from whichever mine is chosen among equals [C-COAL-01]', () => {
    const game = given(`
      edition: classic
      A hand: manchester, bury
      A mat: cotton 2
      B tiles: coal-1@bury:1
      C tiles: coal-1@oldham:1
      D links: bury-manchester, manchester-oldham
    `)
    game.allows(
      'build cotton@manchester:1 coal<bury:1 / manchester',
      'build cotton@manchester:1 coal<oldham:1 / manchester',
    )
  })

  it('does not come from a mine that is not connected, or empty [C-COAL-01]', () => {
    const game = given(`
      edition: classic
      A hand: oldham, bury
      A mat: cotton 2
      B tiles: coal-1@bury:1, coal-1@manchester:1 flipped
      B links: manchester-oldham
    `)
    game.refuses('build cotton@oldham:1 / oldham', 'coal.no-source')
  })

  it('passes through an External Location [C-COAL-02]', () => {
    const game = given(`
      edition: classic
      A hand: rochdale, bury
      B tiles: coal-1@burnley:1
      B links: burnley-colne, colne-yorkshire
      C links: rochdale-yorkshire
    `)
    game.refuses('build iron@rochdale:3 coal<market / rochdale', 'coal.mine-first')
    const after = game.play('build iron@rochdale:3 / rochdale')
    expect(after.tile('burnley:1')?.cubes).toBe(1)
    expect(after.seat('A').spent).toBe(5)
  })

  it('passes through a place that only carries links [C-COAL-01]', () => {
    const game = given(`
      edition: classic
      era: rail
      A hand: preston, bury
      A mat: cotton 2
      B tiles: coal-2@wigan:1 holds 1
      B links: southport-wigan, preston-southport
      C tiles: port-2@preston:1 flipped
    `)
    game.refuses('build cotton@preston:2 coal<market / preston', 'coal.mine-first')
    const after = game.play('build cotton@preston:2 / preston')
    expect(after.seat('A').spent).toBe(14)
    expect(after.seat('B').income).toBe(17)
    expect(after.state.coal).toBe(8)
  })
})

describe('The coal track', () => {
  const MILL = 'edition: classic; A hand: preston, bury; A mat: cotton 2'

  it.each([
    ['an unflipped port of another', 'B tiles: port-1@preston:1'],
    ['a flipped port of another', 'B tiles: port-1@preston:1 flipped'],
    ['a port at the end of a link', 'B tiles: port-1@fleetwood:1; C links: fleetwood-preston'],
    [
      'a flipped port farther off',
      'B tiles: port-1@liverpool:1 flipped; C links: liverpool-wigan, preston-wigan',
    ],
  ])('is opened by %s [C-COAL-02]', (_what, board) => {
    const after = given(`${MILL}; ${board}`).play('build cotton@preston:2 / preston')
    expect(after.seat('A').spent).toBe(14 + 1)
    expect(after.state.coal).toBe(7)
  })

  it("is opened by a port of one's own [C-COAL-02]", () => {
    const after = given(`
      edition: classic
      A hand: preston, bury
      A mat: cotton 2
      A tiles: port-1@fleetwood:1
      A links: fleetwood-preston
    `).play('build cotton@preston:2 / preston')
    expect(after.seat('A').spent).toBe(14 + 1)
  })

  it.each([
    ['yorkshire', 'colne', 'colne:1', 'colne-yorkshire'],
    ['the-midlands', 'macclesfield', 'macclesfield:1', 'macclesfield-the-midlands'],
  ])('is opened by an External Location: %s [C-COAL-02]', (_place, town, slot, line) => {
    const position = `edition: classic; A hand: ${town}, bury; A mat: cotton 2`
    given(position).refuses(`build cotton@${slot} coal<market / ${town}`, 'coal.market-not-connected')
    const after = given(`${position}; B links: ${line}`).play(`build cotton@${slot} / ${town}`)
    expect(after.seat('A').spent).toBe(15)
  })

  it('is opened by Scotland in the Rail Period [C-COAL-02]', () => {
    const after = given(`
      edition: classic
      era: rail
      A hand: lancaster, bury
      A mat: cotton 2
      B links: lancaster-scotland
    `).play('build cotton@lancaster:2 / lancaster')
    expect(after.seat('A').spent).toBe(15)
  })

  it('is not opened by Blackpool, Southport or Northwich [C-COAL-02]', () => {
    const game = given(`
      edition: classic
      era: rail
      A hand: preston, warrington-runcorn
      A mat: cotton 2
      B links: blackpool-preston, preston-southport, ellesmere-port-warrington-runcorn, ellesmere-port-northwich
    `)
    game.refuses('build cotton@preston:2 / preston', 'coal.no-source')
    game.refuses('build cotton@warrington-runcorn:1 / warrington-runcorn', 'coal.no-source')
  })

  it.each([
    [8, 1],
    [7, 1],
    [6, 2],
    [5, 2],
    [4, 3],
    [3, 3],
    [2, 4],
    [1, 4],
    [0, 5],
  ])('with %i cubes sells the cheapest for £%i [C-COAL-02]', (cubes, price) => {
    const after = given(`${MILL}; coal: ${cubes}; B tiles: port-1@preston:1`).play(
      'build cotton@preston:2 / preston',
    )
    expect(after.seat('A').spent).toBe(14 + price)
    expect(after.state.coal).toBe(Math.max(0, cubes - 1))
  })

  it('stays closed without a way to it, even when empty [C-COAL-02]', () => {
    given(`${MILL}; coal: 0`).refuses(
      'build cotton@preston:2 coal<market / preston',
      'coal.market-not-connected',
    )
  })
})

describe('Coal for a rail', () => {
  it('is measured from the nearer end [C-COAL-03]', () => {
    const game = given(`
      edition: classic
      era: rail
      A hand: bury, colne
      A tiles: cotton-2@bolton:1 flipped
      B tiles: coal-2@wigan:1 holds 2
      C tiles: coal-2@bury:1 holds 2
      C links: bury-manchester, bolton-manchester
    `)
    game.refuses('network bolton-wigan coal<bury:1 / colne', 'coal.not-closest')
    const after = game.play('network bolton-wigan / colne')
    expect(after.tile('wigan:1')?.cubes).toBe(1)
    expect(after.tile('bury:1')?.cubes).toBe(2)
    expect(after.seat('A').spent).toBe(5)
  })

  it('may come to either end [C-COAL-03]', () => {
    const game = given(`
      edition: classic
      era: rail
      A hand: bury, colne
      A tiles: cotton-2@bolton:1 flipped
      B tiles: coal-2@bolton:2
      C tiles: coal-2@wigan:1
    `)
    game.allows('network bolton-wigan coal<bolton:2 / colne', 'network bolton-wigan coal<wigan:1 / colne')
  })

  it('may be bought where the rail itself reaches a port or External Location [C-COAL-03 C-COAL-02]', () => {
    const game = given(`
      edition: classic
      era: rail
      A hand: bury, port
      A tiles: cotton-2@colne:1
    `)
    expect(game.play('network colne-yorkshire / port').seat('A').spent).toBe(5 + 1)
    game.refuses('network burnley-colne coal<market / port', 'coal.market-not-connected')
  })
})
