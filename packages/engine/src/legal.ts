// Which moves may be made now, and which rule a move breaks: one answer for lists, servers, buttons and bots.

import type { Action } from './actions/action.ts'
import { anywhere } from './actions/anywhere.ts'
import { build } from './actions/build.ts'
import { develop } from './actions/develop.ts'
import { end } from './actions/end.ts'
import { loan } from './actions/loan.ts'
import { network } from './actions/network.ts'
import { pass } from './actions/pass.ts'
import { scout } from './actions/scout.ts'
import { sell } from './actions/sell.ts'
import { sellCotton } from './actions/sellCotton.ts'
import { shortfall } from './actions/shortfall.ts'
import type { Ruleset } from './editions/ruleset.ts'
import { HIDDEN } from './ids.ts'
import { type Situation, situation } from './map/situation.ts'
import type { Move, MoveType, Payment } from './move.ts'
import type { Rule } from './refusals.ts'
import type { Pending, State } from './state.ts'

const actions: { readonly [Type in MoveType]: Action<Extract<Move, { type: Type }>> } = {
  build,
  anywhere,
  network,
  develop,
  sell,
  loan,
  scout,
  pass,
  end,
  shortfall,
}

/** How a kind of move is played in this edition. */
export function actionOf(rules: Ruleset, type: MoveType): Action<Move> {
  return type === 'sell' && rules.edition.selling === 'cotton' ? sellCotton : actions[type]
}

/** Every legal move, each once, in a stable order. Empty only when the game is over. */
export function legalMoves(state: State): Move[] {
  const moves: Move[] = []
  if (state.over) return moves
  const at = situation(state)
  if (state.pending === null) {
    for (const type of at.rules.edition.actions) actionOf(at.rules, type).list(at, moves)
  } else {
    actionOf(at.rules, state.pending.type).list(at, moves)
    end.list(at, moves)
  }
  return moves
}

/** The first rule this move would break now, or null if it may be made. */
export function brokenRule(state: State, move: Move): Rule | null {
  if (state.over) return 'game.over'
  const at = situation(state)
  return brokenByTurn(at, move) ?? brokenByPayment(at, move) ?? actionOf(at.rules, move.type).broken(at, move)
}

/** May this kind of move be made at this point of the turn, with a card or without? */
function brokenByTurn(
  { state, rules }: Situation,
  { type, card }: { type: MoveType; card: Payment },
): Rule | null {
  const { pending } = state
  const isFree = type === 'end' || type === 'shortfall'
  if (!isFree && !rules.edition.actions.includes(type)) return 'turn.no-such-action'
  if (pending?.type === 'shortfall' && type !== 'shortfall') return 'turn.shortfall-first'
  if (pending !== null && !goesOn(pending.type, type) && !isFree)
    return pending.type === 'anywhere' ? 'anywhere.must-build' : 'turn.finish-action'
  if (isFree || pending !== null) return card === null ? null : 'card.not-needed'
  if (card !== null) return null
  return type === 'network' || type === 'develop' || type === 'sell' ? 'turn.no-open-action' : 'card.missing'
}

/** Two cards paid to build anywhere are followed by the build; other actions by more of the same. */
const goesOn = (open: Pending['type'], type: MoveType): boolean =>
  open === 'anywhere' ? type === 'build' : type === open

/** B-TURN-03. */
function brokenByPayment({ player }: Situation, { card }: Move): Rule | null {
  return card === null || (card !== HIDDEN && player.hand.includes(card)) ? null : 'card.not-in-hand'
}
