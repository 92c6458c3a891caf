// Build anywhere: two cards and both actions count as one location card of choice. Lancashire, "Build"; 2007,
// "Combining actions". The cards are paid first; the build follows as a second step and cannot be left out.

import { holds, payMore } from '../hand.ts'
import { HIDDEN } from '../ids.ts'
import type { Situation } from '../map/situation.ts'
import type { AnywhereMove, Move } from '../move.ts'
import type { Rule } from '../refusals.ts'
import { seatToMove } from '../state.ts'
import type { Action } from './action.ts'
import { build } from './build.ts'

export const anywhere: Action<AnywhereMove> = {
  /** Hands are ascending: each pair once. */
  list(at, moves) {
    if (at.steps > 0) {
      build.list(at, moves)
      return
    }
    if (brokenByTurn(at) !== null) return
    const { hand } = at.player
    for (let i = 0; i < hand.length - 1; i++) {
      if (hand[i] === HIDDEN || (i > 0 && hand[i] === hand[i - 1])) continue
      for (let j = i + 1; j < hand.length; j++)
        if (j === i + 1 || hand[j] !== hand[j - 1])
          moves.push({ type: 'anywhere', extra: hand[i], card: hand[j] })
    }
  },

  broken(at, { extra, card }) {
    const broken = brokenByTurn(at)
    if (broken !== null) return broken
    return card === null || holds(at.player.hand, [extra, card]) ? null : 'card.not-in-hand'
  },

  /** The cards, then the build. */
  stepsAtMost: () => 2,

  apply(state, { extra }, tell) {
    const seat = seatToMove(state)
    payMore(state, seat, [extra], tell)
    tell?.({ type: 'anywhere', seat })
    state.actionsLeft--
    state.pending = { type: 'anywhere', steps: 1 }
  },
}

/** L-DBL-01, 02. */
function brokenByTurn(at: Situation): Rule | null {
  if (at.state.actionsLeft < at.rules.edition.actionsPerTurn.later) return 'anywhere.both-actions'
  if (at.player.hand.length < 2) return 'anywhere.two-cards'
  const builds: Move[] = []
  build.list({ ...at, payments: [null] }, builds)
  return builds.length > 0 ? null : 'anywhere.nothing-to-build'
}
