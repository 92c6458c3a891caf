// Where a recovery link leads: signed in as whoever made it.

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Bar } from '../../app/Bar.tsx'
import { useTitle } from '../../app/title.ts'
import { call } from '../api.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { lookForServer, refreshMe, useServer } from '../theServer.ts'

/** Asked first: a link that was opened by accident changes nothing. */
export function RecoverScreen({ recoveryKey }: { readonly recoveryKey: string }) {
  const { t } = useLingui()
  useTitle(t`Coming back`)
  const [, go] = useLocation()
  const me = useServer((server) => server.me)
  const [isReady, setIsReady] = useState(false)
  const doing = useDoing()
  useEffect(() => void lookForServer().then(() => setIsReady(true)), [])
  const name = me?.name ?? ''
  const enter = async (): Promise<void> => {
    if ((await doing.run(() => call('POST', 'api/recover', { key: recoveryKey }))) === null) return
    await refreshMe()
    go('/', { replace: true })
  }
  return (
    <>
      <Bar />
      <main className="message panel">
        <h1>
          <Trans>Welcome back</Trans>
        </h1>
        <p>
          {me === null ? (
            <Trans>This link signs you in with the name and the games you had.</Trans>
          ) : (
            <Trans>In this browser you are {name}. The link makes you whoever made it.</Trans>
          )}
        </p>
        <Trouble doing={doing} />
        <div className="buttons">
          <button
            type="button"
            className="button primary"
            aria-disabled={!isReady || doing.isBusy}
            onClick={() => isReady && void enter()}
          >
            <Trans>Sign in</Trans>
          </button>
          <a className="button" href="#/">
            <Trans>All games</Trans>
          </a>
        </div>
      </main>
    </>
  )
}
