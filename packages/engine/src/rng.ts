// Chance. What a game shuffles follows from its seed by SHA-256, so that nobody foretells it from what was seen before. Whoever searches or
// plays at random has a quicker generator (sfc32). Both are the same in Node and browsers.

import { sha256Words } from './hash.ts'

/** 128 bits. In a state, the key of its next shuffle. Replaced, never changed. */
export type Rng = readonly [number, number, number, number]

/** 32 hex digits, 128 bits. */
export const SEED_PATTERN = /^[0-9a-f]{32}$/

/** The digits as four words. */
export function keyFromSeed(seed: string): Rng {
  const word = (index: number): number => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16)
  return [word(0), word(1), word(2), word(3)]
}

/** Numbers from 0 to 2^32 − 1, and what they make. */
export interface Dice {
  /** A whole number from 0 up to, not including, n; every one equally likely. */
  below(n: number): number
  next(): number
}

function diceOf(next: () => number): Dice {
  return {
    next,
    below(n) {
      // Numbers past the last whole multiple of n would favour small results.
      const limit = 2 ** 32 - (2 ** 32 % n)
      let roll = next()
      while (roll >= limit) roll = next()
      return roll % n
    },
  }
}

/** The dice of a game: eight numbers at a time are SHA-256 of the key and how many eights came before, in big-endian words. */
export function dealing(key: Rng): Dice {
  let eights = 0
  let numbers: Int32Array = new Int32Array(0)
  let used = 0
  return diceOf(() => {
    if (used === numbers.length) {
      numbers = sha256Words([...key, eights++])
      used = 0
    }
    return numbers[used++] >>> 0
  })
}

/** More eights than any dice are asked for. */
const NEVER = 2 ** 32 - 1

/** The key of the shuffle after this one. */
export function nextKey(key: Rng): Rng {
  const [a, b, c, d] = sha256Words([...key, NEVER])
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0]
}

/** Quick dice, for whoever searches or plays at random. */
export const rolling = (rng: Rng): Dice => diceOf(sfc32(rng).next)

/** Rounds that mix the seed before the first number is used. */
const WARM_UP = 16

/** Where quick dice begin. */
export function rngFromSeed(seed: string): Rng {
  const { next, rest } = sfc32(keyFromSeed(seed))
  for (let i = 0; i < WARM_UP; i++) next()
  return rest()
}

function sfc32([a, b, c, d]: Rng): { next: () => number; rest: () => Rng } {
  return {
    next() {
      const out = (((a + b) | 0) + d) | 0
      d = (d + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = ((c << 21) | (c >>> 11)) + out
      c |= 0
      return out >>> 0
    },
    rest: () => [a >>> 0, b >>> 0, c >>> 0, d >>> 0],
  }
}

/** Shuffles in place. */
export function shuffle<Item>(items: { readonly length: number; [place: number]: Item }, dice: Dice): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = dice.below(i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
}
