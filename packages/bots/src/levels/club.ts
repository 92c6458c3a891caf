// Club: takes the single action that leads to the best position, and Novice does the same with a blurred eye.

import type { Move, State } from '@ironbridge/engine'
import type { Bot, Clock } from '../bot.ts'
import { follow, thinkingCopy } from '../search/ahead.ts'
import { candidatesOf } from '../search/candidates.ts'
import { keepValues } from '../value/cards.ts'
import { freshMind, isTimeUp } from '../value/mind.ts'
import { outlook } from '../value/outlook.ts'

export const club: Bot = {
  id: 'club',
  title: 'Club',
  sentence: 'Takes the action that looks best by itself.',
  budget: { positions: 1000, ms: 50 },
  choose: (view, legal, clock) => bestAction(view, legal, clock, () => 0),
}

export const novice: Bot = {
  id: 'novice',
  title: 'Novice',
  sentence: 'Thinks of one action at a time and often misjudges it.',
  budget: { positions: 1000, ms: 50 },
  choose: (view, legal, clock) =>
    bestAction(view, legal, clock, () => (BLUR * clock.dice.below(1000)) / 1000),
}

/** Victory points by which Novice may overrate an action. */
const BLUR = 30

function bestAction(view: State, legal: readonly Move[], clock: Clock, mistake: () => number): Move {
  if (legal.length === 1) return legal[0]
  const mind = freshMind(null, clock)
  const at = outlook(view, mind)
  const from = thinkingCopy(at, view)
  let best: readonly Move[] = [legal[0]]
  let bestValue = Number.NEGATIVE_INFINITY
  for (const { move, cost } of candidatesOf(at, keepValues(at, view), view, legal)) {
    const { moves, value: worth } = follow(at, from, move)
    const value = worth - cost + mistake()
    if (value > bestValue) {
      best = moves
      bestValue = value
    }
    if (isTimeUp(mind)) break
  }
  clock.tell?.({ line: best, values: [], visits: 1, positions: mind.positions })
  return best[0]
}
