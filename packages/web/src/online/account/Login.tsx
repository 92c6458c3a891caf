// A login and a password of one's own: made once, the password changed whenever.

import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../api.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { refreshMe } from '../theServer.ts'
import { LoginFields } from './LoginFields.tsx'

export function Login({ me }: { readonly me: Profile }) {
  return me.hasPassword ? <PasswordChange me={me} /> : <NewLogin />
}

function NewLogin() {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const doing = useDoing()
  const make = async (): Promise<void> => {
    if (await doing.run(() => call('POST', 'api/accounts', { login, password }))) await refreshMe()
  }
  return (
    <form
      className="account-body"
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <h3>
        <Trans>An account</Trans>
      </h3>
      <p className="soft">
        <Trans>Your games stay yours. The password has ten characters at least.</Trans>
      </p>
      <LoginFields login={login} password={password} isNew onLogin={setLogin} onPassword={setPassword} />
      <Trouble doing={doing} />
      <div className="buttons">
        <button type="submit" className="button" aria-disabled={doing.isBusy}>
          <Trans>Make an account</Trans>
        </button>
      </div>
    </form>
  )
}

function PasswordChange({ me }: { readonly me: Profile }) {
  const { t } = useLingui()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [said, setSaid] = useState('')
  const doing = useDoing()
  const login = me.login ?? ''
  const change = async (): Promise<void> => {
    if ((await doing.run(() => call('PUT', 'api/me/password', { old, new: next }))) === null) return
    setOld('')
    setNext('')
    setSaid(t`Changed. Other devices are signed out.`)
    await refreshMe()
  }
  return (
    <form
      className="account-body"
      onSubmit={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      <h3>
        <Trans>Your account: {login}</Trans>
      </h3>
      <label className="account-field">
        <b>
          <Trans>Old password</Trans>
        </b>
        <input
          className="field"
          type="password"
          required
          autoComplete="current-password"
          value={old}
          onChange={({ target }) => setOld(target.value)}
        />
      </label>
      <label className="account-field">
        <b>
          <Trans>New password</Trans>
        </b>
        <input
          className="field"
          type="password"
          required
          minLength={10}
          maxLength={200}
          autoComplete="new-password"
          value={next}
          onChange={({ target }) => setNext(target.value)}
        />
      </label>
      <Trouble doing={doing} />
      <div className="buttons">
        <button type="submit" className="button" aria-disabled={doing.isBusy}>
          <Trans>Change the password</Trans>
        </button>
        <span role="status" className="said">
          {said}
        </span>
      </div>
    </form>
  )
}
