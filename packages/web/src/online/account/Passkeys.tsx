// The passkeys of a person: listed, made, removed.

import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateWords } from '../../kit/dates.ts'
import { call, meaning } from '../../sources/api.ts'
import { refreshMe } from '../../sources/theServer.ts'
import { submits, Trouble } from '../Doing.tsx'
import { PasswordField } from './PasswordField.tsx'
import { WRONG_PASSWORD } from './problems.ts'
import { Rows } from './Rows.tsx'
import { useList } from './useList.ts'
import { canPasskeys, makePasskey } from './webauthn.ts'

const myPasskeys = () => call('GET /api/me/passkeys')

export function Passkeys({ me }: { readonly me: Profile }) {
  const { t, i18n } = useLingui()
  const { rows, doing, change } = useList(myPasskeys)
  const [password, setPassword] = useState<string | null>(null)
  const add = async (): Promise<void> => {
    // What people call their device is not known to a page; the day tells keys apart.
    const date = dateWords(i18n.locale, Date.now())
    const made = await change(async () => {
      const answer = await makePasskey(me, t`Made on ${date}`, password)
      if (answer.problem?.code === 'unproven' && me.hasPassword) setPassword('')
      return meaning(answer, 'forbidden', WRONG_PASSWORD)
    })
    if (made === null) return
    setPassword(null)
    await refreshMe()
  }
  const remove = async (id: string): Promise<void> => {
    if (await change(() => call('DELETE /api/me/passkeys/:id', { params: { id } }))) await refreshMe()
  }
  if (!canPasskeys()) return null
  return (
    <form className="account-body" onSubmit={submits(add)}>
      <h3>
        <Trans>Passkeys</Trans>
      </h3>
      <p className="soft">
        <Trans>Sign in with your fingerprint, your face or the lock of your device.</Trans>
      </p>
      <Rows
        label={t`Passkeys`}
        rows={rows ?? []}
        name={({ label }) => label}
        button={<Trans>Remove</Trans>}
        buttonLabel={({ label }) => t`Remove ${label}`}
        onPress={({ id }) => void remove(id)}
      />
      {password !== null && (
        <PasswordField label={<Trans>Password</Trans>} value={password} onChange={setPassword} />
      )}
      <Trouble doing={doing} />
      <div className="buttons">
        <button type="submit" className="button" aria-disabled={doing.isBusy}>
          <Trans>Add a passkey</Trans>
        </button>
      </div>
    </form>
  )
}
