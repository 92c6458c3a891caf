// Supplies: where goods may be taken from, and in which order.
// A supply is a list of ranks, nearest first. A rank must be used up before the next is touched; within a rank the
// player chooses; after the last rank comes the market, if it is open.

import { isSlot, MARKET, type SlotId, type Source } from '../ids.ts'
import type { Rule } from '../refusals.ts'
import type { State } from '../state.ts'

export interface Supply {
  /** Every tile that holds the goods, in reach or not. */
  readonly holders: readonly SlotId[]
  readonly ranks: readonly (readonly SlotId[])[]
  readonly market: boolean
}

/** A handful of sources, one for each cube or barrel. */
export type Handful = readonly Source[]

/** Every way to take `need` from a supply; each once, slots ascending with the market last. */
export function waysToTake(state: State, supply: Supply, need: number): readonly Handful[] {
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
function handfuls(state: State, rank: readonly SlotId[], count: number, forced: Handful): Source[][] {
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

/** Slots ascending, then the market, then merchants' barrels. */
export const bySource = (a: Source, b: Source): number => (a >= 0 && b >= 0 ? a - b : b - a)

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
  sources: Handful,
  rules: SourceRules,
): Rule | null {
  if (sources.length !== need) return canGive(state, supply, need) ? rules.count : rules.noSource
  for (const source of sources) {
    if (source === MARKET) {
      if (!supply.market) return rules.marketClosed
    } else if (!isSlot(source) || !supply.ranks.some((rank) => rank.includes(source))) {
      return isSlot(source) && supply.holders.includes(source) ? rules.outOfReach : rules.empty
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
    if (left === 0) return null
    if (taken < cubesOn(state, rank)) return sources.includes(MARKET) ? rules.marketBarred : rules.nearerFirst
  }
  return null
}

/** Is there enough in reach, however it is chosen? */
export const canGive = (state: State, supply: Supply, need: number): boolean =>
  supply.market || inReach(state, supply) >= need

export const inReach = (state: State, { ranks }: Supply): number =>
  ranks.reduce((cubes, rank) => cubes + cubesOn(state, rank), 0)

const cubesAt = (state: State, slot: SlotId): number => state.slots[slot]?.cubes ?? 0

function cubesOn(state: State, rank: readonly SlotId[]): number {
  let cubes = 0
  for (const slot of rank) cubes += cubesAt(state, slot)
  return cubes
}
