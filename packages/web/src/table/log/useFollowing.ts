// Following the game: moves that were made elsewhere are shown one by one, until the present is reached.

import { useEffect } from 'react'
import { create } from 'zustand'
import { useSettings } from '../../kit/settings.ts'
import { useLastPly, useScoredMove, useShownPly, useSitting, useTable, useTableState } from '../context.ts'

/** Milliseconds between two moves of others. */
const PAUSE = { calm: 1600, brisk: 700, instant: 0 } as const

/** Until the own turn comes, moves are shown as soon as they are made. */
const useSkipping = create<{ readonly isSkipping: boolean }>(() => ({ isSkipping: false }))

export const skipToOwnTurn = (): void => useSkipping.setState({ isSkipping: true })

const stopSkipping = (): void => useSkipping.setState({ isSkipping: false })

export function useFollowing(): void {
  const table = useTable()
  const shown = useShownPly()
  const last = useLastPly()
  const follows = useTableState((state) => state.follows)
  const isScoring = useScoredMove() !== null
  const speed = useSettings((settings) => settings.speed)
  const isSkipping = useSkipping((skipping) => skipping.isSkipping)
  const isOwnTurn = useSitting() !== null
  useEffect(() => {
    if (isOwnTurn) stopSkipping()
    return stopSkipping
  }, [isOwnTurn])
  useEffect(() => {
    if (!follows || shown >= last || isScoring) return
    const timer = setTimeout(() => table.showNext(), isSkipping ? 0 : PAUSE[speed])
    return () => clearTimeout(timer)
  }, [table, follows, shown, last, isScoring, speed, isSkipping])
}
