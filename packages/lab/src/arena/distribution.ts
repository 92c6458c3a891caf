// Many victory points in a few numbers.

/** The points of one seat in one game. */
export interface Points {
  readonly vp: number
  /** 1 for the winner, a part of it for a shared first place. */
  readonly win: number
}

export interface Distribution {
  readonly seats: number
  readonly mean: number
  readonly sd: number
  readonly p10: number
  readonly p50: number
  readonly p90: number
  readonly least: number
  readonly most: number
  /** Mean of the seats that won; null if none did. */
  readonly winnerMean: number | null
  /** Parts of all seats that reached so many points. */
  readonly from140: number
  readonly from155: number
}

/** At least one. */
export function distributionOf(points: readonly Points[]): Distribution {
  const vps = Float64Array.from(points, ({ vp }) => vp).sort()
  const mean = meanOf(vps)
  const wins = points.reduce((sum, { win }) => sum + win, 0)
  const from = (least: number): number => vps.filter((vp) => vp >= least).length / vps.length
  return {
    seats: vps.length,
    mean,
    sd: Math.sqrt(vps.reduce((sum, vp) => sum + (vp - mean) ** 2, 0) / Math.max(1, vps.length - 1)),
    p10: quantile(vps, 0.1),
    p50: quantile(vps, 0.5),
    p90: quantile(vps, 0.9),
    least: quantile(vps, 0),
    most: quantile(vps, 1),
    winnerMean: wins === 0 ? null : points.reduce((sum, { vp, win }) => sum + vp * win, 0) / wins,
    from140: from(140),
    from155: from(155),
  }
}

export function meanOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < values.length; place++) sum += values[place] ?? 0
  return sum / values.length
}

/** The value below which a part of the sorted values lies, between two of them if need be. */
export function quantile(sorted: Float64Array, part: number): number {
  const place = part * (sorted.length - 1)
  const below = Math.floor(place)
  const [low, high] = [sorted[below] ?? 0, sorted[Math.min(below + 1, sorted.length - 1)] ?? 0]
  return low + (high - low) * (place - below)
}
