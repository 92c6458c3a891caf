// Advice: whole turns to the last step, each with its cards, sources and buyers, and what they lead to.

import {
  brokenRule,
  isTurnDone,
  legalMoves,
  type Move,
  preview,
  type Ruleset,
  rulesOf,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import type { Budget, Clock } from '../bot.ts'
import { formerMasterPlan } from '../levels/former.ts'
import { behind, expectedAfter, type WeighedTurn, weigh } from '../search/search.ts'
import { bestTurns, type Width } from '../search/turns.ts'
import { freshMind, type Mind } from '../value/mind.ts'
import { forecast } from './forecast.ts'

export interface AdvisedTurn {
  /** Legal one after the other. */
  readonly moves: readonly Move[]
  /** False where its last move turns up something hidden: nobody can say yet how the turn goes on. */
  readonly isWhole: boolean
  /** Victory points that the seat may expect at the end of the game. */
  readonly vp: number
}

/** With so much of it was measured what forecasts are off by. */
export const adviceBudget: Budget = { positions: 40_000, ms: 1500 }

/** The best turn and two others that do something else, or fewer if there are not so many. In mid-turn, the rest of it. */
export function advise(view: State, clock: Clock): AdvisedTurn[] {
  const mind = freshMind(formerMasterPlan.nets, clock)
  const rules = rulesOf(view)
  const options = optionsIn(view, mind, clock)
  const [best] = options
  const vp = forecast(view, expectedAfter(best, mind))[seatToMove(view)]
  const found = new Map<string, AdvisedTurn>()
  for (const option of options) {
    const turn = wholeTurn(view, option.turn.moves, mind)
    const substance = substanceOf(rules, turn.moves)
    if (!found.has(substance)) found.set(substance, { ...turn, vp: vp - behind(best, option) })
    if (found.size === TURNS_TOLD) break
  }
  return [...found.values()]
}

const TURNS_TOLD = 3

/** By seat, the points that the adviser itself expects, as nobody is shown them. */
export function expectedScores(view: State, clock: Clock): number[] {
  const mind = freshMind(formerMasterPlan.nets, clock)
  const [best] = optionsIn(view, mind, clock)
  return expectedAfter(best, mind)
}

function optionsIn(view: State, mind: Mind, clock: Clock): WeighedTurn[] {
  const rules = rulesOf(view)
  return weigh(view, legalMoves(view), mind, clock, formerMasterPlan, {
    keyOf: ({ moves }) => substanceOf(rules, moves),
    isOpen: ({ length }) => length > 1,
  })
}

/** What a turn does, whatever pays for it and in whichever order. */
function substanceOf(rules: Ruleset, moves: readonly Move[]): string {
  return moves
    .map((move) => deedOf(rules, move))
    .filter((deed) => deed !== '')
    .sort()
    .join()
}

function deedOf({ slots }: Ruleset, move: Move): string {
  switch (move.type) {
    case 'build':
      return `build ${move.industry} ${slots[move.slot].location}`
    case 'network':
      return `network ${move.line}`
    case 'develop':
      return `develop ${move.industry}`
    case 'sell':
    case 'shortfall':
      return `${move.type} ${move.slot}`
    case 'end':
      return ''
    default:
      return move.type
  }
}

/** The turn step by step, as far as anybody can know it. Thoughts have an action and a card to spare; here both run out. */
function wholeTurn(view: State, thought: readonly Move[], mind: Mind): Omit<AdvisedTurn, 'vp'> {
  const isDebt = view.pending?.type === 'shortfall'
  const moves: Move[] = []
  let state = view
  let rest = [...thought]
  while (isDebt ? state.pending !== null : !isTurnDone(state)) {
    const move = rest.shift()
    if (move === undefined || brokenRule(state, move) !== null) {
      // What was thought of is done, or was thought of another market.
      rest = [...bestTurns(state, legalMoves(state), mind, NARROW)[0].moves]
      continue
    }
    moves.push(move)
    const seen = preview(state, move)
    if (seen === null) return { moves, isWhole: false }
    state = seen.state
  }
  return { moves, isWhole: true }
}

/** For what is left of a turn. */
const NARROW: Width = { firsts: 8, seconds: 20, cards: 0 }
