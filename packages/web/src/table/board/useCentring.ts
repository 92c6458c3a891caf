// On a small screen the board moves to what is lit or has just changed, so that nothing has to be looked for.

import {
  centreOf,
  layoutOf,
  linePlace,
  type Marks,
  type Place,
  slotPlace,
  type ViewportHandle,
} from '@ironbridge/board'
import { rulesOf, type State } from '@ironbridge/engine'
import { type RefObject, useEffect, useRef } from 'react'

export function useCentring(
  viewport: RefObject<ViewportHandle | null>,
  isPhone: boolean,
  state: State,
  marks: Marks,
): void {
  // Only what is newly lit moves the board: whoever looks elsewhere is left there, and the last move is shown once, not
  // again when a choice is taken back.
  const latest = useRef(state)
  latest.current = state
  const shown = useRef('')
  const shownMove = useRef('')
  useEffect(() => {
    const now = latest.current
    const lit = litIn(marks, now)
    const places = lit.length > 0 ? lit : marks.lastMoves.flatMap((move) => move.places)
    const known = lit.length > 0 ? shown : shownMove
    const key = places.join()
    if (lit.length === 0) shown.current = ''
    if (!isPhone || places.length === 0 || key === known.current) return
    known.current = key
    const layout = layoutOf(rulesOf(now))
    const chosen = places.find((place) => marks.places[place] === 'chosen')
    viewport.current?.gather(
      places.map((place) => centreOf(layout, place)),
      chosen && centreOf(layout, chosen),
    )
  }, [viewport, isPhone, marks])
}

/** The markets are known without being looked at. */
function litIn({ places, network }: Marks, state: State): readonly Place[] {
  const lit = (Object.keys(places) as Place[]).filter((place) => !place.startsWith('market'))
  return lit.length > 0 || network === null ? lit : networkOf(state, network)
}

const networkOf = ({ slots, links }: State, seat: number): Place[] => [
  ...slots.flatMap((tile, slot) => (tile?.owner === seat ? [slotPlace(slot)] : [])),
  ...links.flatMap((owner, line) => (owner === seat ? [linePlace(line)] : [])),
]
