// Thinking about one decision, or about advice, on request: in a thread of Node or in a web worker.

import { type Move, type Rng, rolling, type State } from '@ironbridge/engine'
import { type AdvisedTurn, advise } from './advice/advise.ts'
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

/** Plain data too. */
export type AdviceRequest = Pick<ThoughtRequest, 'view' | 'dice' | 'positions' | 'ms'>

const MS_BETWEEN_NEWS = 200

/** Tells now and then which part of its time is used up. */
export function thinkOfTurns(
  { view, dice, positions, ms }: AdviceRequest,
  { now, tell }: { readonly now: () => number; readonly tell: (spent: number) => void },
): AdvisedTurn[] {
  const clock = clockOf({ dice: rolling(dice), positions, ms, now, isStopped: never, tell: undefined })
  let told = now()
  return advise(view, {
    ...clock,
    spent(used) {
      const spent = clock.spent(used)
      if (now() - told > MS_BETWEEN_NEWS) {
        told = now()
        tell(Math.min(1, spent))
      }
      return spent
    },
  })
}

/** Whoever wants no advice any more ends the thread. */
const never = (): boolean => false
