// In a player's row: whether they are there, and how much time they have.

import type { Seat } from '@ironbridge/engine'
import type { TurnInfo } from '@ironbridge/protocol'
import { useLingui } from '@lingui/react/macro'
import { useNow } from '../../kit/useNow.ts'
import { useOnline, useOnlineState } from '../room/context.ts'
import { clockWords, durationWords } from '../words.ts'
import { Presence } from './Presence.tsx'
import './SeatSign.css'

export function SeatPresence({ seat }: { readonly seat: Seat }) {
  const sitter = useOnlineState(({ followed }) => followed?.seats[seat])
  return sitter?.kind === 'person' ? <Presence user={sitter.user} /> : null
}

export function SeatClock({ seat }: { readonly seat: Seat }) {
  const sitter = useOnlineState(({ followed }) => followed?.seats[seat])
  const turn = useOnlineState((state) => state.turn)
  // Bots are not timed.
  return sitter?.kind === 'person' && turn ? <Clock turn={turn} seat={seat} /> : null
}

/** Below so many milliseconds the clock calls. */
const SHORT = 60_000

function Clock({ turn, seat }: { readonly turn: TurnInfo; readonly seat: Seat }) {
  const { t, i18n } = useLingui()
  const { connection } = useOnline()
  const isRunning = turn.seat === seat && turn.deadline !== null
  const now = useNow(isRunning)
  const left =
    isRunning && turn.deadline !== null ? turn.deadline - now - connection.ahead() : turn.banks?.[seat]
  if (left === undefined) return null
  const time = durationWords(i18n, Math.max(0, left))
  return (
    <span
      className="seat-clock"
      role="timer"
      data-running={isRunning || undefined}
      data-short={(isRunning && left < SHORT) || undefined}
      title={t`Time left: ${time}`}
    >
      {clockWords(i18n, Math.max(0, left))}
    </span>
  )
}
