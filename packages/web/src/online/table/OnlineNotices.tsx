// Above what is asked: the connection, seats that wait for somebody, and requests to take moves back.

import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateWords } from '../../kit/dates.ts'
import { meaning } from '../../sources/api.ts'
import { useTableState } from '../../table/context.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { useOnline, useOnlineState } from '../room/context.ts'
import { seatsOf } from '../room/seats.ts'
import { tablePath } from '../tableLinks.ts'
import { NameForm } from '../tables/NameForm.tsx'
import { NewsLine } from './News.tsx'
import { StatusLine } from './StatusLine.tsx'
import { UndoRequest } from './UndoRequest.tsx'
import './OnlineNotices.css'

export function OnlineNotices() {
  const notTaken = useTableState((state) => state.notTaken)
  return (
    <div className="online-notices">
      <StatusLine />
      {notTaken !== null && (
        <p role="status" className="online-line">
          {notTaken === 'stale' ? (
            <Trans>That was not taken: the game has gone on meanwhile. Look again.</Trans>
          ) : (
            <Trans>The server could not take your turn just now. It is still here: send it again.</Trans>
          )}
        </p>
      )}
      <NewsLine />
      <Vacation />
      <OwnSeat />
      <UndoRequest />
      <NextGame />
    </div>
  )
}

/** For whoever does not play: watching, a free seat, or the own one where somebody plays instead. */
function OwnSeat() {
  const game = useOnline()
  const doing = useDoing()
  const user = useOnlineState((state) => state.user)
  const isOver = useOnlineState(({ table }) => table?.status === 'over')
  const seat = useOnlineState(({ followed }) => followed?.seat ?? null)
  const seats = useOnlineState(({ followed }) => followed?.seats) ?? []
  if (isOver) return null
  const left = seats.findIndex(
    (one) => user !== null && one.user === user && (one.kind === 'bot' || one.passes),
  )
  const free = seats.findIndex(({ kind }) => kind === 'open')
  const sit = (at: number): void => void doing.run(() => seatsOf(game).sit(at))
  const back = (): void =>
    void doing.run(async () =>
      meaning(
        await seatsOf(game).sit(left),
        'conflict',
        msg`A bot plays this turn for you. Come back after it.`,
      ),
    )
  if (left !== -1)
    return (
      <div className="online-line">
        <p>
          {seats[left]?.passes ? (
            <Trans>You have left: your turns are passed.</Trans>
          ) : (
            <Trans>You have left: a bot plays for you.</Trans>
          )}
        </p>
        <button type="button" className="button" onClick={back}>
          <Trans>Come back</Trans>
        </button>
        <Trouble doing={doing} />
      </div>
    )
  if (seat !== null) return null
  return (
    <div className="online-line">
      <p>
        <Trans>You are watching. Hands stay hidden until the end.</Trans>
      </p>
      {free !== -1 && user !== null && (
        <button type="button" className="button" onClick={() => sit(free)}>
          <Trans>Play on for a free seat</Trans>
        </button>
      )}
      {free !== -1 && user === null && (
        <NameForm words={() => <Trans>Play on for a free seat</Trans>} onDone={() => sit(free)} />
      )}
      <Trouble doing={doing} />
    </div>
  )
}

/** Why it may take long. */
function Vacation() {
  const { i18n } = useLingui()
  const sitter = useOnlineState(({ table, turn }) => (turn === null ? undefined : table?.seats[turn.seat]))
  const user = useOnlineState((state) => state.user)
  if (!sitter?.vacation || sitter.user === user) return null
  const { name } = sitter
  const date = dateWords(i18n.locale, sitter.vacation)
  return (
    <p className="online-line">
      <Trans>
        {name} is on vacation until {date}.
      </Trans>
    </p>
  )
}

/** For whoever has put the ranking away: the others may have gone on. */
function NextGame() {
  const rematch = useOnlineState(({ table }) => table?.rematch ?? null)
  if (rematch === null) return null
  return (
    <div className="online-line" role="status">
      <p>
        <Trans>There is a next game of this table.</Trans>
      </p>
      <a className="button primary" href={`#${tablePath(rematch)}`}>
        <Trans>To the next game</Trans>
      </a>
    </div>
  )
}
