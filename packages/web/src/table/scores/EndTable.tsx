// The whole game as a table: points by era, by links and tiles, and what else there was; the ranking from first to last.

import { SeatMark } from '@ironbridge/board'
import { incomeLevel, type Ruleset, type Seat, type State } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { money, plain, signed } from '../../words/index.ts'
import type { Score } from '../points.ts'

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
  const heads = [t`Canal links`, t`Canal tiles`, t`Rail links`, t`Rail tiles`, t`Other`]
  const places = ranking.flatMap((seats, place) => seats.map((seat) => ({ seat, place: place + 1 })))
  const partsOf = (seat: Seat): number[] => {
    const [canal, rail] = scorings.map((scores) => scores[seat])
    const parts = [canal?.links ?? 0, canal?.tiles ?? 0, rail?.links ?? 0, rail?.tiles ?? 0]
    return [...parts, parts.reduce((rest, part) => rest - part, state.players[seat]?.vp ?? 0)]
  }
  // A short game has no rail era, a plain one nothing else that counts.
  const columns = [...heads.keys()].filter((column) => places.some(({ seat }) => partsOf(seat)[column] !== 0))
  const isTied = places.some(
    ({ seat }, at) => at > 0 && state.players[seat]?.vp === state.players[places[at - 1]?.seat ?? seat]?.vp,
  )
  return (
    <div className="scores-frame">
      <table className="scores">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <Trans>Player</Trans>
            </th>
            <th scope="col">
              <Trans>VP</Trans>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="part">
                {heads[column]}
              </th>
            ))}
            <th scope="col">
              <Trans>Income</Trans>
            </th>
            <th scope="col">
              <Trans>Money</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ seat, place }) => {
            const { vp = 0, incomeSpace = 0, money: left = 0 } = state.players[seat] ?? {}
            const parts = partsOf(seat)
            return (
              <tr key={seat} className={place === 1 ? 'winner' : undefined}>
                <td>{place}.</td>
                <th scope="row">
                  <SeatMark seat={seat} size={18} /> {names[seat]}
                </th>
                <td className="total">{plain(vp)}</td>
                {columns.map((column) => (
                  <td key={column} className="part">
                    {plain(parts[column] ?? 0)}
                  </td>
                ))}
                <td>{signed(incomeLevel(rules, incomeSpace))}</td>
                <td>{money(left)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {/* A phone has no room for all in one: there the parts stand beneath, with a column for each player. */}
      <table className="scores parts">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Where the points came from</Trans>
            </th>
            {places.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={16} />
                <span className="unseen">{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column}>
              <th scope="row">{heads[column]}</th>
              {places.map(({ seat }) => (
                <td key={seat}>{plain(partsOf(seat)[column] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isTied && (
        <p>
          <Trans>Equal points are broken by income, then by money.</Trans>
        </p>
      )}
    </div>
  )
}
