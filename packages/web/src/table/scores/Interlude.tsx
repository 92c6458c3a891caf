// The end of an era: its points are counted, then the sum of it is shown, with what leaves the board and what stays.

import { SeatMark } from '@ironbridge/board'
import { type GameEvent, type Ruleset, rulesOf, type Seat, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { BareDialog } from '../../kit/Dialog.tsx'
import { useSettings } from '../../kit/settings.ts'
import { tileName } from '../../words/index.ts'
import { SPEED } from '../board/useMotion.ts'
import { useNames, usePlayedState, useScoredMove, useShownState, useTable } from '../context.ts'
import { scoresIn } from '../points.ts'
import { ScoreTable } from './ScoreTable.tsx'
import { useCounting } from './useCounting.ts'
import './Interlude.css'

/** Milliseconds to see the last points, before anything lies over the board. */
const LAST = 1200

export function Interlude() {
  const { t } = useLingui()
  const table = useTable()
  const scored = useScoredMove()
  const speed = useSettings((settings) => settings.speed)
  const isCounted = useCounting()
  const [isShown, setIsShown] = useState(false)
  const isEra = scored?.events.some(({ type }) => type === 'era') ?? false
  useEffect(() => {
    if (!isCounted) return
    const show = (): void => (isEra ? setIsShown(true) : table.closeInterlude())
    const timer = setTimeout(show, speed === 'instant' ? 0 : LAST / SPEED[speed])
    return () => {
      clearTimeout(timer)
      setIsShown(false)
    }
  }, [table, isCounted, isEra, speed])
  if (!isEra || !isShown || scored === null) return null
  return (
    <BareDialog title={t`End of the canal era`} className="interlude" onClose={() => table.closeInterlude()}>
      {() => <EraEnd events={scored.events} />}
    </BareDialog>
  )
}

function EraEnd({ events }: { events: readonly GameEvent[] }) {
  const { i18n } = useLingui()
  const state = useShownState()
  const after = usePlayedState()
  const names = useNames()
  const lost = (seat: Seat): number =>
    events.filter((event) => event.type === 'tile-removed' && event.owner === seat).length
  return (
    <>
      <h1>
        <Trans>The canal era ends</Trans>
      </h1>
      <ScoreTable scores={scoresIn(events, names.length)} names={names} after={after} />
      <h2>
        <Trans>What stays</Trans>
      </h2>
      <p className="soft">
        <Trans>Every link leaves the board, and so do the tiles of level I. The rest can score again.</Trans>
      </p>
      <ul className="stays">
        {names.map((name, seat) => (
          <li key={name}>
            <b>
              <SeatMark seat={seat} size={16} /> {name}
            </b>
            <span>{stayingTiles(i18n, rulesOf(state), after, seat) || <Trans>nothing</Trans>}</span>
            <small>
              <Plural value={lost(seat)} one="loses # tile" other="loses # tiles" />
            </small>
          </li>
        ))}
      </ul>
      <form method="dialog" className="buttons">
        <button className="button primary" type="submit">
          <Trans>On to the rail era</Trans>
        </button>
      </form>
    </>
  )
}

/** "Brewery II, 2 × Iron works II". */
function stayingTiles(i18n: I18n, rules: Ruleset, after: State, seat: Seat): string {
  const kinds = after.slots.flatMap((tile) => (tile?.owner === seat ? [tile.kind] : [])).sort((a, b) => a - b)
  return [...new Set(kinds)]
    .map((kind) => {
      const count = kinds.filter((one) => one === kind).length
      const name = tileName(i18n, rules, kind)
      return count === 1 ? name : `${count} × ${name}`
    })
    .join(', ')
}
