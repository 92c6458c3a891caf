// Pieces move the way a hand would move them: after each move shown, on a board that already shows what it led to.

import { layoutOf, type Playing, playSteps, stepsOf } from '@ironbridge/board'
import { rulesOf } from '@ironbridge/engine'
import { type RefObject, useEffect, useRef } from 'react'
import { useIsMotionReduced } from '../app/look.ts'
import { useSettings } from '../app/settings.ts'
import { useTableState } from './context.ts'

const SPEED = { calm: 1, brisk: 2, instant: 8 } as const

/** Off the board to the right, where the players are. */
const ORIGIN = { x: 1720, y: 200 }

export function useMotion(board: RefObject<HTMLElement | null>): void {
  const source = useTableState((state) => state.source)
  const plies = useTableState((state) => state.plies)
  const shown = useTableState((state) => state.shown)
  const sitting = useTableState((state) => state.sitting)
  const setting = useSettings(({ speed }) => speed)
  const reduced = useIsMotionReduced()
  const last = useRef({ shown, drafted: sitting?.draft.length ?? 0 })
  const playing = useRef<Playing | null>(null)
  useEffect(() => {
    const before = last.current
    const drafted = sitting?.draft.length ?? 0
    last.current = { shown, drafted }
    playing.current?.finish()
    playing.current = null
    const element = board.current
    if (element === null || setting === 'instant') return
    const own = drafted === before.drafted + 1 && shown === before.shown ? sitting?.draft.at(-1) : undefined
    const ply = shown === before.shown + 1 && drafted === 0 ? plies[shown - 1] : undefined
    const events = own?.events ?? ply?.events
    if (events === undefined) return
    const from = own ? (sitting?.draft.at(-2)?.state ?? sitting?.base) : source.seen(shown - 1, null)
    if (from === undefined) return
    // Tiles that leave with their era stay in sight until it is scored.
    const moving = events.filter(({ type }) => type !== 'tile-removed')
    const steps = stepsOf(layoutOf(rulesOf(from)), from, moving, ORIGIN)
    playing.current = playSteps(element, steps, { speed: SPEED[setting], reduced })
  }, [board, source, plies, shown, sitting, setting, reduced])
}
