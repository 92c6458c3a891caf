// Sell cotton: flip own mills by way of a port or the distant market. Lancashire and 2007, "Sell". One mill is one step.

import { rulesOf } from '../editions/ruleset.ts'
import type { Tell } from '../events.ts'
import { type BuyerId, firstOf, includes, type LocationSet, type Seat, type SlotId, setOf } from '../ids.ts'
import { advanceIncome } from '../income.ts'
import { connectedTo } from '../map/network.ts'
import { neighbours, type Situation } from '../map/situation.ts'
import { flip } from '../map/tiles.ts'
import type { SellMove } from '../move.ts'
import type { Rule } from '../refusals.ts'
import { type DistantMarket, type State, seatToMove, stepsTaken, type Tile, UNKNOWN_STEPS } from '../state.ts'
import type { Action } from './action.ts'
import { brokenByTile, kindAt } from './sell.ts'

export const sellCotton: Action<SellMove> = {
  list(at, moves) {
    if (at.tileTowns === 0) return
    for (let slot = firstOf(at.state.slots); slot < at.state.slots.length; slot++) {
      if (brokenByTile(at, slot) !== null) continue
      const { industry } = kindAt(at, slot)
      for (const buyer of cottonBuyers(at, slot))
        for (const card of at.payments)
          moves.push({ type: 'sell', industry, slot, buyer, beer: NO_BEER, bonus: null, card })
    }
  },

  broken(at, { industry, slot, buyer, beer, bonus }) {
    const broken = brokenByTile(at, slot)
    if (broken !== null) return broken
    if (kindAt(at, slot).industry !== industry) return 'sell.other-tile'
    if (beer.length > 0) return 'beer.count'
    if (bonus !== null) return 'bonus.none'
    return brokenByBuyer(at, connectedFrom(at, slot), buyer)
  },

  stepsAtMost: () => Number.POSITIVE_INFINITY,

  apply(state, { slot, buyer }, tell) {
    const seat = seatToMove(state)
    const port = rulesOf(state).buyers[buyer].slot
    tell?.({ type: 'sell', seat, slot, kind: (state.slots[slot] as Tile).kind, buyer })
    state.pending = { type: 'sell', steps: stepsTaken(state) + 1 }
    if (port !== null) flip(state, port, tell)
    else if (!turnDemand(state, seat, tell)) {
      // The whole action ends at once; earlier sales of it stand (L-SELL-04).
      state.pending = null
      return
    }
    flip(state, slot, tell)
  },
}

const NO_BEER: readonly never[] = []

/** Ports and the distant market that would take this mill now, in their order. */
export function cottonBuyers(at: Situation, slot: SlotId): BuyerId[] {
  const connected = connectedFrom(at, slot)
  const buyers: BuyerId[] = []
  if ((connected & at.tradePoints) === 0) return buyers
  for (let buyer = firstOf(at.rules.buyers); buyer < at.rules.buyers.length; buyer++)
    if (brokenByBuyer(at, connected, buyer) === null) buyers.push(buyer)
  return buyers
}

const connectedFrom = (at: Situation, slot: SlotId): LocationSet =>
  connectedTo(neighbours(at), setOf(at.rules.slots[slot].location))

/** L-SELL-02, 03, 05, 06. */
function brokenByBuyer(at: Situation, connected: LocationSet, buyer: BuyerId): Rule | null {
  const { slot } = at.rules.buyers[buyer]
  if (slot === null) {
    if (isClosed(at)) return 'sell.market-closed'
    return (connected & at.tradePoints) === 0 ? 'sell.market-not-connected' : null
  }
  const tile = at.state.slots[slot]
  if (tile === null || !at.rules.kinds[tile.kind].isTradePoint) return 'sell.no-port'
  if (tile.flipped) return 'sell.port-flipped'
  return includes(connected, at.rules.slots[slot].location) ? null : 'sell.buyer-not-connected'
}

function isClosed({ state, rules }: Situation): boolean {
  const track = rules.edition.distantMarket
  const market = state.distantMarket
  return !track || !market || market.space >= track.bonuses.length || market.tiles.length === 0
}

/** Turns up a tile and moves the marker; false if that closes the market and the mill stays unsold (L-SELL-03, 04). */
function turnDemand(state: State, seat: Seat, tell: Tell): boolean {
  const bonuses = rulesOf(state).edition.distantMarket?.bonuses ?? []
  const { space, tiles, used } = state.distantMarket as DistantMarket
  const steps = tiles.at(-1) ?? UNKNOWN_STEPS
  if (steps === UNKNOWN_STEPS)
    throw new Error('A view does not know the next tile of the distant market: determinize it.')
  const reached = Math.min(space + steps, bonuses.length)
  state.distantMarket = { space: reached, tiles: tiles.slice(0, -1), used: [...used, steps] }
  const bonus = bonuses.at(reached) ?? null
  tell?.({ type: 'demand', seat, steps, space: reached, bonus })
  if (bonus === null) return false
  advanceIncome(state, seat, bonus, tell)
  return true
}
