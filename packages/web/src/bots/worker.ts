// The worker in which bots think, so that the page never waits for them. Only here are they loaded.

import { bots, think } from '@ironbridge/bots'
import type { ThinkerAnswer, ThinkerQuestion } from './messages.ts'

const post = (answer: ThinkerAnswer): void => self.postMessage(answer)

addEventListener('message', ({ data }: MessageEvent<ThinkerQuestion>) => {
  const { positions, ms } = bots.find(({ id }) => id === data.bot)?.budget ?? { positions: 0, ms: 0 }
  // Whoever wants no answer any more ends the worker; the flag stays down.
  const request = { ...data, positions, ms: ms * data.patience, flag: new Int32Array(1) }
  const place = think(bots, request, {
    now: () => performance.now(),
    tell: (thought) => post({ thought }),
  })
  post({ place })
})
