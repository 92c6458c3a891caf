// What reaches a place: its network, the goods that can be used there, and the way they come.

import { rulesOf } from '../editions/ruleset.ts'
import {
  anyOf,
  type Goods,
  includes,
  type LineId,
  type LocationId,
  type LocationSet,
  type Seat,
  type SlotId,
  setOf,
} from '../ids.ts'
import { priceOf } from '../map/market.ts'
import { connectedTo, neighboursOf, oneLinkFrom } from '../map/network.ts'
import { neighbours, type Situation, situation } from '../map/situation.ts'
import { beerSupply, coalSupply, ironSupply } from '../map/sources.ts'
import type { Supply } from '../map/supply.ts'
import type { State } from '../state.ts'

/** The places in a seat's network (B-NET-01). */
export const networkOf = (state: State, seat: Seat): LocationSet => situation(state, seat).network

/** Goods that a seat could use at a place now. */
export interface Reach {
  readonly goods: Goods
  /** Tiles that give it, those that must be used first in front; free of charge. */
  readonly ranks: readonly (readonly SlotId[])[]
  /** Price of the market's next cube once the tiles are empty; null if the market does not reach. */
  readonly market: number | null
}

export function reachOf(state: State, seat: Seat, location: LocationId): readonly Reach[] {
  const at = situation(state, seat)
  const place = setOf(location)
  return [
    reach(at, 'coal', coalSupply(at, place)),
    reach(at, 'iron', ironSupply(at)),
    ...(at.rules.kinds.some(({ makes }) => makes === 'beer')
      ? [reach(at, 'beer', beerSupply(at, place))]
      : []),
  ]
}

function reach({ rules, state }: Situation, goods: Goods, { ranks, market }: Supply): Reach {
  const isSold = market && goods !== 'beer'
  return { goods, ranks, market: isSold ? priceOf(rules.edition.markets[goods], state[goods]) : null }
}

/** Places that open the markets, connected to this one (B-COAL-07, L-COAL-02). */
export function tradePointsFrom(state: State, location: LocationId): LocationSet {
  const at = situation(state)
  return connectedTo(neighbours(at), setOf(location)) & at.tradePoints
}

/** Links from some places to the nearest of others, in order; empty if they share a place, null if none leads there. */
export function routeBetween(state: State, from: LocationSet, to: LocationSet): readonly LineId[] | null {
  const rules = rulesOf(state)
  const map = neighboursOf(rules, state)
  const rings = [from]
  let reached = from
  while ((reached & to) === 0) {
    const next = oneLinkFrom(map, rings[rings.length - 1]) & ~reached
    if (next === 0) return null
    rings.push(next)
    reached |= next
  }
  const route: LineId[] = []
  let here = anyOf(reached & to)
  for (let ring = rings.length - 2; ring >= 0; ring--) {
    const line = rules.lines.findIndex(
      ({ touches }, id) =>
        state.links[id] !== null && includes(touches, here) && (touches & rings[ring]) !== 0,
    )
    if (line === -1) return null
    route.unshift(line)
    here = anyOf(rules.lines[line].touches & rings[ring])
  }
  return route
}
