// The deck of the original game on the newer board.

import { fullDeck } from '../lancashire/cards.ts'
import { allTiles } from '../lancashire/markets.ts'
import { withDeck, withSetAside } from '../lancashire/patches.ts'
import type { Variant } from './variant.ts'

export const classicDeck: Variant = {
  id: 'classic-deck',
  title: 'Classic deck',
  sentence:
    'All 66 cards and all 12 cotton tiles are used; some cards are set aside unseen, and three players play ten rounds an era.',
  source: 'L-CDECK-01',
  editions: ['lancashire'],
  ofMap: true,
  seats: [3, 4],
  patch: (edition) => ({
    ...withSetAside(withDeck(edition, fullDeck), { canal: { 3: 9, 4: 6 }, rail: { 3: 6, 4: 2 } }),
    rounds: { 3: 10, 4: 8 },
    distantMarket: edition.distantMarket && {
      ...edition.distantMarket,
      tiles: { 3: allTiles, 4: allTiles },
    },
  }),
}
