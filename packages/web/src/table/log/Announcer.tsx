// Says aloud, for screen readers, every move as it is shown, and what ends a round: one line after the other, none replaced.

import { type GameEvent, rulesOf, seatToMove } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { moveBrief, playerName, roundBrief } from '../../words/index.ts'
import { useNames, usePlies, useShownPly, useShownState, useSitting } from '../context.ts'

export function Announcer() {
  const { t, i18n } = useLingui()
  const names = useNames()
  const state = useShownState()
  const plies = usePlies()
  const shown = useShownPly()
  const sitting = useSitting()
  const seat = sitting === null ? 0 : seatToMove(sitting.base)
  const drafted = (sitting?.draft ?? []).map(({ events }) => ({ seat, events }))
  const lineOf = ({ seat: who, events }: Told): string => {
    const brief = moveBrief(i18n, rulesOf(state), events, names)
    return brief === '' ? '' : `${playerName(i18n, names, who)}: ${brief}`
  }
  // A drafted move has the place of the one it becomes, so that it is said once.
  const told: readonly Told[] = [...plies.slice(0, shown), ...drafted]
  const from = Math.max(0, told.length - KEPT)
  return (
    <div className="unseen" role="log" aria-label={t`Moves as they are made`}>
      {told.slice(from).map((ply, place) => (
        <div key={from + place}>
          <p>{lineOf(ply)}</p>
          <p>{roundBrief(i18n, ply.events, names)}</p>
        </div>
      ))}
    </div>
  )
}

interface Told {
  readonly seat: number
  readonly events: readonly GameEvent[]
}

/** Lines that a screen reader may still go back to. */
const KEPT = 12
