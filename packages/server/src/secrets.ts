// Random names and keys, and the hashes that are kept of them.

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 131 bits: nobody guesses it. */
export const freshId = (length = 22): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** 32 hex digits, as the engine takes them. */
export const freshSeed = (): string => randomBytes(16).toString('hex')

/** Keys have enough chance in them that one round of hashing is safe. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** In the same time, however much of it is right. */
export const isSameKey = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfKey(one)), Buffer.from(hashOfKey(other)))
