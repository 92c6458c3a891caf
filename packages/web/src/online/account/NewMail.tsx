// Being told by mail: to one's own address, which is confirmed first.

import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call, meaning } from '../../sources/api.ts'
import { refreshMe } from '../../sources/theServer.ts'
import { submits } from '../Doing.tsx'
import type { Change } from './hook.ts'
import { PasswordField } from './PasswordField.tsx'
import { WRONG_PASSWORD } from './problems.ts'
import { proven } from './webauthn.ts'

export function NewMail({ me, onChange }: { readonly me: Profile; readonly onChange: Change }) {
  const { t } = useLingui()
  const [email, setEmail] = useState(me.email ?? '')
  const [password, setPassword] = useState('')
  const add = (): Promise<boolean> =>
    onChange(async () => {
      const body = { email, ...(me.hasPassword ? { password } : {}) }
      const kept = await proven(me, () => call('PATCH /api/me', { body }))
      if (kept.problem !== null) return meaning(kept, 'forbidden', WRONG_PASSWORD)
      setPassword('')
      await refreshMe()
      return call('POST /api/me/hooks', { body: { kind: 'mail' } })
    })
  return (
    <form className="account-row" onSubmit={submits(add)}>
      <input
        className="field"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        aria-label={t`Your mail address`}
        placeholder={t`Your mail address`}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {me.hasPassword && email !== me.email && (
        <PasswordField label={<Trans>Password</Trans>} value={password} onChange={setPassword} />
      )}
      <button type="submit" className="button">
        <Trans>Tell me by mail</Trans>
      </button>
    </form>
  )
}
