// Greedy: takes what leads to the best position at the end of its own turn, and thinks no further.

import { legalMoves, type Move, type MoveType, type State } from '@ironbridge/engine'
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
    return firstOfBestPair(at, keep, prospects)
  },
}

/** A move, where its action leads, and what that is worth without the cards paid. */
interface Prospect {
  readonly move: Move
  readonly after: State
  readonly cost: number
  readonly value: number
  readonly luck: number
}

function prospectsOf(at: Outlook, keep: KeepValues, from: State, legal: readonly Move[]): Prospect[] {
  return candidatesOf(at, keep, legal).map(({ move, cost }) => {
    const { after, value, luck } = follow(at, from, move)
    return { move, after, cost, value: value - cost, luck }
  })
}

/** An action that ends the turn is its own pair. */
function firstOfBestPair(at: Outlook, keep: KeepValues, firsts: readonly Prospect[]): Move {
  let best = firsts[0].move
  let bestValue = Number.NEGATIVE_INFINITY
  for (const first of firsts.slice(0, FIRST_ACTIONS_TRIED)) {
    const pair = isTurnOver(first) ? first.value : valueOfPair(at, keep, first)
    if (pair <= bestValue) continue
    best = first.move
    bestValue = pair
  }
  return best
}

const isTurnOver = ({ move, after }: Prospect): boolean =>
  move.type === 'shortfall' || actionsNow(after) === 0

function valueOfPair(at: Outlook, keep: KeepValues, { after, cost, value, luck }: Prospect): number {
  const seconds = legalMoves(after).filter(({ type }) => !NEVER_SECOND.includes(type))
  if (seconds.length === 0) return value
  const values = prospectsOf(at, keep, after, seconds).map((second) => second.value)
  return Math.max(...values) - cost + luck
}

/** Not worth the thought, or not possible: the spare action of a thought is none. */
const NEVER_SECOND: readonly MoveType[] = ['scout', 'pass', 'anywhere']
