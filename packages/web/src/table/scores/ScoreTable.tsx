// Points of an era as a table, from first to last: links, tiles, and what everybody has with them.

import { SeatMark } from '@ironbridge/board'
import { ranking, type State } from '@ironbridge/engine'
import { Trans } from '@lingui/react/macro'
import { plain, signed } from '../../words/index.ts'
import type { Score } from '../points.ts'
import './ScoreTable.css'

interface ScoreTableProps {
  /** By seat. */
  readonly scores: readonly Score[]
  readonly names: readonly string[]
  /** The table when all of it is counted. */
  readonly after: State
}

export function ScoreTable({ scores, names, after }: ScoreTableProps) {
  const places = ranking(after).flatMap((seats, place) => seats.map((seat) => ({ seat, place: place + 1 })))
  return (
    <div className="scores-frame">
      <table className="scores">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <Trans>Player</Trans>
            </th>
            <th scope="col" className="before">
              <Trans>Before</Trans>
            </th>
            <th scope="col">
              <Trans>Links</Trans>
            </th>
            <th scope="col">
              <Trans>Tiles</Trans>
            </th>
            <th scope="col">
              <Trans>VP</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ seat, place }) => {
            const { links = 0, tiles = 0 } = scores[seat] ?? {}
            const vp = after.players[seat]?.vp ?? 0
            return (
              <tr key={seat} className={place === 1 ? 'winner' : undefined}>
                <td>{place}.</td>
                <th scope="row">
                  <SeatMark seat={seat} size={16} /> {names[seat]}
                </th>
                <td className="before">{plain(vp - links - tiles)}</td>
                <td>{signed(links)}</td>
                <td>{signed(tiles)}</td>
                <td className="total">{plain(vp)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
