// A bot in this thread; browsers have a worker for it.

import { advise, bots, type Clock, positionsClock } from '@ironbridge/bots'
import { legalMoves, rngFromSeed, rolling } from '@ironbridge/engine'
import type { Thinker } from '../src/bots/thinker.ts'

const clock = (positions: number): Clock => positionsClock(rolling(rngFromSeed('1'.repeat(32))), positions)

export const testThinker = (): Thinker => ({
  async ask({ bot: id, view }) {
    const bot = bots.find((one) => one.id === id)
    return bot?.choose(view, legalMoves(view), clock(bot.budget.positions)) ?? null
  },
  async advise({ view }, hear) {
    hear(0.5)
    return advise(view, clock(3000))
  },
  stop: () => {},
})
