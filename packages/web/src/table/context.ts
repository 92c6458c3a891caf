// The table that the components around it show, and the words they use.

import type { State } from '@ironbridge/engine'
import { createContext, use, useMemo } from 'react'
import { useStore } from 'zustand'
import { type Narrowing, narrowingOf, type Sitting, stateOf } from '../play/sitting.ts'
import type { Table, TableState } from '../play/table.ts'
import { countable, scoredState, withPoints } from './points.ts'

export const TableContext = createContext<Table | null>(null)

export function useTable(): Table {
  const table = use(TableContext)
  if (table === null) throw new Error('There is no table around this component.')
  return table
}

export const useTableState = <Part>(part: (state: TableState) => Part): Part => useStore(useTable(), part)

export const useNames = (): readonly string[] => {
  const sitters = useTableState(({ source }) => source.sitters)
  return useMemo(() => sitters.map(({ name }) => name), [sitters])
}

/** Nobody sits here: everything is looked at as anybody may. */
export const useIsWatching = (): boolean =>
  useTableState(({ viewer, source }) => typeof viewer !== 'number' && source.here.length === 0)

/**
 * The table as it is shown: the past, the present, or the present with the turn in the making. While an era is scored
 * it is that of the era, with the points counted so far.
 */
export function useShownState(): State {
  const plies = useTableState((state) => state.plies)
  const interlude = useTableState((state) => state.interlude)
  const counted = useTableState((state) => state.counted)
  const sitting = useTableState((state) => state.sitting ?? state.sending)
  const source = useTableState((state) => state.source)
  const shown = useTableState((state) => state.shown)
  const viewer = useTableState((state) => state.viewer)
  return useMemo(() => {
    if (interlude !== null)
      return withPoints(
        scoredState(source, plies, interlude, viewer),
        countable(plies[interlude]).slice(0, counted),
      )
    return sitting === null ? source.seen(shown, viewer) : stateOf(sitting)
  }, [sitting, source, plies, shown, viewer, interlude, counted])
}

const narrowings = new WeakMap<Sitting, Narrowing>()

/** Null while nobody chooses here. Worked out once for all who ask. */
export function useNarrowing(): Narrowing | null {
  const sitting = useTableState((state) => state.sitting)
  if (sitting === null) return null
  const narrowing = narrowings.get(sitting) ?? narrowingOf(sitting)
  narrowings.set(sitting, narrowing)
  return narrowing
}
