// Which moves may be made now, and which rule a move breaks: one answer for lists, servers, buttons and bots.

import type { Action } from './actions/action.ts'
import { build } from './actions/build.ts'
import { develop } from './actions/develop.ts'
import { end } from './actions/end.ts'
import { loan } from './actions/loan.ts'
import { network } from './actions/network.ts'
import { pass } from './actions/pass.ts'
import { scout } from './actions/scout.ts'
import { sell } from './actions/sell.ts'
import { shortfall } from './actions/shortfall.ts'
import { type Situation, situation } from './board/situation.ts'
import type { Move, MoveType } from './move.ts'
import type { Rule } from './refusals.ts'
import type { State } from './state.ts'

const actions: { readonly [Type in MoveType]: Action<Extract<Move, { type: Type }>> } = {
  build,
  network,
  develop,
  sell,
  loan,
  scout,
  pass,
  end,
  shortfall,
}

export const actionOf = (type: MoveType): Action<Move> => actions[type]

/** Every legal move, each once, in a stable order. Empty only when the game is over. */
export function legalMoves(state: State): Move[] {
  const moves: Move[] = []
  if (state.over) return moves
  const at = situation(state)
  if (state.pending === null) {
    for (const type of at.rules.edition.actions) actionOf(type).list(at, moves)
  } else {
    actionOf(state.pending.type).list(at, moves)
    end.list(at, moves)
  }
  return moves
}

/** The first rule this move would break now, or null if it may be made. */
export function brokenRule(state: State, move: Move): Rule | null {
  if (state.over) return 'game.over'
  const at = situation(state)
  return brokenByTurn(at, move) ?? brokenByPayment(at, move) ?? actionOf(move.type).broken(at, move)
}

/** May this kind of move be made at this point of the turn? */
function brokenByTurn({ state }: Situation, { type, card }: Move): Rule | null {
  const { pending } = state
  if (pending?.type === 'shortfall') return type === 'shortfall' ? null : 'turn.shortfall-first'
  if (type === 'shortfall') return null
  if (pending !== null) {
    if (type !== pending.type && type !== 'end') return 'turn.finish-action'
    return card === null ? null : 'card.not-needed'
  }
  if (type === 'end') return null
  if (card !== null) return null
  return type === 'network' || type === 'develop' || type === 'sell' ? 'turn.no-open-action' : 'card.missing'
}

/** B-TURN-03. */
function brokenByPayment({ player }: Situation, { card }: Move): Rule | null {
  return card === null || player.hand.includes(card) ? null : 'card.not-in-hand'
}
