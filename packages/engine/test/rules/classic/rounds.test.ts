// Rounds and turns of the original game: hands are filled up for all at the end of a round.

import { newGame } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario, scenario } from '../../scenario.ts'

const SEED = '00000000000000000000000000000007'

const start = (seats: number): Scenario =>
  scenario(newGame({ edition: 'classic', seats, variants: [] }, SEED), [])

const passOnce = (game: Scenario): Scenario => game.play(game.legal('pass')[0])

/** D is the last to act in the round, with one action left. */
const LAST = 'edition: classic; order: A B C D; turn: D; actions: 1; D hand: bury'

const handSizes = (game: Scenario): number[] => game.state.players.map(({ hand }) => hand.length)

/** Words for the events of a game, in order. */
const told = (game: Scenario, ...types: string[]): string[] =>
  game.events.map(({ type }) => type).filter((type) => types.includes(type))

describe('The rounds of an era', () => {
  it.each([
    [4, 8, 124],
    [3, 10, 117],
  ])('with %i players are %i, which make %i actions in all [C-ROUND-01]', (seats, rounds, actions) => {
    let game = start(seats)
    let moves = 0
    const seen = [`canal ${game.state.round}`]
    for (; !game.state.over && moves < 200; moves++) {
      const before = `${game.state.era} ${game.state.round}`
      if (seen.at(-1) !== before) seen.push(before)
      game = passOnce(game)
    }
    expect(moves).toBe(actions)
    const numbers = Array.from({ length: rounds }, (_, index) => index + 1)
    expect(seen).toEqual([
      ...numbers.map((round) => `canal ${round}`),
      ...numbers.map((round) => `rail ${round}`),
    ])
  })

  it('end the era when deck and hands are empty, whatever was set aside [C-ROUND-01]', () => {
    let game = start(3)
    for (let move = 0; move < 3 * 19 - 1; move++) game = passOnce(game)
    expect(game.state).toMatchObject({ era: 'canal', round: 10 })
    expect(game.state.deck).toEqual([])
    expect(game.state.faceDown).toHaveLength(9)
    expect(passOnce(game).state).toMatchObject({ era: 'rail', round: 1 })
  })
})

describe('A round', () => {
  it('goes: income, play, order, refill [C-ROUND-02]', () => {
    const after = given(`${LAST}; A: income 20`).play('pass / bury')
    expect(told(after, 'pass', 'turn-order', 'draw', 'round', 'income', 'turn')).toEqual([
      'pass',
      'turn-order',
      'draw',
      'round',
      ...new Array<string>(4).fill('income'),
      'turn',
    ])
  })

  it('leaves the hand short until all have played [C-ROUND-02]', () => {
    let game = given('edition: classic')
    const deck = game.state.deck.length
    game = passOnce(passOnce(game))
    expect(game.toMove()).toBe('B')
    expect(handSizes(game)).toEqual([6, 8, 8, 8])
    expect(game.state.deck).toHaveLength(deck)
    for (let move = 0; move < 5; move++) game = passOnce(game)
    expect(game.toMove()).toBe('D')
    expect(handSizes(game)).toEqual([6, 6, 6, 7])
    expect(game.state.deck).toHaveLength(deck)
    game = passOnce(game)
    expect(game.state.round).toBe(3)
    expect(handSizes(game)).toEqual([8, 8, 8, 8])
    expect(game.state.deck).toHaveLength(deck - 8)
  })

  it('fills up to eight, also after the first round with its one card [C-ROUND-02 C-TURN-01]', () => {
    let game = start(4)
    for (let turn = 0; turn < 4; turn++) {
      expect(handSizes(game).filter((size) => size === 7)).toHaveLength(turn)
      game = passOnce(game)
    }
    expect(handSizes(game)).toEqual([8, 8, 8, 8])
    expect(game.state.deck).toHaveLength(28 - 4)
  })

  it('fills nothing up when the deck is empty [C-ROUND-02]', () => {
    const after = given(`${LAST}; deck: none; A hand: coal*3; B hand: port*3; C hand: cotton*3`).play(
      'pass / bury',
    )
    expect(after.state.round).toBe(3)
    expect(handSizes(after)).toEqual([3, 3, 3, 0])
  })

  it('deals the last cards in the new order of play [C-ROUND-02]', () => {
    const after = given(`
      ${LAST}
      deck: coal, port, iron
      A: spent 9
      A hand: colne*6
      B: spent 3
      B hand: bolton*6
      C hand: oldham*8
      D: spent 5
    `).play('pass / bury')
    expect(after.state.turnOrder.map((seat) => 'ABCD'[seat])).toEqual(['C', 'B', 'D', 'A'])
    expect(after.seat('B').hand).toEqual([
      'bolton',
      'bolton',
      'bolton',
      'bolton',
      'bolton',
      'bolton',
      'coal',
      'port',
    ])
    expect(after.seat('D').hand).toEqual(['iron'])
    expect(handSizes(after)).toEqual([6, 8, 8, 1])
  })
})

describe('A turn', () => {
  it('is one card and one action in the very first round, two after that [C-TURN-01]', () => {
    let game = start(4)
    const order = game.state.turnOrder.map((seat) => 'ABCD'[seat])
    for (const seat of order) {
      expect(game.toMove()).toBe(seat)
      expect(game.state.actionsLeft).toBe(1)
      game = passOnce(game)
    }
    expect(game.state.round).toBe(2)
    for (const seat of order)
      for (const left of [2, 1]) {
        expect(game.toMove()).toBe(seat)
        expect(game.state.actionsLeft).toBe(left)
        game = passOnce(game)
      }
    expect(game.state.round).toBe(3)
  })

  it('has two actions in the first round of the Rail Period [C-TURN-01]', () => {
    let game = start(4)
    for (let move = 0; move < 4 * 15; move++) game = passOnce(game)
    expect(game.state).toMatchObject({ era: 'rail', round: 1, actionsLeft: 2 })
  })

  it('costs a card for not acting too [C-TURN-01]', () => {
    const game = given('edition: classic; A hand: bury, colne, coal')
    game.refuses('pass', 'card.missing')
    game.refuses('end', 'turn.nothing-to-end')
    const after = game.play('pass / bury')
    expect(after.seat('A')).toMatchObject({ hand: ['colne', 'coal'], discard: ['bury'], money: 30, spent: 0 })
    expect(after.toMove()).toBe('A')
    expect(after.play('pass / coal').toMove()).toBe('B')
  })

  it('may repeat an action, each with a card of any kind [C-TURN-01]', () => {
    const after = given('edition: classic; A: income 20; A hand: bury, coal, colne').play(
      'loan 30 / bury',
      'loan 30 / coal',
    )
    expect(after.seat('A')).toMatchObject({ money: 90, income: 9, spent: 0, hand: ['colne'] })
    expect(after.toMove()).toBe('B')
  })
})
