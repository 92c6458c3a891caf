// The introductory game: the Canal Era alone, then points for money, income and the better tiles.

import { describe, expect, it } from 'vitest'
import { LAST_CARD, lancashire, passUntil } from './game.ts'

/** A has the last card of the game. */
const LAST = `variants: introductory; ${LAST_CARD}`

const finalPoints = (seats: string): number =>
  lancashire(`${LAST}; ${seats}`).play('pass / wigan').seat('A').vp

describe('the introductory game', () => {
  it('ends with the Canal Era [L-INTRO-01]', () => {
    const after = passUntil(lancashire('variants: introductory; round: 1'), ({ state }) => state.over)
    expect(after.state).toMatchObject({ over: true, era: 'canal', round: 8 })
    expect(after.legal()).toEqual([])
    expect(() => lancashire('variants: introductory; era: rail')).toThrow()
  })

  it('adds points for money, income and tiles of level 2 and above [L-INTRO-01]', () => {
    expect(finalPoints('A: vp 16, money 61, income 13; A tiles: port-2@fleetwood:1 flipped')).toBe(
      20 + 15 + 2 + 4,
    )
  })

  it('gives a point for each full £4 up to 15, in place of one for each £10 [L-INTRO-01 L-INTRO-02]', () => {
    expect(finalPoints('A: money 3')).toBe(0)
    expect(finalPoints('A: money 4')).toBe(1)
    expect(finalPoints('A: money 39')).toBe(9)
    expect(finalPoints('A: money 59')).toBe(14)
    expect(finalPoints('A: money 60')).toBe(15)
    expect(finalPoints('A: money 200')).toBe(15)
  })

  it('counts the level of the income, not its space [L-INTRO-01]', () => {
    expect(finalPoints('A: money 0, income 31')).toBe(11)
    expect(finalPoints('A: money 0, income 9, vp 7')).toBe(6)
  })

  it('never goes below 0 at any step, and counts tiles last [L-INTRO-01 L-INTRO-02]', () => {
    expect(finalPoints('A: vp 0, money 0, income 2; A tiles: port-2@fleetwood:1 flipped')).toBe(4)
    expect(finalPoints('A: vp 4, money 20, income 2')).toBe(4 + 5 - 8)
    expect(finalPoints('A: vp 4, money 8, income 2')).toBe(0)
  })

  it('scores only flipped tiles of level 2 and above again [L-INTRO-02]', () => {
    expect(
      finalPoints(`
        A: money 0; A tiles: cotton-1@colne:1 flipped, cotton-2@bury:1, iron-2@preston:3 flipped, coal-1@wigan:1
      `),
    ).toBe(5 + 5 + 5)
  })

  it('pays no income after its last round, with a switch it does [L-INTRO-01 L-INC-01]', () => {
    const position = `${LAST}; A: money 10, income 21`
    expect(lancashire(position).play('pass / wigan').seat('A')).toMatchObject({ money: 10, vp: 2 + 6 })
    const paid = lancashire(position.replace('introductory', 'introductory, introductory-income'))
    expect(paid.play('pass / wigan').seat('A')).toMatchObject({ money: 16, vp: 4 + 6 })
  })
})
