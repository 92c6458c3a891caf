// Who wins the original game: victory points, income level, cash, and the order of play that would follow.

import { ranking } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

/** D has the last card of the game; the ranking from first to last, ties in one word. */
function rankingAfter(position: string): string[] {
  const game = given(`
    edition: classic; era: rail; turn: D; actions: 1; round: 8; deck: none
    D hand: bury; A hand: none; B hand: none; C hand: none
    ${position.includes('order:') ? '' : 'order: A B C D'}
    ${position}
  `).play('pass / bury')
  expect(game.state.over).toBe(true)
  return ranking(game.state).map((place) => place.map((seat) => 'ABCD'[seat]).join(''))
}

describe('The winner', () => {
  it('has most victory points [C-WIN-01]', () => {
    expect(rankingAfter('A: vp 20, income 60; B: vp 22; C: vp 21; D: vp 5, money 200')).toEqual([
      'D',
      'B',
      'C',
      'A',
    ])
  })

  it('has the higher income level, if points are equal [C-WIN-01]', () => {
    expect(
      rankingAfter('A: vp 20, income 20, money 39; B: vp 20, income 21; C: vp 20, income 6; D: vp 1'),
    ).toEqual(['B', 'A', 'C', 'D'])
  })

  it('has more cash, if income levels are equal too [C-WIN-01 C-WIN-02]', () => {
    expect(rankingAfter('A: vp 20, money 31; B: vp 20, money 39; C: vp 20, money 35; D: vp 1')).toEqual([
      'B',
      'C',
      'A',
      'D',
    ])
  })

  it('would come first in the next round, if all is equal [C-WIN-01]', () => {
    const tied = 'order: C A B D; A: vp 10, spent 5; B: vp 10, spent 5; C: vp 10, spent 9; D: vp 0'
    expect(rankingAfter(tied)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('is never one of two: the order of play leaves no tie [C-WIN-01]', () => {
    expect(rankingAfter('order: C B A D')).toEqual(['C', 'B', 'A', 'D'])
    expect(rankingAfter('order: C B A D; C: spent 1')).toEqual(['B', 'A', 'D', 'C'])
  })
})

describe('Equal income', () => {
  const SPACES = 'A: vp 20, income 19, money 39; B: vp 20, income 20, money 31; C: vp 0; D: vp 1'

  it('is an equal level, on whatever space [C-WIN-02]', () => {
    expect(rankingAfter(SPACES)).toEqual(['A', 'B', 'D', 'C'])
  })

  it('is an equal space, with that switch [C-WIN-02]', () => {
    expect(rankingAfter(`variants: tie-break-by-space; ${SPACES}`)).toEqual(['B', 'A', 'D', 'C'])
  })
})
