// Iron: from any works without a connection, then from the market.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

describe('iron', () => {
  it('comes from any works for nothing, then from the market [L-IRON-01 L-DEV-01]', () => {
    const game = lancashire('B tiles: iron-1@rochdale:3 holds 1; A hand: wigan, port')
    game.refuses('develop cotton iron<market / wigan', 'iron.works-first')
    const after = game.play('develop cotton iron<rochdale:3 / wigan', '+develop cotton iron<market')
    expect(after.seat('A')).toMatchObject({ spent: 1, money: 29 })
    expect(after.tile('rochdale:3')?.flipped).toBe(true)
    expect(after.seat('B').income).toBe(13)
    expect(after.state.iron).toBe(7)
  })

  it('costs £4 for the last cube of the market and £5 when it is empty [L-IRON-01]', () => {
    const after = lancashire('iron: 1; A hand: wigan').play('develop cotton / wigan', '+develop cotton')
    expect(after.seat('A').spent).toBe(4 + 5)
    expect(after.state.iron).toBe(0)
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
  ])('with %i cubes in the market costs £%i, the cheapest first [L-IRON-01]', (iron, price) => {
    const after = lancashire(`iron: ${iron}; A hand: wigan`).play('develop port / wigan')
    expect(after.seat('A').spent).toBe(price)
    expect(after.state.iron).toBe(Math.max(0, iron - 1))
  })

  it('is mixed freely from several works, near or far, own or not [L-IRON-01]', () => {
    const game = lancashire(`
      A tiles: iron-1@bolton:3 holds 2; B tiles: iron-1@preston:3 holds 2; A hand: wigan
    `)
    expect(game.legal('develop cotton')).toEqual([
      'develop cotton iron<bolton:3 / wigan',
      'develop cotton iron<preston:3 / wigan',
    ])
    const after = game.play('develop cotton iron<preston:3 / wigan', '+develop port iron<bolton:3')
    expect([after.tile('bolton:3')?.cubes, after.tile('preston:3')?.cubes]).toEqual([1, 1])
    expect(after.seat('A').spent).toBe(0)
  })

  it('needs no connection for a build either [L-IRON-01 L-BUILD-03]', () => {
    const game = lancashire(`
      era: rail; A mat: coal 3; A hand: wigan; B tiles: iron-2@barrow-in-furness:2 holds 1
    `)
    game.refuses('build coal@wigan:1 iron<market / wigan', 'iron.works-first')
    const after = game.play('build coal@wigan:1 iron<barrow-in-furness:2 / wigan')
    expect(after.seat('A').spent).toBe(8)
    expect(after.seat('B').income).toBe(13)
  })

  it('cannot be taken from flipped works [L-IRON-01]', () => {
    const game = lancashire('B tiles: iron-1@bolton:3 flipped; A hand: wigan')
    game.refuses('develop cotton iron<bolton:3 / wigan', 'iron.none-there')
    game.allows('develop cotton iron<market / wigan')
  })

  it('must be paid for [L-IRON-01 L-BUILD-03]', () => {
    lancashire('iron: 0; A: money 4; A hand: wigan').refuses(
      'develop cotton iron<market / wigan',
      'money.short',
    )
    lancashire('iron: 0; A: money 5; A hand: wigan').allows('develop cotton iron<market / wigan')
  })
})
