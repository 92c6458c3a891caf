// Which input of a net stands for what. Weights know inputs by their place alone: another order here needs other weights.

import type { Ruleset } from '@ironbridge/engine'

/** Where each group of inputs begins. */
export interface InputLayout {
  /** One of each: the round, the actions left in this turn, the place in the turn order. */
  readonly round: number
  readonly actions: number
  readonly order: number
  /** Pounds above each step, and income levels above each. */
  readonly money: number
  readonly income: number
  /** Victory points, links left to build, money spent in this round. */
  readonly own: number
  /** Links on the board: own ones, those of others. */
  readonly links: number
  /** Coal, iron and beer on tiles of others, then on own ones; last, barrels that no goods wait for. */
  readonly cubes: number
  /** Coal and iron in the markets, then whether each is empty. */
  readonly markets: number
  /** Barrels beside merchants; the distant market's space and tiles. */
  readonly demand: number
  /** Of others: mean and highest points, mean money, mean income, how many spent less. */
  readonly rivals: number
  /** The terms of the hand-written value. */
  readonly terms: number
  /** By industry: one for each number of tiles taken from the mat. */
  readonly mat: readonly number[]
  /** By kind of own tile: not flipped, the chance that they will, flipped. */
  readonly waiting: number
  readonly chance: number
  readonly flipped: number
  /** By industry, three each: flipped tiles of others, tiles not flipped, free slots outside the own network. */
  readonly others: number
  readonly network: number
  readonly hand: number
  /** By industry: free slots in the own network. */
  readonly free: number
  readonly size: number
  /** By slot: the industries that it takes. */
  readonly industries: readonly (readonly number[])[]
}

export const MOST_ROUNDS = 10
const MOST_SEATS = 4
export const MONEY_STEPS = [0, 5, 10, 17, 25, 40, 60]
export const INCOME_STEPS = [0, 8, 10, 13, 17, 22, 28]
const TERMS = 8

const layouts = new WeakMap<Ruleset, InputLayout>()

export function layoutOf(rules: Ruleset): InputLayout {
  const known = layouts.get(rules)
  if (known !== undefined) return known
  let size = 0
  const take = (inputs: number): number => {
    size += inputs
    return size - inputs
  }
  const groups = {
    round: take(MOST_ROUNDS + 1),
    actions: take(3),
    order: take(MOST_SEATS),
    money: take(MONEY_STEPS.length),
    income: take(INCOME_STEPS.length),
    own: take(3),
    links: take(2),
    cubes: take(7),
    markets: take(4),
    demand: take(3),
    rivals: take(5),
    unused: take(2),
    terms: take(TERMS),
    mat: rules.industries.map(({ stack }) => take(stack.length + 1)),
    waiting: take(rules.kinds.length),
    chance: take(rules.kinds.length),
    flipped: take(rules.kinds.length),
    others: take(rules.industries.length * 3),
    network: take(rules.locations.length),
    hand: take(rules.cards.length),
    free: take(rules.industries.length),
  }
  const layout = {
    ...groups,
    size,
    industries: rules.slots.map(({ industries }) =>
      [...rules.industries.keys()].filter((industry) => industries & (1 << industry)),
    ),
  }
  layouts.set(rules, layout)
  return layout
}

export const inputsOf = (rules: Ruleset): number => layoutOf(rules).size
