// Win chances: what every seat may expect of the end, read off a position without search.

import { ranking, rulesOf, type Seat, type Setup, type State, view } from '@ironbridge/engine'
import { ownNets } from '../learned/nets.ts'
import { measuredAt } from '../tables.ts'
import { evaluate } from '../value/evaluate.ts'
import { freshMind } from '../value/mind.ts'
import { outlook } from '../value/outlook.ts'
import { expectedVp } from '../value/utility.ts'
import { turnNumber } from './forecast.ts'
import { type Chances, chancesBy, knotParts, type Odds, oddsBetween, type Signs } from './odds.ts'
import { odds } from './oddsTable.ts'

/** From what this seat knows, or a spectator: nothing else of the state is looked at. Exact when the game is over. */
export function chances(state: State, seat: Seat | null): Chances {
  if (state.over) return outcome(state)
  const seen = view(state, seat)
  return chancesBy(oddsBetween(fittedFor(seen), knotParts(seen)), signsOf(seen, seat))
}

/** Whoever shares the first place shares the win (B-WIN-02). */
export function outcome(over: State): Chances {
  const [winners] = ranking(over)
  const vp = over.players.map((player) => player.vp)
  return {
    share: vp.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    margin: vp.map((own, seat) => own - Math.max(...vp.filter((_, other) => other !== seat))),
  }
}

/** The victory points that a seat may expect by its value, whether its hand is known, and its actions left in this round. */
export function signsOf(seen: State, seat: Seat | null): Signs {
  const mind = freshMind(ownNets)
  const actions = actionsInRound(seen)
  const values = actions.map((left, other) =>
    evaluate(outlook(seen, mind, other), seen, Math.min(left, MOST_LEARNED)),
  )
  return expectedVp(values).map((vp, other) => [vp, other === seat ? 1 : 0, actions[other]])
}

/** Nets have learned from positions after an action, where one more was left at most. */
const MOST_LEARNED = 1

function actionsInRound(state: State): number[] {
  const { income, actionsPerTurn } = rulesOf(state).edition
  const { players, turnOrder, turn, actionsLeft, pending } = state
  const whole = turnNumber(state) === 0 ? actionsPerTurn.first : actionsPerTurn.later
  // Debts are settled between rounds: that of the present number is over, or has not begun.
  if (pending?.type === 'shortfall') return players.map(() => (income === 'startOfRound' ? whole : 0))
  return players.map((_, seat) => {
    const place = turnOrder.indexOf(seat)
    if (place === turn) return Math.max(0, actionsLeft - (pending === null ? 0 : 1))
    return place < turn ? 0 : whole
  })
}

/** A game that nobody has measured is judged like the plain one, a map like the one whose rules it has, or like any. */
function fittedFor(state: State): readonly Odds[] {
  const { setup } = state
  const ofFamily: Setup = { ...setup, edition: rulesOf(state).edition.family }
  const near = [setup, ofFamily].flatMap((table) => [table, { ...table, variants: [] }])
  for (const table of near) {
    const fitted = measuredAt(odds, table)
    if (fitted !== undefined) return fitted
  }
  return Object.values(odds)[0]
}
