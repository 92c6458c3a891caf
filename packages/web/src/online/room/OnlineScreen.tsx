// The screen of one online game: its waiting room, then its table.

import { type OnlineGame, openGame } from '@ironbridge/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { later } from '../../kit/later.tsx'
import { useLeaving } from '../../kit/pages.ts'
import { readKept, writeKept } from '../../kit/storage.ts'
import { useTitle } from '../../kit/title.ts'
import { connectionFor, useServer } from '../../sources/theServer.ts'
import { NoEntry } from '../NoEntry.tsx'
import { invitationTo, keepInvitation } from '../tableLinks.ts'
import { useServerThere } from '../tables/useServerThere.ts'
import { problemSentence } from '../words.ts'
import { OnlineContext, useOnlineState } from './context.ts'
import { WaitingRoom } from './WaitingRoom.tsx'

const memory = { read: readKept, write: writeKept }

const OnlineTable = later(async () => (await import('../table/OnlineTable.tsx')).OnlineTable)

export interface OnlineScreenProps {
  readonly id: string
  /** Of an invitation to a private table. */
  readonly invitation: string | undefined
}

export function OnlineScreen({ id, invitation }: OnlineScreenProps) {
  const [game, setGame] = useState<OnlineGame | null>(null)
  useServerThere()
  useEffect(() => {
    if (invitation !== undefined) keepInvitation(id, invitation)
    const opened = openGame(id, connectionFor(id), { key: invitation ?? invitationTo(id), memory })
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
  const rules = useOnlineState(({ table }) => table?.rules)
  const hasBegun = useOnlineState(({ followed }) => (followed?.states.length ?? 0) > 0)
  const isLeaving = useLeaving(problem?.code === 'other-rules' ? rules : undefined)
  if (isLeaving) return <Coming />
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
  const { t } = useLingui()
  const isHidden = useOnlineState(({ problem }) => problem?.code === 'not-found')
  useTitle(t`Not here`)
  return (
    <NoEntry title={<Trans>There is no table here</Trans>} isHidden={isHidden}>
      <Why />
    </NoEntry>
  )
}

function Why() {
  const { i18n } = useLingui()
  const problem = useOnlineState((state) => state.problem)
  const host = useOnlineState(({ table }) => table?.host)
  const closed = useOnlineState(({ table }) => table?.closed ?? null)
  const me = useServer((server) => server.me)
  if (problem === null && closed !== null)
    return (
      <>
        <Trans>A moderator has closed this table.</Trans> {closed}
      </>
    )
  if (problem === null)
    return host === me?.id ? (
      <Trans>You have given up this table.</Trans>
    ) : (
      <Trans>Whoever made this table has given it up.</Trans>
    )
  if (problem.code !== 'not-found') return problemSentence(i18n, problem)
  return me === null ? (
    <Trans>
      The link may be cut short, or the table is by invitation: ask for the link again, or sign in.
    </Trans>
  ) : (
    <Trans>The link may be cut short, or the table is by invitation: ask for the link again.</Trans>
  )
}
