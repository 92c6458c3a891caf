// Iron and Develop in the original game.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('Iron', () => {
  it('comes from any works, connected or not, before the track [C-IRON-01]', () => {
    const game = given(`
      edition: classic
      A hand: bury, colne
      B tiles: iron-1@bolton:3 holds 1
      C tiles: iron-1@rochdale:3 holds 2
    `)
    game.allows('develop cotton iron<bolton:3 / bury', 'develop cotton iron<rochdale:3 / bury')
    game.refuses('develop cotton iron<market / bury', 'iron.works-first')
    const after = game.play('develop cotton iron<bolton:3 / bury', '+develop cotton iron<rochdale:3')
    expect(after.seat('A')).toMatchObject({ spent: 0, money: 30 })
    expect(after.seat('B').income).toBe(13)
    expect(after.tile('rochdale:3')?.cubes).toBe(1)
  })

  it('comes from works and track in one action, when the works are empty [C-IRON-01]', () => {
    const after = given('edition: classic; A hand: bury, colne; B tiles: iron-1@bolton:3 holds 1').play(
      'develop cotton / bury',
      '+develop cotton',
    )
    expect(after.seat('A').spent).toBe(1)
    expect(after.state.iron).toBe(7)
  })

  it.each([
    [8, 1, 1],
    [7, 1, 2],
    [5, 2, 3],
    [3, 3, 4],
    [1, 4, 5],
    [0, 5, 5],
  ])('with %i cubes on the track costs £%i and then £%i [C-IRON-01]', (cubes, first, second) => {
    const game = given(`edition: classic; iron: ${cubes}; A hand: bury, colne`).play('develop cotton / bury')
    expect(game.seat('A').spent).toBe(first)
    expect(game.play('+develop cotton').seat('A').spent).toBe(first + second)
  })

  it('for a counter needs no connection either [C-IRON-01]', () => {
    const after = given(`
      edition: classic
      A hand: wigan, bury
      A mat: coal 3
      B tiles: iron-1@blackburn:3
    `).play('build coal@wigan:1 / wigan')
    expect(after.seat('A').spent).toBe(8)
    expect(after.tile('blackburn:3')?.cubes).toBe(3)
  })
})

describe('Develop', () => {
  it('removes two counters for an iron each [C-DEV-01 C-IRON-01]', () => {
    const after = given('edition: classic; iron: 0; A hand: bury, colne').play(
      'develop shipyard / bury',
      '+develop port',
    )
    expect(after.seat('A')).toMatchObject({ money: 20, spent: 10 })
    expect(after.seat('A').mat).toMatchObject({ shipyard: 'shipyard-0', port: 'port-1' })
    expect(after.toMove()).toBe('A')
    expect(after.state.actionsLeft).toBe(1)
  })

  it('removes one, if the player likes [C-DEV-01]', () => {
    const after = given('edition: classic; A hand: bury, colne').play('develop coal / bury', 'end')
    expect(after.seat('A')).toMatchObject({ spent: 1, mat: { coal: 'coal-2' } })
    expect(after.state.actionsLeft).toBe(1)
  })

  it('takes the top counter of a stack, the second time what then lies on top [C-DEV-01]', () => {
    const after = given('edition: classic; A hand: bury, colne').play('develop iron / bury', '+develop iron')
    expect(after.seat('A').mat.iron).toBe('iron-3')
  })

  it('takes no more than two [C-DEV-01]', () => {
    const game = given('edition: classic; A hand: bury, colne').play('develop iron / bury', '+develop coal')
    game.refuses('+develop coal', 'turn.no-open-action')
  })

  it('takes every kind of counter, locked shipyards and those of the wrong period too [C-DEV-01]', () => {
    for (const era of ['canal', 'rail']) {
      const game = given(`edition: classic; era: ${era}; A hand: bury, colne; A mat: port 4, shipyard 0`)
      for (const industry of ['cotton', 'port', 'coal', 'iron', 'shipyard'])
        game.allows(`develop ${industry} / bury`)
    }
    given('edition: classic; A hand: bury, colne; A mat: port none').refuses(
      'develop port iron<market / bury',
      'develop.mat-empty',
    )
  })
})
