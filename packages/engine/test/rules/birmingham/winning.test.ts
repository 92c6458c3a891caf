// Winning: most points after the Rail Era, and the tie-breaks.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

/** The places from first to last after A, holding the last card of the game, has passed. */
function places(seats: string): string[] {
  const after = given(`
    era: rail; order: B C D A; turn: A; actions: 1; round: 8; deck: none
    A hand: leek; B hand: none; C hand: none; D hand: none; ${seats}
  `).play('pass / leek')
  expect(after.state.over).toBe(true)
  const over = after.events.find((event) => event.type === 'over')
  return (over?.ranking ?? []).map((place) => place.map((seat) => 'ABCD'[seat]).join('='))
}

describe('the winner', () => {
  it('has the most points after the Rail Era is scored [B-WIN-01]', () => {
    expect(places('A: vp 50; B: vp 80; C: vp 79; D: vp 10')).toEqual(['B', 'C', 'A', 'D'])
    expect(
      places(
        'A: vp 80; B: vp 81; C: vp 1; D: vp 0; A tiles: cotton-2@worcester:1 flipped; C links: gloucester-worcester',
      ),
    ).toEqual(['A', 'B', 'C', 'D'])
  })

  it('gets no points for money or income [B-WIN-01]', () => {
    const after = given(`
      era: rail; order: B C D A; turn: A; actions: 1; round: 8; deck: none
      A hand: leek; B hand: none; C hand: none; D hand: none; A: money 90, income 99, vp 12
    `).play('pass / leek')
    expect(after.seat('A')).toMatchObject({ vp: 12, money: 90, income: 99 })
  })

  it('is the one with the higher income among equal points [B-WIN-02]', () => {
    expect(places('A: vp 120, income 26, money 0; B: vp 120, income 22, money 99; C: vp 1; D: vp 0')).toEqual(
      ['A', 'B', 'C', 'D'],
    )
  })

  it('is the one with more money among equal points and income [B-WIN-02]', () => {
    expect(places('A: vp 120, income 26, money 3; B: vp 120, income 26, money 4; C: vp 1; D: vp 0')).toEqual([
      'B',
      'A',
      'C',
      'D',
    ])
  })

  it('shares the place when everything is equal [B-WIN-02]', () => {
    expect(places('A: vp 120, income 26; B: vp 120, income 26; C: vp 1; D: vp 0')).toEqual(['A=B', 'C', 'D'])
    expect(places('A: vp 5; B: vp 5; C: vp 5; D: vp 5')).toEqual(['A=B=C=D'])
    expect(places('A: vp 9; B: vp 5; C: vp 5; D: vp 5')).toEqual(['A', 'B=C=D'])
  })

  it('is decided by the space of the income marker, not by its level [B-WIN-03 B-WIN-02]', () => {
    expect(places('A: vp 120, income 25, money 99; B: vp 120, income 26, money 0; C: vp 1; D: vp 0')).toEqual(
      ['B', 'A', 'C', 'D'],
    )
  })

  it('is found when the game is over: nothing may be played then [B-WIN-01 B-ROUND-01]', () => {
    const after = given(`
      era: rail; order: B C D A; turn: A; actions: 1; round: 8; deck: none
      A hand: leek; B hand: none; C hand: none; D hand: none
    `).play('pass / leek')
    expect(after.legal()).toEqual([])
    after.refuses('pass / leek', 'game.over')
  })
})
