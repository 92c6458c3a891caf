// What the others did since your turn, in a few words; the whole of it can be watched again.

import { SeatMark } from '@ironbridge/board'
import { rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Ply, Viewer } from '../games/source.ts'
import { eventBrief } from '../words/index.ts'
import { useNames, useShownState, useTable, useTableState } from './context.ts'

export function Since() {
  const { t, i18n } = useLingui()
  const rules = rulesOf(useShownState())
  const names = useNames()
  const plies = useTableState((state) => state.plies)
  const viewer = useTableState((state) => state.viewer)
  const from = firstSince(plies, viewer)
  const briefs = plies.slice(from).flatMap(({ seat, events }, place) => {
    const text = events.flatMap((event) => eventBrief(i18n, rules, event, names) ?? []).join(' · ')
    return text === '' ? [] : [{ seat, ply: from + place, text }]
  })
  if (briefs.length === 0) return null
  return (
    <ol className="since" aria-label={t`Since your turn`}>
      {briefs.slice(-MOST).map(({ seat, ply, text }) => (
        <li key={ply}>
          <SeatMark seat={seat} size={13} />
          {text}
        </li>
      ))}
    </ol>
  )
}

export function WatchAgain() {
  const table = useTable()
  const from = useTableState(({ plies, viewer }) => firstSince(plies, viewer))
  const isAny = useTableState(({ plies }) => from < plies.length)
  if (!isAny) return null
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

/** The log has the rest. */
const MOST = 6

const firstSince = (plies: readonly Ply[], viewer: Viewer): number =>
  plies.findLastIndex(({ seat }) => seat === viewer) + 1
