// A new password for whoever came back by a recovery link, and may have forgotten the old one.

import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../sources/api.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import { PasswordField } from './PasswordField.tsx'

export function NewPassword({ onDone }: { readonly onDone: () => void }) {
  const [password, setPassword] = useState('')
  const doing = useDoing()
  const change = async (): Promise<void> => {
    if (await doing.run(() => call('PUT /api/me/password', { body: { new: password } }))) onDone()
  }
  return (
    <form className="account-body" onSubmit={submits(change)}>
      <p>
        <Trans>
          You are signed in. If you have forgotten your password, choose a new one: it has ten characters at
          least. Other devices are signed out then.
        </Trans>
      </p>
      <PasswordField label={<Trans>New password</Trans>} value={password} isNew onChange={setPassword} />
      <Trouble doing={doing} />
      <div className="buttons">
        <button type="submit" className="button primary" aria-disabled={doing.isBusy}>
          <Trans>Change the password</Trans>
        </button>
        <button type="button" className="button" onClick={onDone}>
          <Trans>Keep the old one</Trans>
        </button>
      </div>
    </form>
  )
}
