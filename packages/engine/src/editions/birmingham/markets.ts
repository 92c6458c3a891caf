// The markets of Brass: Birmingham.

import type { MarketRow } from '../edition.ts'

export const coalMarket: MarketRow = {
  prices: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7],
  cubesAtStart: 13,
  priceWhenEmpty: 8,
}

export const ironMarket: MarketRow = {
  prices: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  cubesAtStart: 8,
  priceWhenEmpty: 6,
}
