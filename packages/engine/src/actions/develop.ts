// Develop: remove one or two tiles from the mat, one iron each. "Develop Action". One tile is one step.

import { rulesOf } from '../editions/ruleset.ts'
import type { Tell } from '../events.ts'
import { firstOf, type IndustryId, type Seat } from '../ids.ts'
import type { Situation } from '../map/situation.ts'
import { nextTile } from '../map/slots.ts'
import { brokenByIron, canPay, goodsPrice, ironWays } from '../map/sources.ts'
import { useUp } from '../map/tiles.ts'
import type { DevelopMove } from '../move.ts'
import type { Rule } from '../refusals.ts'
import { type State, seatToMove, stepsTaken } from '../state.ts'
import type { Action } from './action.ts'

export const develop: Action<DevelopMove> = {
  list(at, moves) {
    const { tilesAtMost, ironPerTile } = at.rules.edition.develop
    if (at.steps >= tilesAtMost) return
    for (const iron of ironWays(at, ironPerTile)) {
      if (!canPay(at, goodsPrice(at, 'iron', iron))) continue
      for (let industry = firstOf(at.rules.industries); industry < at.rules.industries.length; industry++) {
        if (brokenByRemoving(at, industry) !== null) continue
        for (const card of at.payments) moves.push({ type: 'develop', industry, iron, card })
      }
    }
  },

  broken(at, { industry, iron }) {
    const { tilesAtMost, ironPerTile } = at.rules.edition.develop
    if (at.steps >= tilesAtMost) return 'develop.tiles-per-action'
    return (
      brokenByRemoving(at, industry) ??
      brokenByIron(at, ironPerTile, iron) ??
      (canPay(at, goodsPrice(at, 'iron', iron)) ? null : 'money.short')
    )
  },

  stepsAtMost: (state) => rulesOf(state).edition.develop.tilesAtMost,

  apply(state, { industry, iron }, tell) {
    const seat = seatToMove(state)
    useUp(state, seat, 'iron', iron, tell)
    removeFromMat(state, seat, industry, tell)
    state.pending = { type: 'develop', steps: stepsTaken(state) + 1 }
  },
}

/** The lowest tile of an industry may be removed unless it shows a lightbulb (B-DEV-01, 03). */
export function brokenByRemoving(at: Situation, industry: IndustryId): Rule | null {
  const kind = nextTile(at, industry)
  if (kind === null) return 'develop.mat-empty'
  return kind.lightbulb ? 'develop.lightbulb' : null
}

export function removeFromMat(state: State, seat: Seat, industry: IndustryId, tell: Tell): void {
  const { mat } = state.players[seat]
  const kind = rulesOf(state).industries[industry].stack[mat[industry]]
  mat[industry]++
  tell?.({ type: 'develop', seat, kind })
}
