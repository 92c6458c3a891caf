// The screen of one online game: its waiting room, then its table.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Bar } from '../../app/Bar.tsx'
import { useTitle } from '../../app/title.ts'
import { type OnlineGame, openGame } from '../game/openGame.ts'
import { invitationTo, keepInvitation } from '../tableLinks.ts'
import { lookForServer, theConnection } from '../theServer.ts'
import { problemSentence } from '../words.ts'
import { OnlineContext, useOnlineState } from './context.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import './room.css'

const OnlineTable = lazy(async () => ({ default: (await import('../table/OnlineTable.tsx')).OnlineTable }))

export interface OnlineScreenProps {
  readonly id: string
  /** Of an invitation to a private table. */
  readonly invitation: string | undefined
}

export function OnlineScreen({ id, invitation }: OnlineScreenProps) {
  const [game, setGame] = useState<OnlineGame | null>(null)
  useEffect(() => {
    if (invitation !== undefined) keepInvitation(id, invitation)
    void lookForServer()
    const opened = openGame(id, invitation ?? invitationTo(id), theConnection())
    setGame(opened)
    return () => opened.close()
  }, [id, invitation])
  if (game === null) return null
  return (
    <OnlineContext value={game}>
      <Suspense>
        <Room />
      </Suspense>
    </OnlineContext>
  )
}

function Room() {
  const problem = useOnlineState((state) => state.problem)
  const phase = useOnlineState(({ table }) => table?.status)
  const hasBegun = useOnlineState(({ followed }) => (followed?.states.length ?? 0) > 0)
  if (problem !== null || phase === 'abandoned') return <NoTable />
  if (phase === 'open') return <WaitingRoom />
  return phase !== undefined && hasBegun ? <OnlineTable /> : <Coming />
}

function Coming() {
  const { t } = useLingui()
  const status = useOnlineState((state) => state.status)
  useTitle(t`At the table`)
  return (
    <main className="table-message" aria-busy="true">
      <p role="status">
        {status === 'lost' && <Trans>The server does not answer. Trying again …</Trans>}
        {status === 'outdated' && <Trans>There is a new version: reload the page.</Trans>}
        {(status === 'connecting' || status === 'open') && <Trans>Laying out the table …</Trans>}
      </p>
    </main>
  )
}

function NoTable() {
  const { t, i18n } = useLingui()
  const problem = useOnlineState((state) => state.problem)
  useTitle(t`Not here`)
  return (
    <>
      <Bar />
      <main className="message panel">
        <Icon name="people" size={48} />
        <h1>
          <Trans>There is no table here</Trans>
        </h1>
        <p>
          {problem === null ? (
            <Trans>Whoever made this table has given it up.</Trans>
          ) : problem.code === 'not-found' ? (
            <Trans>
              The link may be cut short, or the table is by invitation: ask for the link again, or sign in.
            </Trans>
          ) : (
            problemSentence(i18n, problem)
          )}
        </p>
        <a className="button primary" href="#/">
          <Trans>All games</Trans>
        </a>
      </main>
    </>
  )
}
