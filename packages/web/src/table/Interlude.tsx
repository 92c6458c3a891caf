// The end of an era, shown: what every link and tile scored, and what is left of the canal era.

import { SeatMark } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'
import { useNames, useTable, useTableState } from './context.ts'
import { ScoreTable } from './ScoreTable.tsx'
import { scoresIn } from './scores.ts'

/** Milliseconds for each link and tile. */
const WAIT = { calm: 150, brisk: 80, instant: 0 } as const

export function Interlude() {
  const { t } = useLingui()
  const table = useTable()
  const interlude = useTableState((state) => state.interlude)
  const plies = useTableState((state) => state.plies)
  const seats = useTableState(({ source }) => source.setup.seats)
  const names = useNames()
  const dialog = useRef<HTMLDialogElement>(null)
  const events = interlude === null ? undefined : plies[interlude]?.events
  const isEra = events?.some(({ type }) => type === 'era') ?? false
  const scored = events?.filter(({ type }) => type.startsWith('score-')).length ?? 0
  const speed = useSettings((settings) => settings.speed)
  useEffect(() => {
    if (!isEra) return
    // First the board shows what every link and tile scores.
    const timer = setTimeout(() => dialog.current?.showModal(), WAIT[speed] * scored)
    return () => clearTimeout(timer)
  }, [isEra, scored, speed])
  if (!isEra || events === undefined) return null
  const removed = events.filter(({ type }) => type === 'tile-removed')
  return (
    <dialog
      ref={dialog}
      className="interlude"
      aria-label={t`End of the canal era`}
      onClose={() => table.closeInterlude()}
    >
      <h1>
        <Trans>The canal era ends</Trans>
      </h1>
      <ScoreTable scores={scoresIn(events, seats)} names={names} />
      <p>
        <Trans>
          Every link leaves the board. So do {removed.length} tiles of level I; everything else stays and can
          score again.
        </Trans>
      </p>
      <ul className="marks">
        {removed.map((event) =>
          event.type === 'tile-removed' ? (
            <li key={event.slot}>
              <SeatMark seat={event.owner} size={14} />
            </li>
          ) : null,
        )}
      </ul>
      <form method="dialog">
        <button className="button primary" type="submit">
          <Trans>On to the rail era</Trans>
        </button>
      </form>
    </dialog>
  )
}
