// A small net over sparse features: one hidden layer and a straight path, in plain typed arrays.

/** A position as a sparse list of numbers: so many inputs that are not 0, and what they are. */
export interface Features {
  readonly count: number
  readonly places: Uint16Array
  readonly values: Float32Array
}

export interface Net {
  readonly inputs: number
  /** A multiple of four. */
  readonly hidden: number
  /** By input, then by hidden unit. */
  readonly first: Float32Array
  readonly bias: Float32Array
  /** From each hidden unit to the result; the last number is added to it. */
  readonly second: Float32Array
  /** From each input straight to the result. */
  readonly straight: Float32Array
}

/** Victory points to add to the hand-written value. */
export const correction = (net: Net, features: Features): number => forward(net, features, null) * SCALE

/** What the net says, in its own unit. Whoever trains it also wants the sum at each hidden unit. */
export function forward(net: Net, { count, places, values }: Features, sums: Float32Array | null): number {
  const { hidden, first, bias, second, straight } = net
  let result = second[hidden]
  for (let i = 0; i < count; i++) result += straight[places[i]] * values[i]
  // Four units at a time, in variables: that takes half the time of one array of sums.
  for (let unit = 0; unit < hidden; unit += 4) {
    let a = bias[unit]
    let b = bias[unit + 1]
    let c = bias[unit + 2]
    let d = bias[unit + 3]
    for (let i = 0; i < count; i++) {
      const value = values[i]
      const at = places[i] * hidden + unit
      a = Math.fround(a + first[at] * value)
      b = Math.fround(b + first[at + 1] * value)
      c = Math.fround(c + first[at + 2] * value)
      d = Math.fround(d + first[at + 3] * value)
    }
    if (sums !== null) {
      sums[unit] = a
      sums[unit + 1] = b
      sums[unit + 2] = c
      sums[unit + 3] = d
    }
    if (a > 0) result += a * second[unit]
    if (b > 0) result += b * second[unit + 1]
    if (c > 0) result += c * second[unit + 2]
    if (d > 0) result += d * second[unit + 3]
  }
  return result
}

/** Nets count in tens of victory points. */
export const SCALE = 10
