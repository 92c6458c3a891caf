// What holds at every decision of thousands of whole games of every edition, and what those games reach.

import { describe, expect, it } from 'vitest'
import { EDITIONS, type EditionId, playouts } from '../playout.ts'
import { conservation } from './conservation.ts'
import { wantedOf } from './coverage.ts'
import { debts } from './debts.ts'
import { describeLaws } from './laws.ts'
import { reachedBy } from './reached.ts'
import { rounds } from './rounds.ts'
import { scoring } from './scoring.ts'

const GAMES: Readonly<Record<EditionId, number>> = { birmingham: 2000, lancashire: 1040, classic: 540 }

describe.each(EDITIONS)('%s', (edition) => {
  const reached = new Set<string>()

  describeLaws('Whole games', playouts(GAMES[edition], edition), {
    ...conservation,
    ...rounds,
    ...debts,
    ...scoring,
    'decisions are counted': () => (decision) => {
      for (const name of reachedBy(decision)) reached.add(name)
    },
  })

  describe('These games reach everything', () => {
    for (const [heading, names] of Object.entries(wantedOf(edition)))
      it(heading, () => {
        expect(names.filter((name) => !reached.has(name))).toEqual([])
      })
  })
})
