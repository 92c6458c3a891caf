// The entry of a thread with bots that misbehave: one thinks until it is stopped, two die.

import { existsSync, writeFileSync } from 'node:fs'
import { type Bot, type ThoughtRequest, think } from '@ironbridge/bots'
import { serve } from '../../src/pool/serve.ts'

const about = { title: '', sentence: '', budget: { positions: Number.POSITIVE_INFINITY, ms: 0 } }

const endless: Bot = {
  ...about,
  id: 'endless',
  choose(_view, legal, clock) {
    const line = legal.slice(-1)
    for (let positions = 0; clock.spent(positions) < 1; positions++)
      if (positions % 100_000 === 0) clock.tell?.({ line, values: [1, 2], visits: 1, positions })
    return legal.at(-1) ?? fail()
  },
}

const mortal: Bot = { ...about, id: 'mortal', choose: () => fail() }

/** Lives once the file is there that the first death leaves. */
const reborn: Bot = {
  ...about,
  id: 'reborn',
  choose(_view, legal) {
    const file = process.env['REBORN_FILE'] ?? ''
    if (existsSync(file)) return legal.at(-1) ?? fail()
    writeFileSync(file, '')
    process.exit(7)
  },
}

function fail(): never {
  throw new Error('too many positions')
}

serve((request: ThoughtRequest, tell) =>
  think([endless, mortal, reborn], request, { now: () => performance.now(), tell }),
)
