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
import { type Correction, readerOf } from '../learned/reader.ts'
import type { Mind } from './mind.ts'
import { type Season, seasonOf } from './season.ts'

export interface Outlook extends Season {
  readonly seat: Seat
  /** By industry: where merchants buy it. */
  readonly buyers: readonly LocationSet[]
  /** Whose thought this is. */
  readonly mind: Mind
  /** Of the hand-written value, by the net for this position, if there is one. */
  readonly correction: Correction | null
}

export function outlook(state: State, mind: Mind, seat = seatToMove(state)): Outlook {
  const rules = rulesOf(state)
  const net = mind.nets?.(state) ?? null
  return {
    ...seasonOf(rules, state.era, state.round),
    seat,
    buyers: buyersOf(rules, state),
    mind,
    correction: net === null ? null : readerOf(net, seat),
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
