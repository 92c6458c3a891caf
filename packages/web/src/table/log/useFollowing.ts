// Following the game: moves that were made elsewhere are shown one by one, until the present is reached.

import { useEffect } from 'react'
import { useSettings } from '../../kit/settings.ts'
import { useTable, useTableState } from '../context.ts'

/** Milliseconds between two moves of others. */
const PAUSE = { calm: 1600, brisk: 700, instant: 0 } as const

export function useFollowing(): void {
  const table = useTable()
  const shown = useTableState((state) => state.shown)
  const plies = useTableState((state) => state.plies)
  const follows = useTableState((state) => state.follows)
  const interlude = useTableState((state) => state.interlude)
  const speed = useSettings((settings) => settings.speed)
  useEffect(() => {
    if (!follows || shown >= plies.length || interlude !== null) return
    const timer = setTimeout(() => table.showNext(), PAUSE[speed])
    return () => clearTimeout(timer)
  }, [table, follows, shown, plies, interlude, speed])
}
