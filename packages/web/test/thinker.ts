// A bot in this thread; browsers have a worker for it.

import { bots, positionsClock } from '@ironbridge/bots'
import { legalMoves, rngFromSeed, rolling } from '@ironbridge/engine'
import type { Thinker } from '../src/bots/thinker.ts'

export const testThinker = (): Thinker => ({
  async ask({ bot: id, view }) {
    const bot = bots.find((one) => one.id === id)
    const clock = positionsClock(rolling(rngFromSeed('1'.repeat(32))), bot?.budget.positions ?? 0)
    return bot?.choose(view, legalMoves(view), clock) ?? null
  },
  stop: () => {},
})
