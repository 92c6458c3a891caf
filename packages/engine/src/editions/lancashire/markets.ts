// The markets of Brass: Lancashire: coal, iron, and the distant market for cotton.

import type { DistantMarketRow, MarketRow } from '../edition.ts'

export const coalMarket: MarketRow = {
  prices: [1, 1, 2, 2, 3, 3, 4, 4],
  cubesAtStart: 8,
  priceWhenEmpty: 5,
}

export const ironMarket: MarketRow = {
  prices: [1, 1, 2, 2, 3, 3, 4, 4],
  cubesAtStart: 8,
  priceWhenEmpty: 5,
}

/** Every tile of the box: all of them are used with four players, and in the original game. */
export const allTiles: readonly number[] = [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]

export const distantMarket: DistantMarketRow = {
  bonuses: [3, 3, 2, 2, 1, 1, 0, 0],
  tiles: { 2: [1, 2, 2, 2, 3, 3, 3, 4], 3: [0, 1, 2, 2, 2, 2, 3, 3, 3, 4], 4: allTiles },
}
