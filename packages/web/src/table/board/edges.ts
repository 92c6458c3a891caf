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

/** At most one for each side of the window. */
export function edgesOf(rules: Ruleset, { places }: Marks, view: View, size: Size): Edge[] {
  const layout = layoutOf(rules)
  const away = (Object.keys(places) as Place[])
    .filter((place) => places[place] === 'legal')
    .map((place) => ({ place, spot: centreOf(layout, place) }))
    .filter(({ spot }) => !isSeen(view, spot, size))
    .map(({ place, spot }) => ({ place, spot, ...towards(spot, view, size) }))
    .sort((a, b) => a.distance - b.distance)
  return SIDES.flatMap((side): Edge[] => {
    const there = away.filter((one) => one.side === side)
    const [first] = there
    return first ? [{ side, place: first.place, spots: there.map(({ spot }) => spot), at: first.at }] : []
  })
}

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom']

/** The edge beyond which a spot lies furthest. */
function towards(
  spot: Point,
  { scale, x, y }: View,
  { w, h }: Size,
): { side: Side; distance: number; at: number } {
  const [left, top] = [x + spot.x * scale, y + spot.y * scale]
  const beyond = { left: -left, right: left - w, top: -top, bottom: top - h }
  const side = SIDES.reduce((best, one) => (beyond[one] > beyond[best] ? one : best))
  const isUpright = side === 'left' || side === 'right'
  return { side, distance: beyond[side], at: isUpright ? top : left }
}
