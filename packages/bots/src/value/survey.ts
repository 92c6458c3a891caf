// The board surveyed for one evaluation: who is connected, what waits to be used, and what is promised to whom.

import {
  firstOf,
  includes,
  type LocationSet,
  type SlotId,
  type State,
  setOf,
  type Tile,
  type TileKind,
} from '@ironbridge/engine'
import type { Outlook } from './outlook.ts'

export interface Survey {
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

export function surveyOf(at: Outlook, state: State): Survey {
  const survey: Survey = {
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
  readLinks(survey)
  const { slots } = state
  for (let slot = firstOf(slots); slot < slots.length; slot++) {
    const tile = slots[slot]
    if (tile !== null) readTile(survey, slot, tile)
  }
  return survey
}

function readLinks(survey: Survey): void {
  const { at, state } = survey
  const { lines } = at.rules
  for (let line = firstOf(state.links); line < state.links.length; line++) {
    const owner = state.links[line]
    if (owner === null) continue
    const { touches } = lines[line]
    at.touched[survey.links + survey.othersLinks] = touches
    survey.linked |= touches
    if (owner === at.seat) {
      survey.network |= touches
      survey.links++
    } else survey.othersLinks++
  }
}

function readTile(survey: Survey, slot: SlotId, { kind, owner, flipped, cubes }: Tile): void {
  const { rules, seat } = survey.at
  const { makes, isTradePoint, industry } = rules.kinds[kind]
  const isOwn = owner === seat
  if (isOwn) survey.network |= setOf(rules.slots[slot].location)
  if (isTradePoint) survey.tradePoints |= setOf(rules.slots[slot].location)
  if (flipped) return
  if (isTradePoint) {
    if (isOwn) survey.openPorts.unshift(slot)
    else survey.openPorts.push(slot)
  } else if (makes === 'iron') survey.ironCubes += cubes
  else if (makes === 'beer') {
    if (isOwn) survey.ownBeer += cubes
    else survey.othersBeer.push(slot)
  } else if (rules.industries[industry].isSold) {
    if (isOwn) survey.goods.push(slot)
    else survey.othersGoods.push(slot)
  }
}

export const kindAt = ({ at, state }: Survey, slot: SlotId): TileKind =>
  at.rules.kinds[(state.slots[slot] as Tile).kind]

export const connectedFrom = (survey: Survey, slot: SlotId): LocationSet =>
  connectedTo(survey, setOf(survey.at.rules.slots[slot].location))

/** Everything joined to `start` by a chain of links, `start` included (B-CONN-01). */
export function connectedTo({ at, links, othersLinks }: Survey, start: LocationSet): LocationSet {
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

export const isAt = ({ at }: Survey, slot: SlotId, places: LocationSet): boolean =>
  includes(places, at.rules.slots[slot].location)
