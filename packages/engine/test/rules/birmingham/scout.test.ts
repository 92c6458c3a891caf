// The Scout action: three cards for a wild location and a wild industry card.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

const EIGHT = 'A hand: leek*2, stone*2, coal*2, iron*2'

describe('scouting', () => {
  it('costs three cards and brings both wild cards [B-SCOUT-01 B-TURN-08]', () => {
    const game = given(EIGHT)
    const scouted = game.play('scout leek leek / stone')
    expect(scouted.seat('A').hand).toEqual([
      'stone',
      'iron',
      'iron',
      'coal',
      'coal',
      'wild-location',
      'wild-industry',
    ])
    expect([...scouted.seat('A').discard].sort()).toEqual(['leek', 'leek', 'stone'])
    expect(scouted.state.wilds).toEqual([3, 3])
    expect(scouted.state.deck).toEqual(game.state.deck)
    expect(scouted.seat('A')).toMatchObject({ money: 30, spent: 0, income: 10 })

    const turn = scouted.play('pass / coal')
    expect(turn.seat('A').hand).toHaveLength(8)
    expect(turn.state.deck).toHaveLength(game.state.deck.length - 2)
  })

  it('takes any three cards, in any order [B-SCOUT-01]', () => {
    const game = given('A hand: leek, stone, coal, iron')
    expect(game.legal('scout')).toHaveLength(4)
    game.allows('scout leek stone / coal', 'scout coal stone / leek', 'scout iron coal / leek')
    given('A hand: leek, coal*2').allows('scout coal leek / coal')
    expect(given('A hand: leek, coal*2').legal('scout')).toHaveLength(1)
  })

  it('takes cards from the own hand, each once [B-SCOUT-01 B-TURN-03]', () => {
    const game = given('A hand: leek, stone, coal')
    game.refuses('scout leek leek / coal', 'card.not-in-hand')
    game.refuses('scout leek belper / coal', 'card.not-in-hand')
  })

  it('is possible in the first round, which draws one card [B-SCOUT-01 B-TURN-01 B-TURN-05]', () => {
    const game = given(`round: 1; ${EIGHT}`)
    expect(game.state.deck).toHaveLength(28)
    const after = game.play('scout leek leek / stone')
    expect(after.seat('A').discard).toHaveLength(3)
    expect(after.state.faceDown).toHaveLength(4)
    expect(after.seat('A').hand).toHaveLength(8)
    expect(after.state.deck).toHaveLength(27)
    expect(after.toMove()).toBe('B')
  })

  it('is not possible with a wild card in hand [B-SCOUT-02]', () => {
    for (const wild of ['wild-location', 'wild-industry']) {
      const game = given(`A hand: leek*2, stone*2, coal*2, iron, ${wild}`)
      game.refuses('scout leek leek / stone', 'scout.wild-in-hand')
      game.refuses(`scout leek leek / ${wild}`, 'scout.wild-in-hand')
      expect(game.legal('scout')).toEqual([])
    }
  })

  it('is not possible until both wild cards are spent [B-SCOUT-02]', () => {
    const both = given(`
      wilds: wild-location 3, wild-industry 3
      A hand: leek*2, stone*2, coal, iron, wild-location, wild-industry
    `).play('loan 30 / wild-location')
    both.refuses('scout leek leek / stone', 'scout.wild-in-hand')

    const later = given('wilds: wild-industry 3; A hand: leek*2, stone*2, coal*2, iron, wild-industry').play(
      'loan 30 / wild-industry',
    )
    later.allows('scout leek leek / stone')
  })

  it('is not possible twice in a turn [B-SCOUT-02]', () => {
    const once = given(EIGHT).play('scout leek leek / stone')
    once.refuses('scout coal coal / iron', 'scout.wild-in-hand')
  })

  it('needs three cards in hand [B-SCOUT-03]', () => {
    const two = given('deck: none; A hand: leek, coal')
    two.refuses('scout leek leek / coal', 'scout.too-few-cards')
    expect(two.legal('scout')).toEqual([])
    given('deck: none; A hand: leek').refuses('scout leek leek / leek', 'scout.too-few-cards')
    const three = given('deck: none; A hand: leek, stone, coal').play('scout leek stone / coal')
    expect(three.seat('A').hand).toEqual(['wild-location', 'wild-industry'])
    expect(three.state.actionsLeft).toBe(1)
  })

  it('needs a card on each wild pile [B-SCOUT-01 B-SETUP-02]', () => {
    for (const wilds of ['wild-location 0', 'wild-industry 0', 'wild-location 0, wild-industry 0']) {
      const game = given(`wilds: ${wilds}; ${EIGHT}`)
      game.refuses('scout leek leek / stone', 'scout.no-wild-left')
      expect(game.legal('scout')).toEqual([])
    }
  })
})
