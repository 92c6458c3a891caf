// Winning: most points after the Rail Era, and the tie-breaks.

import { describe, expect, it } from 'vitest'
import { LAST_CARD, lancashire } from './game.ts'

/** The places from first to last after A, holding the last card of the game, has passed. */
function places(seats: string): string[] {
  const after = lancashire(`era: rail; ${LAST_CARD}; ${seats}`).play('pass / wigan')
  expect(after.state.over).toBe(true)
  const over = after.events.find((event) => event.type === 'over')
  return (over?.ranking ?? []).map((place) => place.map((seat) => 'ABCD'[seat]).join('='))
}

describe('the winner', () => {
  it('has the most points after the money is scored [L-WIN-01 L-SCORE-02]', () => {
    expect(places('A: vp 50; B: vp 80; C: vp 79; D: vp 10')).toEqual(['B', 'C', 'A', 'D'])
    expect(places('A: vp 80, money 20; B: vp 81, money 9; C: vp 1; D: vp 0')).toEqual(['A', 'B', 'C', 'D'])
  })

  it('is the one with the higher income among equal points [L-WIN-01]', () => {
    expect(places('A: vp 90, income 26, money 1; B: vp 90, income 22, money 9; C: vp 1; D: vp 0')).toEqual([
      'A',
      'B',
      'C',
      'D',
    ])
  })

  it('is decided by the space of the marker, with a switch by the level [L-WIN-01]', () => {
    const position = 'A: vp 90, income 25, money 9; B: vp 90, income 26, money 1; C: vp 1; D: vp 0'
    expect(places(position)).toEqual(['B', 'A', 'C', 'D'])
    expect(places(`${position}; variants: tie-break-by-level`)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('is the one with more money among equal points and income [L-WIN-01]', () => {
    expect(places('A: vp 90, income 26, money 3; B: vp 90, income 26, money 4; C: vp 1; D: vp 0')).toEqual([
      'B',
      'A',
      'C',
      'D',
    ])
  })

  it('shares the place when everything is equal, whatever the order of play [L-WIN-01]', () => {
    expect(places('A: vp 90, income 26; B: vp 90, income 26; C: vp 1; D: vp 0')).toEqual(['A=B', 'C', 'D'])
    expect(places('A: vp 5; B: vp 5; C: vp 5; D: vp 5')).toEqual(['A=B=C=D'])
  })

  it('shares the place with those still equal, not with the others [L-WIN-01]', () => {
    expect(places('A: vp 90, income 30; B: vp 90, income 30; C: vp 90, income 29; D: vp 0')).toEqual([
      'A=B',
      'C',
      'D',
    ])
  })
})
