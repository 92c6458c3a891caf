// The Loan action: £30 for three levels of income.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

const spaceAfterLoan = (space: number): number =>
  given(`A: income ${space}; A hand: leek, iron`).play('loan 30 / leek').seat('A').income

describe('a loan', () => {
  it('brings £30 and takes three levels of income [B-LOAN-01]', () => {
    const after = given('A hand: leek, iron').play('loan 30 / leek')
    expect(after.seat('A')).toMatchObject({
      money: 60,
      income: 7,
      spent: 0,
      vp: 0,
      hand: ['iron'],
      discard: ['leek'],
    })
    expect(after.state.actionsLeft).toBe(1)
  })

  it('puts the marker on the highest space of the new level [B-LOAN-01]', () => {
    const moves = { 12: 8, 13: 9, 20: 14, 31: 26, 45: 36, 61: 54 }
    for (const [from, to] of Object.entries(moves)) expect(spaceAfterLoan(Number(from)), from).toBe(to)
  })

  it('counts levels from the top of the track too [B-LOAN-01]', () => {
    for (const from of [97, 98, 99]) expect(spaceAfterLoan(from), `${from}`).toBe(88)
  })

  it('counts levels, not spaces, at the edges where their width changes [B-LOAN-01]', () => {
    const moves = {
      11: 8,
      14: 9,
      15: 10,
      16: 10,
      17: 12,
      30: 24,
      33: 26,
      34: 28,
      37: 30,
      40: 33,
      60: 51,
      64: 54,
      65: 57,
      69: 60,
      73: 64,
      96: 84,
    }
    for (const [from, to] of Object.entries(moves)) expect(spaceAfterLoan(Number(from)), from).toBe(to)
  })

  it('may follow another: from 31 to 26 and to 20 [B-LOAN-01 B-TURN-02]', () => {
    const once = given('A: income 31; A hand: leek, iron').play('loan 30 / leek')
    expect(once.seat('A').income).toBe(26)
    const twice = once.play('loan 30 / iron')
    expect(twice.seat('A')).toMatchObject({ income: 20, money: 90, spent: 0 })
  })

  it('is £30, no more and no less [B-LOAN-01]', () => {
    const game = given('A hand: leek')
    expect(game.legal('loan')).toEqual(['loan 30 / leek'])
    for (const amount of [10, 20, 60]) game.refuses(`loan ${amount} / leek`, 'loan.amount')
  })

  it('may be taken in any round, the last of the game too [B-LOAN-03]', () => {
    const last = given('era: rail; round: 8; deck: none; A hand: leek, iron')
    last.allows('loan 30 / leek')
    last.refuses('loan 10 / leek', 'loan.amount')
    given('round: 1; A hand: leek').allows('loan 30 / leek')
    given('round: 8; deck: none; A hand: leek, iron').allows('loan 30 / leek')
  })

  it('is never paid back [B-LOAN-03]', () => {
    const after = given('order: B C D A; turn: A; actions: 1; A: income 20; A hand: leek').play(
      'loan 30 / leek',
    )
    expect(after.state.round).toBe(3)
    expect(after.seat('A')).toMatchObject({ money: 62, income: 14, vp: 0 })
  })

  it('lowers the income of this very round [B-LOAN-01 B-INC-01 B-ORDER-03]', () => {
    const after = given('order: B C D A; turn: A; A: income 20; A hand: leek, iron').play(
      'loan 30 / leek',
      'pass / iron',
    )
    expect(after.seat('A')).toMatchObject({ money: 62, income: 14 })
    expect(after.events.find(({ type }) => type === 'turn-order')).toMatchObject({ spent: [0, 0, 0, 0] })
  })

  it('takes any card [B-LOAN-01 B-TURN-04]', () => {
    const game = given('A hand: leek, coal, wild-location, wild-industry')
    expect(game.legal('loan')).toEqual([
      'loan 30 / leek',
      'loan 30 / coal',
      'loan 30 / wild-location',
      'loan 30 / wild-industry',
    ])
  })

  it('may lead to level -10 and not below [B-LOAN-02]', () => {
    expect(spaceAfterLoan(3)).toBe(0)
    for (const space of [0, 1, 2]) {
      const game = given(`A: income ${space}; A hand: leek`)
      game.refuses('loan 30 / leek', 'loan.too-low')
      expect(game.legal('loan')).toEqual([])
    }
  })
})
