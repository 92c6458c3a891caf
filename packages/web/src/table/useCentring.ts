// On a small screen the board moves to what is lit, so that nothing has to be looked for.

import {
  centreOf,
  layoutOf,
  type Marks,
  type Place,
  type Point,
  type ViewportHandle,
} from '@ironbridge/board'
import type { Ruleset } from '@ironbridge/engine'
import { type RefObject, useEffect } from 'react'

export function useCentring(
  viewport: RefObject<ViewportHandle | null>,
  isPhone: boolean,
  rules: Ruleset,
  { places }: Marks,
): void {
  useEffect(() => {
    const lit = (Object.keys(places) as Place[]).filter((place) => !place.startsWith('market'))
    if (!isPhone || lit.length === 0) return
    const layout = layoutOf(rules)
    const spots = lit.map((place) => centreOf(layout, place))
    viewport.current?.centreOn(nearest(spots, middleOf(spots)))
  }, [viewport, isPhone, rules, places])
}

const middleOf = (spots: readonly Point[]): Point => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})

/** One of the spots, so that at least one is in sight. */
const nearest = (spots: readonly Point[], { x, y }: Point): Point =>
  spots.reduce((best, spot) =>
    Math.hypot(spot.x - x, spot.y - y) < Math.hypot(best.x - x, best.y - y) ? spot : best,
  )
