// Boxes, points and the curves of lines, in board units.

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A quadratic curve: start, control point, end. */
export type Curve = readonly [x0: number, y0: number, cx: number, cy: number, x1: number, y1: number]

export const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 })

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
})

export const contains = ({ x, y, w, h }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** From a point to a box; 0 inside. */
export const distanceToBox = ({ x, y, w, h }: Box, point: Point): number =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - w), Math.max(y - point.y, 0, point.y - y - h))

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  }
}

function pointOn([x0, y0, cx, cy, x1, y1]: Curve, t: number): Point {
  const u = 1 - t
  return { x: u * u * x0 + 2 * u * t * cx + t * t * x1, y: u * u * y0 + 2 * u * t * cy + t * t * y1 }
}

/** Points along a curve, equal steps of the parameter. */
export const samples = (curve: Curve, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => pointOn(curve, step / steps))

export const pathOf = ([x0, y0, cx, cy, x1, y1]: Curve): string => `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`

/** Length of a curve and the point at half of it. */
export function measured(curve: Curve): { readonly length: number; readonly middle: Point } {
  const points = samples(curve, STEPS)
  const lengths = [0]
  for (let step = 1; step < points.length; step++)
    lengths.push((lengths[step - 1] ?? 0) + distance(points[step - 1] as Point, points[step] as Point))
  const length = lengths.at(-1) ?? 0
  const step = lengths.findIndex((reached) => reached >= length / 2)
  const { x, y } = pointOn(curve, step / STEPS)
  return { length, middle: { x: rounded(x), y: rounded(y) } }
}

/** Fine enough that the middle is exact to a tenth of a unit. */
const STEPS = 400

const rounded = (value: number): number => Math.round(value * 10) / 10
