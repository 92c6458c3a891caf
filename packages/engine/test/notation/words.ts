// The names of everything in the game, and dice to pick among them.

import { type Dice, type Ruleset, rngFromSeed, rolling, ruleset } from '@ironbridge/engine'
import { seedOf, setupOf } from '../playout.ts'

export const rules: Ruleset = ruleset(setupOf(4))

export const diceOf = (seed: number): Dice => rolling(rngFromSeed(seedOf(seed)))

/** Names of everything in a game, by kind. */
export interface Words {
  readonly industries: readonly string[]
  readonly slots: readonly string[]
  readonly lines: readonly string[]
  readonly cards: readonly string[]
  readonly kinds: readonly string[]
  readonly merchants: readonly string[]
  readonly merchantTiles: readonly string[]
  readonly buyers: readonly string[]
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

export const wordsOf = (named: Ruleset): Words => ({
  industries: ids(named.industries),
  slots: ids(named.slots),
  lines: ids(named.lines),
  cards: ids(named.cards),
  kinds: ids(named.kinds),
  merchants: ids(named.merchantSpaces),
  merchantTiles: ids(named.merchantTiles),
  buyers: ids(named.buyers),
})

export function pick<T>(dice: Dice, items: readonly T[]): T {
  return items[dice.below(items.length)]
}
