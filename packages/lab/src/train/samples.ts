// Decisions of many games as training reads them, in flat arrays, and as the bytes of a file.

import type { Features } from '@ironbridge/bots/training'

/** What is known about a decision besides the position it led to. */
export interface Head {
  readonly game: number
  /** Its place among the eras of the edition. */
  readonly era: number
  readonly seat: number
  /** What the position is worth by hand, with the cards kept. */
  readonly base: number
}

export interface Samples {
  readonly count: number
  /** Six numbers for each decision: game, era, seat, base, utility at the end of the game, features. */
  readonly heads: Float32Array
  /** The features of all decisions, one after the other. */
  readonly places: Uint16Array
  readonly values: Float32Array
}

export const HEAD = { game: 0, era: 1, seat: 2, base: 3, utility: 4, features: 5, size: 6 } as const

/** Those of one decision: where they begin, and where the next begin. */
export const featuresIn = (
  { places, values }: Pick<Samples, 'places' | 'values'>,
  begin: number,
  end: number,
): Features => ({
  count: end - begin,
  places: places.subarray(begin, end),
  values: values.subarray(begin, end),
})

export interface Recorder {
  add(head: Head, features: Features): void
  /** The utilities, by seat, of the game whose decisions came last. */
  finish(utilities: readonly number[]): void
  samples(): Samples
}

export function recorder(): Recorder {
  const heads: number[] = []
  const places: number[] = []
  const values: number[] = []
  let finished = 0
  return {
    add({ game, era, seat, base }, features) {
      heads.push(game, era, seat, base, 0, features.count)
      for (let i = 0; i < features.count; i++) {
        places.push(features.places[i] ?? 0)
        values.push(features.values[i] ?? 0)
      }
    },
    finish(utilities) {
      for (; finished < heads.length; finished += HEAD.size)
        heads[finished + HEAD.utility] = utilities[heads[finished + HEAD.seat] ?? 0] ?? 0
    },
    samples: () => ({
      count: heads.length / HEAD.size,
      heads: Float32Array.from(heads),
      places: Uint16Array.from(places),
      values: Float32Array.from(values),
    }),
  }
}

/** Games of a file, and what they came to. */
export interface SampleTally {
  readonly games: number
  /** Victory points of all seats, and of the winners. */
  readonly vp: number
  readonly winners: number
}

/** The first number of a file: another one is another format. */
const FORMAT = 0x49_42_54_31
const HEADER_NUMBERS = 6
export const HEADER_BYTES = HEADER_NUMBERS * Int32Array.BYTES_PER_ELEMENT

export function toBytes({ count, heads, places, values }: Samples, tally: SampleTally): Uint8Array {
  const header = Int32Array.of(FORMAT, count, places.length, tally.games, tally.vp, tally.winners)
  return Buffer.concat([header, heads, values, places].map(({ buffer }) => new Uint8Array(buffer)))
}

export interface SamplesHeader {
  readonly count: number
  readonly features: number
  readonly tally: SampleTally
  /** Bytes of the whole file. */
  readonly size: number
}

/** From the first bytes of a file; null if it is none of ours. */
export function headerIn(bytes: Uint8Array): SamplesHeader | null {
  if (bytes.length < HEADER_BYTES) return null
  const numbers = new Int32Array(copied(bytes, 0, HEADER_BYTES))
  const [format, count = 0, features = 0, games = 0, vp = 0, winners = 0] = numbers
  const size = HEADER_BYTES + 4 * count * HEAD.size + (4 + 2) * features
  return format === FORMAT ? { count, features, tally: { games, vp, winners }, size } : null
}

export function samplesIn(bytes: Uint8Array, { count, features }: SamplesHeader): Samples {
  const buffer = copied(bytes, HEADER_BYTES, bytes.length)
  const ofValues = 4 * count * HEAD.size
  return {
    count,
    heads: new Float32Array(buffer, 0, count * HEAD.size),
    values: new Float32Array(buffer, ofValues, features),
    places: new Uint16Array(buffer, ofValues + 4 * features, features),
  }
}

/** A copy begins where numbers of four bytes may begin. */
const copied = ({ buffer, byteOffset }: Uint8Array, from: number, to: number): ArrayBufferLike =>
  buffer.slice(byteOffset + from, byteOffset + to)
