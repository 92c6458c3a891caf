// What each decision came to, as the net shall learn it: the end of the game, or what was thought of it on the way.

import { correction, SCALE } from '@ironbridge/bots/training'
import type { NetsByEra } from './nets.ts'
import { featuresIn, HEAD, type Samples } from './samples.ts'

export interface Returns {
  /** 1 believes the end of the game alone, 0 the critic's word one decision later (TD(λ)). */
  readonly lambda: number
  /** Names of the eras, in their order, to find the critic's nets. */
  readonly eras: readonly string[]
  /** Values positions where `lambda` is less than 1. */
  readonly critic: NetsByEra
}

/**
 * By decision: the correction that would have been right, in the unit of nets. Along the decisions of a seat in
 * a game, G(t) = (1 - λ) · V(t + 1) + λ · G(t + 1), and the last G is the seat's utility.
 */
export function targetsOf(samples: Samples, { lambda, eras, critic }: Returns): Float32Array {
  const targets = new Float32Array(samples.count)
  const later = new Map<number, { game: number; value: number; gain: number }>()
  let end = samples.places.length
  for (let sample = samples.count - 1; sample >= 0; sample--) {
    const head = (place: number): number => samples.heads[sample * HEAD.size + place] ?? 0
    const [game, seat, base] = [head(HEAD.game), head(HEAD.seat), head(HEAD.base)]
    const begin = end - head(HEAD.features)
    const next = later.get(seat)
    const gain = next?.game === game ? (1 - lambda) * next.value + lambda * next.gain : head(HEAD.utility)
    const net = lambda === 1 ? undefined : critic[eras[head(HEAD.era)] ?? '']
    const value = net === undefined ? base : base + correction(net, featuresIn(samples, begin, end))
    later.set(seat, { game, value, gain })
    targets[sample] = (gain - base) / SCALE
    end = begin
  }
  return targets
}
