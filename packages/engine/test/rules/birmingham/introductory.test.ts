// The introductory game: the Canal Era alone, then points for money, income and the better tiles.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

/** A has the last card of the game. */
const lastCard = `
  variants: introductory; order: B C D A; turn: A; actions: 1; round: 8; deck: none
  A hand: leek; B hand: none; C hand: none; D hand: none
`

const finalPoints = (seats: string): number => given(`${lastCard}; ${seats}`).play('pass / leek').seat('A').vp

describe('the introductory game', () => {
  it('ends with the Canal Era, scored as usual [B-INTRO-01]', () => {
    const after = given(`
      ${lastCard}; A: money 0; A links: birmingham-oxford; B tiles: cotton-1@birmingham:1 flipped; B: money 0
    `).play('pass / leek')
    expect(after.state).toMatchObject({ over: true, era: 'canal' })
    expect(after.seat('A').vp).toBe(1 + 2)
    expect(after.seat('B').vp).toBe(5)
    expect(after.legal()).toEqual([])
  })

  it('lasts the eight rounds of that era [B-INTRO-01 B-ROUND-01]', () => {
    let game = given('variants: introductory; round: 1')
    while (!game.state.over) game = game.play(game.legal('pass')[0])
    expect(game.state).toMatchObject({ era: 'canal', round: 8 })
  })

  it('adds points for money, income and flipped tiles of level 2 and above [B-INTRO-01]', () => {
    const tiles = 'A tiles: cotton-2@worcester:1 flipped, cotton-1@kidderminster:2 flipped'
    expect(finalPoints(`A: vp 20, money 37, income 18; ${tiles}`)).toBe(30 + 9 + 4 + 5)
    expect(finalPoints(`A: vp 20, money 100, income 18; ${tiles}`)).toBe(30 + 15 + 4 + 5)
  })

  it('counts unflipped tiles not at all, and money up to £60 [B-INTRO-01]', () => {
    const tiles = 'A tiles: coal-2@dudley:1 flipped, brewery-2@stone:1 flipped, cotton-2@worcester:1'
    expect(finalPoints(`A: vp 5, money 59, income 10; ${tiles}`)).toBe(12 + 14 + 0 + 7)
    expect(finalPoints(`A: vp 5, money 60, income 10; ${tiles}`)).toBe(12 + 15 + 0 + 7)
    expect(finalPoints(`A: vp 5, money 64, income 10; ${tiles}`)).toBe(12 + 15 + 0 + 7)
  })

  it('gives a point for each full £4 [B-INTRO-01]', () => {
    expect(finalPoints('A: money 3')).toBe(0)
    expect(finalPoints('A: money 4')).toBe(1)
    expect(finalPoints('A: money 7')).toBe(1)
  })

  it('counts the income level, not the space [B-INTRO-01]', () => {
    expect(finalPoints('A: money 0, income 31')).toBe(11)
    expect(finalPoints('A: money 0, income 99')).toBe(30)
  })

  it('takes points off for negative income, never below zero [B-INTRO-01 B-INTRO-02]', () => {
    expect(finalPoints('A: vp 3, money 3, income 2')).toBe(0)
    expect(finalPoints('A: vp 12, money 3, income 2')).toBe(4)
  })

  it('takes them off after the points for money, before those for tiles [B-INTRO-02]', () => {
    expect(finalPoints('A: vp 3, money 20, income 4')).toBe(3 + 5 - 6)
    expect(finalPoints('A: vp 0, money 0, income 2; A tiles: coal-2@dudley:1 flipped')).toBe(2)
  })

  it('pays no income after its last round [B-INTRO-03 B-INC-02]', () => {
    const after = given(
      `${lastCard}; A: money 10, income 21; B: money 0, income 6; B tiles: cotton-1@worcester:1`,
    ).play('pass / leek')
    expect(after.seat('A')).toMatchObject({ money: 10, vp: 2 + 6 })
    expect(after.seat('B').money).toBe(0)
    expect(after.tile('worcester:1')).not.toBeNull()
  })

  it('pays income after every round before the last [B-INTRO-03 B-INC-01]', () => {
    const after = given(`
      variants: introductory; order: B C D A; turn: A; actions: 1; round: 7; A: money 10, income 21
      A hand: leek
    `).play('pass / leek')
    expect(after.seat('A').money).toBe(16)
    expect(after.state).toMatchObject({ over: false, round: 8 })
  })

  it('ranks by the points after all that [B-INTRO-01 B-WIN-01]', () => {
    const after = given(
      `${lastCard}; A: vp 10, money 0; B: vp 5, money 40; C: vp 0, money 0; D: vp 0, money 0`,
    ).play('pass / leek')
    expect(after.events.find((event) => event.type === 'over')).toMatchObject({ ranking: [[1], [0], [2, 3]] })
  })
})
