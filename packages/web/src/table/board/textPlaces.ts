// The places of the board in words: what stands there, who buys there, and where lines lead.

import {
  includes,
  type LineId,
  type LocationId,
  networkOf,
  rulesOf,
  type Seat,
  type State,
  tradePointsFrom,
} from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { allOf, locationName, merchantInFull, slotInFull } from '../../words/index.ts'

export interface TextPlace {
  readonly name: string
  /** Where it lies for whoever reads: in the network, in reach of the market. Empty if there is nothing to say. */
  readonly standing: string
  /** Its slots, as they are filled or free. */
  readonly slots: readonly string[]
  readonly merchants: readonly string[]
  /** Where lines lead from here, and whose links lie on them. */
  readonly ways: readonly string[]
}

/** All of them: towns, farms, merchants, and those that only carry links. */
export function textPlaces(
  i18n: I18n,
  state: State,
  names: readonly string[],
  viewer: Seat | null,
): TextPlace[] {
  const rules = rulesOf(state)
  const network = viewer === null ? 0 : networkOf(state, viewer)
  return rules.locations.map(({ slots }, location) => ({
    name: locationName(i18n, rules, location),
    standing: [
      ...(includes(network, location) ? [i18n._(msg`in your network`)] : []),
      ...(tradePointsFrom(state, location) === 0 ? [] : [i18n._(msg`the coal market reaches it`)]),
    ].join(', '),
    slots: slots.map((slot) => slotInFull(i18n, state, slot, names)),
    merchants: rules.merchantSpaces.flatMap((space, merchant) =>
      space.location === location ? [merchantInFull(i18n, state, merchant)] : [],
    ),
    ways: waysFrom(i18n, state, names, viewer, location),
  }))
}

/** Lines of one owner in one: "Canal to Stone and Leek: your link". Then those that are free, then those still to come. */
function waysFrom(
  i18n: I18n,
  state: State,
  names: readonly string[],
  viewer: Seat | null,
  here: LocationId,
): string[] {
  const { linesOf, edition } = rulesOf(state)
  const to = (lines: readonly LineId[]): string[] =>
    lines.flatMap((line) => otherEnd(i18n, state, line, here) ?? [])
  const told = (lines: readonly LineId[], words: Words | undefined): string[] => {
    const ends = to(lines)
    return ends.length === 0 || !words ? [] : [i18n._(words(allOf(i18n, ends)))]
  }
  const now = linesOf[state.era]
  const words = WAYS[state.era]
  const owned = state.players.flatMap((_, seat) =>
    told(
      now.filter((line) => state.links[line] === seat),
      seat === viewer ? words.own : (places) => words.of(places, names[seat] ?? ''),
    ),
  )
  const free = told(
    now.filter((line) => state.links[line] === null),
    words.free,
  )
  const later = edition.eras
    .slice(edition.eras.findIndex(({ id }) => id === state.era) + 1)
    .flatMap(({ id }) =>
      told(
        linesOf[id].filter((line) => !now.includes(line)),
        LATER[id],
      ),
    )
  return [...owned, ...free, ...later]
}

/** Where a line leads from a place; both ends of one with three. Null if it does not touch it. */
function otherEnd(i18n: I18n, state: State, line: LineId, here: LocationId): string | null {
  const rules = rulesOf(state)
  const ends = rules.lines[line]?.ends ?? []
  if (!ends.includes(here)) return null
  return ends
    .filter((end) => end !== here)
    .map((end) => locationName(i18n, rules, end))
    .join('–')
}

type Words = (places: string) => MessageDescriptor

interface WayWords {
  readonly own: Words
  readonly of: (places: string, owner: string) => MessageDescriptor
  readonly free: Words
}

const WAYS: Readonly<Record<State['era'], WayWords>> = {
  canal: {
    own: (places) => msg`Canal to ${places}: your link`,
    of: (places, owner) => msg`Canal to ${places}: link of ${owner}`,
    free: (places) => msg`Canal to ${places}: free`,
  },
  rail: {
    own: (places) => msg`Railway to ${places}: your link`,
    of: (places, owner) => msg`Railway to ${places}: link of ${owner}`,
    free: (places) => msg`Railway to ${places}: free`,
  },
}

/** Lines that this era does not have yet. */
const LATER: Partial<Record<State['era'], Words>> = {
  rail: (places) => msg`Railway to ${places}: not before the rail era`,
}
