// How likely the tiles on the board are to flip before the era ends.

import {
  connectedTo,
  type IndustryId,
  includes,
  type LocationSet,
  type Neighbours,
  neighboursOf,
  type SlotId,
  type State,
  setOf,
  type Tile,
  type TileKind,
} from '@ironbridge/engine'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

export interface Flips {
  /** By slot; 0 where there is no tile. */
  readonly chance: readonly number[]
  /** Own barrels that no goods on the board are waiting for. */
  readonly spareBeer: number
}

/** `actions` are those the player can still take in this era. */
export function flipsOf(at: Outlook, state: State, actions: number): Flips {
  const chance = new Array<number>(state.slots.length).fill(0)
  const goods: SlotId[] = []
  const board: Board = {
    at,
    state,
    neighbours: neighboursOf(at.rules, state),
    ironCubes: 0,
    ownBeer: 0,
    promised: [],
  }
  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    if (tile === null || tile.flipped) continue
    const { makes } = at.rules.kinds[tile.kind]
    if (makes === 'iron') board.ironCubes += tile.cubes
    else if (tile.owner !== at.seat) continue
    else if (makes === null) goods.push(slot)
    else if (makes === 'beer') board.ownBeer += tile.cubes
  }

  const brewed = board.ownBeer
  if (goods.length > 1) goods.sort((a, b) => kindAt(board, b).vp - kindAt(board, a).vp)
  for (const slot of goods) chance[slot] = saleChance(board, slot, actions)
  const ownBeerIsWanted = board.ownBeer < brewed

  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    if (tile === null) continue
    if (tile.flipped) chance[slot] = 1
    else if (tile.owner !== at.seat || at.rules.kinds[tile.kind].makes !== null)
      chance[slot] = useChance(board, tile, slot, ownBeerIsWanted)
  }
  return { chance, spareBeer: board.ownBeer }
}

interface Board {
  readonly at: Outlook
  readonly state: State
  readonly neighbours: Neighbours
  ironCubes: number
  /** Own barrels not promised to goods yet. */
  ownBeer: number
  /** Breweries of others, and merchants (as -1 - merchant), whose barrel is promised to goods. */
  readonly promised: number[]
}

const kindAt = ({ at, state }: Board, slot: SlotId): TileKind =>
  at.rules.kinds[(state.slots[slot] as Tile).kind]

/** Actions it takes to bring a link, beer and the sale together. */
const ACTIONS_TO_ARRANGE = 5

/** Own goods need a merchant who buys them, beer, and an action to sell them (B-SELL-01, 02). */
function saleChance(board: Board, slot: SlotId, actions: number): number {
  if (actions < 1) return 0
  const kind = kindAt(board, slot)
  const connected = connectedTo(board.neighbours, setOf(board.at.rules.slots[slot].location))
  const buyers = buyerPlaces(board, kind.industry)
  const time = Math.min(1, actions / ACTIONS_TO_ARRANGE)
  if ((connected & buyers) === 0)
    return (isOneLinkAway(board, connected, buyers) ? weights.oneLinkAway : weights.far) * time
  return promiseBeer(board, connected, kind) ? weights.ready : weights.noBeer * time
}

function buyerPlaces({ at, state }: Board, industry: IndustryId): LocationSet {
  let places = 0
  for (let id = 0; id < state.merchants.length; id++)
    if (buys(at, state, id, industry)) places |= setOf(at.rules.merchantSpaces[id].location)
  return places
}

function buys(at: Outlook, state: State, id: number, industry: IndustryId): boolean {
  const merchant = state.merchants[id]
  return merchant !== null && (at.rules.merchantTiles[merchant.tile].buys & (1 << industry)) !== 0
}

function isOneLinkAway(
  { at, state, neighbours }: Board,
  connected: LocationSet,
  buyers: LocationSet,
): boolean {
  const beyond = connectedTo(neighbours, buyers)
  for (const line of at.rules.linesOf[state.era]) {
    const { touches } = at.rules.lines[line]
    if (state.links[line] === null && (touches & connected) !== 0 && (touches & beyond) !== 0) return true
  }
  return false
}

/** At most one barrel of a buyer (B-BEER-06), then connected beer of others, then own; all of it or none. */
function promiseBeer(board: Board, connected: LocationSet, { industry, beer }: TileKind): boolean {
  const { at, state, promised } = board
  const known = promised.length
  let missing = beer
  for (let id = 0; id < state.merchants.length && missing === beer && missing > 0; id++) {
    if (!state.merchants[id]?.barrel || !buys(at, state, id, industry)) continue
    if (!includes(connected, at.rules.merchantSpaces[id].location) || promised.includes(-1 - id)) continue
    promised.push(-1 - id)
    missing--
  }
  for (let slot = 0; slot < state.slots.length && missing > 0; slot++) {
    const tile = state.slots[slot]
    if (tile === null || tile.cubes === 0 || tile.owner === at.seat) continue
    if (at.rules.kinds[tile.kind].makes !== 'beer' || promised.includes(slot)) continue
    if (!includes(connected, at.rules.slots[slot].location)) continue
    promised.push(slot)
    missing--
  }
  if (missing > board.ownBeer) {
    promised.length = known
    return false
  }
  board.ownBeer -= missing
  return true
}

/** Cubes and barrels are used up by the whole table (B-FLIP-01); opponents' goods are a guess. */
function useChance(
  { at, state, neighbours, ironCubes }: Board,
  tile: Tile,
  slot: SlotId,
  ownBeerIsWanted: boolean,
): number {
  const rounds = at.turnsLeft + 0.5
  const table = at.rules.seats * rounds
  switch (at.rules.kinds[tile.kind].makes) {
    case 'iron':
      return usedUp(weights.ironUsed * table, ironCubes)
    case 'coal': {
      const used = state.era === 'canal' ? weights.coalUsedCanal : weights.coalUsedRail
      const isLinked = neighbours[at.rules.slots[slot].location] !== 0
      return usedUp(used * table * (isLinked ? 1 : weights.unlinkedMine), tile.cubes)
    }
    case 'beer':
      if (tile.owner === at.seat && ownBeerIsWanted) return weights.ready
      return usedUp(weights.beerUsed * rounds, tile.cubes)
    case null:
      return weights.othersGoods * Math.min(1, rounds / 3)
  }
}

/** The more is used while the tile lies there, and the fewer cubes it holds, the surer. */
const usedUp = (used: number, cubes: number): number => 1 - Math.exp(-used / cubes)
