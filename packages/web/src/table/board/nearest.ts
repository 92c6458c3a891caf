// Where somebody points on the board, and of many answers those nearest to it.

import { centreOf, layoutOf, linePlace, type Place, slotPlace } from '@ironbridge/board'
import { type Ruleset, rulesOf } from '@ironbridge/engine'
import { create } from 'zustand'
import type { Option } from '../../play/choose.ts'
import { useShownState } from '../context.ts'

/** The last one: who leaves the board for the list finds there what was near. */
const usePointedPlace = create<{ readonly place: Place | null }>(() => ({ place: null }))

export function pointAtPlace(place: Place | null): void {
  if (place !== null) usePointedPlace.setState({ place })
}

/** Nearest first; as they are where nobody has pointed yet. */
export function useNearest(options: readonly Option[]): readonly Option[] {
  const rules = rulesOf(useShownState())
  const from = usePointedPlace(({ place }) => place)
  return from === null ? options : nearest(rules, options, from)
}

function nearest(rules: Ruleset, options: readonly Option[], from: Place): readonly Option[] {
  const layout = layoutOf(rules)
  const { x, y } = centreOf(layout, from)
  const distance = (option: Option): number => {
    const place = placeOf(option)
    if (place === null) return 0
    const at = centreOf(layout, place)
    return Math.hypot(at.x - x, at.y - y)
  }
  return options
    .map((option) => ({ option, far: distance(option) }))
    .sort((one, other) => one.far - other.far)
    .map(({ option }) => option)
}

const placeOf = ({ aspect, value }: Option): Place | null =>
  aspect === 'slot' ? slotPlace(value) : aspect === 'line' ? linePlace(value) : null
