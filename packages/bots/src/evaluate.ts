// What a position is worth to a seat, in victory points at the end of the game.

import { allowedIn, type State, setOf } from '@ironbridge/engine'
import { type Flips, flipsOf } from './flips.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

/** `actionsNow` are those left in the present turn. */
export function evaluate(at: Outlook, state: State, actionsNow: number): number {
  const actions = actionsNow + at.turnsLeft * at.rules.edition.actionsPerTurn.later
  const flips = flipsOf(at, state, actions)
  const icons = iconsOf(at, state, flips)
  const player = state.players[at.seat]
  let value = player.vp
  for (let seat = 0; seat < state.players.length; seat++)
    if (seat !== at.seat) value -= weights.opponent * state.players[seat].vp

  for (let line = 0; line < state.links.length; line++) {
    const owner = state.links[line]
    if (owner === null) continue
    let vp = 0
    for (const end of at.rules.lines[line].ends) vp += icons[end]
    value += owner === at.seat ? vp : -weights.opponent * vp
  }
  value += tilesWorth(at, state, flips)
  value += at.levels[player.incomeSpace] * at.incomeWorth
  value += moneyWorth(at, state, actions)
  value += matWorth(at, state, actions)
  const beer = state.era === 'canal' ? weights.spareBeerCanal : weights.spareBeerRail
  value += beer * Math.min(flips.spareBeer, actions / 2)
  return value + weights.reach * reachOf(at, state) * Math.min(1, actions / 6)
}

/** Link icons to be expected at each location when the era is scored (B-SCORE-01). */
function iconsOf(at: Outlook, state: State, { chance }: Flips): number[] {
  const { locations, slots, kinds } = at.rules
  const icons = locations.map((location) => location.icons)
  const empty = weights.iconPerEmptySlot * at.turnsLeft
  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    icons[slots[slot].location] += tile === null ? Math.min(0.6, empty) : chance[slot] * kinds[tile.kind].icons
  }
  return icons
}

/** Level 2 and above scores in both eras (B-END-02). */
function tilesWorth(at: Outlook, state: State, { chance }: Flips): number {
  let value = 0
  const space = state.players[at.seat].incomeSpace
  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    if (tile === null) continue
    const kind = at.rules.kinds[tile.kind]
    const stays = !at.isLastEra && kind.level > 1
    const flips = chance[slot]
    const later = stays && !tile.flipped ? (1 - flips) * weights.carried : 0
    const vp = kind.vp * (stays ? flips * 2 + later : flips)
    if (tile.owner !== at.seat) {
      value -= weights.opponent * vp
      continue
    }
    value += vp
    if (tile.flipped) continue
    const levels = at.levels[Math.min(space + kind.income, at.levels.length - 1)] - at.levels[space]
    value += (flips * weights.delayed + later * 0.4) * levels * at.incomeWorth
  }
  return value
}

/** Money counts for what it can still buy, the first pounds most: without them a turn is lost. */
function moneyWorth(at: Outlook, state: State, actions: number): number {
  const player = state.players[at.seat]
  const actionsToCome = actions + at.turnsBeyond * 2
  if (actionsToCome === 0) return 0
  const income = at.turnsLeft + at.turnsBeyond > 0 ? Math.floor(at.levels[player.incomeSpace]) : 0
  const money = player.money + income
  const turn = state.era === 'canal' ? weights.turnMoneyCanal : weights.turnMoneyRail
  const now = turn * Math.min(1, actionsToCome / 2)
  const next = turn * Math.min(1.5, Math.max(0, actionsToCome / 2 - 1))
  const most = Math.max(0, (turn * actionsToCome) / 2 - now - next)
  const first = Math.min(Math.max(0, money), now)
  const second = Math.min(Math.max(0, money - now), next)
  const spare = Math.min(Math.max(0, money - now - next), most)
  const debt = Math.max(0, -money) * weights.debt + Math.max(0, -income) * weights.belowZero
  return first * weights.firstPound + second * weights.nextPound + spare * weights.sparePound - debt
}

/** Tiles next in line on the mat; those that may no longer be built stand in the way (B-BUILD-08). */
function matWorth(at: Outlook, state: State, actions: number): number {
  const { mat } = state.players[at.seat]
  let value = 0
  for (let industry = 0; industry < mat.length; industry++) {
    const { stack } = at.rules.industries[industry]
    let factor = 1
    for (let next = mat[industry]; next < Math.min(stack.length, mat[industry] + 4); next++) {
      const worth = at.worth[stack[next]]
      const isBlocking = at.isLastEra && !allowedIn(at.rules.kinds[stack[next]].eras, state.era)
      if (!isBlocking && worth > 0) value += factor * worth
      factor *= weights.matBehind
    }
  }
  return value * weights.mat * Math.min(1, (actions + at.turnsBeyond * 2) / 10)
}

/** Free slots in the own network. */
function reachOf(at: Outlook, state: State): number {
  let network = 0
  for (let slot = 0; slot < state.slots.length; slot++)
    if (state.slots[slot]?.owner === at.seat) network |= setOf(at.rules.slots[slot].location)
  for (let line = 0; line < state.links.length; line++)
    if (state.links[line] === at.seat) network |= at.rules.lines[line].touches
  let free = 0
  for (let slot = 0; slot < state.slots.length; slot++)
    if (state.slots[slot] === null && (network & setOf(at.rules.slots[slot].location)) !== 0) free++
  return free
}
