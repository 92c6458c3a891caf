// Greedy: looks at the position after every move and takes the best, finishing actions of several steps in thought.

import { cloneState, HIDDEN, legalMoves, type Move, makeMove, type State, type Tile } from '@ironbridge/engine'
import type { Bot } from './bot.ts'
import { cardCost, type KeepValues, keepValues } from './cards.ts'
import { evaluate } from './evaluate.ts'
import { type Outlook, outlook } from './outlook.ts'

export const greedy: Bot = {
  id: 'greedy',
  title: 'Greedy',
  choose(state, legal) {
    if (legal.length === 1) return legal[0]
    const at = outlook(state)
    const thought = thinkingCopy(state, at)
    const candidates = cheapestOfEachEffect(at, keepValues(at, state), legal)
    let best = candidates[0].move
    let bestValue = Number.NEGATIVE_INFINITY
    for (const { move, cost } of candidates) {
      const value = valueOf(at, thought, move) - cost
      if (value <= bestValue) continue
      best = move
      bestValue = value
    }
    return best
  },
}

interface Candidate {
  readonly move: Move
  readonly cost: number
}

/** Many moves differ only in the card that pays: of each effect the one that costs the least valuable card. */
function cheapestOfEachEffect(at: Outlook, keep: KeepValues, legal: readonly Move[]): Candidate[] {
  const cheapest = new Map<string, Candidate>()
  for (const move of legal) {
    const cost = cardCost(at, keep, move)
    const effect = effectOf(move)
    const known = cheapest.get(effect)
    if (known === undefined || cost < known.cost) cheapest.set(effect, { move, cost })
  }
  return [...cheapest.values()]
}

function effectOf(move: Move): string {
  switch (move.type) {
    case 'build':
      return `b${move.industry}/${move.slot}/${move.coal}/${move.iron}`
    case 'network':
      return `n${move.line}/${move.coal}/${move.beer}`
    case 'develop':
      return `d${move.industry}/${move.iron}`
    case 'sell':
      return `s${move.slot}/${move.buyer}/${move.beer}/${move.bonus}`
    case 'shortfall':
      return `f${move.slot}`
    default:
      return move.type
  }
}

/** With an action and an unknown card to spare the turn never ends in thought, so nothing hidden is needed. */
function thinkingCopy(state: State, at: Outlook): State {
  const copy = cloneState(state)
  copy.actionsLeft++
  copy.players[at.seat].hand.unshift(HIDDEN)
  return copy
}

function valueOf(at: Outlook, thought: State, move: Move): number {
  const after = cloneState(thought)
  if (move.type === 'shortfall') {
    const { kind } = after.slots[move.slot] as Tile
    after.players[at.seat].money += Math.floor(at.rules.kinds[kind].cost / 2)
    after.slots[move.slot] = null
    return evaluate(at, after, 0)
  }
  makeMove(after, move)
  return finish(at, after)
}

/** The best that can be made of an action that may go on, always by the best next step. */
function finish(at: Outlook, after: State): number {
  let best = evaluate(at, after, actionsNow(after))
  let state = after
  while (state.pending !== null) {
    let next: State | null = null
    let nextValue = Number.NEGATIVE_INFINITY
    for (const step of legalMoves(state)) {
      if (step.type === 'end') continue
      const position = cloneState(state)
      makeMove(position, step)
      const value = evaluate(at, position, actionsNow(position))
      if (value <= nextValue) continue
      next = position
      nextValue = value
    }
    if (next === null) break
    best = Math.max(best, nextValue)
    state = next
  }
  return best
}

/** An open action has already been counted as spent when it is over; the spare one never is. */
const actionsNow = (thought: State): number => thought.actionsLeft - (thought.pending === null ? 1 : 2)
