// A small mark beside a player's points, when somebody is passed: by the last move, or while an era is counted.

import type { Seat } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { allOf } from '../../words/index.ts'
import { useNames, useScoredMove, useShownState, useTableState } from '../context.ts'
import { countable, passingsAt } from '../points.ts'
import './Passing.css'

export function Passing({ seat }: { readonly seat: Seat }) {
  const { t, i18n } = useLingui()
  const names = useNames()
  const passed = usePassed(seat)
  if (passed.length === 0) return null
  const others = allOf(
    i18n,
    passed.map((other) => names[other] ?? ''),
  )
  return (
    <span className="passing" title={t`passes ${others}`}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M6 1.5 11 7H8v3.5H4V7H1Z" />
      </svg>
      <span className="unseen">{t`passes ${others}`}</span>
    </span>
  )
}

const NOBODY: readonly Seat[] = []

function usePassed(seat: Seat): readonly Seat[] {
  const line = useTableState((state) => state.line)
  const ply = useTableState(({ cursor }) => cursor.ply)
  const scored = useScoredMove()
  const counted = useTableState((state) => state.counted) ?? 0
  const { players } = useShownState()
  const passings = useMemo(() => passingsAt(line, ply), [line, ply])
  if (scored === null) return passings.find((passing) => passing.seat === seat)?.passed ?? NOBODY
  const score = countable(scored)[counted - 1]
  if (score?.seat !== seat || score.vp <= 0) return NOBODY
  const now = players[seat]?.vp ?? 0
  const isPassed = (vp: number): boolean => vp > 0 && vp < now && vp >= now - score.vp
  return players.flatMap(({ vp }, other) => (other !== seat && isPassed(vp) ? [other] : []))
}
