// A login and a password of one's own: made once, the password changed whenever.

import type { Profile } from '@ironbridge/protocol'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call, meaning } from '../../sources/api.ts'
import { refreshMe } from '../../sources/theServer.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import { LoginFields } from './LoginFields.tsx'
import { PasswordField } from './PasswordField.tsx'
import { WRONG_PASSWORD } from './problems.ts'
import { proven } from './webauthn.ts'

export function Login({ me }: { readonly me: Profile }) {
  return me.hasPassword ? <PasswordChange me={me} /> : <NewLogin me={me} />
}

function NewLogin({ me }: { readonly me: Profile }) {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const doing = useDoing()
  const make = async (): Promise<void> => {
    const made = await doing.run(async () => {
      const answer = await proven(me, () => call('POST /api/accounts', { body: { login, password } }))
      return meaning(answer, 'conflict', msg`This login is taken. Choose another.`)
    })
    if (made) await refreshMe()
  }
  return (
    <form className="account-body" onSubmit={submits(make)}>
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
    const changed = await doing.run(async () => {
      const answer = await call('PUT /api/me/password', { body: { old, new: next } })
      return meaning(answer, 'forbidden', WRONG_PASSWORD)
    })
    if (changed === null) return
    setOld('')
    setNext('')
    setSaid(t`Changed. Other devices are signed out.`)
    await refreshMe()
  }
  return (
    <form className="account-body" onSubmit={submits(change)}>
      <h3>
        <Trans>Your account: {login}</Trans>
      </h3>
      <PasswordField label={<Trans>Old password</Trans>} value={old} onChange={setOld} />
      <PasswordField label={<Trans>New password</Trans>} value={next} isNew onChange={setNext} />
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
