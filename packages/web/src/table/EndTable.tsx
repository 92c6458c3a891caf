// The whole game as a table: points by era, by links and tiles, and what else there was; the ranking from first to last.

import { SeatMark } from '@ironbridge/board'
import { incomeLevel, type Ruleset, type Seat, type State } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { money, signed } from '../words/index.ts'
import type { Score } from './scores.ts'

export interface EndTableProps {
  readonly rules: Ruleset
  readonly state: State
  readonly ranking: readonly (readonly Seat[])[]
  /** By era, then by seat. */
  readonly scorings: readonly (readonly Score[])[]
  readonly names: readonly string[]
}

export function EndTable({ rules, state, ranking, scorings, names }: EndTableProps) {
  const { t } = useLingui()
  const heads = [
    t`Canal links`,
    t`Canal tiles`,
    t`Rail links`,
    t`Rail tiles`,
    t`Other`,
    t`VP`,
    t`Income`,
    t`Money`,
  ]
  const places = ranking.flatMap((seats, place) => seats.map((seat) => ({ seat, place: place + 1 })))
  return (
    <div className="scores-frame">
      <table className="scores">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <Trans>Player</Trans>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ seat, place }) => {
            const { vp = 0, incomeSpace = 0, money: left = 0 } = state.players[seat] ?? {}
            const [canal, rail] = scorings.map((scores) => scores[seat])
            const parts = [canal?.links ?? 0, canal?.tiles ?? 0, rail?.links ?? 0, rail?.tiles ?? 0]
            const other = vp - parts.reduce((sum, part) => sum + part, 0)
            return (
              <tr key={seat} className={place === 1 ? 'winner' : undefined}>
                <td>{place}.</td>
                <th scope="row">
                  <SeatMark seat={seat} size={18} /> {names[seat]}
                </th>
                {parts.map((part, column) => (
                  // Columns never move.
                  <td key={column}>{part}</td>
                ))}
                <td>{other}</td>
                <td className="total">{vp}</td>
                <td>{signed(incomeLevel(rules, incomeSpace))}</td>
                <td>{money(left)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>
        <Trans>Equal points are broken by income, then by money.</Trans>
      </p>
    </div>
  )
}
