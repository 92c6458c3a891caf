// Build: place the lowest tile of an industry. "Build Action", "Farm Breweries", "Building If You Have No Tiles".

import { rulesOf, type TileKind } from '../editions/ruleset.ts'
import type { Tell } from '../events.ts'
import { firstOf, type IndustryId, includes, type LocationSet, type SlotId, setOf } from '../ids.ts'
import { room, sellingPrice } from '../map/market.ts'
import { connectedTo } from '../map/network.ts'
import { neighbours, type Situation, situation } from '../map/situation.ts'
import { brokenBySlot, brokenByTile, nextTile } from '../map/slots.ts'
import { brokenByCoal, brokenByIron, canPay, coalWays, goodsPrice, ironWays } from '../map/sources.ts'
import type { Handful } from '../map/supply.ts'
import { flip, spend, useUp } from '../map/tiles.ts'
import type { BuildMove, Payment } from '../move.ts'
import type { Rule } from '../refusals.ts'
import { type State, seatToMove, type Tile } from '../state.ts'
import type { Action } from './action.ts'

export const build: Action<BuildMove> = {
  list(at, moves) {
    const { industries } = at.rules
    for (let industry = firstOf(industries); industry < industries.length; industry++) {
      const kind = nextTile(at, industry)
      if (kind === null || brokenByTile(at, kind) !== null || !canPay(at, kind.cost)) continue
      const places = placesByPayment(at, industry)
      const anyPlace = places.reduce((all, some) => all | some, 0)
      if (anyPlace === 0) continue
      const irons = ironWays(at, kind.iron)
      for (const slot of industries[industry].slots) {
        const { location } = at.rules.slots[slot]
        if (!includes(anyPlace, location) || brokenBySlot(at, kind, slot) !== null) continue
        const supplies = affordable(at, kind, slot, irons)
        for (let i = 0; i < at.payments.length; i++) {
          const card = at.payments[i]
          if (!includes(places[i], location)) continue
          if (!at.hasPieces && brokenByCard(at, kind, slot, card) !== null) continue
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
      brokenByCard(at, kind, slot, card) ??
      brokenByCoal(at, townOf(at, slot), kind.coal, coal) ??
      brokenByIron(at, kind.iron, iron) ??
      (canPay(at, buildPrice(at, kind, { coal, iron })) ? null : 'money.short')
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
    if (replaced !== null) {
      const { kind: gone, owner, cubes: lost } = replaced
      tell?.({ type: 'overbuild', seat, slot, kind: gone, owner, cubes: lost })
    }
    player.mat[industry]++
    const cubes = kind.cubes[state.era]
    state.slots[slot] = { kind: id, owner: seat, flipped: false, cubes }
    tell?.({ type: 'build', seat, kind: id, slot, cost: kind.cost, cubes })

    state.pending = null
    if (kind.flipsWhenBuilt) flip(state, slot, tell)
    if (kind.makes === 'iron' || (kind.makes === 'coal' && reachesMarket(state, slot)))
      sellToMarket(state, slot, kind.makes, tell)
  },
}

/** B-CARD-01 to 03, B-BUILD-10, B-NOTILE-01. Without a card, two were paid to build in any town (L-DBL-01). */
export function brokenByCard(at: Situation, kind: TileKind, slot: SlotId, id: Payment): Rule | null {
  if (id === null) return null
  const card = at.rules.cards[id]
  const { location } = at.rules.slots[slot]
  if ((card.industries & (1 << kind.industry)) === 0) return 'build.card-industry'
  if (card.places !== null) {
    if (includes(card.places, location)) return null
    return at.rules.locations[location].kind === 'farm' ? 'build.farm-card' : 'build.card-location'
  }
  if (includes(cardNetwork(at), location)) return null
  if (at.hasPieces) return 'build.network'
  const isOpen = at.rules.edition.firstTileOverbuilds || at.state.slots[slot] === null
  return isOpen ? null : 'build.no-tiles-overbuild'
}

/** The network as industry cards see it: virtual links count here and nowhere else (L-VIRT-01, C-VIRT-01). */
function cardNetwork({ network, rules }: Situation): LocationSet {
  let places = network
  for (const [from, to] of rules.virtualLinks) if ((network & from) !== 0) places |= to
  return places
}

/** Where each payment lets this industry be built; a first tile over another's is left to `brokenByCard`. */
function placesByPayment(at: Situation, industry: IndustryId): LocationSet[] {
  const byNetwork = at.hasPieces ? cardNetwork(at) : ANYWHERE
  return at.payments.map((id) => {
    if (id === null) return ANYWHERE
    const { industries, places } = at.rules.cards[id]
    return (industries & (1 << industry)) === 0 ? 0 : (places ?? byNetwork)
  })
}

const ANYWHERE: LocationSet = -1

interface Supplies {
  readonly coal: Handful
  readonly iron: Handful
}

/** Every choice of coal and iron that the player can pay together with the tile (B-BUILD-04). */
function affordable(
  at: Situation,
  kind: TileKind,
  slot: SlotId,
  irons: readonly Handful[],
): readonly Supplies[] {
  if (kind.coal === 0 && kind.iron === 0) return NOTHING_NEEDED
  const supplies: Supplies[] = []
  for (const coal of coalWays(at, townOf(at, slot), kind.coal))
    for (const iron of irons)
      if (canPay(at, buildPrice(at, kind, { coal, iron }))) supplies.push({ coal, iron })
  return supplies
}

const NOTHING_NEEDED: readonly Supplies[] = [{ coal: [], iron: [] }]

export function buildPrice(at: Situation, kind: TileKind, { coal, iron }: Supplies): number {
  return kind.cost + goodsPrice(at, 'coal', coal) + goodsPrice(at, 'iron', iron)
}

const townOf = (at: Situation, slot: SlotId): number => setOf(at.rules.slots[slot].location)

/** Any merchant place will do, with a tile or without; so will any port (B-MKT-01, L-MKT-01). */
function reachesMarket(state: State, slot: SlotId): boolean {
  const at = situation(state)
  return (connectedTo(neighbours(at), townOf(at, slot)) & at.tradePoints) !== 0
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
