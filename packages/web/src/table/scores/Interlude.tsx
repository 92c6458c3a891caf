// The end of an era: its points are counted, then the sum of it is shown, from first to last, with what stays and what leaves.

import { Icon, SeatMark, TilePiece } from '@ironbridge/board'
import {
  type GameEvent,
  type Ruleset,
  ranking,
  rulesOf,
  type Seat,
  type TileKindId,
} from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { BareDialog } from '../../kit/Dialog.tsx'
import { useSettings } from '../../kit/settings.ts'
import { tileName } from '../../words/index.ts'
import { SPEED } from '../board/useMotion.ts'
import { useNames, usePlayedState, useScoredMove, useTable } from '../context.ts'
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
  const after = usePlayedState()
  const names = useNames()
  const rules = rulesOf(after)
  const staying = (seat: Seat): TileKindId[] =>
    after.slots.flatMap((tile) => (tile?.owner === seat ? [tile.kind] : []))
  const leaving = (seat: Seat): TileKindId[] =>
    events.flatMap((event) => (event.type === 'tile-removed' && event.owner === seat ? [event.kind] : []))
  return (
    <>
      <header className="interlude-head">
        <Icon name="canal" size={34} />
        <h1>
          <Trans>The canal era ends</Trans>
        </h1>
        <Icon name="rail" size={34} />
      </header>
      <ScoreTable scores={scoresIn(events, names.length)} names={names} after={after} />
      <p className="soft">
        <Trans>Every link leaves the board, and so do the tiles of level I. The rest can score again.</Trans>
      </p>
      <div className="stays-frame">
        <table className="stays">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Player</Trans>
              </th>
              <th scope="col">
                <Trans>Stays</Trans>
              </th>
              <th scope="col">
                <Trans>Leaves</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {ranking(after)
              .flat()
              .map((seat) => (
                <tr key={seat}>
                  <th scope="row">
                    <SeatMark seat={seat} size={16} /> {names[seat]}
                  </th>
                  <td>
                    <Tiles rules={rules} seat={seat} kinds={staying(seat)} />
                  </td>
                  <td className="leaves">
                    <Tiles rules={rules} seat={seat} kinds={leaving(seat)} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <form method="dialog" className="buttons">
        <button className="button primary" type="submit">
          <Trans>On to the rail era</Trans>
        </button>
      </form>
    </>
  )
}

interface TilesProps {
  readonly rules: Ruleset
  readonly seat: Seat
  readonly kinds: readonly TileKindId[]
}

/** Each kind once, with how many there are. */
function Tiles({ rules, seat, kinds }: TilesProps) {
  const { i18n } = useLingui()
  if (kinds.length === 0)
    return (
      <span className="soft">
        <Trans>nothing</Trans>
      </span>
    )
  return (
    <ul>
      {[...new Set(kinds)]
        .sort((a, b) => a - b)
        .map((kind) => {
          const count = kinds.filter((one) => one === kind).length
          const name = tileName(i18n, rules, kind)
          return (
            <li key={kind} title={name}>
              <TilePiece rules={rules} kind={kind} owner={seat} size={34} />
              <span className="unseen">{name}</span>
              {count > 1 && <small>× {count}</small>}
            </li>
          )
        })}
    </ul>
  )
}
