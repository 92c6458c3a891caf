// Points of an era as a table: links, tiles, what the edition adds, and what everybody has with them.

import { SeatMark } from '@ironbridge/board'
import type { State } from '@ironbridge/engine'
import { Trans } from '@lingui/react/macro'
import { plain, signed } from '../../words/index.ts'
import type { Score } from '../points.ts'
import './ScoreTable.css'

interface ScoreTableProps {
  readonly scores: readonly Score[]
  readonly names: readonly string[]
  /** The table when all of it is counted. */
  readonly after: State
}

export function ScoreTable({ scores, names, after }: ScoreTableProps) {
  const hasMore = scores.some(({ more }) => more !== 0)
  return (
    <div className="scores-frame">
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Player</Trans>
            </th>
            <th scope="col">
              <Trans>Before</Trans>
            </th>
            <th scope="col">
              <Trans>Links</Trans>
            </th>
            <th scope="col">
              <Trans>Tiles</Trans>
            </th>
            {hasMore && (
              <th scope="col">
                <Trans>More</Trans>
              </th>
            )}
            <th scope="col">
              <Trans>Victory points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ seat, links, tiles, more }) => {
            const vp = after.players[seat]?.vp ?? 0
            return (
              <tr key={seat}>
                <th scope="row">
                  <SeatMark seat={seat} size={16} /> {names[seat]}
                </th>
                <td>{plain(vp - links - tiles - more)}</td>
                <td>{signed(links)}</td>
                <td>{signed(tiles)}</td>
                {hasMore && <td>{signed(more)}</td>}
                <td className="total">{plain(vp)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
