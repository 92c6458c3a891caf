// The table that the components around it show, and the words they use.

import type { State } from '@ironbridge/engine'
import { createContext, use, useMemo } from 'react'
import { useStore } from 'zustand'
import { type Narrowing, narrowingOf, type Sitting, stateOf } from '../play/sitting.ts'
import type { Table, TableState } from '../play/table.ts'

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

/** The table as it is shown: the past, the present, or the present with the turn in the making. */
export function useShownState(): State {
  const sitting = useTableState((state) => state.sitting)
  const source = useTableState((state) => state.source)
  const shown = useTableState((state) => state.shown)
  const viewer = useTableState((state) => state.viewer)
  return useMemo(
    () => (sitting === null ? source.seen(shown, viewer) : stateOf(sitting)),
    [sitting, source, shown, viewer],
  )
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
