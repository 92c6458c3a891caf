// Rounds, turns, cards, passing, and the order of the next round.

import { brokenRule, type Move, newGame, parseMove, rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Scenario, scenario } from '../../scenario.ts'
import { lancashire, orderOf } from './game.ts'

const HAND = 'A hand: birkenhead, bolton, bury, liverpool, oldham, preston, iron, shipyard'

describe('rounds', () => {
  it.each([
    [4, 8],
    [3, 9],
    [2, 10],
  ])('with %i players are %i in each era [L-ROUND-01]', (seats, rounds) => {
    let game: Scenario = scenario(newGame({ edition: 'lancashire', seats, variants: [] }, '7'.repeat(32)), [])
    const last = { canal: 0, rail: 0 }
    const actions = seats * (2 * rounds - 1) + seats * 2 * rounds
    for (let action = 0; action < actions; action++) {
      expect(game.state.over).toBe(false)
      last[game.state.era] = game.state.round
      game = scenario(game.play(game.legal('pass')[0]).state, [])
    }
    expect(game.state.over).toBe(true)
    expect(last).toEqual({ canal: rounds, rail: rounds })
    expect(game.state.deck).toEqual([])
    expect(game.state.players.map(({ vp }) => vp)).toEqual(new Array<number>(seats).fill(3))
  })
})

describe('a turn', () => {
  it('is one action in the first Canal round; spending then decides the order [L-TURN-01 L-TURN-02 L-PASS-01 L-ORDER-01]', () => {
    let game = lancashire(`
      round: 1; order: A B C D; A hand: liverpool, iron*7; B hand: iron*8; C hand: colne, iron*7; D hand: iron*8
    `)
    for (const [seat, move] of [
      ['A', 'build port@liverpool:1 / liverpool'],
      ['B', 'pass / iron'],
      ['C', 'build cotton@colne:1 / colne'],
      ['D', 'pass / iron'],
    ]) {
      expect(game.toMove()).toBe(seat)
      game = game.play(move)
      expect(game.seat(seat).hand).toHaveLength(8)
      expect(game.seat(seat).discard).toHaveLength(1)
    }
    expect(orderOf(game)).toBe('B D A C')
    expect(game.state).toMatchObject({ round: 2, actionsLeft: 2 })
    expect(['A', 'B', 'C', 'D'].map((seat) => game.seat(seat).money)).toEqual([24, 30, 18, 30])
  })

  it('is two actions in every other round, the first Rail round included [L-TURN-01]', () => {
    for (const position of ['round: 2', 'round: 8', 'era: rail; round: 1', 'era: rail; round: 8']) {
      const one = lancashire(`${position}; ${HAND}`).play('pass / iron')
      expect(one.toMove()).toBe('A')
      expect(one.play('pass / bury').toMove()).toBe('B')
    }
  })

  it('costs a card for each action and is followed by a refill to eight, not before [L-TURN-02]', () => {
    const game = lancashire(HAND)
    const one = game.play('loan 10 / iron')
    expect(one.seat('A').hand).toHaveLength(7)
    expect(one.state.deck).toEqual(game.state.deck)
    const two = one.play('pass / bury')
    expect(two.seat('A')).toMatchObject({ discard: ['iron', 'bury'] })
    expect(two.seat('A').hand).toHaveLength(8)
    expect(two.state.deck).toHaveLength(game.state.deck.length - 2)
  })

  it('never draws the cards beneath the banker tile in the Canal Era [L-TURN-02 L-SETUP-02]', () => {
    const game = lancashire(`deck: port; face-down: wigan*4; ${HAND}`).play('pass / iron', 'pass / bury')
    expect(game.seat('A').hand).toHaveLength(7)
    expect(game.seat('A').hand).not.toContain('wigan')
    expect(game.state.deck).toEqual([])
    expect(game.state.faceDown).toHaveLength(4)
    const next = lancashire(`deck: none; face-down: wigan*4; ${HAND}`).play('pass / iron', 'pass / bury')
    expect(next.seat('A').hand).toHaveLength(6)
  })

  it('takes cards that are in hand [L-TURN-02]', () => {
    const game = lancashire('A hand: iron')
    game.refuses('pass / wigan', 'card.not-in-hand')
    game.refuses('loan 10 / wigan', 'card.not-in-hand')
  })
})

describe('the actions', () => {
  it('are five, and passing; building may be done with two cards [L-PASS-01 L-DBL-01]', () => {
    const game = lancashire(`
      A hand: preston, wigan; A tiles: cotton-1@bury:1; A links: bury-manchester, manchester-warrington-runcorn
      B tiles: port-1@warrington-runcorn:2
    `)
    const kinds = [...new Set(game.legal().map((move) => move.split(' ')[0]))]
    expect(kinds).toEqual(['build', 'anywhere', 'network', 'develop', 'sell', 'loan', 'pass'])
  })

  it('do not include scouting [L-PASS-01]', () => {
    const { state } = lancashire('A hand: bolton, bury, wigan')
    const [one, two, three] = state.players[0].hand
    const scout: Move = { type: 'scout', extra: [one, two], card: three }
    expect(brokenRule(state, scout)).toBe('turn.no-such-action')
    expect(parseMove(rulesOf(state), 'scout bolton bury / wigan').error?.message).toContain('scout')
  })

  it('may each be replaced by a pass, for a card [L-PASS-01]', () => {
    const after = lancashire(HAND).play('pass / iron', 'pass / bury')
    expect(after.seat('A')).toMatchObject({ money: 30, spent: 0, income: 10, discard: ['iron', 'bury'] })
    lancashire('A hand: iron').refuses('pass', 'card.missing')
  })
})

describe('the order of the next round', () => {
  const last = 'order: A B C D; turn: D; actions: 1; D hand: wigan'

  it('goes by the money spent, least first; equals keep their order [L-ORDER-01]', () => {
    const after = lancashire(`${last}; A: spent 12; B: spent 5; C: spent 5`).play('pass / wigan')
    expect(orderOf(after)).toBe('D B C A')
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).spent)).toEqual([0, 0, 0, 0])
    expect(orderOf(lancashire(last).play('pass / wigan'))).toBe('A B C D')
    expect(
      orderOf(
        lancashire('order: D C B A; turn: A; actions: 1; A hand: wigan; C: spent 3; D: spent 3').play(
          'pass / wigan',
        ),
      ),
    ).toBe('B A D C')
  })

  it('counts tiles, links, coal and iron, and is not lowered by receipts or loans [L-ORDER-01]', () => {
    const after = lancashire(`
      order: B C D A; turn: A; A hand: wigan, iron; A mat: coal 2; coal: 0
      B: spent 6; C: spent 7; D: spent 8; B links: liverpool-wigan; B tiles: port-1@liverpool:1
    `).play('build coal@wigan:1 / wigan', 'loan 30 / iron')
    expect(after.seat('A').money).toBe(30 - 7 + 11 + 30 + 1)
    expect(orderOf(after)).toBe('B C A D')
  })

  it('is not touched by negative income [L-ORDER-01 L-INC-03]', () => {
    const paid = lancashire(`${last}; A: income 4; B: spent 3`).play('pass / wigan')
    expect(orderOf(paid)).toBe('A C D B')
    expect(paid.seat('A')).toMatchObject({ money: 24, spent: 0 })
  })
})
