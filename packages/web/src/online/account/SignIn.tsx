// Signing in: with login and password, or with a passkey.

import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../api.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { refreshMe } from '../theServer.ts'
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
  return (
    <form
      className="account-body"
      onSubmit={(event) => {
        event.preventDefault()
        void enter(() => call('POST', 'api/sessions', { login, password }))
      }}
    >
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
