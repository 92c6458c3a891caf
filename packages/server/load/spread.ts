// How times are told: half of them, nearly all of them, and the longest.

export interface Spread {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** In the unit of the times. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

export const round = (value: number): number => Math.round(value * 100) / 100
