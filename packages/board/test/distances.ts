// How far everything on a map is from everything else.

import type { LocationId } from '@ironbridge/engine'
import { expect } from 'vitest'
import { type Box, distance, distanceToBox, type Point, samples } from '../src/maps/geometry.ts'
import type { Layout } from '../src/maps/layout.ts'
import { BOARD, FRAME, TOKEN } from '../src/maps/sizes.ts'

/** As far apart as a finger and an eye need. */
export function holdDistances(layout: Layout): void {
  expect(smallest(plateGaps(layout))).toBeGreaterThan(28)
  expect(smallest(lineToPlate(layout))).toBeGreaterThan(20)
  expect(smallest(lineToLine(layout))).toBeGreaterThan(22)
  expect(smallest(tokenGaps(layout))).toBeGreaterThan(88)
  expect(smallest(tokenToPlate(layout)) - TOKEN).toBeGreaterThan(5)
  expect(smallest(tokenToLine(layout))).toBeGreaterThan(36)
  expect(smallest(layout.lines.map(({ length }) => length))).toBeGreaterThan(72)
  expect(smallest(furnitureGaps(layout))).toBeGreaterThan(14)
  for (const { box } of layout.plates) expect(inside(box, SHEET)).toBe(true)
}

const SHEET = { x: FRAME + 6, y: FRAME + 6, w: BOARD.w - 2 * FRAME - 12, h: BOARD.h - 2 * FRAME - 12 }

const smallest = (values: readonly number[]): number => Math.min(...values)

export const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.w <= outer.x + outer.w + 0.01 &&
  inner.y + inner.h <= outer.y + outer.h + 0.01

/** Below zero where they overlap. */
export function boxGap(a: Box, b: Box): number {
  const dx = Math.max(a.x - b.x - b.w, b.x - a.x - a.w)
  const dy = Math.max(a.y - b.y - b.h, b.y - a.y - a.h)
  return dx < 0 && dy < 0 ? Math.max(dx, dy) : Math.hypot(Math.max(dx, 0), Math.max(dy, 0))
}

const partsOf = ({ banner, body }: Layout['plates'][number]): Box[] => [banner, body]

export const toPlate = ({ plates }: Layout, location: LocationId, point: Point): number =>
  smallest(partsOf(plates[location] as Layout['plates'][number]).map((box) => distanceToBox(box, point)))

const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]))

const plateGaps = ({ plates }: Layout): number[] =>
  pairs(plates).flatMap(([a, b]) =>
    partsOf(a).flatMap((one) => partsOf(b).map((other) => boxGap(one, other))),
  )

const pointsOf = ({ curves }: Layout['lines'][number]): Point[] =>
  curves.flatMap((curve) => samples(curve, 60))

const lineToPlate = (layout: Layout): number[] =>
  layout.lines.flatMap((shape, line) =>
    layout.plates.flatMap((_, location) =>
      layout.rules.lines[line]?.ends.includes(location)
        ? []
        : [smallest(pointsOf(shape).map((point) => toPlate(layout, location, point)))],
    ),
  )

const lineToLine = ({ lines }: Layout): number[] =>
  pairs(lines.map(pointsOf)).map(([a, b]) =>
    smallest(a.flatMap((one) => b.map((other) => distance(one, other)))),
  )

const tokenGaps = ({ lines }: Layout): number[] => pairs(lines).map(([a, b]) => distance(a.token, b.token))

const tokenToPlate = (layout: Layout): number[] =>
  layout.lines.flatMap(({ token }) => layout.plates.map((_, location) => toPlate(layout, location, token)))

const tokenToLine = ({ lines }: Layout): number[] =>
  lines.flatMap((one) =>
    lines.flatMap((other) =>
      one === other ? [] : [smallest(pointsOf(other).map((point) => distance(point, one.token)))],
    ),
  )

const furnitureGaps = ({ furniture, plates, lines }: Layout): number[] =>
  [
    furniture.coal.box,
    furniture.iron.box,
    furniture.cartouche,
    ...(furniture.distant ? [furniture.distant] : []),
  ].flatMap((box) => [
    ...plates.flatMap((plate) => partsOf(plate).map((part) => boxGap(part, box))),
    ...lines.flatMap((line) => pointsOf(line).map((point) => distanceToBox(box, point))),
  ])
