// The worker in which bots think, so that the page never waits for them. Only here are they loaded.

import { adviceBudget, type Budget, bots, think, thinkOfTurns } from '@ironbridge/bots'
import type { ThinkerAnswer, ThinkerQuestion } from './messages.ts'

const post = (answer: ThinkerAnswer): void => self.postMessage(answer)

const now = (): number => performance.now()

const budgetOf = (bot: string): Budget => bots.find(({ id }) => id === bot)?.budget ?? { positions: 0, ms: 0 }

addEventListener('message', ({ data }: MessageEvent<ThinkerQuestion>) => {
  const { positions, ms } = 'bot' in data ? budgetOf(data.bot) : adviceBudget
  const limits = { positions, ms: ms * data.patience }
  if ('bot' in data) {
    // Whoever wants no answer any more ends the worker; the flag stays down.
    const request = { ...data, ...limits, flag: new Int32Array(1) }
    post({ place: think(bots, request, { now, tell: (thought) => post({ thought }) }) })
  } else post({ turns: thinkOfTurns({ ...data, ...limits }, { now, tell: (spent) => post({ spent }) }) })
})
