// Greedy: takes what leads to the best position at the end of its own turn, and thinks no further.

import { legalMoves, type Move, type State } from '@ironbridge/engine'
import { actionsNow, follow, thinkingCopy } from './ahead.ts'
import type { Bot } from './bot.ts'
import { candidatesOf } from './candidates.ts'
import { type KeepValues, keepValues } from './cards.ts'
import { type Outlook, outlook } from './outlook.ts'

/** So many first actions, the best by themselves, are tried with every second one. */
const FIRST_ACTIONS_TRIED = 8

export const greedy: Bot = {
  id: 'greedy',
  title: 'Greedy',
  choose(state, legal) {
    if (legal.length === 1) return legal[0]
    const at = outlook(state)
    const keep = keepValues(at, state)
    const prospects = prospectsOf(at, keep, thinkingCopy(at, state), legal)
    prospects.sort((a, b) => b.value - a.value)
    const isLastAction = state.pending?.type === 'shortfall' || actionsNow(prospects[0].after) === 0
    return isLastAction ? prospects[0].move : firstOfBestPair(at, keep, prospects)
  },
}

/** A move, where its action leads, and what that is worth without the cards paid. */
interface Prospect {
  readonly move: Move
  readonly after: State
  readonly cost: number
  readonly value: number
}

function prospectsOf(at: Outlook, keep: KeepValues, from: State, legal: readonly Move[]): Prospect[] {
  return candidatesOf(at, keep, legal).map(({ move, cost }) => {
    const { after, value } = follow(at, from, move)
    return { move, after, cost, value: value - cost }
  })
}

function firstOfBestPair(at: Outlook, keep: KeepValues, firsts: readonly Prospect[]): Move {
  let best = firsts[0].move
  let bestValue = Number.NEGATIVE_INFINITY
  for (const { move, after, cost, value } of firsts.slice(0, FIRST_ACTIONS_TRIED)) {
    const seconds = legalMoves(after).filter(({ type }) => type !== 'scout' && type !== 'pass')
    let pair = seconds.length === 0 ? value : Number.NEGATIVE_INFINITY
    for (const second of prospectsOf(at, keep, after, seconds)) pair = Math.max(pair, second.value - cost)
    if (pair <= bestValue) continue
    best = move
    bestValue = pair
  }
  return best
}
