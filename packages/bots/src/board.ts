// The board as it is read for one evaluation: who is connected, what waits to be used, and what is promised to whom.

import {
  includes,
  type LocationSet,
  type SlotId,
  type State,
  setOf,
  type Tile,
  type TileKind,
} from '@ironbridge/engine'
import type { Outlook } from './outlook.ts'

export interface Board {
  readonly at: Outlook
  readonly state: State
  /** Locations with a tile of the seat, or touched by a link of it. */
  network: LocationSet
  /** Own links, and those of others. */
  links: number
  othersLinks: number
  /** Locations that any link touches. */
  linked: LocationSet
  /** Free slots in the own network. */
  free: number
  ironCubes: number
  /** Own barrels not promised to goods yet. */
  ownBeer: number
  /** Breweries of others that hold something. */
  readonly othersBeer: SlotId[]
  /** Own goods not sold yet, and where those of others are. */
  readonly goods: SlotId[]
  readonly othersGoods: SlotId[]
  /** Breweries of others, ports, and merchants (as -1 - merchant), promised to own goods. */
  readonly promised: number[]
  /** Ports of anyone that are not flipped, own ones first. */
  readonly openPorts: SlotId[]
  /** Places that open the distant market (L-SELL-03). */
  tradePoints: LocationSet
  /** Own goods meant for the distant market. */
  distantSales: number
}

export function boardOf(at: Outlook, state: State): Board {
  const board: Board = {
    at,
    state,
    network: 0,
    links: 0,
    othersLinks: 0,
    linked: 0,
    free: 0,
    ironCubes: 0,
    ownBeer: 0,
    othersBeer: [],
    goods: [],
    othersGoods: [],
    promised: [],
    openPorts: [],
    tradePoints: at.rules.tradePoints,
    distantSales: 0,
  }
  readLinks(board)
  const { slots } = state
  for (let slot = 0; slot < slots.length; slot++) {
    const tile = slots[slot]
    if (tile !== null) readTile(board, slot, tile)
  }
  return board
}

function readLinks(board: Board): void {
  const { at, state } = board
  const { lines } = at.rules
  for (let line = 0; line < state.links.length; line++) {
    const owner = state.links[line]
    if (owner === null) continue
    const { touches } = lines[line]
    at.touched[board.links + board.othersLinks] = touches
    board.linked |= touches
    if (owner === at.seat) {
      board.network |= touches
      board.links++
    } else board.othersLinks++
  }
}

function readTile(board: Board, slot: SlotId, { kind, owner, flipped, cubes }: Tile): void {
  const { rules, seat } = board.at
  const { makes, isTradePoint, industry } = rules.kinds[kind]
  const isOwn = owner === seat
  if (isOwn) board.network |= setOf(rules.slots[slot].location)
  if (isTradePoint) board.tradePoints |= setOf(rules.slots[slot].location)
  if (flipped) return
  if (isTradePoint) {
    if (isOwn) board.openPorts.unshift(slot)
    else board.openPorts.push(slot)
  } else if (makes === 'iron') board.ironCubes += cubes
  else if (makes === 'beer') {
    if (isOwn) board.ownBeer += cubes
    else board.othersBeer.push(slot)
  } else if (rules.industries[industry].isSold) {
    if (isOwn) board.goods.push(slot)
    else board.othersGoods.push(slot)
  }
}

export const kindAt = ({ at, state }: Board, slot: SlotId): TileKind =>
  at.rules.kinds[(state.slots[slot] as Tile).kind]

export const connectedFrom = (board: Board, slot: SlotId): LocationSet =>
  connectedTo(board, setOf(board.at.rules.slots[slot].location))

/** Everything joined to `start` by a chain of links, `start` included (B-CONN-01). */
export function connectedTo({ at, links, othersLinks }: Board, start: LocationSet): LocationSet {
  const { touched } = at
  let reached = start
  let before = 0
  while (reached !== before) {
    before = reached
    for (let link = 0; link < links + othersLinks; link++)
      if ((touched[link] & reached) !== 0) reached |= touched[link]
  }
  return reached
}

export const isAt = ({ at }: Board, slot: SlotId, places: LocationSet): boolean =>
  includes(places, at.rules.slots[slot].location)
