// The list of legal moves: only legal moves, each once, in a stable order, never empty while the game goes on.

import {
  brokenRule,
  cloneState,
  formatMove,
  type GameEvent,
  legalMoves,
  makeMove,
  rulesOf,
  type State,
} from '@ironbridge/engine'
import { someOf } from '../depth.ts'
import { playoutsOfAll } from '../playout.ts'
import { canonical, describeLaws, holds, same, sampled } from './laws.ts'

const GAMES = { birmingham: 192, lancashire: 65, classic: 45 }
const LEGAL_STRIDE = 4
const TEXT_STRIDE = 4
const ORDER_STRIDE = 5
const STATE_STRIDE = 20

describeLaws('The list of legal moves', someOf(playoutsOfAll(GAMES)), {
  'is empty when the game is over, and only then': () => (decision) => {
    holds(decision.legal.length > 0, 'there is a legal move')
    if (decision.next.over) same(legalMoves(decision.next), [], 'moves after the end')
  },

  'holds only moves that break no rule': sampled(LEGAL_STRIDE, ({ state, legal }) => {
    for (const move of legal) same(brokenRule(state, move), null, formatMove(rulesOf(state), move))
  }),

  'names every move by a text of its own': sampled(TEXT_STRIDE, ({ state, legal }) => {
    const texts = legal.map((move) => formatMove(rulesOf(state), move))
    same(texts.length, new Set(texts).size, `a text stands for two moves of ${texts.join('\n')}`)
  }),

  'is the same when asked again, and for an equal state': sampled(ORDER_STRIDE, ({ state, legal }) => {
    const wanted = JSON.stringify(legal)
    same(JSON.stringify(legalMoves(state)), wanted, 'asked again')
    same(JSON.stringify(legalMoves(cloneState(state))), wanted, 'of a copy')
    same(JSON.stringify(legalMoves(JSON.parse(JSON.stringify(state)) as State)), wanted, 'of a JSON copy')
  }),

  'leaves the state as it is': sampled(ORDER_STRIDE, ({ state }) => {
    const before = canonical(state)
    legalMoves(state)
    same(canonical(state), before, 'state')
  }),

  'has no two moves with the same outcome': sampled(STATE_STRIDE, ({ state, legal }) => {
    const outcomes = new Map<string, string>()
    for (const move of legal) {
      const text = formatMove(rulesOf(state), move)
      const outcome = outcomeOf(state, move)
      holds(!outcomes.has(outcome), `"${text}" leads where "${outcomes.get(outcome)}" does`)
      outcomes.set(outcome, text)
    }
  }),
})

/**
 * The state after a move. Where the move ends a round, what it did is compared as well: a shortfall may take the new
 * tile off the board at once, and the end of an era sweeps the links away, so that only the events tell them apart.
 */
function outcomeOf(state: State, move: Parameters<typeof makeMove>[1]): string {
  const next = cloneState(state)
  const events: GameEvent[] = []
  makeMove(next, move, (event) => events.push(event))
  const endsRound = events.some(({ type }) => type === 'turn-order' || type === 'round' || type === 'over')
  return canonical(endsRound ? [next, events] : next)
}
