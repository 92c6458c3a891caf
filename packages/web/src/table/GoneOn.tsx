// Says that a turn in the making was void because the game went on in another tab of this browser.

import { Trans } from '@lingui/react/macro'
import { useTable, useTableState } from './context.ts'
import './GoneOn.css'

export function GoneOn() {
  const table = useTable()
  const isStale = useTableState(({ notTaken }) => notTaken !== null)
  return (
    <div className="gone-on" role="status">
      {isStale && (
        <>
          <p>
            <Trans>The game has gone on in another tab. This one has caught up.</Trans>
          </p>
          <button type="button" className="button" onClick={() => table.setState({ notTaken: null })}>
            <Trans>OK</Trans>
          </button>
        </>
      )}
    </div>
  )
}
