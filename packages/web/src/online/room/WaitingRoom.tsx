// Before the game: who sits where, a seat for whoever comes, the link for the others, and the start.

import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { Bar } from '../../kit/Bar.tsx'
import { later } from '../../kit/later.tsx'
import { useTitle } from '../../kit/title.ts'
import { useServer } from '../../sources/theServer.ts'
import { editionName, variantTitle } from '../../words/index.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { StatusLine } from '../table/StatusLine.tsx'
import { Talk } from '../table/Talk.tsx'
import { TellMe } from '../tables/TellMe.tsx'
import { absenceSentence, clockSentence, tableTitle, visibilitySentence } from '../words.ts'
import { Chair } from './Chair.tsx'
import { useOnline, useOnlineState } from './context.ts'
import { Invite } from './Invite.tsx'
import { seatsOf } from './seats.ts'
import { useFreed } from './useFreed.ts'
import { useOwnPrograms } from './useOwnPrograms.ts'
import { Waiting } from './Waiting.tsx'
import './WaitingRoom.css'

const ReportDialog = later(async () => (await import('../report/ReportDialog.tsx')).ReportDialog)

export function WaitingRoom() {
  const { i18n } = useLingui()
  const table = useOnlineState((state) => state.table)
  const me = useServer((server) => server.me)
  const doing = useDoing()
  const [isReporting, setIsReporting] = useState(false)
  const seats = table?.seats ?? []
  const isSeated = me !== null && seats.some(({ user, kind }) => kind === 'person' && user === me.id)
  const programs = useOwnPrograms(me !== null && me.id === table?.host && !me.isGuest).filter(({ id }) =>
    seats.every(({ user }) => user !== id),
  )
  const { isFreed, onStand } = useFreed(me?.id, isSeated)
  useTitle(table === null ? '' : tableTitle(i18n, table))
  if (table === null) return null
  const { setup, clock, absence, visibility, host } = table
  const isHost = me !== null && me.id === host
  return (
    <>
      <Bar />
      <main className="room">
        <section className="room-table panel">
          <StatusLine />
          <h1>{tableTitle(i18n, table)}</h1>
          <p className="soft">
            {[editionName(i18n, setup.edition), ...setup.variants.map((id) => variantTitle(i18n, id))].join(
              ' · ',
            )}
          </p>
          <ol className="room-seats">
            {seats.map((seat, at) => (
              <Chair
                // Seats never change their order.
                key={at}
                seat={seat}
                at={at}
                isHost={isHost}
                isHostSeat={seat.kind === 'person' && seat.user === host}
                isSeated={isSeated}
                programs={programs}
                doing={doing}
                onStand={onStand}
              />
            ))}
          </ol>
          <ul className="room-rules soft">
            <li>{clockSentence(i18n, clock)}</li>
            <li>{absenceSentence(i18n, absence)}</li>
            <li>{visibilitySentence(i18n, visibility)}</li>
          </ul>
          <Trouble doing={doing} />
          {isHost ? (
            <Start doing={doing} />
          ) : (
            <Waiting table={table} isSeated={isSeated} isFreed={isFreed} doing={doing} />
          )}
          {me !== null && isSeated && clock.kind === 'turn' && <TellMe me={me} />}
        </section>
        <section className="room-side panel">
          <h2>
            <Trans>Invite</Trans>
          </h2>
          <Invite />
          <Talk />
          {me !== null && (
            <button type="button" className="quiet" onClick={() => setIsReporting(true)}>
              <Trans>Report or block</Trans>
            </button>
          )}
        </section>
        {isReporting && (
          <Suspense>
            <ReportDialog onClose={() => setIsReporting(false)} />
          </Suspense>
        )}
      </main>
    </>
  )
}

function Start({ doing }: { readonly doing: ReturnType<typeof useDoing> }) {
  const game = useOnline()
  const [, go] = useLocation()
  const [isSure, setIsSure] = useState(false)
  const free = useOnlineState(({ table }) => table?.seats.filter(({ kind }) => kind === 'open').length ?? 0)
  const giveUp = async (): Promise<void> => {
    if (await doing.run(() => seatsOf(game).giveUp())) go('/', { replace: true })
  }
  return (
    <>
      <button
        type="button"
        className="button primary play-button"
        aria-disabled={free > 0 || doing.isBusy}
        onClick={() => free === 0 && void doing.run(() => seatsOf(game).start())}
      >
        <Trans>Start the game</Trans>
      </button>
      {free > 0 && (
        <p className="soft" role="status">
          <Trans>Every seat must be taken: wait for people, or set bots on the free ones.</Trans>
        </p>
      )}
      <div className="buttons">
        {isSure ? (
          <button type="button" className="button" onClick={() => void giveUp()}>
            <Trans>Yes, there will be no game</Trans>
          </button>
        ) : (
          <button type="button" className="quiet" onClick={() => setIsSure(true)}>
            <Trans>Give up this table</Trans>
          </button>
        )}
      </div>
    </>
  )
}
