// Everything one net learns from: the decisions of its era in many games, those of some games held out.

import { HEAD, type Samples } from './samples.ts'

/** Decisions of one era, with what they came to. */
export interface Lessons {
  /** Where the features of each decision begin; one number more than decisions. */
  readonly begins: Uint32Array
  readonly places: Uint16Array
  readonly values: Float32Array
  readonly targets: Float32Array
  /** Decisions to learn from, and those that only measure. */
  readonly learned: Uint32Array
  readonly heldOut: Uint32Array
}

export interface LessonPart {
  readonly samples: Samples
  /** By decision. */
  readonly targets: Float32Array
}

/** One game in so many is held out. */
const HELD_OUT_OF = 10

/** Parts come one at a time, and only the era's decisions are kept of them. */
export function lessonsOf(parts: Iterable<LessonPart>, era: number): Lessons {
  const begins: number[] = [0]
  const targets: number[] = []
  const learned: number[] = []
  const heldOut: number[] = []
  const places: Uint16Array[] = []
  const values: Float32Array[] = []
  let features = 0
  for (const { samples, targets: found } of parts) {
    const ownPlaces = new Uint16Array(samples.places.length)
    const ownValues = new Float32Array(samples.values.length)
    let own = 0
    let end = 0
    for (let sample = 0; sample < samples.count; sample++) {
      const head = (place: number): number => samples.heads[sample * HEAD.size + place] ?? 0
      const begin = end
      end += head(HEAD.features)
      if (head(HEAD.era) !== era) continue
      const isHeldOut = head(HEAD.game) % HELD_OUT_OF === 0
      ;(isHeldOut ? heldOut : learned).push(targets.length)
      targets.push(found[sample] ?? 0)
      ownPlaces.set(samples.places.subarray(begin, end), own)
      ownValues.set(samples.values.subarray(begin, end), own)
      own += end - begin
      begins.push(features + own)
    }
    places.push(ownPlaces.slice(0, own))
    values.push(ownValues.slice(0, own))
    features += own
  }
  return {
    begins: Uint32Array.from(begins),
    places: joined(new Uint16Array(features), places),
    values: joined(new Float32Array(features), values),
    targets: Float32Array.from(targets),
    learned: Uint32Array.from(learned),
    heldOut: Uint32Array.from(heldOut),
  }
}

function joined<T extends Uint16Array | Float32Array>(whole: T, parts: readonly T[]): T {
  let from = 0
  for (const part of parts) {
    whole.set(part, from)
    from += part.length
  }
  return whole
}
