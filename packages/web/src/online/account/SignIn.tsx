// Signing in: with login and password, or with a passkey.

import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call, meaning } from '../../sources/api.ts'
import { refreshMe } from '../../sources/theServer.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import { LoginFields } from './LoginFields.tsx'
import { canPasskeys, signInWithPasskey } from './webauthn.ts'

export function SignIn({ onDone }: { readonly onDone: () => void }) {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const doing = useDoing()
  const enter = async (task: Parameters<typeof doing.run>[0]): Promise<void> => {
    if ((await doing.run(task)) === null) return
    await refreshMe()
    onDone()
  }
  const byPassword = async () =>
    meaning(
      await call('POST /api/sessions', { body: { login, password } }),
      'unauthenticated',
      msg`Login or password is not right. Check both; a recovery link or a passkey signs you in too.`,
    )
  return (
    <form className="account-body" onSubmit={submits(() => enter(byPassword))}>
      <LoginFields
        login={login}
        password={password}
        isNew={false}
        onLogin={setLogin}
        onPassword={setPassword}
      />
      <Trouble doing={doing} />
      <div className="buttons">
        <button type="submit" className="button primary" aria-disabled={doing.isBusy}>
          <Trans>Sign in</Trans>
        </button>
        {canPasskeys() && (
          <button type="button" className="button" onClick={() => void enter(signInWithPasskey)}>
            <Trans>With a passkey</Trans>
          </button>
        )}
      </div>
      <p className="soft">
        <Trans>A recovery link signs you in too: open it in this browser.</Trans>
      </p>
    </form>
  )
}
