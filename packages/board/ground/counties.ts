// County outlines: every point belongs to the group of its nearest plate; then blurred, so that no tongue or hook is left.

import { distanceToBox, type Point } from '../src/maps/geometry.ts'
import type { Layout } from '../src/maps/layout.ts'
import { BOARD } from '../src/maps/sizes.ts'
import type { BannerGroup } from '../src/maps/table.ts'
import { areaOf, fieldOf, loopsOf } from './contour.ts'
import { packed } from './pack.ts'

const STEP = 12
/** Land further than this from any plate belongs to no county. */
const REACH = 170
/** Merchants and edges push the counties away: they are outside. */
const PUSH = 26
const SMALLEST = 12_000
const BLURS = 4

export function countiesOf(layout: Layout): { group: BannerGroup; loops: string[] }[] {
  const groups = [...new Set(layout.plates.flatMap(({ group }) => group ?? []))]
  const shares = new Map([null, ...groups].map((group) => [group, blurred(layout, group)]))
  return groups.map((group) => {
    const own = shares.get(group) as Float64Array
    const others = [...shares].flatMap(([other, share]) => (other === group ? [] : [share]))
    const field = fieldOf(BOARD, STEP, () => 0)
    own.forEach((share, index) => {
      if (field.heights[index] === 0)
        field.heights[index] = share - Math.max(...others.map((other) => other[index] ?? 0))
    })
    const loops = loopsOf(field).filter((loop) => areaOf(loop) > SMALLEST)
    return { group, loops: loops.map(packedLoop) }
  })
}

/** How much of the surroundings of each grid point belongs to a group. */
function blurred(layout: Layout, group: BannerGroup | null): Float64Array {
  const { columns, rows, heights } = fieldOf(BOARD, STEP, (x, y) => (groupAt(layout, x, y) === group ? 1 : 0))
  let field = heights.map((height) => Math.max(0, height))
  for (let pass = 0; pass < BLURS; pass++) {
    const before = field
    field = before.map((_, index) => {
      const column = index % columns
      const row = Math.floor(index / columns)
      let sum = 0
      let count = 0
      for (let r = Math.max(1, row - 2); r <= Math.min(rows - 2, row + 2); r++)
        for (let c = Math.max(1, column - 2); c <= Math.min(columns - 2, column + 2); c++) {
          sum += before[r * columns + c] ?? 0
          count++
        }
      return count > 0 ? sum / count : 0
    })
  }
  return field
}

function groupAt({ plates }: Layout, x: number, y: number): BannerGroup | null {
  // Waves, so that borders are not straight.
  const at = {
    x: x + 20 * Math.sin(y * 0.031) + 11 * Math.sin(x * 0.019 + 1),
    y: y + 20 * Math.sin(x * 0.027) + 11 * Math.cos(y * 0.021),
  }
  let best = REACH
  let group: BannerGroup | null = null
  for (const plate of plates) {
    if (plate.kind === 'farm' || plate.kind === 'waypoint') continue
    const far = distanceToBox(plate.box, at) - (plate.group ? 0 : PUSH)
    if (far < best) {
      best = far
      group = plate.group
    }
  }
  return group
}

/** Steps between every third point. */
function packedLoop(loop: readonly Point[]): string {
  let x = 0
  let y = 0
  const corners = loop.filter((_, index) => index % 3 === 0)
  return packed(
    corners.map((corner) => {
      const [toX, toY] = [Math.round(corner.x), Math.round(corner.y)]
      const step = [toX - x, toY - y]
      x = toX
      y = toY
      return step
    }),
  )
}
