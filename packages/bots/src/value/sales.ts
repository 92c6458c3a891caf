// How likely own goods are to be sold before the era ends, and what they need for it.

import {
  type IndustryId,
  includes,
  type LocationSet,
  type SlotId,
  setOf,
  type TileKind,
} from '@ironbridge/engine'
import { isOpen, openAfter } from './demand.ts'
import { connectedFrom, connectedTo, isAt, kindAt, type Survey } from './survey.ts'

/** Actions it takes to bring a link, beer and the sale together. */
const ACTIONS_TO_ARRANGE = 5

/** Own goods need a buyer, perhaps beer, and an action to sell them. What they need is promised to them. */
export function saleChance(survey: Survey, slot: SlotId, actions: number): number {
  if (actions < 1) return 0
  const connected = connectedFrom(survey, slot)
  const time = Math.min(1, actions / ACTIONS_TO_ARRANGE)
  return survey.at.rules.edition.selling === 'merchants'
    ? chanceAtMerchants(survey, kindAt(survey, slot), connected, time)
    : chanceOfCotton(survey, connected, time)
}

/** B-SELL-01, 02. */
function chanceAtMerchants(survey: Survey, kind: TileKind, connected: LocationSet, time: number): number {
  const { weights, buyers } = survey.at
  const places = buyers[kind.industry]
  if ((connected & places) === 0) return chanceApart(survey, connected, places) * time
  return promiseBeer(survey, connected, kind) ? weights.ready : weights.noBeer * time
}

/** By way of a port, which flips too; or to the distant market (L-SELL-02, 03). */
function chanceOfCotton(survey: Survey, connected: LocationSet, time: number): number {
  const { at, state, openPorts, promised } = survey
  let buyers = 0
  for (const port of openPorts) {
    if (promised.includes(port)) continue
    if (isAt(survey, port, connected)) {
      promised.push(port)
      const isOwn = state.slots[port]?.owner === at.seat
      return at.weights.ready * (isOwn ? 1 : at.weights.othersPort)
    }
    buyers |= setOf(at.rules.slots[port].location)
  }
  const market = state.distantMarket
  if (isOpen(at.rules, market)) {
    if ((connected & survey.tradePoints) !== 0) {
      survey.distantSales++
      return at.weights.ready * at.weights.distant * openAfter(at.rules, market, survey.distantSales)
    }
    buyers |= survey.tradePoints
  }
  return chanceApart(survey, connected, buyers) * time
}

function chanceApart(survey: Survey, connected: LocationSet, buyers: LocationSet): number {
  const { oneLinkAway, far } = survey.at.weights
  return isOneLinkAway(survey, connected, buyers) ? oneLinkAway : far
}

function isOneLinkAway(survey: Survey, connected: LocationSet, buyers: LocationSet): boolean {
  const { at, state } = survey
  const beyond = connectedTo(survey, buyers)
  for (const line of at.rules.linesOf[state.era]) {
    const { touches } = at.rules.lines[line]
    if (state.links[line] === null && (touches & connected) !== 0 && (touches & beyond) !== 0) return true
  }
  return false
}

function buys({ at, state }: Survey, id: number, industry: IndustryId): boolean {
  const merchant = state.merchants[id]
  return merchant !== null && (at.rules.merchantTiles[merchant.tile].buys & (1 << industry)) !== 0
}

/** At most one barrel of a buyer (B-BEER-06), then connected beer of others, then own; all of it or none. */
function promiseBeer(survey: Survey, connected: LocationSet, { industry, beer }: TileKind): boolean {
  const { at, state, othersBeer, promised } = survey
  const known = promised.length
  let missing = beer
  for (let id = 0; id < state.merchants.length && missing === beer && missing > 0; id++) {
    if (!state.merchants[id]?.barrel || !buys(survey, id, industry)) continue
    if (!includes(connected, at.rules.merchantSpaces[id].location) || promised.includes(-1 - id)) continue
    promised.push(-1 - id)
    missing--
  }
  for (let i = 0; i < othersBeer.length && missing > 0; i++) {
    const slot = othersBeer[i]
    if (promised.includes(slot) || !isAt(survey, slot, connected)) continue
    promised.push(slot)
    missing--
  }
  if (missing > survey.ownBeer) {
    promised.length = known
    return false
  }
  survey.ownBeer -= missing
  return true
}
