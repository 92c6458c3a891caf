// Where a recovery link leads: signed in as whoever made it.

import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Bar } from '../../kit/Bar.tsx'
import { useTitle } from '../../kit/title.ts'
import { call, meaning } from '../../sources/api.ts'
import { lookForServer, refreshMe, useServer } from '../../sources/theServer.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { NewPassword } from './NewPassword.tsx'
import './AccountDialog.css'

/** Asked first: a link that was opened by accident changes nothing. */
export function RecoverScreen({ recoveryKey }: { readonly recoveryKey: string }) {
  const { t } = useLingui()
  useTitle(t`Coming back`)
  const [, go] = useLocation()
  const me = useServer((server) => server.me)
  const [isReady, setIsReady] = useState(false)
  const [isIn, setIsIn] = useState(false)
  const doing = useDoing()
  useEffect(() => void lookForServer().then(() => setIsReady(true)), [])
  const name = me?.name ?? ''
  const leave = (): void => go('/', { replace: true })
  const enter = async (): Promise<void> => {
    const entered = await doing.run(async () =>
      meaning(
        await call('POST /api/recover', { body: { key: recoveryKey } }),
        'unauthenticated',
        msg`This recovery link is not valid: it works once, for 24 hours. Make a new one.`,
      ),
    )
    if (entered === null) return
    await refreshMe()
    if (useServer.getState().me?.hasPassword) setIsIn(true)
    else leave()
  }
  if (isIn)
    return (
      <Welcome>
        <NewPassword onDone={leave} />
      </Welcome>
    )
  return (
    <Welcome>
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
    </Welcome>
  )
}

function Welcome({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Bar />
      <main className="message panel">
        <h1>
          <Trans>Welcome back</Trans>
        </h1>
        {children}
      </main>
    </>
  )
}
