// Outlines of what is above zero in a grid of heights: marching squares, loops closed, inside to the left.

import type { Point } from '../src/maps/geometry.ts'

export interface Field {
  readonly columns: number
  readonly rows: number
  /** Distance between two grid points, in board units. */
  readonly step: number
  readonly heights: Float64Array
}

/** A field filled by a function of the board. One step around the edge lies below zero, so that loops close. */
export function fieldOf(
  box: { x: number; y: number; w: number; h: number },
  step: number,
  at: (x: number, y: number) => number,
): Field & Point {
  const columns = Math.ceil(box.w / step) + 3
  const rows = Math.ceil(box.h / step) + 3
  const heights = new Float64Array(columns * rows).fill(-1)
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++)
      heights[row * columns + column] = at(box.x + (column - 1) * step, box.y + (row - 1) * step)
  return { x: box.x - step, y: box.y - step, columns, rows, step, heights }
}

export function loopsOf(field: Field & Point, level = 0): Point[][] {
  const next = new Map<string, { to: string; at: Point }>()
  for (let row = 0; row < field.rows - 1; row++)
    for (let column = 0; column < field.columns - 1; column++)
      for (const [from, to] of segmentsIn(field, column, row, level))
        next.set(from.key, { to: to.key, at: from.point })
  const loops: Point[][] = []
  while (next.size > 0) {
    const loop: Point[] = []
    let key = next.keys().next().value
    while (key !== undefined && next.has(key)) {
      const segment = next.get(key) as { to: string; at: Point }
      next.delete(key)
      loop.push(segment.at)
      key = segment.to
    }
    loops.push(loop)
  }
  return loops
}

interface Crossing {
  readonly key: string
  readonly point: Point
}

/** Where the outline enters and leaves one square of the grid. */
function segmentsIn(
  field: Field & Point,
  column: number,
  row: number,
  level: number,
): [Crossing, Crossing][] {
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const
  const high = corners.map(([c, r]) => (field.heights[r * field.columns + c] ?? -1) - level)
  const enters: Crossing[] = []
  const leaves: Crossing[] = []
  for (let side = 0; side < 4; side++) {
    const a = high[side] as number
    const b = high[(side + 1) % 4] as number
    if (a > 0 === b > 0) continue
    const [ac, ar] = corners[side] as readonly [number, number]
    const [bc, br] = corners[(side + 1) % 4] as readonly [number, number]
    const share = a / (a - b)
    const crossing = {
      key: [Math.min(ac, bc), Math.min(ar, br), ac === bc ? 'v' : 'h'].join(),
      point: {
        x: field.x + (ac + (bc - ac) * share) * field.step,
        y: field.y + (ar + (br - ar) * share) * field.step,
      },
    }
    if (a > 0) leaves.push(crossing)
    else enters.push(crossing)
  }
  return enters.map((enter, index) => [enter, leaves[index] as Crossing])
}

export const areaOf = (loop: readonly Point[]): number =>
  Math.abs(
    loop.reduce((sum, { x, y }, index) => {
      const next = loop[(index + 1) % loop.length] as Point
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )
