// The table that the components around it show. They ask for what they need by name, and know nothing of trees.

import { type Seat, type State, seatToMove } from '@ironbridge/engine'
import { useLingui } from '@lingui/react'
import { createContext, use, useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Choice } from '../play/choose.ts'
import { type Narrowing, narrowingOf, type Sitting, stateOf } from '../play/sitting.ts'
import type { Table } from '../play/table.ts'
import { momentOf, type ShownPly, type TreeNode } from '../play/tree.ts'
import { isLooking, sendingOf, sittingOf, type TableState } from '../play/turn.ts'
import { sitterName } from '../words/index.ts'
import { countable, scoredState, withPoints } from './points.ts'

export const TableContext = createContext<Table | null>(null)

export function useTable(): Table {
  const table = use(TableContext)
  if (table === null) throw new Error('There is no table around this component.')
  return table
}

export const useTableState = <Part>(part: (state: TableState) => Part): Part => useStore(useTable(), part)

/** What the players are called. */
export function useNames(): readonly string[] {
  const { i18n } = useLingui()
  const sitters = useTableState((state) => state.sitters)
  return useMemo(() => sitters.map((sitter) => sitterName(i18n, sitter)), [i18n, sitters])
}

/** What they were called when a move was made: seats may change hands. */
export function useNamesThen(): (ply: ShownPly) => readonly string[] {
  const { i18n } = useLingui()
  const names = useNames()
  return useCallback(
    ({ sitters }) => sitters?.map((sitter) => sitterName(i18n, sitter)) ?? names,
    [i18n, names],
  )
}

/** Nobody sits here: everything is looked at as anybody may. */
export const useIsWatching = (): boolean =>
  useTableState(({ viewer, here }) => typeof viewer !== 'number' && here.length === 0)

/** Whose mat lies nearest: the viewer's, or that of the seat in turn. */
export function useOwnSeat(): Seat {
  const viewer = useTableState((state) => state.viewer)
  const state = useShownState()
  return typeof viewer === 'number' ? viewer : seatToMove(state)
}

/** The turn that is being made here; null while others move, or the past is looked at. */
export const useSitting = (): Sitting | null => useTableState(sittingOf)

export const useChoices = (): readonly Choice[] | undefined =>
  useTableState((state) => sittingOf(state)?.choices)

/** Nothing is awaited where one looks. */
export const useIsLooking = (): boolean => useTableState(isLooking)

/** What is shown is a turn on its way. */
export const useIsSending = (): boolean => useTableState((state) => sendingOf(state) !== null)

/** How many moves are shown. */
export const useShownPly = (): number => useTableState(({ cursor }) => cursor.ply)

/** The moment that is shown, as an address names it. */
export const useMoment = (): string => useTableState(({ tree, cursor }) => momentOf(tree, cursor))

/** How many there are. */
export const useLastPly = (): number => useTableState(({ line }) => line.length - 1)

export const useIsPast = (): boolean => useTableState(({ cursor, line }) => cursor.ply < line.length - 1)

/** The last move shown. */
export const useLastMove = (): ShownPly | null => useTableState(({ cursor }) => cursor.played)

/** All moves, also those that are still to be shown. */
export const usePlies = (): readonly ShownPly[] => useTableState(({ line }) => pliesOf(line))

/** The table before the first move, and after each. */
export function useStates(): readonly State[] {
  const line = useTableState((state) => state.line)
  return useMemo(() => line.map(({ state }) => state), [line])
}

/** Whether the game is, whatever is shown of it. */
export const useIsOver = (): boolean => useTableState(({ head }) => head.state.over)

/** The move that ended an era, or the game, while its points are counted. */
export const useScoredMove = (): ShownPly | null =>
  useTableState(({ cursor, counted }) => (counted === null ? null : cursor.played))

/** The table after the moves that are shown, and after nothing else. */
export const usePlayedState = (): State => useTableState(({ cursor }) => cursor.state)

/**
 * The table as it is shown: the past, the present, or the present with the turn in the making. While an era is scored
 * it is that of the era, with the points counted so far.
 */
export function useShownState(): State {
  const cursor = useTableState((state) => state.cursor)
  const counted = useTableState((state) => state.counted)
  const sitting = useTableState((state) => sittingOf(state) ?? sendingOf(state))
  return useMemo(() => {
    if (counted !== null) return withPoints(scoredState(cursor), countable(cursor.played).slice(0, counted))
    return sitting === null ? cursor.state : stateOf(sitting)
  }, [sitting, cursor, counted])
}

/** While an era is scored, and after the game, the board is that of the era: what scores has to be seen. */
export function useBoardState(): State {
  const now = useShownState()
  const cursor = useTableState((state) => state.cursor)
  const isScored = useTableState(({ counted }) => counted !== null) || now.over
  const era = useMemo(() => (isScored ? scoredState(cursor) : null), [isScored, cursor])
  return era ?? now
}

/** Worked out once for all who ask. */
function once<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}

const pliesOf = once((line: readonly TreeNode[]): readonly ShownPly[] =>
  line.flatMap(({ played }) => played ?? []),
)

const narrowing = once(narrowingOf)

/** Null while nobody chooses here. */
export function useNarrowing(): Narrowing | null {
  const sitting = useSitting()
  return sitting && narrowing(sitting)
}
