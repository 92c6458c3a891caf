// Nets as text, so that they travel in a source file to Node and to browsers.

import type { Net } from './net.ts'

/** `inputs hidden step text`, where each number in the text counts steps, three characters for each. */
export function pack(net: Net): string {
  const { inputs, hidden } = net
  const step = stepOf(net)
  let text = ''
  for (const number of numbersOf(net)) {
    const steps = Math.round(number / step) + MOST
    text += DIGITS[steps >> 12] + DIGITS[(steps >> 6) & 63] + DIGITS[steps & 63]
  }
  return `${inputs} ${hidden} ${step} ${text}`
}

const numbersOf = ({ first, bias, second, straight }: Net): number[] => [
  ...first,
  ...bias,
  ...second,
  ...straight,
]

/** All its numbers are so many steps, once it was packed. */
export const stepOf = (net: Net): number =>
  numbersOf(net).reduce((most, number) => Math.max(most, Math.abs(number)), 1e-9) / MOST

export function unpack(packed: string): Net {
  const [inputs, hidden, step] = packed.split(' ', 3).map(Number)
  const text = packed.slice(packed.lastIndexOf(' ') + 1)
  const all = new Float32Array(text.length / 3)
  for (let i = 0; i < all.length; i++) {
    const [high, middle, low] = [0, 1, 2].map((place) => DIGITS.indexOf(text[3 * i + place]))
    all[i] = (((high << 12) | (middle << 6) | low) - MOST) * step
  }
  let from = 0
  const take = (count: number): Float32Array => {
    from += count
    return all.slice(from - count, from)
  }
  return {
    inputs,
    hidden,
    first: take(inputs * hidden),
    bias: take(hidden),
    second: take(hidden + 1),
    straight: take(inputs),
  }
}

/** Half of what three digits can count. */
const MOST = 131_071
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
