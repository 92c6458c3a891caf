// What the others did since your turn, in a few words; the whole of it can be watched again.

import { SeatMark } from '@ironbridge/board'
import { rulesOf, type Seat } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Viewer } from '../../play/source.ts'
import type { ShownPly } from '../../play/tree.ts'
import { deedsIn, plySentences, roundBrief } from '../../words/index.ts'
import { useNames, usePlies, useShownState, useTable, useTableState } from '../context.ts'
import './RecentMoves.css'

export function RecentMoves() {
  const { t, i18n } = useLingui()
  const rules = rulesOf(useShownState())
  const names = useNames()
  const plies = usePlies()
  const viewer = useTableState((state) => state.viewer)
  const last = plies.at(-1)
  // What was turned up by the own move is news too.
  if (last?.seat === viewer && last.events.some(({ type }) => type === 'demand'))
    return <p className="last-move">{plySentences(i18n, rules, last.events, names)}</p>
  const from = firstSince(plies, viewer)
  const since = plies.slice(from)
  const briefs: { seat: Seat | null; text: string }[] = [...new Set(since.map(({ seat }) => seat))].map(
    (seat) => ({
      seat,
      text: since
        .flatMap((ply) => (ply.seat === seat ? deedsIn(i18n, rules, ply.events, names) : []))
        .join(' · '),
    }),
  )
  for (const { events } of since) {
    const text = roundBrief(i18n, events, names)
    if (text !== null) briefs.push({ seat: null, text })
  }
  if (briefs.length === 0) return null
  return (
    <ol className="recent-moves" aria-label={t`Since your turn`}>
      {briefs.map(({ seat, text }) => (
        <li key={seat ?? text} className={seat === null ? 'recent-moves-round' : undefined}>
          {seat !== null && (
            <>
              <SeatMark seat={seat} size={13} />
              <span className="unseen">{names[seat]}: </span>
            </>
          )}
          {/* What does not fit is in the log, and seen by pointing at it. */}
          <span className="recent-moves-text" title={text}>
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}

export function WatchAgain() {
  const table = useTable()
  const plies = usePlies()
  const viewer = useTableState((state) => state.viewer)
  const from = firstSince(plies, viewer)
  if (from === plies.length) return null
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => {
        table.showPly(from)
        table.follow()
      }}
    >
      <Trans>Watch it again</Trans>
    </button>
  )
}

const firstSince = (plies: readonly ShownPly[], viewer: Viewer): number =>
  plies.findLastIndex(({ seat }) => seat === viewer) + 1
