// Build: place the lowest tile of an industry. "Build Action", "Farm Breweries", "Building If You Have No Tiles".

import { buyingPrice, room, sellingPrice } from '../board/market.ts'
import { connectedTo, neighboursOf } from '../board/network.ts'
import type { Situation } from '../board/situation.ts'
import { brokenBySlot, brokenByTile, nextTile } from '../board/slots.ts'
import { brokenBySources, coalSupply, ironSupply, type SourceRules, waysToTake } from '../board/sources.ts'
import { flip, spend, useUp } from '../board/tiles.ts'
import { rulesOf, type TileKind } from '../editions/ruleset.ts'
import type { Tell } from '../events.ts'
import {
  type CardId,
  type IndustryId,
  includes,
  type LocationSet,
  MARKET,
  type SlotId,
  type Source,
  setOf,
} from '../ids.ts'
import type { BuildMove } from '../move.ts'
import type { Rule } from '../refusals.ts'
import { type State, seatToMove, type Tile } from '../state.ts'
import type { Action } from './action.ts'

export const build: Action<BuildMove> = {
  list(at, moves) {
    const { industries } = at.rules
    for (let industry = 0; industry < industries.length; industry++) {
      const kind = nextTile(at, industry)
      if (kind === null || brokenByTile(at, kind) !== null || kind.cost > at.player.money) continue
      const places = placesOfCards(at, industry)
      if (places === 0) continue
      for (const slot of industries[industry].slots) {
        if (!includes(places, at.rules.slots[slot].location) || brokenBySlot(at, kind, slot) !== null)
          continue
        let supplies: readonly Supplies[] | null = null
        for (const card of at.payments) {
          if (card === null || brokenByCard(at, kind, slot, card) !== null) continue
          supplies ??= affordable(at, kind, slot)
          for (const { coal, iron } of supplies)
            moves.push({ type: 'build', industry, slot, coal, iron, card })
        }
      }
    }
  },

  broken(at, { industry, slot, coal, iron, card }) {
    const kind = nextTile(at, industry)
    const broken = brokenByTile(at, kind)
    if (kind === null || broken !== null) return broken
    return (
      brokenBySlot(at, kind, slot) ??
      (card === null ? null : brokenByCard(at, kind, slot, card)) ??
      brokenBySources(at.state, coalSupply(at, townOf(at, slot)), kind.coal, coal, COAL_RULES) ??
      brokenBySources(at.state, ironSupply(at), kind.iron, iron, IRON_RULES) ??
      (buildPrice(at, kind, { coal, iron }) > at.player.money ? 'money.short' : null)
    )
  },

  apply(state, { industry, slot, coal, iron }, tell) {
    const rules = rulesOf(state)
    const seat = seatToMove(state)
    const player = state.players[seat]
    const id = rules.industries[industry].stack[player.mat[industry]]
    const kind = rules.kinds[id]

    spend(state, seat, kind.cost)
    useUp(state, seat, 'coal', coal, tell)
    useUp(state, seat, 'iron', iron, tell)

    const replaced = state.slots[slot]
    if (replaced !== null) tell?.({ type: 'overbuild', seat, slot, ...tileFacts(replaced) })
    player.mat[industry]++
    const cubes = kind.cubes[state.era]
    state.slots[slot] = { kind: id, owner: seat, flipped: false, cubes }
    tell?.({ type: 'build', seat, kind: id, slot, cost: kind.cost, cubes })

    if (kind.makes === 'iron' || (kind.makes === 'coal' && reachesMarket(state, slot)))
      sellToMarket(state, slot, kind.makes, tell)
  },
}

export const COAL_RULES: SourceRules = {
  noSource: 'coal.no-source',
  count: 'coal.count',
  empty: 'coal.none-there',
  outOfReach: 'coal.not-connected',
  nearerFirst: 'coal.not-closest',
  marketBarred: 'coal.mine-first',
  marketClosed: 'coal.market-not-connected',
}

export const IRON_RULES: SourceRules = {
  noSource: 'iron.count',
  count: 'iron.count',
  empty: 'iron.none-there',
  outOfReach: 'iron.none-there',
  nearerFirst: 'iron.works-first',
  marketBarred: 'iron.works-first',
  marketClosed: 'iron.works-first',
}

/** B-CARD-01 to 03, B-BUILD-10, B-NOTILE-01. */
function brokenByCard(at: Situation, kind: TileKind, slot: SlotId, id: CardId): Rule | null {
  const card = at.rules.cards[id]
  const { location } = at.rules.slots[slot]
  if ((card.industries & (1 << kind.industry)) === 0) return 'build.card-industry'
  if (card.places !== null) {
    if (includes(card.places, location)) return null
    return at.rules.locations[location].kind === 'farm' ? 'build.farm-card' : 'build.card-location'
  }
  if (includes(at.network, location)) return null
  if (at.hasPieces) return 'build.network'
  return at.state.slots[slot] === null ? null : 'build.no-tiles-overbuild'
}

/** Everywhere that some card in hand could let this industry be built, overbuilding aside. */
function placesOfCards(at: Situation, industry: IndustryId): LocationSet {
  const byNetwork = at.hasPieces ? at.network : ANYWHERE
  let places = 0
  for (const id of at.payments) {
    if (id === null) continue
    const card = at.rules.cards[id]
    if ((card.industries & (1 << industry)) !== 0) places |= card.places ?? byNetwork
  }
  return places
}

const ANYWHERE: LocationSet = -1

interface Supplies {
  readonly coal: readonly Source[]
  readonly iron: readonly Source[]
}

/** Every choice of coal and iron that the player can pay together with the tile (B-BUILD-04). */
function affordable(at: Situation, kind: TileKind, slot: SlotId): readonly Supplies[] {
  if (kind.coal === 0 && kind.iron === 0) return NOTHING_NEEDED
  const coals = kind.coal === 0 ? NO_GOODS : waysToTake(at.state, coalSupply(at, townOf(at, slot)), kind.coal)
  if (coals.length === 0) return NO_SUPPLIES
  const irons = kind.iron === 0 ? NO_GOODS : waysToTake(at.state, ironSupply(at), kind.iron)
  const supplies: Supplies[] = []
  for (const coal of coals)
    for (const iron of irons)
      if (buildPrice(at, kind, { coal, iron }) <= at.player.money) supplies.push({ coal, iron })
  return supplies
}

const NO_GOODS: readonly (readonly Source[])[] = [[]]
const NO_SUPPLIES: readonly Supplies[] = []
const NOTHING_NEEDED: readonly Supplies[] = [{ coal: [], iron: [] }]

export function buildPrice(at: Situation, kind: TileKind, { coal, iron }: Supplies): number {
  return kind.cost + goodsPrice(at, 'coal', coal) + goodsPrice(at, 'iron', iron)
}

/** Money for the cubes bought from a market; everything else is free. */
export function goodsPrice(at: Situation, goods: 'coal' | 'iron', sources: readonly Source[]): number {
  let bought = 0
  for (const source of sources) if (source === MARKET) bought++
  return bought === 0 ? 0 : buyingPrice(at.rules.edition.markets[goods], at.state[goods], bought)
}

const townOf = (at: Situation, slot: SlotId): number => setOf(at.rules.slots[slot].location)

const tileFacts = ({ kind, owner, cubes }: Tile): Pick<Tile, 'kind' | 'owner' | 'cubes'> => ({
  kind,
  owner,
  cubes,
})

/** Any merchant place will do, with a tile or without (B-MKT-01). */
function reachesMarket(state: State, slot: SlotId): boolean {
  const rules = rulesOf(state)
  const reached = connectedTo(neighboursOf(rules, state), setOf(rules.slots[slot].location))
  return (reached & rules.tradePoints) !== 0
}

/** As many cubes as there is room for, dearest space first; the last cube flips the tile (B-MKT-01 to 04). */
function sellToMarket(state: State, slot: SlotId, goods: 'coal' | 'iron', tell: Tell): void {
  const market = rulesOf(state).edition.markets[goods]
  const tile = state.slots[slot] as Tile
  const sold = Math.min(tile.cubes, room(market, state[goods]))
  for (let i = 0; i < sold; i++) {
    const price = sellingPrice(market, state[goods])
    state[goods]++
    state.players[tile.owner].money += price
    tell?.({ type: 'market-sale', seat: tile.owner, goods, slot, price })
  }
  if (sold === tile.cubes) flip(state, slot, tell)
  else if (sold > 0) state.slots[slot] = { ...tile, cubes: tile.cubes - sold }
}
