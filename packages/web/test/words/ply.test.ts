// A move in words tells the deed first, and equal cubes once with their sum.

import { type GameEvent, idNamed, MARKET, ruleset } from '@ironbridge/engine'
import { expect, it } from 'vitest'
import { deedsIn, plySentences } from '../../src/words/ply.ts'
import { language } from './languages.ts'

const rules = ruleset({ edition: 'birmingham', seats: 2, variants: [] })
const names = ['Ada', 'Boulton']
const i18n = language('words/locales', 'en')
const slot = idNamed(rules.slots, 'dudley:1')
const kind = idNamed(rules.kinds, 'coal-1')

const events: GameEvent[] = [
  { type: 'discard', seat: 0, cards: [idNamed(rules.cards, 'coal')] },
  { type: 'use', seat: 0, goods: 'iron', from: MARKET, cost: 2 },
  { type: 'use', seat: 0, goods: 'iron', from: MARKET, cost: 3 },
  { type: 'build', seat: 0, kind, slot, cost: 5, cubes: 2 },
  { type: 'market-sale', seat: 0, goods: 'coal', slot, price: 2 },
  { type: 'market-sale', seat: 0, goods: 'coal', slot, price: 1 },
  { type: 'round', era: 'canal', round: 2 },
]

it('is told in the order in which players tell it', () => {
  expect(plySentences(i18n, rules, events, names)).toBe(
    'Ada built Coal mine I in Dudley for £5, with 2 coal. Ada bought 2 iron for £5. ' +
      'Ada sold 2 coal from Dudley to the market for £3.',
  )
})

it('is told by its deeds alone where there is little room', () => {
  expect(deedsIn(i18n, rules, events, names)).toEqual(['Coal mine I built in Dudley'])
  expect(deedsIn(i18n, rules, events.slice(0, 3), names)).toEqual([])
})
