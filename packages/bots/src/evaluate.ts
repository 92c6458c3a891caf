// What a position is worth to a seat, in victory points at the end of the game.

import { allowedIn, includes, incomeLevel, type State, setOf } from '@ironbridge/engine'
import { type Flips, flipsOf } from './flips.ts'
import type { Outlook } from './outlook.ts'

/** `actionsNow` are those left in the present turn. */
export function evaluate(at: Outlook, state: State, actionsNow: number): number {
  const { later } = at.rules.edition.actionsPerTurn
  const inThisEra = actionsNow + at.turnsLeft * later
  const inAll = inThisEra + at.turnsBeyond * later
  const flips = flipsOf(at, state, inThisEra)
  return (
    bankedVp(at, state) +
    linksWorth(at, state, flips) +
    tilesWorth(at, state, flips) +
    at.levels[state.players[at.seat].incomeSpace] * at.incomeWorth +
    moneyWorth(at, state, inAll) +
    matWorth(at, state, inAll) +
    beerWorth(at, state, flips, inThisEra) +
    reachWorth(at, state, inThisEra)
  )
}

function bankedVp(at: Outlook, state: State): number {
  let value = 0
  for (let seat = 0; seat < state.players.length; seat++)
    value += state.players[seat].vp * (seat === at.seat ? 1 : -at.weights.opponent)
  return value
}

function linksWorth(at: Outlook, state: State, flips: Flips): number {
  const icons = iconsOf(at, state, flips)
  let value = 0
  for (let line = 0; line < state.links.length; line++) {
    const owner = state.links[line]
    if (owner === null) continue
    let vp = 0
    for (const end of at.rules.lines[line].ends) vp += icons[end]
    value += owner === at.seat ? vp : -at.weights.opponent * vp
  }
  return value
}

/** Link icons to be expected at each location when the era is scored (B-SCORE-01). */
function iconsOf(at: Outlook, state: State, { chance }: Flips): number[] {
  const { locations, slots, kinds } = at.rules
  const icons = locations.map((location) => location.icons)
  const empty = Math.min(at.weights.emptySlotMost, at.weights.emptySlot * at.turnsLeft)
  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    icons[slots[slot].location] += tile === null ? empty : chance[slot] * kinds[tile.kind].icons
  }
  return icons
}

/** Tiles that stay for the next era score in both, and may also flip there (B-END-02). */
function tilesWorth(at: Outlook, state: State, { chance }: Flips): number {
  let value = 0
  const space = state.players[at.seat].incomeSpace
  for (let slot = 0; slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    if (tile === null) continue
    const kind = at.rules.kinds[tile.kind]
    const scoresAgain = kind.level >= at.scoresAgainFrom
    const flips = chance[slot]
    const later = scoresAgain && !at.isLastEra ? (1 - flips) * at.weights.carried : 0
    const vp = kind.vp * (scoresAgain ? flips * 2 + later : flips)
    if (tile.owner !== at.seat) {
      value -= at.weights.opponent * vp
      continue
    }
    value += vp
    if (tile.flipped) continue
    const levels = at.levels[Math.min(space + kind.income, at.levels.length - 1)] - at.levels[space]
    value += (flips * at.weights.delayed + later * at.weights.delayedCarried) * levels * at.incomeWorth
  }
  return value
}

/** Money counts for what it can still buy, the first pounds most: without them a turn is lost. */
function moneyWorth(at: Outlook, state: State, actions: number): number {
  if (actions === 0) return finalMoneyWorth(at, state)
  const player = state.players[at.seat]
  const turns = actions / at.rules.edition.actionsPerTurn.later
  const isPaid = at.turnsLeft + at.turnsBeyond > 0
  const income = isPaid ? incomeLevel(at.rules, player.incomeSpace) : 0
  const turnMoney = state.era === 'canal' ? at.weights.turnMoneyCanal : at.weights.turnMoneyRail

  const first = turnMoney * Math.min(1, turns)
  const next = turnMoney * Math.min(at.turnsPlanned, Math.max(0, turns - 1))
  const spare = turnMoney * Math.max(0, turns - 1 - at.turnsPlanned)
  const money = player.money + income
  return (
    between(money, 0, first) * at.weights.firstPound +
    between(money, first, next) * at.weights.nextPound +
    between(money, first + next, spare) * Math.max(at.weights.sparePound, at.endPound) +
    Math.max(0, money - first - next - spare) * at.endPound -
    Math.max(0, -money) * at.weights.debt -
    Math.max(0, -income) * at.weights.belowZero
  )
}

/** Money left over at the end of the game (L-SCORE-02, B-INTRO-01). */
function finalMoneyWorth(at: Outlook, state: State): number {
  const { finalScoring } = at.rules.edition
  if (finalScoring === null) return 0
  const { moneyPerVp, moneyVpAtMost } = finalScoring
  return Math.min(state.players[at.seat].money / moneyPerVp, moneyVpAtMost ?? Number.POSITIVE_INFINITY)
}

/** How much of the money lies above `from`, up to `width`. */
const between = (money: number, from: number, width: number): number =>
  Math.min(Math.max(0, money - from), width)

/** Tiles next in line on the mat; those that may no longer be built only stand in the way (B-BUILD-08). */
function matWorth(at: Outlook, state: State, actions: number): number {
  const { mat } = state.players[at.seat]
  let value = 0
  for (let industry = 0; industry < mat.length; industry++) {
    const { stack } = at.rules.industries[industry]
    const end = Math.min(stack.length, mat[industry] + TILES_IN_SIGHT)
    let part = 1
    for (let next = mat[industry]; next < end; next++) {
      const isBarred = at.isLastEra && !allowedIn(at.rules.kinds[stack[next]].eras, state.era)
      if (!isBarred) value += part * Math.max(0, at.worth[stack[next]])
      part *= at.weights.matBehind
    }
  }
  return value * at.weights.mat * Math.min(1, actions / ACTIONS_FOR_MAT)
}

const TILES_IN_SIGHT = 4
/** With fewer actions to come, only part of those tiles can be built. */
const ACTIONS_FOR_MAT = 10

/** Barrels for goods not yet built, or for a second rail. */
function beerWorth(at: Outlook, state: State, { spareBeer }: Flips, actions: number): number {
  const barrel = state.era === 'canal' ? at.weights.spareBeerCanal : at.weights.spareBeerRail
  return barrel * Math.min(spareBeer, actions / ACTIONS_PER_BARREL)
}

const ACTIONS_PER_BARREL = 2

/** Free slots in the own network, where industry cards may build (B-CARD-02). */
function reachWorth(at: Outlook, state: State, actions: number): number {
  let network = 0
  for (let slot = 0; slot < state.slots.length; slot++)
    if (state.slots[slot]?.owner === at.seat) network |= setOf(at.rules.slots[slot].location)
  for (let line = 0; line < state.links.length; line++)
    if (state.links[line] === at.seat) network |= at.rules.lines[line].touches
  let free = 0
  for (let slot = 0; slot < state.slots.length; slot++)
    if (state.slots[slot] === null && includes(network, at.rules.slots[slot].location)) free++
  return at.weights.reach * free * Math.min(1, actions / ACTIONS_FOR_REACH)
}

/** With fewer actions to come, only part of those slots can be filled. */
const ACTIONS_FOR_REACH = 6
