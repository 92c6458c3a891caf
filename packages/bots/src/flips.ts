// How likely the tiles on the board are to flip before the era ends.

import {
  connectedTo,
  includes,
  type LocationSet,
  type Neighbours,
  neighboursOf,
  type SlotId,
  type State,
  setOf,
  type Tile,
} from '@ironbridge/engine'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

export interface Flips {
  /** By slot; 0 where there is no tile. */
  readonly chance: readonly number[]
  /** Own barrels that no goods on the board are waiting for. */
  readonly spareBeer: number
}

/** `actions` are those the player can still take this era after the position weighed. */
export function flipsOf(at: Outlook, state: State, actions: number): Flips {
  const { kinds } = at.rules
  const neighbours = neighboursOf(at.rules, state)
  const chance = new Array<number>(state.slots.length).fill(0)
  const goods: SlotId[] = []
  let ironCubes = 0
  let ownBeer = 0
  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    if (tile === null || tile.flipped) continue
    const { makes } = kinds[tile.kind]
    if (makes === 'iron') ironCubes += tile.cubes
    if (tile.owner !== at.seat) continue
    if (makes === null) goods.push(slot)
    else if (makes === 'beer') ownBeer += tile.cubes
  }

  const cellar: Cellar = { own: ownBeer, used: new Set() }
  const value = (slot: SlotId): number => kinds[(state.slots[slot] as Tile).kind].vp
  if (goods.length > 1) goods.sort((a, b) => value(b) - value(a))
  for (const slot of goods) chance[slot] = saleChance(at, state, neighbours, slot, cellar, actions)

  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    if (tile === null) continue
    if (tile.flipped) chance[slot] = 1
    else if (chance[slot] === 0) chance[slot] = useChance(at, state, tile, slot, neighbours, ironCubes, ownBeer - cellar.own)
  }
  return { chance, spareBeer: cellar.own }
}

/** Beer still to be given out among the goods. */
interface Cellar {
  own: number
  /** Barrels of merchants and of opponents spoken for. */
  readonly used: Set<number>
}

/** Goods need a merchant who buys them, beer, and an action to sell them. */
function saleChance(
  at: Outlook,
  state: State,
  neighbours: Neighbours,
  slot: SlotId,
  cellar: Cellar,
  actions: number,
): number {
  if (actions < 1) return 0
  const kind = at.rules.kinds[(state.slots[slot] as Tile).kind]
  const town = setOf(at.rules.slots[slot].location)
  const connected = connectedTo(neighbours, town)
  const buyers = buyersOf(at, state, kind.industry)
  const time = Math.min(1, actions / ACTIONS_TO_ARRANGE)
  if ((connected & buyers) === 0) {
    const next = at.rules.linesOf[state.era].some((line) => {
      const { touches } = at.rules.lines[line]
      if (state.links[line] !== null || (touches & connected) === 0) return false
      return (connectedTo(neighbours, touches) & buyers) !== 0
    })
    return (next ? weights.oneLinkAway : weights.far) * time
  }
  return findBeer(at, state, connected, kind.industry, kind.beer, cellar) ? weights.ready : weights.noBeer * time
}

const ACTIONS_TO_ARRANGE = 5

function buyersOf(at: Outlook, state: State, industry: number): LocationSet {
  let places = 0
  for (let id = 0; id < state.merchants.length; id++) {
    const merchant = state.merchants[id]
    if (merchant === null || (at.rules.merchantTiles[merchant.tile].buys & (1 << industry)) === 0) continue
    places |= setOf(at.rules.merchantSpaces[id].location)
  }
  return places
}

/** One barrel of a buyer at most (B-BEER-06), then connected opponents' beer, then own. */
function findBeer(
  at: Outlook,
  state: State,
  connected: LocationSet,
  industry: number,
  need: number,
  cellar: Cellar,
): boolean {
  let missing = need
  const taken: number[] = []
  for (let id = 0; id < state.merchants.length && missing === need && missing > 0; id++) {
    const merchant = state.merchants[id]
    if (!merchant?.barrel || cellar.used.has(-1 - id)) continue
    if ((at.rules.merchantTiles[merchant.tile].buys & (1 << industry)) === 0) continue
    if (!includes(connected, at.rules.merchantSpaces[id].location)) continue
    taken.push(-1 - id)
    missing--
  }
  for (let slot = 0; slot < state.slots.length && missing > 0; slot++) {
    const tile = state.slots[slot]
    if (tile === null || tile.cubes === 0 || tile.owner === at.seat || cellar.used.has(slot)) continue
    if (at.rules.kinds[tile.kind].makes !== 'beer' || !includes(connected, at.rules.slots[slot].location)) continue
    taken.push(slot)
    missing--
  }
  if (missing > cellar.own) return false
  cellar.own -= missing
  for (const barrel of taken) cellar.used.add(barrel)
  return true
}

/** Mines, works and breweries flip when others or their owner use them up; others' goods are guessed. */
function useChance(
  at: Outlook,
  state: State,
  tile: Tile,
  slot: SlotId,
  neighbours: Neighbours,
  ironCubes: number,
  ownBeerNeeded: number,
): number {
  const { makes } = at.rules.kinds[tile.kind]
  const share = at.rules.seats / 4
  const rounds = at.turnsLeft + 0.5
  if (makes === 'iron') return until(weights.ironPerRound * share * rounds, ironCubes)
  if (makes === 'coal') {
    const perRound = state.era === 'canal' ? weights.coalPerRoundCanal : weights.coalPerRoundRail
    const lonely = neighbours[at.rules.slots[slot].location] === 0 ? 0.5 : 1
    return until(perRound * share * lonely * rounds, tile.cubes)
  }
  if (makes === 'beer') {
    if (tile.owner === at.seat && ownBeerNeeded > 0) return weights.ready
    return until(weights.beerPerRound * rounds, tile.cubes)
  }
  return weights.othersGoods * Math.min(1, rounds / 3)
}

/** Chance that `used` cubes or more are asked for when `cubes` lie ready. */
const until = (used: number, cubes: number): number => 1 - Math.exp(-used / cubes)
