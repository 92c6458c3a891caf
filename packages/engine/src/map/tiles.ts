// What happens to tiles and markers: flipping, using up cubes, paying. "Flipping Industry Tiles", "Spending Money".

import { rulesOf } from '../editions/ruleset.ts'
import type { Tell } from '../events.ts'
import {
  type Barrel,
  type Goods,
  isBarrel,
  isSlot,
  MARKET,
  merchantOfBarrel,
  type Seat,
  type SlotId,
  type Source,
} from '../ids.ts'
import { advanceIncome } from '../income.ts'
import type { State, Tile } from '../state.ts'
import { priceOf } from './market.ts'

/** Turns a tile over; its owner's income advances at once, whoever's turn it is (B-FLIP-02, B-INC-05). */
export function flip(state: State, slot: SlotId, tell: Tell): void {
  const tile = state.slots[slot] as Tile
  const { income } = rulesOf(state).kinds[tile.kind]
  state.slots[slot] = { kind: tile.kind, owner: tile.owner, flipped: true, cubes: 0 }
  tell?.({ type: 'flip', slot, kind: tile.kind, owner: tile.owner, income })
  advanceIncome(state, tile.owner, income, tell)
}

/** Takes one cube or barrel off a tile; the last one flips it (B-FLIP-01). */
function takeFromTile(state: State, slot: SlotId, tell: Tell): void {
  const { kind, owner, cubes } = state.slots[slot] as Tile
  if (cubes > 1) state.slots[slot] = { kind, owner, flipped: false, cubes: cubes - 1 }
  else flip(state, slot, tell)
}

/** Money paid for an action lies on the character tile until the round ends (B-TURN-06, B-ORDER-03). */
export function spend(state: State, seat: Seat, amount: number): void {
  const player = state.players[seat]
  player.money -= amount
  player.spent += amount
}

/** Uses up one of the goods from each source: free from tiles and merchants, at its price from the market. */
export function useUp(state: State, seat: Seat, goods: Goods, sources: readonly Source[], tell: Tell): void {
  for (const from of sources) {
    let cost = 0
    if (from === MARKET && goods !== 'beer') {
      cost = priceOf(rulesOf(state).edition.markets[goods], state[goods])
      if (state[goods] > 0) state[goods]--
      spend(state, seat, cost)
    }
    tell?.({ type: 'use', seat, goods, from, cost })
    if (isSlot(from)) takeFromTile(state, from, tell)
    else if (isBarrel(from)) takeBarrel(state, from)
  }
}

function takeBarrel(state: State, barrel: Barrel): void {
  const merchant = state.merchants[merchantOfBarrel(barrel)]
  if (merchant) state.merchants[merchantOfBarrel(barrel)] = { tile: merchant.tile, barrel: false }
}
