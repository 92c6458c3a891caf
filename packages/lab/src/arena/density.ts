// The shape of many values: a smooth curve that is high where they are dense.

import type { Distribution } from './distribution.ts'

export interface DensityPoint {
  readonly value: number
  /** 1 at the highest. */
  readonly height: number
}

type Spread = Pick<Distribution, 'least' | 'most' | 'sd'>

const POINTS = 96
/** Points are whole numbers: a finer eye would see a comb. */
const LEAST_WIDTH = 1.5

/** Gaussian kernels of Silverman's width, from the least value to the greatest. */
export function densityOf(values: readonly number[], { least, most, sd }: Spread): DensityPoint[] {
  const width = Math.max(LEAST_WIDTH, 1.06 * sd * values.length ** -0.2)
  const curve = Array.from({ length: POINTS }, (_, point) => {
    const value = least + ((most - least) * point) / (POINTS - 1)
    return {
      value,
      height: values.reduce((sum, one) => sum + Math.exp(-(((value - one) / width) ** 2) / 2), 0),
    }
  })
  const highest = Math.max(...curve.map(({ height }) => height))
  return curve.map(({ value, height }) => ({ value, height: height / highest }))
}
