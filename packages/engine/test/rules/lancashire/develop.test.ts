// The Develop action: one or two tiles off the mat, one iron each.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

describe('developing', () => {
  it('removes one tile for one iron, the lowest of its industry [L-DEV-01]', () => {
    const game = lancashire('A hand: wigan, iron')
    const after = game.play('develop coal / wigan', 'end')
    expect(after.seat('A')).toMatchObject({ spent: 1, mat: { coal: 'coal-2' }, hand: ['iron'] })
    expect(after.state).toMatchObject({ iron: 7, actionsLeft: 1 })
  })

  it('removes two tiles for two iron, of one industry or of two [L-DEV-01]', () => {
    const game = lancashire('A hand: wigan, iron')
    const two = game.play('develop port / wigan', '+develop port')
    expect(two.seat('A')).toMatchObject({ spent: 2, mat: { port: 'port-2' } })
    const mixed = game.play('develop coal / wigan', '+develop iron')
    expect(mixed.seat('A')).toMatchObject({ spent: 2, mat: { coal: 'coal-2', iron: 'iron-2' } })
    expect(mixed.state).toMatchObject({ iron: 6, pending: null, actionsLeft: 1 })
    mixed.refuses('+develop iron iron<market', 'turn.no-open-action')
  })

  it('takes any industry, locked shipyards included [L-DEV-01 L-SHIP-01]', () => {
    const game = lancashire('A hand: wigan')
    expect(game.legal('develop')).toEqual(
      ['cotton', 'port', 'coal', 'iron', 'shipyard'].map(
        (industry) => `develop ${industry} iron<market / wigan`,
      ),
    )
    const after = game.play('develop shipyard / wigan', '+develop shipyard')
    expect(after.seat('A').mat.shipyard).toBe('shipyard-1')
  })

  it('goes through the levels in order, and a developed tile is gone [L-DEV-01]', () => {
    const after = lancashire('A mat: cotton 1*1; A hand: wigan').play(
      'develop cotton / wigan',
      '+develop cotton',
    )
    expect(after.seat('A').mat.cotton).toBe('cotton-2')
    const last = lancashire('A mat: cotton 4*1; A hand: wigan').play('develop cotton / wigan')
    expect(last.seat('A').mat.cotton).toBeNull()
    last.refuses('+develop cotton iron<market', 'develop.mat-empty')
  })

  it('takes any card, in any era [L-DEV-01 L-TURN-02]', () => {
    for (const card of ['birkenhead', 'shipyard', 'port'])
      lancashire(`era: rail; A hand: ${card}`).allows(`develop cotton iron<market / ${card}`)
  })

  it('may stop after the first tile, which stands if the second is refused [L-DEV-01]', () => {
    const one = lancashire('iron: 1; A: money 8; A hand: wigan, iron').play('develop cotton / wigan')
    expect(one.seat('A')).toMatchObject({ spent: 4, money: 4 })
    one.refuses('+develop cotton iron<market', 'turn.no-open-action')
    expect(one.state).toMatchObject({ pending: null, actionsLeft: 1, iron: 0 })
  })
})
