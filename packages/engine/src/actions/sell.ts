// Sell: flip own cotton mills, manufacturers and potteries that a merchant buys. "Sell Action". One tile is one step.

import { rulesOf, type TileKind } from '../editions/ruleset.ts'
import type { Tell } from '../events.ts'
import {
  barrelBeside,
  firstOf,
  type IndustryId,
  includes,
  isBarrel,
  type LocationSet,
  type MerchantId,
  merchantBuying,
  merchantOfBarrel,
  type Seat,
  type SlotId,
  type Source,
  setOf,
} from '../ids.ts'
import { advanceIncome } from '../income.ts'
import { connectedTo } from '../map/network.ts'
import { neighbours, type Situation } from '../map/situation.ts'
import { beerSupply, beerWays, brokenByBrewed } from '../map/sources.ts'
import { canGive } from '../map/supply.ts'
import { flip, useUp } from '../map/tiles.ts'
import type { Move, SellMove } from '../move.ts'
import type { Rule } from '../refusals.ts'
import { type State, seatToMove, stepsTaken, type Tile } from '../state.ts'
import type { Action } from './action.ts'
import { brokenByRemoving, removeFromMat } from './develop.ts'

export const sell: Action<SellMove> = {
  list(at, moves) {
    if (at.tileTowns === 0) return
    for (let slot = firstOf(at.state.slots); slot < at.state.slots.length; slot++)
      if (brokenByTile(at, slot) === null) listSales(at, slot, moves)
  },

  broken(at, { industry, slot, buyer: id, beer, bonus }) {
    const broken = brokenByTile(at, slot)
    if (broken !== null) return broken
    const buyer = merchantBuying(id)
    const kind = kindAt(at, slot)
    if (kind.industry !== industry) return 'sell.other-tile'
    const town = setOf(at.rules.slots[slot].location)
    return (
      brokenByBuyer(at, kind, connectedTo(neighbours(at), town), buyer) ??
      brokenByBeer(at, kind, town, buyer, beer) ??
      brokenByBonus(at, beer.includes(barrelBeside(buyer)) ? bonusChoices(at, buyer) : NO_BONUS, bonus)
    )
  },

  stepsAtMost: () => Number.POSITIVE_INFINITY,

  apply(state, { slot, buyer: id, beer, bonus }, tell) {
    const seat = seatToMove(state)
    const buyer = merchantBuying(id)
    tell?.({ type: 'sell', seat, slot, kind: (state.slots[slot] as Tile).kind, buyer })
    useUp(state, seat, 'beer', beer, tell)
    if (beer.includes(barrelBeside(buyer))) takeBonus(state, seat, buyer, bonus, tell)
    flip(state, slot, tell)
    state.pending = { type: 'sell', steps: stepsTaken(state) + 1 }
  },
}

function listSales(at: Situation, slot: SlotId, moves: Move[]): void {
  const buyers = buyersOf(at, slot)
  if (buyers.length === 0) return
  const { industry, beer: need } = kindAt(at, slot)
  const town = setOf(at.rules.slots[slot].location)

  // Without its barrel one buyer is like another: the first stands for all.
  for (const beer of beerWays(at, town, need))
    for (const card of at.payments)
      moves.push({ type: 'sell', industry, slot, buyer: buyers[0], beer, bonus: null, card })

  if (need === 0) return
  const brewed = beerWays(at, town, need - 1)
  for (const buyer of buyers) {
    if (!at.state.merchants[buyer]?.barrel) continue
    const bonuses = bonusChoices(at, buyer)
    for (const sources of brewed) {
      const beer = [...sources, barrelBeside(buyer)]
      for (const bonus of bonuses)
        for (const card of at.payments) moves.push({ type: 'sell', industry, slot, buyer, beer, bonus, card })
    }
  }
}

const NO_BONUS: readonly (IndustryId | null)[] = [null]

export const kindAt = (at: Situation, slot: SlotId): TileKind =>
  at.rules.kinds[(at.state.slots[slot] as Tile).kind]

/** B-SELL-01: an own unflipped tile of an industry that is sold. */
export function brokenByTile(at: Situation, slot: SlotId): Rule | null {
  const tile = at.state.slots[slot]
  if (tile === null) return 'sell.no-tile'
  if (tile.owner !== at.seat) return 'sell.not-yours'
  if (!at.rules.industries[at.rules.kinds[tile.kind].industry].isSold) return 'sell.industry'
  return tile.flipped ? 'sell.flipped' : null
}

/** Merchants that would buy this tile, in the order of their spaces. */
export function buyersOf(at: Situation, slot: SlotId): MerchantId[] {
  const kind = kindAt(at, slot)
  const connected = connectedTo(neighbours(at), setOf(at.rules.slots[slot].location))
  const buyers: MerchantId[] = []
  if ((connected & at.rules.tradePoints) === 0) return buyers
  for (let merchant = firstOf(at.state.merchants); merchant < at.state.merchants.length; merchant++)
    if (brokenByBuyer(at, kind, connected, merchant) === null) buyers.push(merchant)
  return buyers
}

/** B-SELL-01, 05, 06. */
function brokenByBuyer(at: Situation, kind: TileKind, connected: LocationSet, id: MerchantId): Rule | null {
  const merchant = at.state.merchants[id]
  if (!merchant || at.rules.merchantTiles[merchant.tile].buys === 0) return 'sell.buyer-blank'
  if ((at.rules.merchantTiles[merchant.tile].buys & (1 << kind.industry)) === 0) return 'sell.buyer-goods'
  return includes(connected, at.rules.merchantSpaces[id].location) ? null : 'sell.buyer-not-connected'
}

/** The buyer's own barrel counts as one beer; other merchants' barrels never do (B-BEER-04, 06, 07). */
function brokenByBeer(
  at: Situation,
  kind: TileKind,
  town: LocationSet,
  buyer: MerchantId,
  beer: readonly Source[],
): Rule | null {
  if (beer.length !== kind.beer) {
    const fromBreweries = kind.beer - (at.state.merchants[buyer]?.barrel ? 1 : 0)
    return canGive(at.state, beerSupply(at, town), fromBreweries) ? 'beer.count' : 'beer.no-source'
  }
  const barrels = beer.filter(isBarrel)
  if (barrels.some((barrel) => merchantOfBarrel(barrel) !== buyer)) return 'beer.other-merchant'
  if (barrels.length > 1 || (barrels.length === 1 && !at.state.merchants[buyer]?.barrel))
    return 'beer.barrel-gone'
  const brewed = beer.filter((source) => !isBarrel(source))
  return brokenByBrewed(at, town, brewed.length, brewed)
}

/** What a barrel's bonus leaves to choose: the tiles it may remove from the mat (B-MERCH-03), else nothing. */
export function bonusChoices(at: Situation, buyer: MerchantId): readonly (IndustryId | null)[] {
  if (at.rules.merchantSpaces[buyer].bonus.gives !== 'develop') return NO_BONUS
  const choices: (IndustryId | null)[] = []
  for (let industry = firstOf(at.rules.industries); industry < at.rules.industries.length; industry++)
    if (brokenByRemoving(at, industry) === null) choices.push(industry)
  if (choices.length === 0) return NO_BONUS
  if (at.rules.edition.developBonusOptional) choices.push(null)
  return choices
}

function brokenByBonus(
  at: Situation,
  choices: readonly (IndustryId | null)[],
  bonus: IndustryId | null,
): Rule | null {
  if (choices.includes(bonus)) return null
  if (bonus === null) return 'bonus.must-choose'
  return choices === NO_BONUS ? 'bonus.none' : brokenByRemoving(at, bonus)
}

/** B-MERCH-01, 02: once for each barrel, at once. */
function takeBonus(
  state: State,
  seat: Seat,
  merchant: MerchantId,
  choice: IndustryId | null,
  tell: Tell,
): void {
  const { gives, amount } = rulesOf(state).merchantSpaces[merchant].bonus
  tell?.({ type: 'bonus', seat, merchant, gives, amount })
  if (gives === 'money') state.players[seat].money += amount
  else if (gives === 'vp') state.players[seat].vp += amount
  else if (gives === 'income') advanceIncome(state, seat, amount, tell)
  else if (choice !== null) removeFromMat(state, seat, choice, tell)
}
