// Coal: the nearest connected mine, then the market by way of ports and edge places.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

describe('coal from mines', () => {
  it('comes from the nearest connected mine, whoever owns it, for nothing [L-COAL-01]', () => {
    const game = lancashire(`
      A mat: cotton 2; A tiles: coal-1@bury:1; B tiles: coal-1@manchester:1 holds 1; A hand: oldham
      C tiles: port-1@warrington-runcorn:2
      C links: manchester-oldham, bury-manchester, manchester-warrington-runcorn
    `)
    expect(game.legal('build cotton')).toEqual([
      'build cotton@oldham:1 coal<manchester:1 / oldham',
      'build cotton@oldham:2 coal<manchester:1 / oldham',
    ])
    game.refuses('build cotton@oldham:1 coal<bury:1 / oldham', 'coal.not-closest')
    game.refuses('build cotton@oldham:1 coal<market / oldham', 'coal.mine-first')
    const after = game.play('build cotton@oldham:1 / oldham')
    expect(after.seat('A')).toMatchObject({ spent: 14, income: 10 })
    expect(after.seat('B')).toMatchObject({ income: 14, money: 30 })
    expect(after.tile('manchester:1')).toMatchObject({ flipped: true, cubes: 0 })
    expect(after.tile('bury:1')?.cubes).toBe(2)
    expect(after.state.coal).toBe(8)
  })

  it('is a choice among mines equally near [L-COAL-01]', () => {
    const game = lancashire(`
      A mat: cotton 2; A hand: manchester; B tiles: coal-1@oldham:1; C tiles: coal-1@bury:1
      D tiles: coal-1@bolton:1; D links: manchester-oldham, bury-manchester
    `)
    expect(game.legal('build cotton@manchester:1')).toEqual([
      'build cotton@manchester:1 coal<bury:1 / manchester',
      'build cotton@manchester:1 coal<oldham:1 / manchester',
    ])
    game.refuses('build cotton@manchester:1 coal<bolton:1 / manchester', 'coal.not-connected')
    game.refuses('build cotton@manchester:1 / manchester', 'coal.count')
  })

  it('is a choice cube by cube, for each rail anew [L-COAL-01 L-LINK-01]', () => {
    const game = lancashire(`
      era: rail; A tiles: iron-2@bolton:3 flipped; A hand: wigan
      B tiles: coal-2@bolton:1 holds 1; C tiles: coal-2@wigan:1 holds 2
    `)
    const own = game.play('network bolton-wigan coal<bolton:1 / wigan')
    expect(own.tile('bolton:1')?.flipped).toBe(true)
    const other = game.play('network bolton-wigan coal<wigan:1 / wigan')
    other.refuses('+network bolton-manchester coal<wigan:1', 'coal.not-closest')
    for (const after of [
      own.play('+network bolton-manchester coal<wigan:1'),
      other.play('+network bolton-manchester coal<bolton:1'),
    ]) {
      expect(after.tile('bolton:1')).toMatchObject({ flipped: true, cubes: 0 })
      expect(after.tile('wigan:1')).toMatchObject({ flipped: false, cubes: 1 })
      expect(after.seat('A').spent).toBe(15)
      expect(after.seat('B').income).toBe(17)
    }
  })

  it('of the own town comes before the market of a port [L-COAL-01]', () => {
    const game = lancashire(`
      era: rail; A tiles: coal-2@manchester:1; A mat: cotton 2; A hand: cotton
      B tiles: port-2@warrington-runcorn:2; B links: manchester-warrington-runcorn
    `)
    game.refuses('build cotton@manchester:2 coal<market / cotton', 'coal.mine-first')
    const after = game.play('build cotton@manchester:2 coal<manchester:1 / cotton')
    expect(after.seat('A').spent).toBe(14)
    expect(after.tile('manchester:1')?.cubes).toBe(2)
  })

  it('comes over six links and an edge place although a port is nearer [L-COAL-01 L-COAL-02 L-CONN-01]', () => {
    const game = lancashire(`
      era: rail; A mat: shipyard 2; A hand: birkenhead
      B tiles: coal-2@manchester:1 holds 1; C tiles: port-2@ellesmere-port:1
      B links: manchester-stockport, macclesfield-stockport, macclesfield-the-midlands
      C links: northwich-the-midlands, ellesmere-port-northwich, birkenhead-ellesmere-port
    `)
    game.refuses('build shipyard@birkenhead:1 coal<market iron<market / birkenhead', 'coal.mine-first')
    const after = game.play('build shipyard@birkenhead:1 coal<manchester:1 iron<market / birkenhead')
    expect(after.seat('A')).toMatchObject({ spent: 26, money: 4, income: 11 })
    expect(after.seat('B').income).toBe(17)
    expect(after.state.coal).toBe(8)
  })

  it('is followed by the market when the mine runs dry between two rails [L-COAL-01 L-COAL-02 L-LINK-01]', () => {
    const game = lancashire(`
      era: rail; A tiles: coal-2@wigan:1 holds 1; B tiles: port-2@liverpool:1 flipped; A hand: iron
    `)
    for (const [first, second] of [
      ['liverpool-wigan', 'preston-wigan'],
      ['preston-wigan', 'liverpool-wigan'],
    ]) {
      const one = game.play(`network ${first} coal<wigan:1 / iron`)
      expect(one.tile('wigan:1')?.flipped).toBe(true)
      expect(one.seat('A').income).toBe(17)
      const after = one.play(`+network ${second} coal<market`)
      expect(after.seat('A').spent).toBe(5 + 10 + 1)
      expect(after.state.coal).toBe(7)
    }
  })

  it('is judged once the link or tile lies there [L-COAL-01]', () => {
    const after = lancashire(`
      era: rail; A tiles: cotton-2@bolton:1 flipped; B tiles: coal-2@wigan:1; A hand: iron
    `).play('network bolton-wigan coal<wigan:1 / iron')
    expect(after.seat('A').spent).toBe(5)
    expect(after.tile('wigan:1')?.cubes).toBe(2)
  })

  it('cannot be taken from a flipped mine [L-COAL-01]', () => {
    const game = lancashire(`
      A mat: cotton 2; A hand: manchester; B tiles: coal-1@manchester:2 flipped
    `)
    game.refuses('build cotton@manchester:1 coal<manchester:2 / manchester', 'coal.none-there')
    game.refuses('build cotton@manchester:1 / manchester', 'coal.no-source')
  })
})

describe('coal from the market', () => {
  it.each([
    ['unflipped', ''],
    ['flipped', ' flipped'],
  ])('is reached by a port of anyone in the town, %s [L-COAL-02]', (_, side) => {
    const after = lancashire(`
      B tiles: port-1@liverpool:1${side}, iron-1@rochdale:3 holds 1; A mat: shipyard 1; A hand: liverpool
    `).play('build shipyard@liverpool:3 coal<market iron<rochdale:3 / liverpool')
    expect(after.seat('A')).toMatchObject({ spent: 17, money: 13, income: 12 })
    expect(after.state.coal).toBe(7)
    expect(after.tile('liverpool:1')).toMatchObject({ flipped: side !== '', owner: 'B' })
  })

  it('is reached by an own port, and by one at the end of a chain of links [L-COAL-02 L-CONN-01]', () => {
    lancashire('era: rail; A tiles: port-2@preston:1; A mat: cotton 2; A hand: preston').allows(
      'build cotton@preston:2 coal<market / preston',
    )
    lancashire(`
      A mat: iron 2; A hand: blackburn; D tiles: port-1@liverpool:4
      B links: blackburn-wigan; C links: liverpool-wigan
    `).allows('build iron@blackburn:3 coal<market / blackburn')
  })

  it.each([
    ['canal', 'colne', 'colne:1', 'colne-yorkshire'],
    ['canal', 'macclesfield', 'macclesfield:1', 'macclesfield-the-midlands'],
    ['rail', 'lancaster', 'lancaster:2', 'lancaster-scotland'],
  ])('is reached in the %s era from %s over an edge place [L-COAL-02]', (era, card, slot, link) => {
    const position = `era: ${era}; A mat: cotton 2; A hand: ${card}`
    const after = lancashire(`${position}; B links: ${link}`).play(
      `build cotton@${slot} coal<market / ${card}`,
    )
    expect(after.seat('A').spent).toBe(14 + 1)
    lancashire(position).refuses(`build cotton@${slot} coal<market / ${card}`, 'coal.market-not-connected')
    lancashire(position).refuses(`build cotton@${slot} / ${card}`, 'coal.no-source')
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
  ])('with %i cubes left costs £%i, the cheapest first [L-COAL-02 L-COAL-03]', (coal, price) => {
    const after = lancashire(`coal: ${coal}; A mat: cotton 2; A hand: colne; B links: colne-yorkshire`).play(
      'build cotton@colne:1 coal<market / colne',
    )
    expect(after.seat('A')).toMatchObject({ spent: 14 + price, money: 16 - price })
    expect(after.state.coal).toBe(Math.max(0, coal - 1))
  })

  it('costs £5 when it is empty, and still needs the connection [L-COAL-03]', () => {
    const position = 'coal: 0; A mat: cotton 2; A hand: preston'
    const after = lancashire(`${position}; B tiles: port-1@preston:1`).play(
      'build cotton@preston:2 coal<market / preston',
    )
    expect(after.seat('A').spent).toBe(14 + 5)
    expect(after.state.coal).toBe(0)
    lancashire(position).refuses('build cotton@preston:2 coal<market / preston', 'coal.market-not-connected')
    lancashire(position).refuses('build cotton@preston:2 / preston', 'coal.no-source')
  })

  it.each([
    ['blackpool', 'rail', 'preston:2', 'preston', 'blackpool-preston'],
    ['southport', 'rail', 'preston:2', 'preston', 'preston-southport, southport-wigan'],
    [
      'northwich',
      'canal',
      'warrington-runcorn:1',
      'warrington-runcorn',
      'ellesmere-port-warrington-runcorn, ellesmere-port-northwich',
    ],
  ])('is not reached by %s, which has no trade symbol [L-COAL-04]', (_, era, slot, card, links) => {
    const game = lancashire(`era: ${era}; A mat: cotton 2; A hand: ${card}; B links: ${links}`)
    game.refuses(`build cotton@${slot} coal<market / ${card}`, 'coal.market-not-connected')
    game.refuses(`build cotton@${slot} / ${card}`, 'coal.no-source')
  })

  it('is reached through a link-only place, where an edge place lies behind it [L-COAL-04 L-CONN-01]', () => {
    lancashire(`
      A mat: cotton 2; A hand: warrington-runcorn
      B links: ellesmere-port-warrington-runcorn, ellesmere-port-northwich, northwich-the-midlands
    `).allows('build cotton@warrington-runcorn:1 coal<market / warrington-runcorn')
  })

  it('is barred while any connected mine has coal, however dear the way [L-COAL-02]', () => {
    const game = lancashire(`
      A mat: cotton 2; A hand: colne; B links: colne-yorkshire, rochdale-yorkshire, oldham-rochdale
      C tiles: coal-1@oldham:1 holds 1
    `)
    game.refuses('build cotton@colne:1 coal<market / colne', 'coal.mine-first')
    game.allows('build cotton@colne:1 coal<oldham:1 / colne')
  })

  it('is not barred by a mine that is not connected [L-COAL-02]', () => {
    lancashire(`
      A mat: cotton 2; A hand: colne; B links: colne-yorkshire; C tiles: coal-1@wigan:1
    `).allows('build cotton@colne:1 coal<market / colne')
  })
})
