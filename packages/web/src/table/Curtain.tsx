// Between players around one screen: nobody sees a hand until its owner says so.

import { SeatMark } from '@ironbridge/board'
import type { Seat } from '@ironbridge/engine'
import { Trans } from '@lingui/react/macro'
import { useNames, useTable } from './context.ts'

export function Curtain({ seat }: { seat: Seat }) {
  const table = useTable()
  const name = useNames()[seat]
  return (
    <main className="table-message curtain">
      <SeatMark seat={seat} size={72} />
      <h1>
        <Trans>{name} is next</Trans>
      </h1>
      <p>
        <Trans>Hand over the screen. The hand is shown when {name} is ready.</Trans>
      </p>
      {/* The only thing to do on this screen. */}
      <button type="button" className="button primary" autoFocus onClick={() => table.liftCurtain()}>
        <Trans>I am {name}</Trans>
      </button>
    </main>
  )
}
