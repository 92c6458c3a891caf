// Thinking about one decision on request, in a thread of Node or in a web worker.

import { type Move, type Rng, rolling, type State } from '@ironbridge/engine'
import type { Bot, Thought } from './bot.ts'
import { clockOf } from './clock.ts'

/** Plain data, so that it can be posted to a thread. */
export interface ThoughtRequest {
  readonly bot: string
  readonly view: State
  readonly legal: readonly Move[]
  readonly dice: Rng
  readonly positions: number
  /** Milliseconds from the start of thinking; null for no clock. */
  readonly ms: number | null
  /** One number in shared memory: not 0 when the move is wanted now. */
  readonly flag: Int32Array
}

/** What the thread lends. */
export interface ThinkingThread {
  readonly now: () => number
  readonly tell: (thought: Thought) => void
}

/** The place of the chosen move in the list: moves that were posted are copies. */
export function think(bots: readonly Bot[], request: ThoughtRequest, { now, tell }: ThinkingThread): number {
  const { view, legal, positions, ms, flag } = request
  const bot = bots.find(({ id }) => id === request.bot)
  if (!bot) throw new Error(`There is no bot "${request.bot}".`)
  const isStopped = (): boolean => Atomics.load(flag, 0) !== 0
  const clock = clockOf({ dice: rolling(request.dice), positions, ms, now, isStopped, tell })
  const move = bot.choose(view, legal, clock)
  const place = legal.indexOf(move)
  if (place < 0) throw new Error(`${bot.id} chose a move that is not listed.`)
  return place
}
