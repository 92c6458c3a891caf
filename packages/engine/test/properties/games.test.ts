// What holds at every decision of two thousand whole games, and what those games reach.

import { describe, expect, it } from 'vitest'
import { playouts } from '../playout.ts'
import { conservation } from './conservation.ts'
import { reachedBy, wanted } from './coverage.ts'
import { debts } from './debts.ts'
import { describeLaws } from './laws.ts'
import { rounds } from './rounds.ts'
import { scoring } from './scoring.ts'

const GAMES = 2000

const reached = new Set<string>()

describeLaws('Whole games', playouts(GAMES), {
  ...conservation,
  ...rounds,
  ...debts,
  ...scoring,
  'decisions are counted': () => (decision) => {
    for (const name of reachedBy(decision)) reached.add(name)
  },
})

describe('These games reach everything', () => {
  for (const [heading, names] of Object.entries(wanted))
    it(heading, () => {
      expect(names.filter((name) => !reached.has(name))).toEqual([])
    })
})
