// What a position is worth to a seat, in victory points at the end of the game.

import { includes, incomeLevel, type State, type TileKind } from '@ironbridge/engine'
import type { Features } from '../learned/net.ts'
import { featuresOf } from './features.ts'
import { readFlips } from './flips.ts'
import type { Outlook } from './outlook.ts'
import { type Survey, surveyOf } from './survey.ts'
import { OPPONENT } from './utility.ts'

/** `actionsNow` are those left in the present turn. */
export function evaluate(at: Outlook, state: State, actionsNow: number): number {
  at.mind.positions++
  const survey = surveyOf(at, state)
  const terms = termsOf(survey, actionsNow)
  const value = sum(terms)
  return at.correction === null ? value : value + at.correction(featuresOf(survey, actionsNow, terms))
}

/** What the net learns from: the hand-written value, and the position as the net reads it. */
export function reading(
  at: Outlook,
  state: State,
  actionsNow: number,
): { value: number; features: Features } {
  const survey = surveyOf(at, state)
  const terms = termsOf(survey, actionsNow)
  return { value: sum(terms), features: featuresOf(survey, actionsNow, terms) }
}

function termsOf(survey: Survey, actionsNow: number): number[] {
  const { at, state } = survey
  const { later } = at.rules.edition.actionsPerTurn
  const inThisEra = actionsNow + at.turnsLeft * later
  const inAll = inThisEra + at.turnsBeyond * later
  readFlips(survey, inThisEra)
  const tiles = tilesWorth(survey)
  return [
    bankedVp(at, state),
    linksWorth(at, state),
    tiles,
    at.levels[state.players[at.seat].incomeSpace] * at.incomeWorth,
    moneyWorth(at, state, inAll),
    matWorth(at, state, inAll),
    beerWorth(survey, inThisEra),
    reachWorth(survey, inThisEra),
  ]
}

function sum(terms: readonly number[]): number {
  let total = 0
  for (let term = 0; term < terms.length; term++) total += terms[term]
  return total
}

function bankedVp(at: Outlook, state: State): number {
  let value = 0
  for (let seat = 0; seat < state.players.length; seat++)
    value += state.players[seat].vp * (seat === at.seat ? 1 : -OPPONENT)
  return value
}

/** All tiles, in one pass over the slots that counts the icons at each location and the free slots as well. */
function tilesWorth(survey: Survey): number {
  const { at, state, network } = survey
  const { chance, icons, emptyIcons } = at
  const { locations, slots, kinds } = at.rules
  for (let location = 0; location < locations.length; location++) icons[location] = locations[location].icons
  let value = 0
  for (let slot = 0; slot < slots.length; slot++) {
    const tile = state.slots[slot]
    const { location } = slots[slot]
    if (tile === null) {
      icons[location] += emptyIcons
      if (includes(network, location)) survey.free++
      continue
    }
    const kind = kinds[tile.kind]
    icons[location] += chance[slot] * kind.icons
    const scoresAgain = kind.level >= at.scoresAgainFrom
    const flips = chance[slot]
    // Tiles that stay for the next era score in both, and may also flip there (B-END-02).
    const later = scoresAgain && !at.isLastEra ? (1 - flips) * at.weights.carried : 0
    const vp = kind.vp * (scoresAgain ? flips * 2 + later : flips)
    if (tile.owner !== at.seat) value -= OPPONENT * vp
    else {
      value += vp
      if (!tile.flipped) value += incomeToCome(at, state, kind, flips, later)
    }
  }
  return value
}

function incomeToCome(at: Outlook, state: State, { income }: TileKind, flips: number, later: number): number {
  const { levels, weights } = at
  const space = state.players[at.seat].incomeSpace
  const gained = levels[Math.min(space + income, levels.length - 1)] - levels[space]
  return (flips * weights.delayed + later * weights.delayedCarried) * gained * at.incomeWorth
}

/** By the link icons to be expected at each end when the era is scored (B-SCORE-01). */
function linksWorth({ rules, seat, icons }: Outlook, { links }: State): number {
  let value = 0
  for (let line = 0; line < links.length; line++) {
    const owner = links[line]
    if (owner === null) continue
    const { ends } = rules.lines[line]
    let vp = 0
    for (let end = 0; end < ends.length; end++) vp += icons[ends[end]]
    value += owner === seat ? vp : -OPPONENT * vp
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
    Math.max(0, Math.min(money, at.poundsCounted) - first - next - spare) * at.endPound -
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

/** Tiles next in line on the mat. */
function matWorth(at: Outlook, state: State, actions: number): number {
  const { industries } = at.rules
  const { mat } = state.players[at.seat]
  let value = 0
  for (let industry = 0; industry < mat.length; industry++) {
    const { stack } = industries[industry]
    const end = Math.min(stack.length, mat[industry] + TILES_IN_SIGHT)
    let part = 1
    for (let next = mat[industry]; next < end; next++) {
      value += part * at.matWorth[stack[next]]
      part *= at.weights.matBehind
    }
  }
  return value * at.weights.mat * Math.min(1, actions / ACTIONS_FOR_MAT)
}

const TILES_IN_SIGHT = 4
/** With fewer actions to come, only part of those tiles can be built. */
const ACTIONS_FOR_MAT = 10

/** Barrels for goods not yet built, or for a second rail. */
function beerWorth({ at, state, ownBeer }: Survey, actions: number): number {
  const barrel = state.era === 'canal' ? at.weights.spareBeerCanal : at.weights.spareBeerRail
  return barrel * Math.min(ownBeer, actions / ACTIONS_PER_BARREL)
}

const ACTIONS_PER_BARREL = 2

/** Free slots in the own network, where industry cards may build (B-CARD-02). */
const reachWorth = ({ at, free }: Survey, actions: number): number =>
  at.weights.reach * free * Math.min(1, actions / ACTIONS_FOR_REACH)

/** With fewer actions to come, only part of those slots can be filled. */
const ACTIONS_FOR_REACH = 6
