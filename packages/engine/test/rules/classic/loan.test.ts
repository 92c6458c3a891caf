// Loans of the original game, and when they end.

import { newGame } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, scenario } from '../../scenario.ts'

const loansIn = (position: string): string[] =>
  given(`edition: classic; ${position}`)
    .legal('loan')
    .filter((move) => move.endsWith('/ bury'))
const HAND = 'A hand: bury, colne'
const ALL = ['loan 10 / bury', 'loan 20 / bury', 'loan 30 / bury']

describe('A loan', () => {
  it.each([
    [10, 9, 8, 7],
    [12, 10, 9, 8],
    [31, 30, 28, 26],
    [61, 60, 57, 54],
    [99, 96, 92, 88],
  ])(
    'from space %i leads to the highest space one, two, three levels down: %i, %i, %i [C-LOAN-01]',
    (space, ...spaces) => {
      spaces.forEach((to, index) => {
        const amount = (index + 1) * 10
        const after = given(`edition: classic; ${HAND}; A: income ${space}`).play(`loan ${amount} / bury`)
        expect(after.seat('A')).toMatchObject({ money: 30 + amount, income: to, spent: 0 })
      })
    },
  )

  it('is £10, £20 or £30 [C-LOAN-01]', () => {
    expect(loansIn(HAND)).toEqual(ALL)
    for (const amount of [5, 15, 40])
      given(`edition: classic; ${HAND}`).refuses(`loan ${amount} / bury`, 'loan.amount')
  })

  it('never leads below level -10 [C-LOAN-01]', () => {
    expect(loansIn(`${HAND}; A: income 3`)).toEqual(ALL)
    expect(loansIn(`${HAND}; A: income 2`)).toEqual(ALL.slice(0, 2))
    expect(loansIn(`${HAND}; A: income 1`)).toEqual(ALL.slice(0, 1))
    expect(loansIn(`${HAND}; A: income 0`)).toEqual([])
    given(`edition: classic; ${HAND}; A: income 1`).refuses('loan 20 / bury', 'loan.too-low')
  })
})

describe('The last loans', () => {
  it('with four are taken in Rail round 4 [C-LOAN-01]', () => {
    for (let round = 1; round <= 8; round++) {
      expect(loansIn(`${HAND}; era: canal; round: ${round}`), `canal ${round}`).toEqual(ALL)
      expect(loansIn(`${HAND}; era: rail; round: ${round}`), `rail ${round}`).toEqual(round <= 4 ? ALL : [])
    }
    given(`edition: classic; ${HAND}; era: rail; round: 5`).refuses('loan 10 / bury', 'loan.too-late')
  })

  it('with three are taken in Rail round 6 [C-LOAN-01]', () => {
    for (let round = 1; round <= 10; round++) {
      expect(loansIn(`${HAND}; players: 3; era: canal; round: ${round}`), `canal ${round}`).toEqual(ALL)
      expect(loansIn(`${HAND}; players: 3; era: rail; round: ${round}`), `rail ${round}`).toEqual(
        round <= 6 ? ALL : [],
      )
    }
    given(`edition: classic; ${HAND}; players: 3; era: rail; round: 7`).refuses(
      'loan 30 / bury',
      'loan.too-late',
    )
  })

  it.each([3, 4])('end with the Rail deck: %i players [C-LOAN-01]', (seats) => {
    let game = scenario(newGame({ edition: 'classic', seats, variants: [] }, '0'.repeat(31) + '5'), [])
    for (let move = 0; !game.state.over && move < 200; move++) {
      const { era, deck } = game.state
      expect(game.legal('loan').length > 0).toBe(era === 'canal' || deck.length > 0)
      game = game.play(game.legal('pass')[0])
    }
    expect(game.state.over).toBe(true)
  })
})
