// Where coal, iron and beer may come from. "Consuming Coal", "Consuming Iron", "Consuming Beer".
//
// All three are told the same way: a supply is a list of ranks, nearest first. A rank must be used up before
// the next is touched; within a rank the player chooses; after the last rank comes the market, if it is open.

import type { LocationSet, SlotId, Source } from '../ids.ts'
import { includes, MARKET } from '../ids.ts'
import type { Rule } from '../refusals.ts'
import type { State } from '../state.ts'
import { connectedTo, oneLinkFrom } from './network.ts'
import { neighbours, type Situation } from './situation.ts'

export interface Supply {
  /** Every tile that holds the goods, in reach or not. */
  readonly holders: readonly SlotId[]
  readonly ranks: readonly (readonly SlotId[])[]
  readonly market: boolean
}

const NONE: readonly Source[] = []
const NOTHING_NEEDED: readonly (readonly Source[])[] = [NONE]

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
  return { holders: at.mines, ranks, market: (reached & at.rules.tradePoints) !== 0 }
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

/** Every way to take `need` from a supply; each once, sources ascending with the market last. */
export function waysToTake(state: State, supply: Supply, need: number): readonly (readonly Source[])[] {
  if (need === 0) return NOTHING_NEEDED
  const forced: Source[] = []
  for (const rank of supply.ranks) {
    const missing = need - forced.length
    if (cubesOn(state, rank) > missing) return handfuls(state, rank, missing, forced)
    for (const slot of rank) for (let i = cubesAt(state, slot); i > 0; i--) forced.push(slot)
    if (forced.length === need) return [forced.sort(bySource)]
  }
  if (!supply.market) return []
  forced.sort(bySource)
  while (forced.length < need) forced.push(MARKET)
  return [forced]
}

/** `forced`, plus every different handful of `count` out of a rank that holds more than that. */
function handfuls(
  state: State,
  rank: readonly SlotId[],
  count: number,
  forced: readonly Source[],
): Source[][] {
  const ways: Source[][] = []
  const taken: Source[] = []
  function take(from: number): void {
    if (taken.length === count) {
      ways.push(forced.length === 0 ? taken.slice() : [...forced, ...taken].sort(bySource))
      return
    }
    for (let i = from; i < rank.length; i++) {
      const slot = rank[i]
      let already = 0
      for (const other of taken) if (other === slot) already++
      if (already === cubesAt(state, slot)) continue
      taken.push(slot)
      take(i)
      taken.pop()
    }
  }
  take(0)
  return ways
}

/** Slots ascending, the market after them. */
export const bySource = (a: Source, b: Source): number => (a === MARKET ? 1 : b === MARKET ? -1 : a - b)

/** Rules that a wrong choice of sources breaks, named for the goods in question. */
export interface SourceRules {
  readonly noSource: Rule
  readonly count: Rule
  readonly empty: Rule
  readonly outOfReach: Rule
  readonly nearerFirst: Rule
  readonly marketBarred: Rule
  readonly marketClosed: Rule
}

/** The first rule that taking `need` from these sources would break. Their order does not matter. */
export function brokenBySources(
  state: State,
  supply: Supply,
  need: number,
  sources: readonly Source[],
  rules: SourceRules,
): Rule | null {
  if (sources.length !== need) return canGive(state, supply, need) ? rules.count : rules.noSource
  for (const source of sources) {
    if (source === MARKET) {
      if (!supply.market) return rules.marketClosed
    } else if (!supply.ranks.some((rank) => rank.includes(source))) {
      return supply.holders.includes(source) ? rules.outOfReach : rules.empty
    }
  }
  let left = need
  for (const rank of supply.ranks) {
    let taken = 0
    for (const slot of rank) {
      const asked = sources.filter((source) => source === slot).length
      if (asked > cubesAt(state, slot)) return rules.empty
      taken += asked
    }
    left -= taken
    const usedUp = taken === cubesOn(state, rank)
    if (left > 0 && !usedUp) return sources.includes(MARKET) ? rules.marketBarred : rules.nearerFirst
    if (left === 0) return null
  }
  return null
}

/** Is there enough in reach, however it is chosen? */
export const canGive = (state: State, supply: Supply, need: number): boolean =>
  supply.market || supply.ranks.reduce((cubes, rank) => cubes + cubesOn(state, rank), 0) >= need

const cubesAt = (state: State, slot: SlotId): number => state.slots[slot]?.cubes ?? 0

function cubesOn(state: State, rank: readonly SlotId[]): number {
  let cubes = 0
  for (const slot of rank) cubes += cubesAt(state, slot)
  return cubes
}
