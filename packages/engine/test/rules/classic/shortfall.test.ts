// Negative income of the original game that cannot be paid: counters for half their cost, then VP or a carried debt.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

/** D is the last to act in the round, with one action left. */
const LAST = 'edition: classic; order: A B C D; turn: D; actions: 1; D hand: bury'
const CARRIED = `${LAST}; variants: debt-carried`

/** D has the last card of the game. */
const LAST_CARD = 'era: rail; round: 8; deck: none; A hand: none; B hand: none; C hand: none'

describe('Raising money with counters', () => {
  const CHOICE = `${LAST}; A: money 0, income 6; A tiles: port-2@fleetwood:1, cotton-2@colne:1`

  it('lets the player choose, at the start of the round [C-SHORT-01]', () => {
    const game = given(CHOICE).play('pass / bury')
    expect(game.state).toMatchObject({ round: 3, pending: { type: 'shortfall', seat: 0, owed: 4 } })
    expect(game.toMove()).toBe('A')
    expect(game.legal()).toEqual(['shortfall cotton@colne:1', 'shortfall port@fleetwood:1'])

    const mill = game.play('shortfall cotton@colne:1')
    expect(mill.seat('A').money).toBe(3)
    expect(mill.tile('colne:1')).toBeNull()
    expect(mill.tile('fleetwood:1')?.owner).toBe('A')

    const both = game.play('shortfall port@fleetwood:1')
    expect(both.seat('A').money).toBe(6)
    expect(both.tile('colne:1')).toBeNull()
    expect(both.tile('fleetwood:1')).toBeNull()
  })

  it('is followed by the turns of the same round [C-SHORT-01 C-INC-01]', () => {
    const after = given(CHOICE).play('pass / bury', 'shortfall cotton@colne:1')
    expect(after.state).toMatchObject({ round: 3, actionsLeft: 2, pending: null })
    expect(after.toMove()).toBe('A')
  })

  it('is finished before anything else happens [C-SHORT-01]', () => {
    const game = given(`${CHOICE}; A hand: coal*8`).play('pass / bury')
    game.refuses('loan 30 / coal', 'turn.shortfall-first')
    game.refuses('pass / coal', 'turn.shortfall-first')
  })

  it('stops once the amount can be paid [C-SHORT-01]', () => {
    const game = given(`${LAST}; A: money 1, income 8; A tiles: port-1@fleetwood:1, cotton-2@colne:1`).play(
      'pass / bury',
    )
    expect(game.play('shortfall port@fleetwood:1').seat('A').money).toBe(2)
    expect(game.play('shortfall port@fleetwood:1').tile('colne:1')?.owner).toBe('A')
    expect(game.play('shortfall cotton@colne:1').seat('A').money).toBe(6)
  })

  it('asks nothing where only one counter can help, or all must go [C-SHORT-01]', () => {
    const one = given(`${LAST}; A: money 0, income 9; A tiles: cotton-2@colne:1 flipped`).play('pass / bury')
    expect(one.seat('A').money).toBe(6)
    expect(one.tile('colne:1')).toBeNull()
    const all = given(`${LAST}; A: money 0, income 0; A tiles: port-2@fleetwood:1, cotton-2@colne:1`).play(
      'pass / bury',
    )
    expect(all.seat('A')).toMatchObject({ money: 0, vp: 0 })
    expect(all.state.slots.every((tile) => tile === null)).toBe(true)
  })

  it('is not there for the asking [C-SHORT-01]', () => {
    const game = given('edition: classic; A: money 0; A hand: bury, colne; A tiles: cotton-2@colne:1')
    expect(game.legal('shortfall')).toEqual([])
    game.refuses('shortfall cotton@colne:1', 'shortfall.no-debt')
  })

  it('is not needed when the money is just enough [C-SHORT-01]', () => {
    const after = given(`${LAST}; A: money 4, income 6; A tiles: cotton-2@colne:1`).play('pass / bury')
    expect(after.seat('A').money).toBe(0)
    expect(after.tile('colne:1')?.owner).toBe('A')
  })

  it('takes no links, and throws cubes away without a flip [C-SHORT-01]', () => {
    const after = given(`
      ${LAST}
      coal: 3
      A: money 0, income 6
      A tiles: coal-2@wigan:1 holds 2
      A links: liverpool-wigan
    `).play('pass / bury')
    expect(after.tile('wigan:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 0, income: 6, links: ['liverpool-wigan'] })
    expect(after.state.coal).toBe(3)
  })

  it('does not count as spent [C-SHORT-01 C-ORDER-01]', () => {
    const round = given(`
      edition: classic
      order: B A C D
      turn: D
      actions: 1
      A: income 6
      A hand: coal*8
      B hand: port*8
      B tiles: coal-1@wigan:1
      C hand: cotton*8
      D hand: bury*3
    `).play('pass / bury')
    expect(round.seat('A')).toMatchObject({ money: 26, spent: 0 })
    expect(round.toMove()).toBe('B')
    const spending = round.play('network liverpool-wigan / port', 'pass / port')
    expect(spending.seat('B').spent).toBe(3)
    const after = spending.play(
      'pass / coal',
      'pass / coal',
      'pass / cotton',
      'pass / cotton',
      'pass / bury',
      'pass / bury',
    )
    expect(after.state.turnOrder.map((seat) => 'ABCD'[seat])).toEqual(['A', 'C', 'D', 'B'])
  })

  it('is decided in the order of play, one player after the other [C-SHORT-01 L-SHORT-02]', () => {
    const game = given(`
      ${LAST}
      A: money 0, income 9, spent 6
      A tiles: coal-1@wigan:1, cotton-1@colne:1
      B: money 0, income 9, spent 3
      B tiles: coal-1@wigan:2, cotton-1@colne:2
      C: income 20
    `).play('pass / bury')
    expect(game.toMove()).toBe('B')
    expect(game.seat('C').money).toBe(35)
    game.refuses('shortfall coal@wigan:1', 'shortfall.not-yours')
    const next = game.play('shortfall coal@wigan:2')
    expect(next.toMove()).toBe('A')
    const after = next.play('shortfall cotton@colne:1')
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).money)).toEqual([5, 1, 35, 30])
    expect(after.toMove()).toBe('C')
  })
})

describe('What cannot be paid', () => {
  it('costs 1 VP for each £1, and leaves no money [C-SHORT-02]', () => {
    const after = given(`${LAST}; A: money 1, income 6, vp 12`).play('pass / bury')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 9, income: 6 })
  })

  it('is forgiven when the VP are gone [C-SHORT-02]', () => {
    const after = given(`${LAST}; A: money 0, income 2, vp 5`).play('pass / bury')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 0 })
  })

  it('costs VP only after every counter is gone [C-SHORT-02 C-SHORT-01]', () => {
    const after = given(`${LAST}; A: money 2, income 1, vp 20; A tiles: port-2@fleetwood:1`).play(
      'pass / bury',
    )
    expect(after.tile('fleetwood:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 16 })
  })
})

describe('With debts carried, what cannot be paid', () => {
  it('is kept as negative money, and a loan covers it later [C-SHORT-02]', () => {
    const after = given(`${CARRIED}; A: money 1, income 6, vp 12; A hand: coal*8`).play('pass / bury')
    expect(after.seat('A')).toMatchObject({ money: -3, vp: 12 })
    expect(after.play('loan 10 / coal').seat('A')).toMatchObject({ money: 7, income: 5 })
  })

  it('grows while income stays negative, and shrinks with income above 0 [C-SHORT-02]', () => {
    expect(given(`${CARRIED}; A: money -3, income 6`).play('pass / bury').seat('A').money).toBe(-7)
    expect(given(`${CARRIED}; A: money -3, income 10`).play('pass / bury').seat('A').money).toBe(-3)
    expect(given(`${CARRIED}; A: money -3, income 12`).play('pass / bury').seat('A').money).toBe(-2)
    expect(given(`${CARRIED}; A: money -3, income 20`).play('pass / bury').seat('A').money).toBe(2)
  })

  it('takes no counter unless a negative income cannot be paid [C-SHORT-02]', () => {
    const kept = given(`${CARRIED}; A: money -3, income 10; A tiles: cotton-2@colne:1`).play('pass / bury')
    expect(kept.tile('colne:1')?.owner).toBe('A')
    expect(kept.seat('A').money).toBe(-3)
    const gone = given(`${CARRIED}; A: money -3, income 9; A tiles: cotton-2@colne:1`).play('pass / bury')
    expect(gone.tile('colne:1')).toBeNull()
    expect(gone.seat('A').money).toBe(-3 + 7 - 1)
  })

  it('leaves every action open that costs nothing [C-SHORT-02]', () => {
    const game = given(`
      edition: classic
      variants: debt-carried
      A: money -3
      A hand: bury, colne, coal
      A tiles: cotton-1@preston:2, iron-1@bolton:3 holds 2
      B tiles: port-1@preston:1
    `)
    game.allows('pass / bury', 'loan 10 / bury', 'sell cotton@preston:2 > preston:1 / bury')
    game.allows('develop cotton iron<bolton:3 / bury')
    const after = game.play('develop cotton iron<bolton:3 / bury', '+develop port iron<bolton:3')
    expect(after.seat('A')).toMatchObject({ money: -3, spent: 0 })
  })

  it('leaves no action open that costs anything [C-SHORT-02 C-PAY-01]', () => {
    const game = given(`
      edition: classic
      variants: debt-carried
      A: money -3
      A hand: bury, colne, wigan
      A tiles: coal-1@wigan:1
    `)
    game.refuses('network liverpool-wigan / bury', 'money.short')
    game.refuses('build cotton@colne:1 / colne', 'money.short')
    game.refuses('develop cotton iron<market / bury', 'money.short')
  })

  it('scores nothing at the end [C-SHORT-02 C-SCORE-01]', () => {
    const after = given(`${CARRIED}; ${LAST_CARD}; A: money -25, vp 12`).play('pass / bury')
    expect(after.state.over).toBe(true)
    expect(after.seat('A')).toMatchObject({ money: -25, vp: 12 })
    expect(after.seat('B').vp).toBe(3)
  })
})
