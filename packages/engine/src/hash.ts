// SHA-256, the same in Node and browsers: fingerprints of states, and a promise of a seed before it is shown.

import type { State } from './state.ts'

/** Equal states have equal hashes, anywhere. */
export const stateHash = (state: State): string => sha256(canonicalJson(state))

/** Shown before a game; the seed itself is shown after it. */
export const hashOfSeed = (seed: string): string => sha256(seed)

/**
 * The seed of a game in which everybody has a share: what was promised by its hash, and then what players said, by seat.
 * Whoever chose the first did not know the others, and whoever chose a share did not know the first. Without shares it is that itself.
 */
export function seedWithShares(secret: string, shares: readonly (string | null)[]): string {
  if (shares.every((share) => share === null)) return secret
  return sha256([secret, ...shares.map((share) => share ?? '-')].join(' ')).slice(0, 32)
}

/** JSON with keys in alphabetical order. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`
}

/** The first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4). */
const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const ROUND_WORDS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const START_WORDS = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** As hex digits, of a text's UTF-8 bytes. */
export function sha256(text: string): string {
  return Array.from(sumsOf(paddedWords(text)), (sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}

/** As eight words, of up to thirteen words, which are one block. */
export function sha256Words(message: readonly number[]): Int32Array {
  const block = new Int32Array(16)
  block.set(message)
  block[message.length] = END_OF_MESSAGE << 24
  block[15] = message.length * 32
  return sumsOf(block)
}

function sumsOf(blocks: Int32Array): Int32Array {
  const sums = Int32Array.from(START_WORDS)
  const words = new Int32Array(64)
  for (let start = 0; start < blocks.length; start += 16) {
    words.set(blocks.subarray(start, start + 16))
    mixBlock(words, sums)
  }
  return sums
}

function mixBlock(words: Int32Array, sums: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const [near, far] = [words[i - 2], words[i - 15]]
    const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const two = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    words[i] = words[i - 16] + one + words[i - 7] + two
  }
  let [a, b, c, d, e, f, g, h] = sums
  for (let i = 0; i < 64; i++) {
    const mix = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + mix + ((e & f) ^ (~e & g)) + ROUND_WORDS[i] + words[i]) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    // One by one: a swap by lists takes four times as long.
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) sums[i] += mixed[i]
}

const END_OF_MESSAGE = 0x80

/** UTF-8 bytes, a 1 bit, zeros, and the length in bits, as big-endian words. */
function paddedWords(text: string): Int32Array {
  const bytes = utf8(text)
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16)
  bytes.forEach((byte, i) => {
    words[i >> 2] |= byte << (24 - (i % 4) * 8)
  })
  words[bytes.length >> 2] |= END_OF_MESSAGE << (24 - (bytes.length % 4) * 8)
  words[words.length - 1] = bytes.length * 8
  return words
}

function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0) as number
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      )
  }
  return bytes
}
