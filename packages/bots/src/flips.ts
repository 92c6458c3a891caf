// How likely the tiles on the board are to flip before the era ends.

import { includes, neighboursOf, type SlotId, type State, setOf, type Tile } from '@ironbridge/engine'
import { type Board, connectedFrom, kindAt } from './board.ts'
import type { Outlook } from './outlook.ts'
import { saleChance } from './sales.ts'

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
    openPorts: [],
    tradePoints: at.rules.tradePoints,
    distantSales: 0,
  }
  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    if (tile === null) continue
    const { makes, isTradePoint, industry } = at.rules.kinds[tile.kind]
    if (isTradePoint) board.tradePoints |= setOf(at.rules.slots[slot].location)
    if (tile.flipped) continue
    const isOwn = tile.owner === at.seat
    if (isTradePoint && isOwn) board.openPorts.unshift(slot)
    else if (isTradePoint) board.openPorts.push(slot)
    else if (makes === 'iron') board.ironCubes += tile.cubes
    else if (isOwn && at.rules.industries[industry].isSold) goods.push(slot)
    else if (isOwn && makes === 'beer') board.ownBeer += tile.cubes
  }

  const brewed = board.ownBeer
  if (goods.length > 1) goods.sort((a, b) => kindAt(board, b).vp - kindAt(board, a).vp)
  for (const slot of goods) chance[slot] = saleChance(board, slot, actions)
  const ownBeerIsWanted = board.ownBeer < brewed

  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    if (tile === null) continue
    if (tile.flipped) chance[slot] = 1
    else if (!goods.includes(slot)) chance[slot] = useChance(board, tile, slot, ownBeerIsWanted)
  }
  return { chance, spareBeer: board.ownBeer }
}

/** Cubes, barrels and ports are used by the whole table (B-FLIP-01, L-FLIP-01); opponents' goods are a guess. */
function useChance(board: Board, tile: Tile, slot: SlotId, ownBeerIsWanted: boolean): number {
  const { at, state, neighbours, ironCubes } = board
  const { weights } = at
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
      if (at.rules.kinds[tile.kind].isTradePoint) return portChance(board, slot, rounds)
      return weights.othersGoods * Math.min(1, rounds / 3)
  }
}

/** Own goods will flip the port promised to them; otherwise somebody's may. */
function portChance(board: Board, slot: SlotId, rounds: number): number {
  const { at, state, promised } = board
  if (promised.includes(slot)) return at.weights.ready
  const connected = connectedFrom(board, slot)
  let mills = 0
  for (let other = 0; other < state.slots.length; other++) {
    const tile = state.slots[other]
    if (tile === null || tile.flipped || tile.owner === at.seat) continue
    if (!at.rules.industries[at.rules.kinds[tile.kind].industry].isSold) continue
    if (includes(connected, at.rules.slots[other].location)) mills++
  }
  return usedUp((at.weights.portUsed + at.weights.portMill * mills) * rounds, 1)
}

/** The more is used while the tile lies there, and the fewer cubes it holds, the surer. */
const usedUp = (used: number, cubes: number): number => 1 - Math.exp(-used / cubes)
