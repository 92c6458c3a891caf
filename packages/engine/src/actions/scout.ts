// Scout: three cards for one of each wild card. "Scout Action".

import { rulesOf } from '../editions/ruleset.ts'
import { addToHand, holds, payMore } from '../hand.ts'
import { HIDDEN } from '../ids.ts'
import type { Situation } from '../map/situation.ts'
import type { ScoutMove } from '../move.ts'
import type { Rule } from '../refusals.ts'
import { seatToMove } from '../state.ts'
import type { Action } from './action.ts'

const CARDS_NEEDED = 3

export const scout: Action<ScoutMove> = {
  /** Hands are ascending; a card equal to the one skipped before it would only repeat its moves. */
  list(at, moves) {
    if (brokenByHand(at) !== null) return
    const { hand } = at.player
    for (let i = 0; i < hand.length - 2; i++) {
      if (hand[i] === HIDDEN || (i > 0 && hand[i] === hand[i - 1])) continue
      for (let j = i + 1; j < hand.length - 1; j++) {
        if (j > i + 1 && hand[j] === hand[j - 1]) continue
        for (let k = j + 1; k < hand.length; k++) {
          if (k > j + 1 && hand[k] === hand[k - 1]) continue
          moves.push({ type: 'scout', extra: [hand[i], hand[j]], card: hand[k] })
        }
      }
    }
  },

  broken(at, { extra, card }) {
    const broken = brokenByHand(at)
    if (broken !== null) return broken
    return holds(at.player.hand, card === null ? extra : [...extra, card]) ? null : 'card.not-in-hand'
  },

  apply(state, { extra }, tell) {
    const seat = seatToMove(state)
    const { hand } = state.players[seat]
    const { wildCards } = rulesOf(state)
    payMore(state, seat, extra, tell)
    for (let wild = 0; wild < wildCards.length; wild++) {
      state.wilds[wild]--
      addToHand(hand, wildCards[wild])
    }
    tell?.({ type: 'scout', seat, cards: [...wildCards] })
  },
}

/** B-SCOUT-02, 03. */
function brokenByHand(at: Situation): Rule | null {
  const { hand } = at.player
  for (const card of hand) if (card !== HIDDEN && at.rules.cards[card].wild) return 'scout.wild-in-hand'
  if (hand.length < CARDS_NEEDED) return 'scout.too-few-cards'
  return at.state.wilds.includes(0) ? 'scout.no-wild-left' : null
}
