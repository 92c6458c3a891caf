// What stays the same while one decision is weighed: the season, whose thought it is, and who buys what.

import {
  type LocationSet,
  type Ruleset,
  rulesOf,
  type Seat,
  type State,
  seatToMove,
  setOf,
} from '@ironbridge/engine'
import type { Net } from '../learned/net.ts'
import type { Mind } from './mind.ts'
import { type Season, seasonOf } from './season.ts'

export interface Outlook extends Season {
  readonly seat: Seat
  /** By industry: where merchants buy it. */
  readonly buyers: readonly LocationSet[]
  /** Whose thought this is. */
  readonly mind: Mind
  /** Corrects the hand-written value. */
  readonly net: Net | null
}

export function outlook(state: State, mind: Mind, seat = seatToMove(state)): Outlook {
  const rules = rulesOf(state)
  return {
    ...seasonOf(rules, state.era, state.round),
    seat,
    buyers: buyersOf(rules, state),
    mind,
    net: mind.nets?.(state) ?? null,
  }
}

function buyersOf(
  { industries, merchantSpaces, merchantTiles }: Ruleset,
  { merchants }: State,
): LocationSet[] {
  const buyers = new Array<LocationSet>(industries.length).fill(0)
  for (let id = 0; id < merchants.length; id++) {
    const merchant = merchants[id]
    if (merchant === null) continue
    for (let industry = 0; industry < buyers.length; industry++)
      if ((merchantTiles[merchant.tile].buys & (1 << industry)) !== 0)
        buyers[industry] |= setOf(merchantSpaces[id].location)
  }
  return buyers
}
