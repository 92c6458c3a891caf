// Where coal, iron and beer come from. "Consuming Coal", "Consuming Iron", "Consuming Beer".

import { includes, type LocationSet, MARKET, type SlotId } from '../ids.ts'
import type { Rule } from '../refusals.ts'
import { buyingPrice } from './market.ts'
import { connectedTo, oneLinkFrom } from './network.ts'
import { neighbours, type Situation } from './situation.ts'
import { brokenBySources, type Handful, type SourceRules, type Supply, waysToTake } from './supply.ts'

/**
 * Coal for a tile in a town, or for a link (counted from its nearer end, as if already laid: B-COAL-03).
 * Connected mines, nearest first, whoever owns them; the market only when they are empty (B-COAL-02 to 06).
 */
export function coalSupply(at: Situation, places: LocationSet): Supply {
  const map = neighbours(at)
  const ranks: SlotId[][] = []
  let reached = places
  let edge = places
  while (edge !== 0) {
    const rank = standingIn(at, at.mines, edge)
    if (rank.length > 0) ranks.push(rank)
    edge = oneLinkFrom(map, edge) & ~reached
    reached |= edge
  }
  return { holders: at.mines, ranks, market: (reached & at.tradePoints) !== 0 }
}

/** Iron comes from any works, connected or not; then from the market (B-IRON-01 to 03). */
export function ironSupply(at: Situation): Supply {
  return { holders: at.works, ranks: at.works.length > 0 ? [at.works] : [], market: true }
}

/** Beer comes from any own brewery and from connected breweries of others (B-BEER-02, 03, 05). */
export function beerSupply(at: Situation, places: LocationSet): Supply {
  const rank: SlotId[] = []
  let connected = 0
  for (const slot of at.breweries) {
    if (at.state.slots[slot]?.owner !== at.seat) {
      if (connected === 0) connected = connectedTo(neighbours(at), places)
      if (!includes(connected, at.rules.slots[slot].location)) continue
    }
    rank.push(slot)
  }
  return { holders: at.breweries, ranks: rank.length > 0 ? [rank] : [], market: false }
}

function standingIn(at: Situation, slots: readonly SlotId[], places: LocationSet): SlotId[] {
  const standing: SlotId[] = []
  for (const slot of slots) if (includes(places, at.rules.slots[slot].location)) standing.push(slot)
  return standing
}

const NOTHING_NEEDED: readonly Handful[] = [[]]

export const coalWays = (at: Situation, places: LocationSet, need: number): readonly Handful[] =>
  need === 0 ? NOTHING_NEEDED : waysToTake(at.state, coalSupply(at, places), need)

export const ironWays = (at: Situation, need: number): readonly Handful[] =>
  need === 0 ? NOTHING_NEEDED : waysToTake(at.state, ironSupply(at), need)

export const beerWays = (at: Situation, places: LocationSet, need: number): readonly Handful[] =>
  need === 0 ? NOTHING_NEEDED : waysToTake(at.state, beerSupply(at, places), need)

const COAL_RULES: SourceRules = {
  noSource: 'coal.no-source',
  count: 'coal.count',
  empty: 'coal.none-there',
  outOfReach: 'coal.not-connected',
  nearerFirst: 'coal.not-closest',
  marketBarred: 'coal.mine-first',
  marketClosed: 'coal.market-not-connected',
}

/** Iron is never out of reach, and its market never closed. */
const IRON_RULES: SourceRules = {
  noSource: 'iron.count',
  count: 'iron.count',
  empty: 'iron.none-there',
  outOfReach: 'iron.none-there',
  nearerFirst: 'iron.works-first',
  marketBarred: 'iron.works-first',
  marketClosed: 'iron.works-first',
}

/** Beer has one rank: there is no order among breweries. */
const BEER_RULES: SourceRules = {
  noSource: 'beer.no-source',
  count: 'beer.count',
  empty: 'beer.none-there',
  outOfReach: 'beer.not-connected',
  nearerFirst: 'beer.count',
  marketBarred: 'beer.no-market',
  marketClosed: 'beer.no-market',
}

export const brokenByCoal = (at: Situation, places: LocationSet, need: number, coal: Handful): Rule | null =>
  brokenBySources(at.state, coalSupply(at, places), need, coal, COAL_RULES)

export const brokenByIron = (at: Situation, need: number, iron: Handful): Rule | null =>
  brokenBySources(at.state, ironSupply(at), need, iron, IRON_RULES)

export const brokenByBrewed = (
  at: Situation,
  places: LocationSet,
  need: number,
  beer: Handful,
): Rule | null => brokenBySources(at.state, beerSupply(at, places), need, beer, BEER_RULES)

/** What costs nothing can be had even in debt (C-SHORT-02). */
export const canPay = (at: Situation, price: number): boolean => price === 0 || price <= at.player.money

/** Money for the cubes bought from a market; everything else is free. */
export function goodsPrice(at: Situation, goods: 'coal' | 'iron', sources: Handful): number {
  let bought = 0
  for (const source of sources) if (source === MARKET) bought++
  return bought === 0 ? 0 : buyingPrice(at.rules.edition.markets[goods], at.state[goods], bought)
}
