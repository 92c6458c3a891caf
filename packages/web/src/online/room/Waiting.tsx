// For whoever did not make the table: an invitation with a seat in one step, or what is waited for.

import type { TableInfo } from '@ironbridge/protocol'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useServer } from '../../sources/theServer.ts'
import type { Doing } from '../Doing.tsx'
import { NameForm } from '../tables/NameForm.tsx'
import { nameInFull } from '../words.ts'
import { useOnline } from './context.ts'
import { freeSeat, seatsOf } from './seats.ts'

interface WaitingProps {
  readonly table: TableInfo
  readonly isSeated: boolean
  /** Whether we sat here until the seat was taken away. */
  readonly isFreed: boolean
  readonly doing: Doing
}

export function Waiting({ table, isSeated, isFreed, doing }: WaitingProps) {
  const game = useOnline()
  const me = useServer((server) => server.me)
  const isNobody = useServer((server) => server.isThere === true && server.me === null)
  const isFree = freeSeat(table, me?.id) !== null
  const sit = (): void => {
    // As it is by then: others come meanwhile, and all at once.
    const seat = freeSeat(game.getState().table ?? table, useServer.getState().me?.id)
    if (seat !== null) void doing.run(() => seatsOf(game).sit(seat))
  }
  return (
    <>
      <p role="status" className={isFreed ? 'online-line' : undefined}>
        {isFreed && <Trans>Your seat was freed: you do not sit at this table any more.</Trans>}
        {isSeated && <Seated table={table} />}
        {!isSeated && !isFreed && (isFree ? <Invited table={table} /> : <Full table={table} />)}
      </p>
      {isNobody && isFree && (
        <NameForm
          words={(name) => (name === '' ? <Trans>Sit down</Trans> : <Trans>Sit down as {name}</Trans>)}
          onDone={sit}
        />
      )}
    </>
  )
}

interface TableProps {
  readonly table: TableInfo
}

function Seated({ table }: TableProps) {
  const { i18n } = useLingui()
  const host = hostName(i18n, table)
  const isFull = table.seats.every(({ kind }) => kind !== 'open')
  if (host === null)
    return <Trans>The game begins when everybody is there and whoever made the table starts it.</Trans>
  if (isFull) return <Trans>Everybody is there. Waiting for {host} to start the game.</Trans>
  return <Trans>The game begins when everybody is there and {host} starts it.</Trans>
}

function Invited({ table }: TableProps) {
  const { i18n } = useLingui()
  const host = hostName(i18n, table)
  if (host === null) return <Trans>You are invited: take a free seat.</Trans>
  return <Trans>{host} invites you: take a free seat.</Trans>
}

function Full({ table: { seats } }: TableProps) {
  if (seats.some(({ kind }) => kind === 'open'))
    return (
      <Trans>The free seats are kept for others. Stay here, and you can watch when the game begins.</Trans>
    )
  return <Trans>Every seat is taken. Stay here, and you can watch when the game begins.</Trans>
}

/** Null if whoever made the table does not sit there. */
function hostName(i18n: I18n, { seats, host }: TableInfo): string | null {
  const at = seats.findIndex(({ kind, user }) => kind === 'person' && user === host)
  const seat = seats[at]
  return seat === undefined ? null : nameInFull(i18n, seat, at)
}
