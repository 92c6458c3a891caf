// One online table in a list: what it is, who sits there, and how it stands.

import { SeatMark } from '@ironbridge/board'
import type { Profile, SeatInfo, TableInfo, TableRow } from '@ironbridge/protocol'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { dateWords } from '../../kit/dates.ts'
import { allOf, colourName, editionName, variantTitle } from '../../words/index.ts'
import { SeatName } from '../SeatName.tsx'
import { tablePath } from '../tableLinks.ts'
import { clockSentence, durationWords, nameInFull, tableTitle } from '../words.ts'
import { isTurnOf } from './useOwnTables.ts'
import './OnlineRow.css'

export function OnlineRow({ row, me }: { readonly row: TableRow; readonly me: Profile | null }) {
  const { i18n } = useLingui()
  const { table, changed } = row
  const isTurn = isTurnOf(row, me)
  const { edition, variants } = table.setup
  return (
    <li className="kept-row online-row" data-turn={isTurn || undefined}>
      <div className="kept-what">
        <a className="kept-title" href={`#${tablePath(table.id)}`}>
          {tableTitle(i18n, table)}
        </a>
        <p className="soft">
          {[editionName(i18n, edition), ...variants.map((id) => variantTitle(i18n, id))].join(' · ')} ·{' '}
          <time dateTime={new Date(changed).toISOString()}>{dateWords(i18n.locale, changed)}</time>
        </p>
      </div>
      <div className="kept-how">
        <p className="kept-status">{standing(i18n, row, isTurn)}</p>
        <ul className="kept-sitters">
          {table.seats.map((seat, at) => (
            // Seats never change their order.
            <li key={at}>
              <SeatMark seat={at} size={15} />
              <span>
                <SeatName seat={seat} at={at} />
              </span>
              {table.result && <b>{table.result[at]}</b>}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function standing(i18n: I18n, { table, turn, deadline }: TableRow, isTurn: boolean): string {
  if (table.status === 'over') return endSentence(i18n, table)
  if (table.status === 'open') {
    const free = table.seats.filter(({ kind }) => kind === 'open').length
    const clock = clockSentence(i18n, table.clock)
    const waits = i18n._(
      msg`${plural(free, { 0: 'Ready to start', one: 'One free seat', other: '# free seats' })}`,
    )
    return `${waits} · ${clock}`
  }
  const who = isTurn ? i18n._(msg`Your turn`) : moverWords(i18n, table.seats, turn ?? 0)
  if (deadline === null) return who
  const time = durationWords(i18n, Math.max(0, deadline - Date.now()))
  return i18n._(msg`${who}, ${time} left`)
}

/** Points alone do not tell who has won where they are equal. */
function endSentence(i18n: I18n, { winners, result, seats }: TableInfo): string {
  if (winners === null || result === null) return i18n._(msg`Over`)
  const names = allOf(
    i18n,
    winners.map((at) => (seats[at] ? nameInFull(i18n, seats[at], at) : '')),
  )
  const vp = result[winners[0] ?? 0] ?? 0
  return winners.length === 1
    ? i18n._(msg`${names} won with ${vp} VP`)
    : i18n._(msg`${names} share the win with ${vp} VP`)
}

function moverWords(i18n: I18n, seats: readonly SeatInfo[], turn: number): string {
  const seat = seats[turn]
  if (seat?.kind === 'open') {
    const colour = colourName(i18n, turn)
    return i18n._(msg`Waiting for somebody to play ${colour}`)
  }
  const name = seat ? nameInFull(i18n, seat, turn) : ''
  return i18n._(msg`${name} to move`)
}
