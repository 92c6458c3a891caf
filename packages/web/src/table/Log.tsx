// What happened, in plain words, newest first. A line shows the table at its moment.

import { SeatMark } from '@ironbridge/board'
import { type GameEvent, rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { eventSentence } from '../words/index.ts'
import { useNames, useShownState, useTable, useTableState } from './context.ts'
import { ReplayBar } from './ReplayBar.tsx'

/** What follows from a move and is seen on the table anyway. */
const ASIDE: ReadonlySet<GameEvent['type']> = new Set([
  'discard',
  'draw',
  'income-space',
  'income',
  'score-link',
  'score-tile',
  'score-final',
  'tile-removed',
  'barrel-returned',
  'shuffle',
  'round',
  'turn',
  'turn-order',
])

const isMain = ({ type }: GameEvent): boolean => !ASIDE.has(type)

export function Log({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const table = useTable()
  const names = useNames()
  const rules = rulesOf(useShownState())
  const plies = useTableState((state) => state.plies)
  const shown = useTableState((state) => state.shown)
  const sentences = (events: readonly GameEvent[]): string =>
    events.map((event) => eventSentence(i18n, rules, event, names)).join(' ')
  return (
    <section className="log" aria-label={t`What happened`}>
      <h2>
        <Trans>What happened</Trans>
      </h2>
      <ReplayBar id={id} />
      {plies.length === 0 && (
        <p>
          <Trans>Nothing yet: the first move opens the log.</Trans>
        </p>
      )}
      <ol reversed>
        {plies
          .map(({ seat, events }, ply) => ({ seat, events, ply, text: sentences(events.filter(isMain)) }))
          // The end of an action that could have gone on has nothing to tell.
          .filter(({ text }) => text !== '')
          .map(({ seat, events, ply, text }) => (
            <li key={ply} aria-current={ply === shown - 1 || undefined}>
              <button type="button" onClick={() => table.showPly(ply + 1)}>
                <SeatMark seat={seat} size={14} />
                <span>{text}</span>
              </button>
              <details>
                <summary>
                  <Trans>All of it</Trans>
                </summary>
                {sentences(events)}
              </details>
            </li>
          ))
          .toReversed()}
      </ol>
    </section>
  )
}
