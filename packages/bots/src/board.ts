// The board as it is read for one evaluation: who is connected, and what is promised to whom.

import {
  connectedTo,
  type LocationSet,
  type Neighbours,
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
  readonly neighbours: Neighbours
  ironCubes: number
  /** Own barrels not promised to goods yet. */
  ownBeer: number
  /** Breweries of others, ports, and merchants (as -1 - merchant), promised to own goods. */
  readonly promised: number[]
  /** Ports of anyone that are not flipped, own ones first. */
  readonly openPorts: SlotId[]
  /** Places that open the distant market (L-SELL-03). */
  tradePoints: LocationSet
  /** Own goods meant for the distant market. */
  distantSales: number
}

export const kindAt = ({ at, state }: Board, slot: SlotId): TileKind =>
  at.rules.kinds[(state.slots[slot] as Tile).kind]

export const connectedFrom = ({ at, neighbours }: Board, slot: SlotId): LocationSet =>
  connectedTo(neighbours, setOf(at.rules.slots[slot].location))
