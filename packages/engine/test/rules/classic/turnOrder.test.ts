// The order of the next round in the original game: by money spent.

import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

const orderOf = (game: Scenario): string => game.state.turnOrder.map((seat) => 'ABCD'[seat]).join(' ')

/** D is the last to act in the round, with one action left. */
const LAST = 'edition: classic; order: A B C D; turn: D; actions: 1; D hand: bury'

describe('The new order of play', () => {
  it('puts the least spender first; equal spenders stay as they were [C-ORDER-01]', () => {
    const after = given(`${LAST}; A: spent 12; B: spent 5; C: spent 5`).play('pass / bury')
    expect(orderOf(after)).toBe('D B C A')
    expect(after.toMove()).toBe('D')
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).spent)).toEqual([0, 0, 0, 0])
  })

  it('keeps the present order among equals, not that of the seats [C-ORDER-01]', () => {
    const reversed = 'edition: classic; order: D C B A; turn: A; actions: 1; A hand: bury'
    expect(orderOf(given(`${reversed}; C: spent 4; D: spent 4`).play('pass / bury'))).toBe('B A D C')
  })

  it('is set in the last round of the Canal Period and begins the Rail Period [C-ORDER-01]', () => {
    const after = given(`
      ${LAST}
      round: 8
      deck: none
      A: spent 12
      A hand: none
      B hand: none
      C: spent 5
      C hand: none
      D: spent 5
    `).play('pass / bury')
    expect(after.state).toMatchObject({ era: 'rail', round: 1 })
    expect(orderOf(after)).toBe('B C D A')
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).spent)).toEqual([0, 0, 0, 0])
  })

  it('is not touched within a round [C-ORDER-01]', () => {
    const after = given('edition: classic; A hand: bury, colne; A tiles: coal-1@wigan:1').play(
      'network liverpool-wigan / bury',
      'pass / colne',
    )
    expect(orderOf(after)).toBe('A B C D')
    expect(after.toMove()).toBe('B')
  })
})

describe('The amount spent', () => {
  it('is what counters and links cost, and coal and iron bought [C-ORDER-02]', () => {
    const build = given(
      'edition: classic; A hand: preston, bury; A mat: cotton 3; B tiles: port-1@preston:1',
    ).play('build cotton@preston:2 / preston')
    expect(build.seat('A').spent).toBe(16 + 1 + 1)
    expect(build.play('network lancaster-preston / bury').seat('A').spent).toBe(16 + 1 + 1 + 3)
    const develop = given('edition: classic; iron: 5; A hand: bury, colne').play(
      'develop coal / bury',
      '+develop coal',
    )
    expect(develop.seat('A').spent).toBe(2 + 3)
    const rail = given('edition: classic; era: rail; A hand: bury, colne; A tiles: cotton-2@colne:1').play(
      'network colne-yorkshire / bury',
    )
    expect(rail.seat('A').spent).toBe(5 + 1)
  })

  it('is not lowered by loans and by cubes sold [C-ORDER-02]', () => {
    const loan = given('edition: classic; A: spent 6; A hand: bury, colne').play('loan 30 / bury')
    expect(loan.seat('A')).toMatchObject({ spent: 6, money: 60 })
    const sale = given(`
      edition: classic
      coal: 0
      A: spent 6
      A hand: wigan, bury
      B tiles: port-1@liverpool:1
      B links: liverpool-wigan
    `).play('build coal@wigan:1 / wigan')
    expect(sale.seat('A')).toMatchObject({ spent: 6 + 5, money: 30 - 5 + 8 })
  })

  it('does not hold income paid to the bank [C-ORDER-02]', () => {
    const after = given(`${LAST}; A: income 2; B: spent 1`).play('pass / bury')
    expect(after.seat('A')).toMatchObject({ money: 22, spent: 0 })
    expect(orderOf(after)).toBe('A C D B')
  })
})
