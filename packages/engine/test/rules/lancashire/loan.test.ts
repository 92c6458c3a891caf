// The Loan action: three sizes, the income they cost, and the last rounds without loans.

import { describe, expect, it } from 'vitest'
import { lancashire, passUntil } from './game.ts'

/** Amounts that A may borrow with the marker on this space. */
const offered = (space: number): string[] =>
  lancashire(`A: income ${space}; A hand: wigan`)
    .legal('loan')
    .map((move) => move.split(' ')[1])

describe('a loan', () => {
  it.each([
    [10, 10, 9],
    [10, 20, 8],
    [10, 30, 7],
    [31, 10, 30],
    [31, 20, 28],
    [31, 30, 26],
    [16, 10, 14],
    [63, 20, 57],
    [87, 30, 76],
    [99, 10, 96],
    [97, 30, 88],
    [11, 10, 10],
    [12, 20, 9],
  ])(
    'moves the marker from space %i, for £%i, to space %i, the highest of its level [L-LOAN-01]',
    (from, amount, to) => {
      const after = lancashire(`A: money 4, income ${from}; A hand: wigan, iron`).play(
        `loan ${amount} / wigan`,
      )
      expect(after.seat('A')).toMatchObject({ money: 4 + amount, income: to, spent: 0, discard: ['wigan'] })
      expect(after.state).toMatchObject({ actionsLeft: 1 })
    },
  )

  it('may not take the level below -10, but a smaller one may do [L-LOAN-01]', () => {
    expect(offered(3)).toEqual(['10', '20', '30'])
    expect(offered(2)).toEqual(['10', '20'])
    expect(offered(1)).toEqual(['10'])
    expect(offered(0)).toEqual([])
    const low = lancashire('A: income 1; A hand: wigan')
    low.refuses('loan 20 / wigan', 'loan.too-low')
    low.refuses('loan 30 / wigan', 'loan.too-low')
    expect(low.play('loan 10 / wigan').seat('A')).toMatchObject({ income: 0, money: 40 })
    lancashire('A: income 0; A hand: wigan').refuses('loan 10 / wigan', 'loan.too-low')
  })

  it('is £10, £20 or £30 and nothing else [L-LOAN-01]', () => {
    const game = lancashire('A: income 50; A hand: wigan')
    for (const amount of [0, 5, 15, 25, 40]) game.refuses(`loan ${amount} / wigan`, 'loan.amount')
  })

  it('may be taken twice in a turn, for any cards [L-LOAN-01 L-TURN-02]', () => {
    const after = lancashire('A: income 20; A hand: wigan, shipyard').play(
      'loan 30 / shipyard',
      'loan 20 / wigan',
    )
    expect(after.seat('A')).toMatchObject({ money: 80, income: 10, spent: 0 })
    expect(after.toMove()).toBe('B')
  })
})

describe('the last loans', () => {
  it.each([
    [4, 8, 4],
    [3, 9, 5],
    [2, 10, 6],
  ])(
    'with %i players, of %i Rail rounds, are taken in round %i, by everyone [L-LOAN-02]',
    (seats, rounds, last) => {
      for (let round = 1; round <= rounds; round++)
        for (const turn of ['A', 'B', 'C', 'D'].slice(0, seats)) {
          const game = lancashire(
            `players: ${seats}; era: rail; round: ${round}; turn: ${turn}; ${turn} hand: wigan`,
          )
          if (round <= last) game.allows('loan 10 / wigan', 'loan 20 / wigan', 'loan 30 / wigan')
          else for (const amount of [10, 20, 30]) game.refuses(`loan ${amount} / wigan`, 'loan.too-late')
        }
    },
  )

  it.each([
    [4, '', 3, 8],
    [3, '', 4, 6],
    [2, '', 5, 4],
    [4, 'classic-deck', 3, 8],
    [3, 'classic-deck', 5, 6],
    [2, 'two-player-map', 5, 4],
  ])(
    'are announced by the banker tile, over two cards a player: with %i players %s at the end of Rail round %i, %i cards left [L-LOAN-02]',
    (seats, variant, round, cards) => {
      const start = lancashire(`players: ${seats}; round: 1; variants: ${variant || 'none'}`)
      const shown = passUntil(
        start,
        ({ state }) => state.era === 'rail' && state.deck.length === cards && state.turn === 0,
      )
      expect(shown.state.round).toBe(round + 1)
      const next = passUntil(shown, ({ state }) => state.round === round + 2)
      expect(shown.legal('loan').length).toBeGreaterThan(0)
      expect(next.state.deck).toEqual([])
      expect(next.legal('loan')).toEqual([])
    },
  )

  it('are never taken too late in the Canal Era, deck or no deck [L-LOAN-03]', () => {
    for (let round = 1; round <= 8; round++)
      lancashire(`round: ${round}; A hand: wigan`).allows('loan 10 / wigan', 'loan 30 / wigan')
    lancashire('round: 8; deck: none; A hand: wigan').allows('loan 30 / wigan')
    lancashire('players: 2; round: 10; deck: none; A hand: wigan').allows('loan 30 / wigan')
  })
})
