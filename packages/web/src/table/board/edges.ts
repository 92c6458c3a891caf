// What is lit outside of the window on the board: towards which edge it lies, and what is there first.

import {
  centreOf,
  isSeen,
  layoutOf,
  type Marks,
  type Place,
  type Point,
  type Size,
  type View,
} from '@ironbridge/board'
import type { Ruleset } from '@ironbridge/engine'

export type Side = 'left' | 'right' | 'top' | 'bottom'

export interface Edge {
  readonly side: Side
  /** The nearest of them. */
  readonly place: Place
  readonly spots: readonly Point[]
  /** Where along the edge, in pixels. */
  readonly at: number
}

/** At most one for each side of the window, and none over something that can be chosen. */
export function edgesOf(rules: Ruleset, { places }: Marks, view: View, size: Size): Edge[] {
  const layout = layoutOf(rules)
  const legal = (Object.keys(places) as Place[])
    .filter((place) => places[place] === 'legal')
    .map((place) => ({ place, spot: centreOf(layout, place) }))
  const seen = legal.filter(({ spot }) => isSeen(view, spot, size)).map(({ spot }) => onScreen(spot, view))
  const away = legal
    .filter(({ spot }) => !isSeen(view, spot, size))
    .map(({ place, spot }) => ({ place, spot, ...towards(spot, view, size) }))
    .sort((a, b) => a.distance - b.distance)
  return SIDES.flatMap((side): Edge[] => {
    const there = away.filter((one) => one.side === side)
    const [first] = there
    const at = first && freeAt(side, first.at, seen, size)
    return first && at !== undefined
      ? [{ side, place: first.place, spots: there.map(({ spot }) => spot), at }]
      : []
  })
}

/** The first corner of the window in which a button covers nothing that can be chosen. */
export function freeCorner(rules: Ruleset, { places }: Marks, view: View, { w, h }: Size): Corner {
  const layout = layoutOf(rules)
  const legal = (Object.keys(places) as Place[])
    .filter((place) => places[place] === 'legal')
    .map((place) => onScreen(centreOf(layout, place), view))
  const reach = TAB_HIGH + 2 * FINGER
  const isFree = (corner: Corner): boolean =>
    legal.every(({ x, y }) => {
      const across = corner.endsWith('right') ? w - x : x
      const down = corner.startsWith('top') ? y : h - y
      return across > reach || down > reach || across < 0 || down < 0
    })
  return CORNERS.find(isFree) ?? CORNERS[0]
}

export type Corner = (typeof CORNERS)[number]

const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const

/** What a tab and a finger take, in pixels, and the steps in which a free place is looked for. */
const [TAB_LONG, TAB_HIGH, FINGER, STEP] = [170, 44, 22, 11]

/** The nearest place along an edge where a tab covers nothing that can be chosen. */
function freeAt(side: Side, wanted: number, seen: readonly Point[], { w, h }: Size): number | undefined {
  const isUpright = side === 'left' || side === 'right'
  const [length, half] = isUpright ? [h, TAB_HIGH / 2] : [w, TAB_LONG / 2]
  const depth = (isUpright ? TAB_LONG : TAB_HIGH) + FINGER
  const near = seen
    .filter(({ x, y }) => ({ left: x, right: w - x, top: y, bottom: h - y })[side] < depth)
    .map(({ x, y }) => (isUpright ? y : x))
  const places: number[] = []
  for (let at = half; at <= length - half; at += STEP) places.push(at)
  return places
    .filter((at) => near.every((other) => Math.abs(other - at) >= half + FINGER))
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
}

const onScreen = ({ x, y }: Point, view: View): Point => ({
  x: view.x + x * view.scale,
  y: view.y + y * view.scale,
})

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom']

/** The edge beyond which a spot lies furthest. */
function towards(spot: Point, view: View, { w, h }: Size): { side: Side; distance: number; at: number } {
  const { x: left, y: top } = onScreen(spot, view)
  const beyond = { left: -left, right: left - w, top: -top, bottom: top - h }
  const side = SIDES.reduce((best, one) => (beyond[one] > beyond[best] ? one : best))
  const isUpright = side === 'left' || side === 'right'
  return { side, distance: beyond[side], at: isUpright ? top : left }
}
