// Builder: random, but leaning to sell, build and link, so that its games reach full boards and rare rules.

import {
  allowedIn,
  type Dice,
  type IndustryId,
  incomeLevel,
  isBarrel,
  type Move,
  type MoveType,
  rulesOf,
  type State,
  seatToMove,
  type TileKind,
} from '@ironbridge/engine'
import type { Bot } from './bot.ts'

/** How likely each type of move is among those offered. None is zero: every corner of the rules must be reached. */
const LEANING: Readonly<Record<MoveType, number>> = {
  sell: 600,
  build: 240,
  network: 120,
  develop: 20,
  loan: 4,
  scout: 10,
  anywhere: 12,
  pass: 1,
  end: 20,
  shortfall: 1,
}

/** With less money and no worse income, a loan keeps the building going. */
const SHORT_OF_MONEY = 14
const LOWEST_LEVEL_FOR_LOAN = -3
const LOAN_WHEN_SHORT = 300

/** Tiles that flip when built lie deep in their stack: they are dug out. */
const DEVELOP_TO_DIG = 90

/** Within a type, moves that lead on or are rare in random lists are leaned to. */
const PLAIN = 4
const OVERBUILDS_OTHER = 200
const OVERBUILDS_OWN = 8
const FEEDS_OTHERS = 12
const REACHES_MERCHANT = 20
const TAKES_BARREL = 12
const DIGS = 60
const FLIPS_AT_ONCE = 60

export const builder: Bot = {
  id: 'builder',
  title: 'Builder',
  choose(state, legal, dice) {
    const types: MoveType[] = []
    for (const { type } of legal) if (!types.includes(type)) types.push(type)
    const type = leanTo(types, dice, (other) => leaningTo(state, other))
    const moves = legal.filter((move) => move.type === type)
    return leanTo(moves, dice, (move) => attraction(state, move))
  },
}

/** One of them, each as likely as its share of the whole. */
function leanTo<T>(choices: readonly T[], dice: Dice, share: (choice: T) => number): T {
  const shares = choices.map(share)
  let left = dice.below(shares.reduce((sum, one) => sum + one, 0))
  const chosen = shares.findIndex((one) => {
    left -= one
    return left < 0
  })
  return choices[chosen]
}

function leaningTo(state: State, type: MoveType): number {
  if (type === 'develop' && rulesOf(state).industries.some((_, industry) => isDug(state, industry)))
    return DEVELOP_TO_DIG
  if (type !== 'loan') return LEANING[type]
  const { money, incomeSpace } = state.players[seatToMove(state)]
  const isWise = money < SHORT_OF_MONEY && incomeLevel(rulesOf(state), incomeSpace) >= LOWEST_LEVEL_FOR_LOAN
  return isWise ? LOAN_WHEN_SHORT : LEANING.loan
}

function attraction(state: State, move: Move): number {
  const rules = rulesOf(state)
  if (move.type === 'network')
    return (rules.lines[move.line].touches & rules.tradePoints) === 0 ? PLAIN : REACHES_MERCHANT
  if (move.type === 'sell') return move.beer.some(isBarrel) ? TAKES_BARREL : PLAIN
  if (move.type === 'develop') return isDug(state, move.industry) ? DIGS : PLAIN
  if (move.type !== 'build') return PLAIN
  if (nextKind(state, move.industry)?.flipsWhenBuilt) return FLIPS_AT_ONCE
  const replaced = state.slots[move.slot]
  if (replaced !== null) return replaced.owner === seatToMove(state) ? OVERBUILDS_OWN : OVERBUILDS_OTHER
  return rules.industries[move.industry].makes === null ? PLAIN : FEEDS_OTHERS
}

/** Does the stack begin with a tile that may not be built now, of a kind that would flip at once? */
function isDug(state: State, industry: IndustryId): boolean {
  const kind = nextKind(state, industry)
  return kind !== null && kind.flipsWhenBuilt && !allowedIn(kind.eras, state.era)
}

function nextKind(state: State, industry: IndustryId): TileKind | null {
  const { industries, kinds } = rulesOf(state)
  const gone = state.players[seatToMove(state)].mat[industry]
  return gone < industries[industry].stack.length ? kinds[industries[industry].stack[gone]] : null
}
