// The names of everything in the game, and dice to pick among them.

import { type Dice, type Ruleset, rngFromSeed, rolling, ruleset } from '@ironbridge/engine'
import { seedOf, setupOf } from '../playout.ts'

export const rules: Ruleset = ruleset(setupOf(4))

export const diceOf = (seed: number): Dice => rolling(rngFromSeed(seedOf(seed)))

/** Names of everything, by kind. */
export const words = {
  industries: rules.industries.map(({ id }) => id),
  slots: rules.slots.map(({ id }) => id),
  lines: rules.lines.map(({ id }) => id),
  cards: rules.cards.map(({ id }) => id),
  kinds: rules.kinds.map(({ id }) => id),
  merchants: rules.merchantSpaces.map(({ id }) => id),
  merchantTiles: rules.merchantTiles.map(({ id }) => id),
}

export function pick<T>(dice: Dice, items: readonly T[]): T {
  return items[dice.below(items.length)]
}
