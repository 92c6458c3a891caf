// What happened, in plain words, newest first. A line shows the table at its moment.

import { SeatMark } from '@ironbridge/board'
import { type Era, rulesOf, seatToMove } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import type { ShownPly } from '../../play/tree.ts'
import { eraName, eventSentence, handoverSentence, plySentences } from '../../words/index.ts'
import {
  useNames,
  useNamesThen,
  usePlies,
  useShownPly,
  useShownState,
  useSitting,
  useTable,
  useTableState,
} from '../context.ts'
import { ReplayBar } from './ReplayBar.tsx'
import './Log.css'

export function Log() {
  const { t, i18n } = useLingui()
  const table = useTable()
  const names = useNames()
  const namesThen = useNamesThen()
  const rules = rulesOf(useShownState())
  const plies = usePlies()
  const shown = useShownPly()
  // While moves are shown one by one, the log does not run ahead of them.
  const furthest = useTableState((state) => state.furthest)
  const current = useRef<HTMLLIElement>(null)
  // Within the panel: the page itself stays where it is.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const everything = (ply: ShownPly): string =>
    ply.events.map((event) => eventSentence(i18n, rules, event, namesThen(ply))).join(' ')
  // Every step through a long game draws the log anew; its words stay.
  const lines = useMemo(
    () => linesOf(plies, (ply) => plySentences(i18n, rules, ply.events, namesThen(ply))),
    [plies, i18n, rules, namesThen],
  )
  const sitting = useSitting()
  const mover = sitting === null ? 0 : seatToMove(sitting.base)
  const drafted = (sitting?.draft ?? [])
    .map(({ events }) => plySentences(i18n, rules, events, names))
    .filter((text) => text !== '')
  return (
    <section className="log" aria-label={t`What happened`}>
      <h2 className="side-title" tabIndex={-1}>
        <Trans>What happened</Trans>
      </h2>
      <ReplayBar hasWayBack />
      {plies.length === 0 && drafted.length === 0 && (
        <p>
          <Trans>Nothing yet: the first move opens the log.</Trans>
        </p>
      )}
      {drafted.length > 0 && (
        <ol className="log-draft" reversed aria-label={t`Your turn so far`}>
          {drafted
            .map((text, place) => (
              // Moves of one turn may read alike.
              <li key={place}>
                <SeatMark seat={mover} size={14} />
                <span>{text}</span>
                <small>
                  <Trans>can be taken back</Trans>
                </small>
              </li>
            ))
            .toReversed()}
        </ol>
      )}
      <ol reversed>
        {lines
          .slice(0, lines.findLastIndex(({ ply }) => ply < furthest) + 1)
          .map((line) => {
            const { seat, ply, text, begins, handovers = [] } = line
            const isCurrent = ply === shown - 1
            return (
              <Fragment key={ply}>
                <li ref={isCurrent ? current : undefined} aria-current={isCurrent || undefined}>
                  <button type="button" onClick={() => table.showPly(ply + 1)}>
                    <SeatMark seat={seat} size={14} />
                    <span>{text}</span>
                  </button>
                  {isCurrent && (
                    <details>
                      <summary>
                        <Trans>In detail</Trans>
                      </summary>
                      {everything(line)}
                    </details>
                  )}
                </li>
                {handovers.map((handover, place) => (
                  // Somebody may come and go more than once.
                  <li key={place} className="log-note">
                    {handoverSentence(i18n, handover)}
                  </li>
                ))}
                {begins !== null && (
                  <li className="log-round">
                    <RoundName {...begins} />
                  </li>
                )}
              </Fragment>
            )
          })
          .toReversed()}
      </ol>
    </section>
  )
}

function RoundName({ era: id, round }: Round) {
  const { i18n } = useLingui()
  const era = eraName(i18n, id)
  return (
    <Trans>
      {era}, round {round}
    </Trans>
  )
}

interface Round {
  readonly era: Era
  readonly round: number
}

interface Line extends ShownPly {
  readonly ply: number
  readonly text: string
  /** The round whose first line it is. */
  readonly begins: Round | null
}

function linesOf(plies: readonly ShownPly[], say: (ply: ShownPly) => string): Line[] {
  let begins: Round | null = { era: 'canal', round: 1 }
  return plies.flatMap((told, ply): Line[] => {
    const text = say(told)
    // The end of an action that could have gone on has nothing to tell.
    const lines = text === '' ? [] : [{ ...told, ply, text, begins }]
    if (text !== '') begins = null
    const next = told.events.find((event) => event.type === 'round')
    if (next) begins = { era: next.era, round: next.round }
    return lines
  })
}
