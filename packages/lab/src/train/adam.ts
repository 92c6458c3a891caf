// Adam: each number moves by its mean slope against the usual size of it, and a little towards zero.

/** Changes the numbers where they stand, once for each gradient. */
export type Adam = (numbers: Float32Array, gradient: Float32Array, rate: number) => void

const KEPT_MEAN = 0.9
const KEPT_SQUARE = 0.999
const TINY = 1e-8
/** How fast numbers fade that nothing holds. */
const DECAY = 1e-3

export function adam(size: number): Adam {
  const means = new Float32Array(size)
  const squares = new Float32Array(size)
  let missingOfMean = 1
  let missingOfSquare = 1
  return (numbers, gradient, rate) => {
    missingOfMean *= KEPT_MEAN
    missingOfSquare *= KEPT_SQUARE
    for (let i = 0; i < size; i++) {
      const slope = gradient[i] as number
      const mean = KEPT_MEAN * (means[i] as number) + (1 - KEPT_MEAN) * slope
      const square = KEPT_SQUARE * (squares[i] as number) + (1 - KEPT_SQUARE) * slope * slope
      means[i] = mean
      squares[i] = square
      const step = mean / (1 - missingOfMean) / (Math.sqrt(square / (1 - missingOfSquare)) + TINY)
      numbers[i] = (numbers[i] as number) - rate * (step + DECAY * (numbers[i] as number))
    }
  }
}
