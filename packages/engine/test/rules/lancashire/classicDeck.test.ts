// The classic deck: all 66 cards and all 12 cotton tiles, with some cards set aside unseen.

import { makeSetup, newGame, rulesOf, type State } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { scenario } from '../../scenario.ts'
import { demandOf, lancashire, passUntil } from './game.ts'

const start = (seats: number) =>
  scenario(newGame({ edition: 'lancashire', seats, variants: ['classic-deck'] }, '5'.repeat(32)), [])

function copies(state: State, id: string): number {
  const { deck, cards } = rulesOf(state)
  return deck.filter((card) => cards[card].id === id).length
}

describe('the classic deck', () => {
  it.each([
    [4, 6, 28],
    [3, 9, 33],
  ])(
    'with %i players has 66 cards, %i of them beneath the banker tile and %i to draw [L-CDECK-01]',
    (seats, beneath, deck) => {
      const { state } = start(seats)
      expect(state.faceDown).toHaveLength(beneath)
      expect(state.deck).toHaveLength(deck)
      expect(state.deck.length + beneath + 8 * seats).toBe(66)
      expect(rulesOf(state).deck).toHaveLength(66)
    },
  )

  it('adds a coal mine and a port to the cards of four players [L-CDECK-01]', () => {
    for (const seats of [3, 4]) {
      const { state } = start(seats)
      expect([copies(state, 'coal'), copies(state, 'port')]).toEqual([5, 6])
      expect([copies(state, 'cotton'), copies(state, 'colne'), copies(state, 'liverpool')]).toEqual([8, 2, 4])
    }
  })

  it('comes with all 12 cotton tiles, in both eras [L-CDECK-01]', () => {
    for (const seats of [3, 4]) {
      const game = start(seats)
      const rail = passUntil(game, ({ state }) => state.era === 'rail')
      for (const at of [game, rail])
        expect(demandOf(at).tiles?.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4])
    }
  })

  it.each([
    [4, 2, 32],
    [3, 6, 36],
  ])(
    'with %i players loses %i cards after the shuffle for the Rail Era, and %i are to draw [L-CDECK-01]',
    (seats, out, deck) => {
      const rail = passUntil(start(seats), ({ state }) => state.era === 'rail')
      expect(rail.events.filter(({ type }) => type === 'shuffle')).toEqual([{ type: 'shuffle', cards: 66 }])
      expect(rail.state.faceDown).toHaveLength(out)
      expect(rail.state.deck).toHaveLength(deck)
      expect(rail.state.players.map(({ hand }) => hand.length)).toEqual(new Array<number>(seats).fill(8))
    },
  )

  it.each([
    [4, 8, 4],
    [3, 10, 6],
  ])(
    'with %i players makes eras of %i rounds, with loans up to Rail round %i [L-CDECK-02 L-LOAN-02]',
    (seats, rounds, lastLoan) => {
      const canal = passUntil(start(seats), ({ state }) => state.round === rounds)
      expect(canal.state.era).toBe('canal')
      const rail = passUntil(canal, ({ state }) => state.era === 'rail')
      const loans = passUntil(rail, ({ state }) => state.round === lastLoan)
      expect(loans.legal('loan').length).toBeGreaterThan(0)
      const late = passUntil(loans, ({ state }) => state.round === lastLoan + 1)
      expect(late.legal('loan')).toEqual([])
      const over = passUntil(late, ({ state }) => state.over)
      expect(over.state).toMatchObject({ era: 'rail', round: rounds, over: true })
    },
  )

  it('is for three or four players [L-CDECK-01]', () => {
    expect(makeSetup('lancashire', 2, ['classic-deck'])).toHaveProperty('error')
    for (const seats of [3, 4])
      expect(makeSetup('lancashire', seats, ['classic-deck'])).not.toHaveProperty('error')
  })

  it('refuses loans in Rail round 7 of three players and allows them in round 6 [L-LOAN-02 L-CDECK-02]', () => {
    const position = 'players: 3; variants: classic-deck; era: rail; A hand: wigan'
    lancashire(`${position}; round: 6`).allows('loan 10 / wigan')
    lancashire(`${position}; round: 7`).refuses('loan 10 / wigan', 'loan.too-late')
    lancashire('players: 3; era: rail; round: 6; A hand: wigan').refuses('loan 10 / wigan', 'loan.too-late')
  })
})
