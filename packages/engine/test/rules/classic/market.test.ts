// Cubes of new mines and works that fill the tracks of the original game.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('A new coal mine', () => {
  const OUTLET = 'B tiles: port-1@liverpool:1; B links: liverpool-wigan'

  it('fills the dearest empty spaces first and is paid for each cube [C-MKT-01]', () => {
    const after = given(`edition: classic; coal: 5; A hand: wigan, bury; A mat: coal 2; ${OUTLET}`).play(
      'build coal@wigan:1 / wigan',
    )
    expect(after.seat('A')).toMatchObject({ money: 30 - 7 + 2 + 1 + 1, spent: 7, income: 17 })
    expect(after.state.coal).toBe(8)
    expect(after.tile('wigan:1')).toMatchObject({ flipped: true, cubes: 0 })
  })

  it('keeps what finds no room [C-MKT-01]', () => {
    const after = given(`edition: classic; coal: 6; A hand: wigan, bury; A mat: coal 2; ${OUTLET}`).play(
      'build coal@wigan:1 / wigan',
    )
    expect(after.seat('A')).toMatchObject({ money: 30 - 7 + 1 + 1, income: 10 })
    expect(after.tile('wigan:1')).toMatchObject({ flipped: false, cubes: 1 })
    expect(after.state.coal).toBe(8)
  })

  it.each([
    [
      'a flipped port',
      'wigan:1',
      'wigan',
      'B tiles: port-1@liverpool:1 flipped; C links: liverpool-wigan',
      true,
    ],
    ['Yorkshire', 'rochdale:1', 'rochdale', 'C links: rochdale-yorkshire', true],
    [
      'The Midlands, far off',
      'manchester:1',
      'manchester',
      'C links: manchester-stockport, macclesfield-stockport, macclesfield-the-midlands',
      true,
    ],
    ['nothing', 'wigan:1', 'wigan', 'B tiles: port-1@liverpool:1', false],
    [
      'Northwich',
      'warrington-runcorn:1',
      'warrington-runcorn',
      'C links: ellesmere-port-warrington-runcorn, ellesmere-port-northwich',
      false,
    ],
  ])('connected to %s [C-MKT-01]', (_what, slot, card, board, sells) => {
    const after = given(`edition: classic; coal: 4; A hand: ${card}, bury; ${board}`).play(
      `build coal@${slot} / ${card}`,
    )
    expect(after.state.coal).toBe(sells ? 6 : 4)
    expect(after.seat('A').money).toBe(30 - 5 + (sells ? 2 + 2 : 0))
    expect(after.tile(slot)).toMatchObject({ flipped: sells, cubes: sells ? 0 : 2 })
  })

  it('sells through a port of its own owner [C-MKT-01]', () => {
    const after = given('edition: classic; coal: 5; A hand: liverpool, wigan; B links: liverpool-wigan').play(
      'build port@liverpool:1 / liverpool',
      'build coal@wigan:1 / wigan',
    )
    expect(after.seat('A')).toMatchObject({ money: 30 - 6 - 5 + 2 + 1, spent: 11, income: 14 })
    expect(after.tile('liverpool:1')?.flipped).toBe(false)
  })

  it('never sells later, though a port and a link come [C-MKT-01]', () => {
    const after = given(`
      edition: classic
      coal: 4
      turn: B
      A tiles: coal-2@wigan:1
      B hand: liverpool, bury
    `).play('build port@liverpool:1 / liverpool', 'network liverpool-wigan / bury')
    expect(after.state.coal).toBe(4)
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    expect(after.seat('A').money).toBe(30)
  })

  it('must be paid for before it earns anything [C-MKT-01 C-PAY-01]', () => {
    const position = `edition: classic; coal: 0; A hand: wigan, bury; A mat: coal 2; ${OUTLET}`
    given(`${position}; A: money 6`).refuses('build coal@wigan:1 / wigan', 'money.short')
    const after = given(`${position}; A: money 7`).play('build coal@wigan:1 / wigan')
    expect(after.seat('A')).toMatchObject({ money: 4 + 4 + 3, income: 17 })
    expect(after.tile('wigan:1')?.flipped).toBe(true)
    expect(after.state.coal).toBe(3)
  })
})

describe('New iron works', () => {
  const MANCHESTER = 'edition: classic; A hand: manchester, bury; B tiles: coal-1@manchester:1'

  it('fill the iron track, connected or not [C-MKT-01]', () => {
    const after = given(`${MANCHESTER}; iron: 4`).play('build iron@manchester:4 / manchester')
    expect(after.seat('A')).toMatchObject({ money: 30 - 5 + 2 + 2 + 1 + 1, spent: 5, income: 13 })
    expect(after.state.iron).toBe(8)
    expect(after.tile('manchester:4')).toMatchObject({ flipped: true, cubes: 0 })
  })

  it('keep what finds no room [C-MKT-01]', () => {
    const after = given(`${MANCHESTER}; iron: 7`).play('build iron@manchester:4 / manchester')
    expect(after.seat('A').money).toBe(30 - 5 + 1)
    expect(after.tile('manchester:4')).toMatchObject({ flipped: false, cubes: 3 })
  })

  it('sell nothing later, whatever is built [C-MKT-01]', () => {
    const after = given(`
      edition: classic
      iron: 3
      A hand: liverpool, colne
      A tiles: iron-1@manchester:4 holds 2
    `).play('build port@liverpool:1 / liverpool')
    expect(after.state.iron).toBe(3)
    expect(after.tile('manchester:4')?.cubes).toBe(2)
  })
})
