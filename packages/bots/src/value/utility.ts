// What a seat plays for: its own victory points, and a little for those that others do not get.

/** A point of an opponent, to be taken off. */
export const OPPONENT = 0.1

/** By seat, from the victory points of all. */
export function utilities(vp: readonly number[]): number[] {
  const total = vp.reduce((sum, points) => sum + points, 0)
  return vp.map((points) => points - OPPONENT * (total - points))
}

/** The victory points that give these utilities. */
export function expectedVp(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0) / (1 + OPPONENT - OPPONENT * values.length)
  return values.map((value) => (value + OPPONENT * total) / (1 + OPPONENT))
}
