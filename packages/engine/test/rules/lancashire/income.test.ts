// Income: when it is taken, how the marker moves, and negative levels.

import { describe, expect, it } from 'vitest'
import { LAST_CARD, lancashire } from './game.ts'

/** D is the last of the round to act. */
const LAST = 'turn: D; actions: 1; D hand: wigan'

describe('income', () => {
  it('is taken by everyone at the end of every round, after the turn order is set [L-INC-01]', () => {
    const after = lancashire(`${LAST}; A: income 20, money 1; B: income 31; C: income 10; D: income 99`).play(
      'pass / wigan',
    )
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).money)).toEqual([1 + 5, 41, 30, 60])
    const steps = after.events.map(({ type }) => type)
    expect(steps.indexOf('turn-order')).toBeLessThan(steps.indexOf('income'))
    expect(after.state.round).toBe(3)
  })

  it('is taken after the first round, too [L-INC-01]', () => {
    const after = lancashire(`round: 1; ${LAST}; A: income 15`).play('pass / wigan')
    expect(after.seat('A').money).toBe(33)
  })

  it('is taken after the last Canal round, before scoring, and not after the last Rail round [L-INC-01]', () => {
    const canal = lancashire(`${LAST_CARD}; A: income 21; A links: colne-yorkshire`).play('pass / wigan')
    expect(canal.seat('A')).toMatchObject({ money: 36, vp: 2 })
    const steps = canal.events.map(({ type }) => type)
    expect(steps.indexOf('income')).toBeLessThan(steps.indexOf('score-link'))
    const rail = lancashire(`era: rail; ${LAST_CARD}; A: income 21; B: money 5, income 2`).play(
      'pass / wigan',
    )
    expect(rail.seat('A').money).toBe(30)
    expect(rail.seat('B').money).toBe(5)
    expect(rail.events.filter(({ type }) => type === 'income')).toEqual([])
  })

  it('moves up by spaces at once when a tile flips, to the last space at most [L-INC-02]', () => {
    const after = lancashire(`
      era: rail; A: income 96; A tiles: coal-2@wigan:1 holds 1; A hand: iron, port
    `).play('network liverpool-wigan coal<wigan:1 / iron')
    expect(after.tile('wigan:1')?.flipped).toBe(true)
    expect(after.seat('A')).toMatchObject({ income: 99, money: 25 })
  })

  it('moves up in the turn of another player just so [L-INC-02 L-FLIP-01]', () => {
    const after = lancashire(`
      A tiles: cotton-1@colne:1; A mat: cotton 2; A hand: bury; B tiles: coal-1@bury:1 holds 1; B: income 12
    `).play('build cotton@bury:2 coal<bury:1 / bury')
    expect(after.seat('B')).toMatchObject({ income: 16, money: 30 })
  })

  it('of the level 30 is the highest: spaces 97 to 99 pay £30 [L-INC-02]', () => {
    for (const space of [97, 98, 99])
      expect(lancashire(`${LAST}; A: income ${space}`).play('pass / wigan').seat('A').money).toBe(60)
    expect(lancashire(`${LAST}; A: income 96`).play('pass / wigan').seat('A').money).toBe(59)
  })

  it('of a negative level is paid to the bank, and is not spent money [L-INC-03 L-ORDER-01]', () => {
    const after = lancashire(`${LAST}; B: income 8, money 5; C: income 0, money 25`).play('pass / wigan')
    expect(after.seat('B')).toMatchObject({ money: 3, income: 8, spent: 0 })
    expect(after.seat('C')).toMatchObject({ money: 15, income: 0, spent: 0 })
  })
})
