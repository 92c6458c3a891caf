// Following the game: moves that were made elsewhere are shown one by one, until the present is reached.

import { useEffect } from 'react'
import { useSettings } from '../../kit/settings.ts'
import { useLastPly, useScoredMove, useShownPly, useTable, useTableState } from '../context.ts'

/** Milliseconds between two moves of others. */
const PAUSE = { calm: 1600, brisk: 700, instant: 0 } as const

export function useFollowing(): void {
  const table = useTable()
  const shown = useShownPly()
  const last = useLastPly()
  const follows = useTableState((state) => state.follows)
  const isScoring = useScoredMove() !== null
  const speed = useSettings((settings) => settings.speed)
  useEffect(() => {
    if (!follows || shown >= last || isScoring) return
    const timer = setTimeout(() => table.showNext(), PAUSE[speed])
    return () => clearTimeout(timer)
  }, [table, follows, shown, last, isScoring, speed])
}
