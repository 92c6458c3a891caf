// Leaving a running game, after hearing what will happen.

import type { Seat } from '@ironbridge/engine'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Trouble, useDoing } from '../Doing.tsx'
import { useOnline, useOnlineState } from '../room/context.ts'
import { seatsOf } from '../room/seats.ts'

export function Leave({ seat, onDone }: { readonly seat: Seat; readonly onDone: () => void }) {
  const game = useOnline()
  const [isAsking, setIsAsking] = useState(false)
  const absence = useOnlineState(({ table }) => table?.absence.kind)
  const doing = useDoing()
  if (!isAsking)
    return (
      <div className="buttons">
        <button type="button" className="quiet" onClick={() => setIsAsking(true)}>
          <Trans>Leave the game …</Trans>
        </button>
      </div>
    )
  return (
    <div className="refusal">
      <p>
        <Trans>The others play on.</Trans>{' '}
        {absence === 'bot' && <Trans>A bot plays for you, this turn to its end, until you come back.</Trans>}
        {absence === 'substitute' && <Trans>Your seat is free for somebody else.</Trans>}
        {absence === 'pass' && <Trans>Your turns are passed until you come back.</Trans>}
      </p>
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          onClick={() => void doing.run(() => seatsOf(game).stand(seat)).then((done) => done && onDone())}
        >
          <Trans>Leave</Trans>
        </button>
        <button type="button" className="button" onClick={() => setIsAsking(false)}>
          <Trans>Stay</Trans>
        </button>
      </div>
      <Trouble doing={doing} />
    </div>
  )
}
