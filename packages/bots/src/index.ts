// The public face of the bots.

import type { Bot } from './bot.ts'
import { ladder } from './ladder.ts'
import { club, novice } from './levels/club.ts'
import { expert, master } from './levels/master.ts'
import { random } from './levels/random.ts'
import { strong } from './levels/strong.ts'

export { type AdvisedTurn, adviceBudget, advise } from './advice/advise.ts'
export { chances } from './advice/chances.ts'
export type { Chances, Odds } from './advice/odds.ts'
export type { Bot, Budget, Clock, Thought } from './bot.ts'
export { type ClockLimits, clockOf, positionsClock } from './clock.ts'
export { formerBots } from './levels/former.ts'
export { type AdviceRequest, type ThinkingThread, type ThoughtRequest, think, thinkOfTurns } from './think.ts'

const byId: Readonly<Record<(typeof ladder)[number], Bot>> = { random, novice, club, strong, expert, master }

/** From the weakest to the strongest. */
export const bots: readonly Bot[] = ladder.map((id) => byId[id])
