// Thinking ahead: the position after a move, with actions of several steps finished in the best way found.

import {
  cloneState,
  HIDDEN,
  legalMoves,
  type Move,
  makeMove,
  type State,
  type Tile,
} from '@ironbridge/engine'
import { evaluate } from './evaluate.ts'
import type { Outlook } from './outlook.ts'

export interface Followed {
  readonly after: State
  readonly value: number
}

/** With an action and an unknown card to spare the turn never ends in thought, so nothing hidden is needed. */
export function thinkingCopy(at: Outlook, state: State): State {
  const copy = cloneState(state)
  copy.actionsLeft++
  copy.players[at.seat].hand.unshift(HIDDEN)
  return copy
}

/** Actions left in the turn: not the spare one, nor one that is still open. */
export const actionsNow = (thought: State): number => thought.actionsLeft - (thought.pending === null ? 1 : 2)

export function follow(at: Outlook, thought: State, move: Move): Followed {
  const after = cloneState(thought)
  if (move.type === 'shortfall') return giveUp(at, after, move.slot)
  makeMove(after, move)
  return finish(at, after)
}

/** Only the tile and its price: making the move could end the round or the era. */
function giveUp(at: Outlook, after: State, slot: number): Followed {
  const { kind } = after.slots[slot] as Tile
  after.players[at.seat].money += Math.floor(at.rules.kinds[kind].cost / 2)
  after.slots[slot] = null
  return { after, value: evaluate(at, after, 0) }
}

/** Goes on with the best next step as long as there is one, and stops where it was best. */
function finish(at: Outlook, from: State): Followed {
  let best: Followed = { after: from, value: evaluate(at, from, actionsNow(from)) }
  let last = best
  while (last.after.pending !== null) {
    const next = bestStep(at, last.after)
    if (next === null) break
    if (next.value > best.value) best = next
    last = next
  }
  if (best.after.pending === null) return best
  const after = cloneState(best.after)
  makeMove(after, { type: 'end', card: null })
  return { after, value: best.value }
}

function bestStep(at: Outlook, open: State): Followed | null {
  let best: Followed | null = null
  for (const step of legalMoves(open)) {
    if (step.type === 'end') continue
    const after = cloneState(open)
    makeMove(after, step)
    const value = evaluate(at, after, actionsNow(after))
    if (best === null || value > best.value) best = { after, value }
  }
  return best
}
