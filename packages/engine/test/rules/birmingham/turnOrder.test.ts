// The order of the next round: by money spent.

import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

const orderOf = (game: Scenario): string => game.state.turnOrder.map((seat) => 'ABCD'[seat]).join(' ')

/** D is the last to act in the round, with one action left. */
const LAST = 'order: A B C D; turn: D; actions: 1; D hand: leek'

describe('The new turn order', () => {
  it('puts the least spender first and the most spender last [B-ORDER-01 B-ORDER-02]', () => {
    const after = given(`${LAST}; A: spent 12; B: spent 5; C: spent 5`).play('pass / leek')
    expect(orderOf(after)).toBe('D B C A')
    expect(after.toMove()).toBe('D')
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).spent)).toEqual([0, 0, 0, 0])
  })

  it('stays as it is when all spent the same [B-ORDER-02]', () => {
    expect(orderOf(given(LAST).play('pass / leek'))).toBe('A B C D')
    const all = given(`${LAST}; A: spent 7; B: spent 7; C: spent 7; D: spent 7`)
    expect(orderOf(all.play('pass / leek'))).toBe('A B C D')
  })

  it('keeps the present order among equals, not that of the seats [B-ORDER-02]', () => {
    const reversed = 'order: D C B A; turn: A; actions: 1; A hand: leek'
    expect(orderOf(given(`${reversed}; B: spent 4; C: spent 4; D: spent 4`).play('pass / leek'))).toBe(
      'A D C B',
    )
    expect(orderOf(given(reversed).play('pass / leek'))).toBe('D C B A')
  })

  it('counts what the last player spends in the last turn [B-ORDER-01]', () => {
    const after = given(`${LAST}; A: spent 2; D tiles: coal-1@dudley:1`).play(
      'network birmingham-dudley / leek',
    )
    expect(orderOf(after)).toBe('B C A D')
  })

  it('is not touched within a round [B-ORDER-01]', () => {
    const after = given('actions: 1; A hand: leek; A tiles: coal-1@dudley:1').play(
      'network birmingham-dudley / leek',
    )
    expect(orderOf(after)).toBe('A B C D')
    expect(after.toMove()).toBe('B')
  })

  it('is set in the last round of the Canal Era too and begins the Rail Era [B-ORDER-04 B-END-05]', () => {
    const after = given(`
      ${LAST}
      round: 8
      deck: none
      A: spent 9
      A hand: none
      B hand: none
      C: spent 4
      C hand: none
      D: spent 4
    `).play('pass / leek')
    expect(after.state.era).toBe('rail')
    expect(after.state.round).toBe(1)
    expect(orderOf(after)).toBe('B C D A')
    expect(after.toMove()).toBe('B')
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).spent)).toEqual([0, 0, 0, 0])
  })
})

describe('The money spent', () => {
  it('is what tiles and links cost, and coal and iron from the markets [B-ORDER-03]', () => {
    const build = given('A hand: birmingham, leek; A mat: cotton 3; B links: birmingham-oxford').play(
      'build cotton@birmingham:1 / birmingham',
    )
    expect(build.seat('A').spent).toBe(16 + 1 + 2)
    expect(build.play('network birmingham-dudley / leek').seat('A').spent).toBe(16 + 1 + 2 + 3)
    const develop = given('A hand: leek, stone').play('develop cotton / leek', '+develop cotton')
    expect(develop.seat('A').spent).toBe(2 + 2)
    const rail = given('era: rail; A hand: leek, stone; A links: birmingham-oxford').play(
      'network birmingham-dudley / leek',
    )
    expect(rail.seat('A').spent).toBe(5 + 1)
  })

  it('is not lowered by a loan, a sale of cubes or the bonus of Warrington [B-ORDER-03]', () => {
    const loan = given('A: spent 6; A hand: leek, stone').play('loan 30 / leek')
    expect(loan.seat('A')).toMatchObject({ spent: 6, money: 60 })
    const sale = given('coal: 0; A: spent 6; A hand: redditch, stone; B links: oxford-redditch').play(
      'build coal@redditch:1 / redditch',
    )
    expect(sale.seat('A')).toMatchObject({ spent: 11, money: 30 - 5 + 14 })
    const bonus = given(`
      merchants: warrington:1 manufacturer
      A: spent 6
      A hand: leek, stone
      A tiles: manufacturer-1@stoke-on-trent:3
      B links: stoke-on-trent-warrington
    `).play('sell manufacturer@stoke-on-trent:3 beer<warrington:1 / leek')
    expect(bonus.seat('A')).toMatchObject({ spent: 6, money: 35 })
  })

  it('does not include negative income [B-ORDER-03]', () => {
    const after = given(`${LAST}; A: income 2; B: spent 1`).play('pass / leek')
    expect(after.seat('A')).toMatchObject({ money: 22, spent: 0 })
    expect(orderOf(after)).toBe('A C D B')
    const next = given(`${LAST}; A: money 0, income 2; A tiles: cotton-1@worcester:1`).play('pass / leek')
    expect(next.seat('A').spent).toBe(0)
  })

  it('goes to the bank when the new order is set [B-ORDER-04]', () => {
    const after = given(`${LAST}; A: money 10, spent 12; D tiles: coal-1@dudley:1`).play(
      'network birmingham-dudley / leek',
    )
    expect(after.seat('A')).toMatchObject({ money: 10, spent: 0 })
    expect(after.seat('D')).toMatchObject({ money: 27, spent: 0 })
  })
})
