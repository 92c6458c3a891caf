// The others in the order of play, and what each of them did: in the prompt, and under the board.

import { SeatMark } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useArrows } from '../../kit/useArrows.ts'
import { actionsIn, playerName } from '../../words/index.ts'
import { useNames, usePlies, useShownPly, useShownState, useSitting, useTableState } from '../context.ts'
import { pointAt } from '../pointedMove.ts'
import { type Since, type SinceRow, sinceOf } from '../since.ts'
import { Deeds } from './Deeds.tsx'
import './SinceRows.css'
import { PlayerCalled } from '../PlayerCalled.tsx'

export function useSince(): Since {
  const plies = usePlies()
  const shown = useShownPly()
  const state = useShownState()
  const viewer = useTableState((at) => at.viewer)
  const isOwnTurn = useSitting() !== null
  return sinceOf(plies.slice(0, shown), state, viewer, isOwnTurn)
}

interface SinceRowsProps {
  readonly rows: readonly SinceRow[]
  readonly label: string
  /** At the end of a player's first line. */
  readonly beside?: (row: SinceRow) => ReactNode
}

export function SinceRows({ rows, label, beside }: SinceRowsProps) {
  const shown = useShownPly()
  const list = useArrows<HTMLOListElement>()
  // What was pointed at may be gone with the next move.
  useEffect(() => () => pointAt([]), [shown])
  return (
    <ol className="since-rows" aria-label={label} {...list}>
      {rows.map((row) => (
        <li key={row.seat} className={`since-row ${row.is}`} aria-current={row.is === 'moving' || undefined}>
          <Row row={row} beside={beside?.(row)} />
        </li>
      ))}
    </ol>
  )
}

/** Actions of a turn. */
const FEW = 2

/** A stop for the keyboard, which lights all that somebody did; for a finger there is nothing to press. */
function Row({ row, beside }: { row: SinceRow; beside: ReactNode }) {
  const isTouched = matchMedia('(hover: none)').matches
  const { i18n } = useLingui()
  const name = playerName(i18n, useNames(), row.seat)
  const content = (
    <>
      <SeatMark seat={row.seat} size={14} />
      <span className="since-name" title={name}>
        <PlayerCalled seat={row.seat} />
      </span>
      {beside}
      <span className="since-deeds" data-many={actionsIn(row.plies).length > FEW || undefined}>
        <Deeds plies={row.plies} />
        {row.is === 'waiting' && (
          <span className="soft">
            <Trans>waits</Trans>
          </span>
        )}
        {row.is === 'moving' && <Moving row={row} />}
      </span>
    </>
  )
  if (isTouched || row.plies.length === 0) return <div className="since-plot">{content}</div>
  return (
    <button
      type="button"
      className="since-plot"
      onFocus={() => pointAt(row.plies)}
      onBlur={() => pointAt([])}
      onClick={() => pointAt(row.plies)}
    >
      {content}
    </button>
  )
}

function Moving({ row }: { row: SinceRow }) {
  const is = useTableState(({ thinking }) => (thinking?.seat === row.seat ? thinking.is : 'here'))
  return (
    <span className="soft">
      {is === 'nobody' ? (
        <Trans>nobody sits here yet</Trans>
      ) : is === 'away' ? (
        <Trans>is expected to move, and is not here</Trans>
      ) : row.plies.length === 0 ? (
        <Trans>is thinking …</Trans>
      ) : (
        <Trans>goes on …</Trans>
      )}
    </span>
  )
}
