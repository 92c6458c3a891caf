// The end of an era: after a moment for its last move, links and tiles are counted one by one.

import { useEffect } from 'react'
import { useSettings } from '../../kit/settings.ts'
import { SPEED } from '../board/useMotion.ts'
import { useScoredMove, useTable, useTableState } from '../context.ts'
import { countable } from '../points.ts'

/** Milliseconds. However much there is to count, it does not take longer. */
const LEAD = 1100
const APART = 300
const ALL = 9000

/** True when everything was counted. */
export function useCounting(): boolean {
  const table = useTable()
  const scored = useScoredMove()
  const counted = useTableState((state) => state.counted) ?? 0
  const speed = useSettings((settings) => settings.speed)
  const all = countable(scored).length
  const isDone = scored !== null && counted >= all
  useEffect(() => {
    if (scored === null || isDone) return
    if (speed === 'instant') return table.count(all)
    const wait = counted === 0 ? LEAD : Math.min(APART, ALL / all)
    const timer = setTimeout(() => table.count(counted + 1), wait / SPEED[speed])
    return () => clearTimeout(timer)
  }, [table, scored, counted, all, isDone, speed])
  return isDone
}
