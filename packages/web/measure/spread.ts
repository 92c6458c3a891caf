// Many measurements in a few numbers.

export interface Spread {
  readonly count: number
  readonly median: number
  readonly p95: number
  readonly most: number
}

export function spread(measured: readonly number[]): Spread {
  const sorted = measured.toSorted((a, b) => a - b)
  const at = (part: number): number =>
    Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10
  return { count: sorted.length, median: at(0.5), p95: at(0.95), most: at(1) }
}
