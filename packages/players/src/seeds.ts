// Seeds of games: 32 hex digits as they are, any other text by its hash, or drawn from the system's chance.

import { randomBytes } from 'node:crypto'
import { type Dice, hashOfSeed, type Rng, rngFromSeed, rolling } from '@ironbridge/engine'

const SEED_DIGITS = 32

export const randomSeed = (): string => randomBytes(SEED_DIGITS / 2).toString('hex')

export const seedFrom = (text: string): string =>
  /^[0-9a-f]{32}$/i.test(text) ? text.toLowerCase() : hashOfSeed(text).slice(0, SEED_DIGITS)

/** The dice of bots, apart from those of the game. */
export const diceFrom = (text: string): Dice => rolling(rngFrom(text))

/** Where they begin, for a bot in a thread of its own. */
export const rngFrom = (text: string): Rng => rngFromSeed(hashOfSeed(text).slice(0, SEED_DIGITS))
