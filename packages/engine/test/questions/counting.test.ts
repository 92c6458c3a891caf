// What anybody may count at the table: cards not seen yet.

import { HIDDEN, idNamed, newGame, rulesOf, type State, unseenCards, view } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { decisions, nameOf, playoutsOfAll, setupOf } from '../playout.ts'
import { given } from '../scenario.ts'

const games = playoutsOfAll({ birmingham: 12, lancashire: 8, classic: 6 })

const isWild = (state: State, card: number): boolean => rulesOf(state).cards[card]?.wild ?? false

describe('Cards not seen yet', () => {
  it('are all cards of the table but the own hand and all discards: deck, face-down cards and other hands', () => {
    for (const game of games)
      for (const { state } of decisions(game)) {
        for (const seat of [null, ...state.turnOrder]) {
          const others = state.players.filter((_, other) => other !== seat).flatMap(({ hand }) => hand)
          const hidden = [...state.deck, ...state.faceDown, ...others]
            .filter((card) => !isWild(state, card))
            .sort((a, b) => a - b)
          expect(unseenCards(state, seat), nameOf(game)).toEqual(hidden)
        }
      }
  })

  it('are the same from a view, which shows none of them', () => {
    const state = newGame(setupOf(3), '7'.repeat(32))
    const seen = view(state, 1)
    expect(seen.deck).toContain(HIDDEN)
    expect(unseenCards(seen, 1)).toEqual(unseenCards(state, 1))
    expect(unseenCards(seen, 1)).toHaveLength(rulesOf(state).deck.length - 8)
  })

  it('lack what was discarded', () => {
    const scenario = given('edition: birmingham; players: 2; A hand: coal, dudley; B hand: leek; deck: stone')
    const unseen = unseenCards(scenario.state, 1)
    const discarded = scenario.play('pass / coal').state
    const coal = idNamed(rulesOf(discarded).cards, 'coal')
    const copies = (cards: readonly number[]): number => cards.filter((card) => card === coal).length
    expect(copies(unseenCards(discarded, 1))).toBe(copies(unseen) - 1)
  })
})
