// What holds at every decision of thousands of whole games of every edition, and what those games reach.

import { beforeAll, describe, expect, it } from 'vitest'
import { someOf } from '../depth.ts'
import { decisions, EDITIONS, type EditionId, playouts } from '../playout.ts'
import { conservation } from './conservation.ts'
import { wantedOf } from './coverage.ts'
import { debts } from './debts.ts'
import { describeLaws } from './laws.ts'
import { reachedBy } from './reached.ts'
import { rounds } from './rounds.ts'
import { scoring } from './scoring.ts'

const GAMES: Readonly<Record<EditionId, number>> = { birmingham: 2000, lancashire: 1040, classic: 540 }

describe.each(EDITIONS)('%s', (edition) => {
  const games = playouts(GAMES[edition], edition)

  describeLaws('Whole games', someOf(games), { ...conservation, ...rounds, ...debts, ...scoring })

  describe('These games reach everything', () => {
    const wanted = wantedOf(edition)
    const reached = new Set<string>()
    // As many of them as it takes: the rarest things happen in one game of a thousand.
    beforeAll(() => {
      const missing = new Set(Object.values(wanted).flat())
      for (const game of games) {
        for (const decision of decisions(game))
          for (const name of reachedBy(decision)) {
            reached.add(name)
            missing.delete(name)
          }
        if (missing.size === 0) return
      }
    })

    it('decisions are counted', () => {
      expect(reached.size).toBeGreaterThan(200)
    })

    for (const [heading, names] of Object.entries(wanted))
      it(heading, () => {
        expect(names.filter((name) => !reached.has(name))).toEqual([])
      })
  })
})
