// Pieces move the way a hand would move them: after each move shown, on a board that already shows what it led to.

import {
  type Aside,
  layoutOf,
  nothingAside,
  type Playing,
  playSteps,
  stepsOf,
  takeAside,
} from '@ironbridge/board'
import { type GameEvent, rulesOf, type State } from '@ironbridge/engine'
import { type RefObject, useEffect, useRef } from 'react'
import { useIsMotionReduced } from '../../kit/look.ts'
import { useSettings } from '../../kit/settings.ts'
import type { Table } from '../../play/table.ts'
import { sittingOf, type TableState } from '../../play/turn.ts'
import { useShownPly, useSitting, useTable, useTableState } from '../context.ts'
import { countable } from '../points.ts'

/** How many times as fast as designed. */
export const SPEED = { calm: 1, brisk: 2, instant: 8 } as const

/** Off the board to the right, where the players are. */
const ORIGIN = { x: 1720, y: 200 }

export function useMotion(board: RefObject<HTMLElement | null>): void {
  const table = useTable()
  const shown = useShownPly()
  const sitting = useSitting()
  const counted = useTableState((state) => state.counted)
  const setting = useSettings(({ speed }) => speed)
  const reduced = useIsMotionReduced()
  const next = useRef<(ShownChange & { readonly aside: Aside }) | null>(null)
  const playing = useRef<Playing | null>(null)

  // The store tells before the board is drawn anew: what leaves it can still be copied.
  useEffect(
    () =>
      watchChanges(table, (change) => {
        const aside = board.current ? takeAside(board.current, change.events) : nothingAside
        next.current = { ...change, aside }
      }),
    [table, board],
  )

  useEffect(() => {
    const change = next.current
    next.current = null
    // Points stay in sight while the next ones are counted.
    if (change === null || !change.isPoint) playing.current?.finish()
    if (board.current === null || change === null || setting === 'instant') return
    const { events, from, aside } = change
    const steps = stepsOf(layoutOf(rulesOf(from)), from, events, ORIGIN)
    playing.current = playSteps(board.current, steps, { speed: SPEED[setting], reduced, aside })
  }, [board, shown, sitting, counted, setting, reduced])
}

export interface ShownChange {
  readonly events: readonly GameEvent[]
  /** What it was made of. */
  readonly from: State
  readonly isPoint: boolean
}

/** Tells what there is to see, or to hear, whenever there is. */
export function watchChanges(table: Table, tell: (change: ShownChange) => void): () => void {
  let drafted = sittingOf(table.getState())?.draft.length ?? 0
  return table.subscribe((now, was) => {
    const change = changeBetween(was, now, drafted)
    const own = sittingOf(now)
    if (own !== null) drafted = own.draft.length
    else if (now.cursor.ply !== was.cursor.ply) drafted = 0
    if (change !== null) tell(change)
  })
}

/** What is to be seen between two states of the table. Moves drafted here were seen when they were drafted. */
function changeBetween(was: TableState, now: TableState, drafted: number): ShownChange | null {
  const { cursor, counted } = now
  const steps = cursor.ply - was.cursor.ply
  const before = sittingOf(was)
  const sitting = sittingOf(now)
  const draft = sitting?.draft ?? []
  const own = draft.at(-1)
  if (before && sitting && own && steps === 0 && draft.length === before.draft.length + 1)
    return { events: own.events, from: draft.at(-2)?.state ?? sitting.base, isPoint: false }
  const { parent, played } = cursor
  if (parent === null || played === null) return null
  const { events } = played
  const from = parent.state
  if (steps === drafted + 1) return { events: ofTheMove(events), from, isPoint: false }
  if (steps !== 0 || was.counted === null) return null
  if (counted === null) return { events: eraIn(events), from, isPoint: false }
  if (counted !== was.counted + 1) return null
  return { events: countable(played).slice(was.counted, counted), from, isPoint: true }
}

/** Scoring has its own time, and so has the end of an era. */
function ofTheMove(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type.startsWith('score-') || type === 'era' || type === 'over')
  return end < 0 ? events : events.slice(0, end)
}

const eraIn = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }) => type === 'era')
