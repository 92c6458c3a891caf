// Points of an era as a table: links, tiles, and what the edition adds.

import { SeatMark } from '@ironbridge/board'
import { Trans } from '@lingui/react/macro'
import type { Score } from './scores.ts'

export function ScoreTable({ scores, names }: { scores: readonly Score[]; names: readonly string[] }) {
  const hasMore = scores.some(({ more }) => more !== 0)
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Player</Trans>
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
            <Trans>Together</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ seat, links, tiles, more }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat} size={16} /> {names[seat]}
            </th>
            <td>{links}</td>
            <td>{tiles}</td>
            {hasMore && <td>{more}</td>}
            <td>{links + tiles + more}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
