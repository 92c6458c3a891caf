// Income in the original game: at the start of every round, and so after the Canal Period is scored.

import { newGame } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, scenario } from '../../scenario.ts'

/** D is the last to act in the round, with one action left. */
const LAST = 'edition: classic; order: A B C D; turn: D; actions: 1; D hand: bury'

/** D has the last card of the era. */
const LAST_CARD = `${LAST}; round: 8; deck: none; A hand: none; B hand: none; C hand: none`

describe('Taking income', () => {
  it('comes before the first turn of a round [C-INC-01]', () => {
    const after = given(`${LAST}; A: money 2, income 20`).play('pass / bury')
    expect(after.state.round).toBe(3)
    expect(after.toMove()).toBe('A')
    expect(after.seat('A').money).toBe(7)
  })

  it('comes for everybody at once, not turn by turn [C-INC-01]', () => {
    const after = given(`${LAST}; A: income 12; B: income 13; C: income 31; D: income 8`).play('pass / bury')
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).money)).toEqual([31, 32, 41, 28])
    const later = given('edition: classic; A: income 20; A hand: bury, colne').play(
      'pass / bury',
      'pass / colne',
    )
    expect(later.toMove()).toBe('B')
    expect(later.seat('A').money).toBe(30)
  })

  it('is 0 in the first round, and what happens in it counts in the second [C-INC-01]', () => {
    let game = scenario(
      newGame({ edition: 'classic', seats: 4, variants: [] }, '00000000000000000000000000000007'),
      [],
    )
    const first = game.toMove()
    expect(game.seat(first)).toMatchObject({ money: 30, income: 10 })
    game = game.play(game.legal('loan 30')[0])
    expect(game.seat(first)).toMatchObject({ money: 60, income: 7 })
    for (let turn = 0; turn < 3; turn++) game = game.play(game.legal('pass')[0])
    expect(game.state.round).toBe(2)
    expect(game.seat(first)).toMatchObject({ money: 57, spent: 0 })
  })

  it('does not come after the last round of the game, gained or owed [C-INC-01]', () => {
    const after = given(`
      ${LAST_CARD}
      era: rail
      A: money 7, income 34
      B: money 9, income 6, vp 5
      B tiles: port-2@preston:1
      D: money 9
      D tiles: cotton-2@preston:2
    `).play('sell cotton@preston:2 > preston:1 / bury')
    expect(after.state.over).toBe(true)
    expect(after.seat('D')).toMatchObject({ money: 9, income: 14, vp: 5 })
    expect(after.seat('A')).toMatchObject({ money: 7, vp: 0 })
    expect(after.seat('B')).toMatchObject({ money: 9, income: 9, vp: 5 + 4 })
  })
})

describe('The income marker', () => {
  it('moves by spaces when a counter flips [C-INC-02]', () => {
    const game = given(`
      edition: classic
      A: income 30
      A hand: bury, colne
      A tiles: cotton-1@preston:2
      B: income 12
      B tiles: port-1@preston:1
    `).play('sell cotton@preston:2 > preston:1 / bury')
    expect(game.seat('A').income).toBe(35)
    expect(game.seat('B').income).toBe(15)
  })

  it('stops on the last space of level 30, which pays £30 a round [C-INC-02]', () => {
    const game = given(`
      ${LAST}
      B tiles: port-1@preston:1
      D: income 97
      D tiles: cotton-1@preston:2
    `).play('sell cotton@preston:2 > preston:1 / bury')
    expect(game.seat('D')).toMatchObject({ income: 99, money: 60 })
  })

  it('does not fall when a counter leaves the board [C-INC-02]', () => {
    const after = given(`${LAST_CARD}; A: income 15; A tiles: cotton-1@colne:1 flipped`).play('pass / bury')
    expect(after.tile('colne:1')).toBeNull()
    expect(after.seat('A').income).toBe(15)
  })
})

describe('Between the periods', () => {
  const DEBT = `
    ${LAST_CARD}
    A: money 0, income 4, vp 0
    A tiles: cotton-1@colne:1 flipped
    B links: colne-yorkshire
  `

  it('the Canal Period is scored and cleared before the first income of the Rail Period [C-INC-03 C-SHORT-02 C-SCORE-01]', () => {
    const after = given(DEBT).play('pass / bury')
    expect(after.state).toMatchObject({ era: 'rail', round: 1 })
    expect(after.seat('B').vp).toBe(3)
    expect(after.tile('colne:1')).toBeNull()
    expect(after.events.filter((event) => event.type === 'score-tile')).toMatchObject([{ seat: 0, vp: 3 }])
    expect(after.events.filter((event) => event.type === 'debt')).toEqual([
      { type: 'debt', seat: 0, unpaid: 6, vpLost: 3 },
    ])
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 0 })
  })

  it('a debt is carried instead, with that switch [C-INC-03 C-SHORT-02]', () => {
    const after = given(`${DEBT}; variants: debt-carried`).play('pass / bury')
    expect(after.seat('A')).toMatchObject({ money: -6, vp: 3 })
  })

  it('a counter of level 2 scores before it is given up for the first Rail income [C-INC-03 C-SHORT-01]', () => {
    const after = given(`${LAST_CARD}; A: money 0, income 7; A tiles: port-2@fleetwood:1 flipped`).play(
      'pass / bury',
    )
    expect(after.tile('fleetwood:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 4 })
  })

  it('everyone is paid once [C-INC-03 C-INC-01]', () => {
    const after = given(`${LAST_CARD}; A: income 20; B: income 9`).play('pass / bury')
    expect(after.events.filter(({ type }) => type === 'income')).toHaveLength(4)
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).money)).toEqual([35, 29, 30, 30])
  })
})
