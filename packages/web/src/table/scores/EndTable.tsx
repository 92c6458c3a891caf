// The whole game as a table, from first to last: where all points came from, and what each kind of them is.

import { SeatMark } from '@ironbridge/board'
import { incomeLevel, ranking, rulesOf, type State } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { money, plain, roman, signed } from '../../words/index.ts'
import { PARTS, type Part } from '../points.ts'
import './ScoreTable.css'
import { PlayerCalled } from '../PlayerCalled.tsx'

export interface EndTableProps {
  readonly state: State
  /** By seat. */
  readonly parts: readonly Readonly<Record<Part, number>>[]
  readonly names: readonly string[]
}

const HEADS: Readonly<Record<Part, MessageDescriptor>> = {
  before: msg`Before`,
  'canal-links': msg`Canal links`,
  'canal-tiles': msg`Canal tiles`,
  'rail-links': msg`Rail links`,
  'rail-tiles': msg`Rail tiles`,
  bonus: msg`Merchants`,
  debt: msg`Debts`,
  money: msg`For money`,
  income: msg`For income`,
  tiles: msg`Tiles again`,
}

export function EndTable({ state, parts, names }: EndTableProps) {
  const { i18n } = useLingui()
  const rules = rulesOf(state)
  const places = ranking(state).flatMap((seats, place) => seats.map((seat) => ({ seat, place: place + 1 })))
  // A short game has no rail era, a plain one nothing else that counts.
  const columns = PARTS.filter((part) => parts.some((of) => of[part] !== 0))
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
            {columns.map((part) => (
              <th key={part} scope="col" className="part">
                {i18n._(HEADS[part])}
              </th>
            ))}
            <th scope="col" className="left">
              <Trans>Income</Trans>
            </th>
            <th scope="col" className="left">
              <Trans>Money</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ seat, place }) => {
            const { vp = 0, incomeSpace = 0, money: left = 0 } = state.players[seat] ?? {}
            return (
              <tr key={seat} className={place === 1 ? 'winner' : undefined}>
                <td>{place}.</td>
                <th scope="row">
                  <SeatMark seat={seat} size={18} /> <PlayerCalled seat={seat} />
                </th>
                <td className="total">{plain(vp)}</td>
                {columns.map((part) => (
                  <td key={part} className="part">
                    {plain(parts[seat]?.[part] ?? 0)}
                  </td>
                ))}
                <td className="left">{signed(incomeLevel(rules, incomeSpace))}</td>
                <td className="left">{money(left)}</td>
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
          {columns.map((part) => (
            <tr key={part}>
              <th scope="row">{i18n._(HEADS[part])}</th>
              {places.map(({ seat }) => (
                <td key={seat}>{plain(parts[seat]?.[part] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Meanings state={state} columns={columns} />
    </div>
  )
}

/** What the columns count that are no links and no tiles. */
function Meanings({ state, columns }: { readonly state: State; readonly columns: readonly Part[] }) {
  const { i18n } = useLingui()
  const said = columns.flatMap((part) => {
    const meaning = meaningOf(i18n, state, part)
    return meaning === null ? [] : [{ part, meaning }]
  })
  if (said.length === 0) return null
  return (
    <dl className="meanings">
      {said.map(({ part, meaning }) => (
        <div key={part}>
          <dt>{i18n._(HEADS[part])}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

function meaningOf(i18n: I18n, state: State, part: Part): string | null {
  const row = rulesOf(state).edition.finalScoring
  if (part === 'bonus') return i18n._(msg`bonuses of merchants`)
  if (part === 'debt') return i18n._(msg`given up for what could not be paid`)
  if (row === null) return null
  if (part === 'money') {
    const each = money(row.moneyPerVp)
    const most = row.moneyVpAtMost
    return most === null
      ? i18n._(msg`1 VP for every ${each}`)
      : i18n._(msg`1 VP for every ${each}, ${plural(most, { one: '# at most', other: '# at most' })}`)
  }
  if (part === 'income') return i18n._(msg`as many VP as the income level`)
  if (part !== 'tiles' || row.tilesAgainFromLevel === null) return null
  const level = roman(row.tilesAgainFromLevel)
  return i18n._(msg`flipped tiles from level ${level} on, a second time`)
}
