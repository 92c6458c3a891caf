// Loan: take money now, go back on the income track. "Loan Action".

import { rulesOf } from '../editions/ruleset.ts'
import { highestSpace, incomeLevel, LOWEST_LEVEL } from '../income.ts'
import type { Situation } from '../map/situation.ts'
import type { LoanMove, Move } from '../move.ts'
import type { Rule } from '../refusals.ts'
import { seatToMove } from '../state.ts'
import type { Action } from './action.ts'

export const loan: Action<LoanMove> = {
  list(at, moves: Move[]) {
    for (const { amount } of at.rules.edition.loans) {
      if (brokenByAmount(at, amount) !== null) continue
      for (const card of at.payments) moves.push({ type: 'loan', amount, card })
    }
  },

  broken: (at, { amount }) => brokenByAmount(at, amount),

  apply(state, { amount }, tell) {
    const rules = rulesOf(state)
    const seat = seatToMove(state)
    const player = state.players[seat]
    const levels = rules.edition.loans.find((offer) => offer.amount === amount)?.levels ?? 0
    const from = player.incomeSpace
    player.money += amount
    player.incomeSpace = highestSpace(rules, incomeLevel(rules, from) - levels)
    tell?.({ type: 'loan', seat, amount, levels })
    tell?.({ type: 'income-space', seat, from, to: player.incomeSpace })
  },
}

function brokenByAmount(at: Situation, amount: number): Rule | null {
  const offer = at.rules.edition.loans.find((row) => row.amount === amount)
  if (!offer) return 'loan.amount'
  const { era, rules, state } = at
  const barred = era.roundsWithoutLoans
  if (barred > 0 && state.round > rules.edition.rounds[rules.seats] - barred) return 'loan.too-late'
  return incomeLevel(at.rules, at.player.incomeSpace) - offer.levels < LOWEST_LEVEL ? 'loan.too-low' : null
}
