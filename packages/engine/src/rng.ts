// Seeded chance: a generator of four 32-bit words (sfc32) that live in the state, the same in Node and browsers.

/** Replaced, never changed. */
export type Rng = readonly [number, number, number, number]

/** Rounds that mix the seed before the first number is used. */
const WARM_UP = 16

/** 32 hex digits, 128 bits. */
export const SEED_PATTERN = /^[0-9a-f]{32}$/

export function rngFromSeed(seed: string): Rng {
  const words: number[] = []
  for (let i = 0; i < 32; i += 8) words.push(Number.parseInt(seed.slice(i, i + 8), 16))
  const dice = rolling(words as unknown as Rng)
  for (let i = 0; i < WARM_UP; i++) dice.next()
  return dice.rest()
}

/** A generator at work; `rest` is what it leaves for the next shuffle. */
export interface Dice {
  /** A whole number from 0 up to, not including, n; every one equally likely. */
  below(n: number): number
  next(): number
  rest(): Rng
}

export function rolling(rng: Rng): Dice {
  let [a, b, c, d] = rng
  function next(): number {
    const out = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + out
    c |= 0
    return out >>> 0
  }
  return {
    next,
    below(n) {
      // Numbers past the last whole multiple of n would favour small results.
      const limit = 2 ** 32 - (2 ** 32 % n)
      let roll = next()
      while (roll >= limit) roll = next()
      return roll % n
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
