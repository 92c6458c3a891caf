// The gorge around the bridge: hills, water and stars. Lines are laid by rule, so that they look engraved and never change.

import { MIDDLE } from './bridge.ts'

export const LEFT = -440
export const RIGHT = 2040

/** Between 0 and 1, the same for the same number. */
function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1) * 43758.5453
  return wave - Math.floor(wave)
}

export interface Hill {
  /** Height of its edge. */
  readonly edge: (x: number) => number
  readonly from: number
  readonly to: number
  readonly foot: number
  /** Rows of strokes. */
  readonly rows: number
}

const bump = (x: number, middle: number, width: number, height: number): number =>
  height * Math.exp(-(((x - middle) / width) ** 2))

/** Level with the deck away from the river, and steep towards it. */
const side = (fromRiver: number): number => 306 - 208 / (1 + Math.exp((330 - fromRiver) / 26))

/** From the farthest to the nearest. */
export const hills: readonly Hill[] = [
  {
    edge: (x) => 176 - bump(x, 470, 300, 70) - bump(x, 1190, 330, 96) - bump(x, 820, 130, 26),
    from: LEFT,
    to: RIGHT,
    foot: 306,
    rows: 3,
  },
  {
    edge: (x) => side(MIDDLE - x) - bump(x, -330, 300, 84) - bump(x, 150, 210, 26),
    from: LEFT,
    to: 590,
    foot: 314,
    rows: 7,
  },
  {
    edge: (x) => side(x - MIDDLE) - bump(x, 1960, 320, 92) - bump(x, 1440, 190, 18),
    from: 1010,
    to: RIGHT,
    foot: 314,
    rows: 7,
  },
]

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

export const ridge = ({ edge, from, to }: Hill): string =>
  `M${steps(from, to, 10)
    .map((x) => `${x} ${edge(x).toFixed(1)}`)
    .join('L')}`

/** The body of a hill, to be filled. */
export const body = (hill: Hill): string => `${ridge(hill)}V${hill.foot}H${hill.from}Z`

/** Strokes that run down the slope, in rows that thin out. */
export function hachures({ edge, from, to, foot, rows }: Hill): string {
  const strokes: string[] = []
  for (const row of steps(0, rows - 1, 1))
    for (const x of steps(from, to, 8 + row)) {
      const seed = x + row * 977
      const slope = (edge(x + 8) - edge(x - 8)) / 16
      if (chance(seed) < 0.2 + row * 0.1 - Math.abs(slope) * 0.2) continue
      const top = edge(x) + 5 + row * 20 + chance(seed + 1) * 8
      const length = 10 + chance(seed + 2) * 8
      const lean = Math.max(-14, Math.min(14, slope * length)) + (chance(seed + 3) - 0.5) * 2
      if (top + length < foot - 8)
        strokes.push(`M${x} ${top.toFixed(1)}l${lean.toFixed(1)} ${length.toFixed(1)}`)
    }
  return strokes.join('')
}

/** Lines along the water, farther apart the nearer they come. */
export const ripples: string = steps(0, 5, 1)
  .flatMap((row) =>
    steps(LEFT, RIGHT, 92 + row * 12).map((x, index) => {
      const seed = row * 57 + index
      const half = 12 + chance(seed + 0.5) * 28
      return `M${(x + chance(seed) * 70).toFixed(0)} ${318 + row * row * 1.2 + row * 5}q${(half / 2).toFixed(0)}-3 ${half.toFixed(0)} 0t${half.toFixed(0)} 0`
    }),
  )
  .join('')

/** The arch upside down in the water, broken by the ripples. */
export const reflection = 'M584 324q216 58 432 0M628 322q172 40 344 0'

export const stars: readonly (readonly [x: number, y: number, r: number])[] = steps(0, 80, 1).map((index) => [
  Math.round(LEFT + chance(index + 0.3) * (RIGHT - LEFT)),
  Math.round(4 + chance(index + 7.7) ** 1.5 * 120),
  1.2 + chance(index + 3.1) * 1.2,
])
