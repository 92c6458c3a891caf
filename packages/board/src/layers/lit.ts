// What is not dimmed by the veil: places and lines that are marked, on a route, previewed, or of the network shown.

import { includes, type LineId, type LocationId, type Seat, type State } from '@ironbridge/engine'
import type { Layout } from '../maps/layout.ts'
import type { Marks } from '../marks.ts'
import { type Place, readPlace } from '../place.ts'

export interface Lit {
  readonly plates: readonly LocationId[]
  readonly lines: readonly LineId[]
  /** Markets. */
  readonly furniture: readonly Place[]
}

/** Null where nothing is dimmed. */
export function litBy(marks: Marks, state: State, layout: Layout): Lit | null {
  if (marks.network !== null) return piecesOf(state, layout, marks.network)
  return marks.veil ? marked(marks, layout) : null
}

function marked(marks: Marks, layout: Layout): Lit {
  const plates = new Set<LocationId>()
  const lines = new Set<LineId>(marks.routes.flatMap((route) => route.lines))
  const furniture = new Set<Place>()
  const places = [
    ...(Object.keys(marks.places) as Place[]),
    ...(Object.keys(marks.values) as Place[]),
    ...marks.routes.flatMap(({ from, to }) => [from, to]),
    ...marks.lastMoves.flatMap((move) => move.places),
  ]
  for (const place of places) {
    const parts = readPlace(place)
    if (parts.kind === 'line') lines.add(parts.id)
    if (parts.kind === 'market' || parts.kind === 'distant') furniture.add(place)
    const location = locationOf(layout, place)
    if (location !== null) plates.add(location)
  }
  return { plates: [...plates], lines: [...lines], furniture: [...furniture] }
}

/** The plate that a place is on; null for lines and furniture. */
export function locationOf({ rules }: Layout, place: Place): LocationId | null {
  const parts = readPlace(place)
  switch (parts.kind) {
    case 'location':
      return parts.id
    case 'slot':
      return rules.slots[parts.id]?.location ?? null
    case 'merchant':
      return rules.merchantSpaces[parts.id]?.location ?? null
    default:
      return null
  }
}

/** Where a seat has tiles, and what its links touch. */
function piecesOf(state: State, { rules }: Layout, seat: Seat): Lit {
  const lines = state.links.flatMap((owner, line) => (owner === seat ? [line] : []))
  const touched = lines.reduce((set, line) => set | (rules.lines[line]?.touches ?? 0), 0)
  const plates = rules.locations.flatMap(({ slots }, location) =>
    includes(touched, location) || slots.some((slot) => state.slots[slot]?.owner === seat) ? [location] : [],
  )
  return { plates, lines, furniture: [] }
}
