// The way a cube is seen to take: along the links between two places, over the middles of the lines.

import { at, includes, type LineId, type LocationId, type State, setOf } from '@ironbridge/engine'
import { middleOf, type Point } from '../maps/geometry.ts'
import type { Layout } from '../maps/layout.ts'
import { boxOf } from '../maps/places.ts'
import { type Place, readPlace } from '../place.ts'

/** Straight there, if no links lead from one to the other. */
export function wayAlong(layout: Layout, state: State, from: Place, to: Place): Point[] {
  const ends = endsOf(layout, to)
  const start = endsOf(layout, from)[0]
  const lines = start === undefined ? [] : linesBetween(layout, state, start, ends)
  return [
    middleOf(boxOf(layout, from)),
    ...lines.map((line) => layout.lines[line]?.token ?? { x: 0, y: 0 }),
    middleOf(boxOf(layout, to)),
  ]
}

function endsOf({ rules }: Layout, place: Place): readonly LocationId[] {
  const parts = readPlace(place)
  switch (parts.kind) {
    case 'slot':
      return [at(rules.slots, parts.id).location]
    case 'merchant':
      return [at(rules.merchantSpaces, parts.id).location]
    case 'line':
      return at(rules.lines, parts.id).ends
    case 'location':
      return [parts.id]
    default:
      return []
  }
}

/** The fewest laid links from a location to any of some others. */
function linesBetween(
  { rules }: Layout,
  state: State,
  from: LocationId,
  to: readonly LocationId[],
): LineId[] {
  const wanted = to.reduce((set, location) => set | setOf(location), 0)
  const ways = new Map<LocationId, readonly LineId[]>([[from, []]])
  for (const [location, way] of ways) {
    if (includes(wanted, location)) return [...way]
    rules.lines.forEach(({ touches, ends }, line) => {
      if (state.links[line] === null || !includes(touches, location)) return
      for (const end of ends) if (!ways.has(end)) ways.set(end, [...way, line])
    })
  }
  return []
}
