// The coal and iron markets: prices, buying cheapest first, filling dearest first.
// "Consuming Coal", "Consuming Iron", "Moving Coal and Iron to the Market".

import type { MarketRow } from '../editions/edition.ts'

/** What `count` cubes cost when the market holds `cubes` of them. */
export function buyingPrice(market: MarketRow, cubes: number, count: number): number {
  let price = 0
  for (let left = cubes; left > cubes - count; left--) price += priceOf(market, left)
  return price
}

/** The cheapest cube's price. Cubes fill the dear end, so the cheapest lies at the edge of the empty spaces. */
export const priceOf = (market: MarketRow, cubes: number): number =>
  cubes > 0 ? market.prices[market.prices.length - cubes] : market.priceWhenEmpty

export const room = (market: MarketRow, cubes: number): number => market.prices.length - cubes

/** What the bank pays for the next cube moved there. */
export const sellingPrice = (market: MarketRow, cubes: number): number =>
  market.prices[market.prices.length - cubes - 1]
