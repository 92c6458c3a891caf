// Hills as an engraver draws them: rows of strokes down the slope, close together in the shade, and none near what matters.

import { distance, distanceToBox, type Point, samples } from '../src/maps/geometry.ts'
import type { Layout } from '../src/maps/layout.ts'
import { BOARD, FRAME } from '../src/maps/sizes.ts'
import { seeded } from './chance.ts'
import { fieldOf, loopsOf } from './contour.ts'
import { packed } from './pack.ts'

export interface Hill {
  readonly x: number
  readonly y: number
  /** Half lengths along and across. */
  readonly rx: number
  readonly ry: number
  /** Degrees. */
  readonly turn: number
}

/** Strokes keep away from plates, lines and furniture. */
const CLEAR = { plate: 14, line: 24, furniture: 12, frame: 8 }
const LEVELS = [0.16, 0.34, 0.54, 0.75]

/** Written in half units. */
export function hachuresOf(layout: Layout, hills: readonly Hill[]): string {
  const chance = seeded(11)
  const isClear = clearOf(layout)
  const height = heightOf(hills)
  const slope = (x: number, y: number): Point => ({
    x: (height(x + 2, y) - height(x - 2, y)) / 4,
    y: (height(x, y + 2) - height(x, y - 2)) / 4,
  })
  const strokes: [Point, Point][] = []
  for (const level of LEVELS)
    for (const loop of loopsOf(fieldOf(BOARD, 10, height), level)) {
      let walked = 0
      for (let index = 0; index < loop.length; index++) {
        const a = loop[index] as Point
        const b = loop[(index + 1) % loop.length] as Point
        const length = distance(a, b)
        while (walked < length) {
          const from = { x: a.x + ((b.x - a.x) * walked) / length, y: a.y + ((b.y - a.y) * walked) / length }
          const up = slope(from.x, from.y)
          const steep = Math.hypot(up.x, up.y)
          // Light falls from the north-west.
          const shade = steep > 0 ? -(up.x * 0.6 + up.y * 0.8) / steep : 0
          const reach = Math.min(15, 0.085 / Math.max(steep, 0.004)) * (0.75 + 0.35 * chance())
          const to = { x: from.x - (up.x / steep) * reach, y: from.y - (up.y / steep) * reach }
          if (reach > 3 && isClear(from) && isClear(to)) strokes.push([from, to])
          walked += (5.9 + 2.6 * shade) * (0.85 + 0.3 * chance())
        }
        walked -= length
      }
    }
  return written(strokes)
}

function heightOf(hills: readonly Hill[]): (x: number, y: number) => number {
  const shapes = hills.map(({ x, y, rx, ry, turn }, index) => {
    const cos = Math.cos((turn * Math.PI) / 180)
    const sin = Math.sin((turn * Math.PI) / 180)
    return (px: number, py: number): number => {
      const dx = px - x
      const dy = py - y
      const angle = Math.atan2(dy, dx)
      // No two hills are the same, and none is an ellipse.
      const ragged = 1 + 0.17 * Math.sin(3 * angle + index) + 0.1 * Math.sin(5 * angle + 2 * index)
      const far = Math.hypot((dx * cos + dy * sin) / rx, (dy * cos - dx * sin) / ry) / ragged
      return Math.exp(-1.7 * far * far)
    }
  })
  return (x, y) => Math.max(...shapes.map((shape) => shape(x, y)))
}

function clearOf({ plates, lines, furniture, map }: Layout): (point: Point) => boolean {
  const onLines = lines.flatMap(({ curves }) => curves.flatMap((curve) => samples(curve, 24)))
  const boxes = [
    furniture.coal.box,
    furniture.iron.box,
    furniture.cartouche,
    ...(furniture.distant ? [furniture.distant] : []),
    ...map.ornaments.map(({ at: [x, y] }) => ({ x, y, w: 140, h: 76 })),
  ]
  const edge = FRAME + CLEAR.frame
  return (point) =>
    point.x > edge &&
    point.y > edge &&
    point.x < BOARD.w - edge &&
    point.y < BOARD.h - edge &&
    plates.every(({ box }) => distanceToBox(box, point) > CLEAR.plate) &&
    boxes.every((box) => distanceToBox(box, point) > CLEAR.furniture) &&
    onLines.every((on) => distance(on, point) > CLEAR.line)
}

function written(strokes: readonly [Point, Point][]): string {
  let x = 0
  let y = 0
  return packed(
    strokes.map(([from, to]) => {
      const row = [half(from.x) - x, half(from.y) - y, half(to.x) - half(from.x), half(to.y) - half(from.y)]
      x = half(from.x)
      y = half(from.y)
      return row
    }),
  )
}

const half = (at: number): number => Math.round(at * 2)
