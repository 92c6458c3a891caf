// The end: who won and by which tie-break, where the points came from, and how the game went.

import { ranking, rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Charts } from './Charts.tsx'
import { useNames, useTableState } from './context.ts'
import { EndTable } from './EndTable.tsx'
import { scoringsIn } from './scores.ts'

export function EndPanel({ id }: { id: string }) {
  const { t } = useLingui()
  const names = useNames()
  const source = useTableState((state) => state.source)
  const plies = useTableState((state) => state.plies)
  const shown = useTableState((state) => state.shown)
  const [isClosed, close] = useState(false)
  const state = source.seen(shown, null)
  if (!state.over || isClosed) return null
  return (
    <section className="end" aria-label={t`End of the game`}>
      <h1>
        <Trans>The game is over</Trans>
      </h1>
      <EndTable
        rules={rulesOf(state)}
        state={state}
        ranking={ranking(state)}
        scorings={scoringsIn(plies, state.players.length)}
        names={names}
      />
      <Charts />
      <div className="buttons">
        <a className="button primary" href="#/">
          <Trans>All games</Trans>
        </a>
        <button type="button" className="button" onClick={() => close(true)}>
          <Trans>Look at the board</Trans>
        </button>
        <a className="quiet" href={`#/game/${id}/0`}>
          <Trans>Watch it again</Trans>
        </a>
      </div>
    </section>
  )
}
