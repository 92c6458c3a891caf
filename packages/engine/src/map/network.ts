// Your network, and which locations are connected by anyone's links. "Your Network", "Connected Locations".

import type { Ruleset } from '../editions/ruleset.ts'
import { anyOf, firstOf, type LocationSet } from '../ids.ts'
import type { State } from '../state.ts'

/** By location: itself and every location one link away, whoever owns the link. */
export type Neighbours = readonly LocationSet[]

export function neighboursOf(rules: Ruleset, state: State): Neighbours {
  const { lines, locations } = rules
  const neighbours = new Array<LocationSet>(locations.length).fill(0)
  for (let line = firstOf(lines); line < lines.length; line++) {
    if (state.links[line] === null) continue
    // A line with three ends joins any two of them at distance 1 (B-CONN-03).
    const { ends, touches } = lines[line]
    for (let i = 0; i < ends.length; i++) neighbours[ends[i]] |= touches
  }
  return neighbours
}

/** Everything joined to `start` by a chain of links, `start` included (B-CONN-01). */
export function connectedTo(neighbours: Neighbours, start: LocationSet): LocationSet {
  let reached = start
  let edge = start
  while (edge !== 0) {
    edge = oneLinkFrom(neighbours, edge) & ~reached
    reached |= edge
  }
  return reached
}

export function oneLinkFrom(neighbours: Neighbours, set: LocationSet): LocationSet {
  let next = 0
  for (let rest = set; rest !== 0; ) {
    const location = anyOf(rest)
    rest &= ~(1 << location)
    next |= neighbours[location]
  }
  return next
}
