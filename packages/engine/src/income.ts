// Income: levels and spaces, collecting at the end of a round, and raising money in a shortfall.
// "Take Income", "Increasing Your Income". Flips move the marker by spaces, loans by levels.

import { type Ruleset, rulesOf } from './editions/ruleset.ts'
import type { Tell } from './events.ts'
import { firstOf, type Seat, type SlotId } from './ids.ts'
import type { State, Tile } from './state.ts'

export const LOWEST_LEVEL = -10

export const incomeLevel = (rules: Ruleset, space: number): number => rules.edition.incomeTrack[space]

/** The highest space of a level, where a loan puts the marker (B-LOAN-01). */
export const highestSpace = (rules: Ruleset, level: number): number =>
  rules.edition.incomeTrack.lastIndexOf(level)

/** The marker never passes the last space (B-INC-06). */
export function advanceIncome(state: State, seat: Seat, spaces: number, tell: Tell): void {
  const player = state.players[seat]
  const from = player.incomeSpace
  player.incomeSpace = Math.min(from + spaces, rulesOf(state).edition.incomeTrack.length - 1)
  tell?.({ type: 'income-space', seat, from, to: player.incomeSpace })
}

/**
 * Everyone takes income in the new turn order, beginning after `done` of them (B-INC-01, B-SHORT-07).
 * Stops where a player must choose which tiles to give up; answers whether all are served.
 */
export function collectIncome(state: State, done: number, tell: Tell): boolean {
  const rules = rulesOf(state)
  for (const seat of state.turnOrder.slice(done)) {
    const amount = incomeLevel(rules, state.players[seat].incomeSpace)
    tell?.({ type: 'income', seat, amount })
    if (amount >= 0) state.players[seat].money += amount
    else if (!payIncome(state, seat, -amount, tell)) return false
  }
  return true
}

/** Pays negative income as far as no choice is left; false if the player has to choose (B-SHORT-01 to 04). */
export function payIncome(state: State, seat: Seat, owed: number, tell: Tell): boolean {
  const player = state.players[seat]
  while (player.money < owed) {
    const tiles = saleableTiles(state, seat)
    if (tiles.length === 0) break
    state.pending = { type: 'shortfall', seat, owed }
    if (mustChoose(state)) return false
    removeForMoney(state, tiles[0], tell)
  }
  state.pending = null
  player.money -= owed
  if (player.money < 0 && rulesOf(state).edition.unpaidDebt === 'vp') {
    const unpaid = -player.money
    const vpLost = Math.min(unpaid, player.vp)
    player.money = 0
    player.vp -= vpLost
    tell?.({ type: 'debt', seat, unpaid, vpLost })
  }
  return true
}

/** Own tiles that raise something, flipped or not (B-SHORT-03, 06). */
export function saleableTiles(state: State, seat: Seat): SlotId[] {
  const saleable: SlotId[] = []
  for (let slot = firstOf(state.slots); slot < state.slots.length; slot++)
    if (state.slots[slot]?.owner === seat && raisedBy(state, slot) > 0) saleable.push(slot)
  return saleable
}

/** Half the money cost, rounded down for each tile (B-SHORT-01). */
function raisedBy(state: State, slot: SlotId): number {
  return Math.floor(rulesOf(state).kinds[(state.slots[slot] as Tile).kind].cost / 2)
}

/** Is there a tile that the player in debt might keep? If every one has to go, there is nothing to ask. */
export function mustChoose(state: State): boolean {
  if (state.pending?.type !== 'shortfall') return false
  const { seat, owed } = state.pending
  const missing = owed - state.players[seat].money
  const values = saleableTiles(state, seat).map((slot) => raisedBy(state, slot))
  const all = values.reduce((sum, value) => sum + value, 0)
  return missing > 0 && values.some((value) => all - value >= missing)
}

export function removeForMoney(state: State, slot: SlotId, tell: Tell): void {
  const { kind, owner } = state.slots[slot] as Tile
  const raised = raisedBy(state, slot)
  state.players[owner].money += raised
  state.slots[slot] = null
  tell?.({ type: 'shortfall', seat: owner, slot, kind, raised })
}
