// Being told by mail: to one's own address, which is confirmed first.

import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../sources/api.ts'
import { refreshMe } from '../../sources/theServer.ts'
import { submits } from '../Doing.tsx'
import type { Change } from './hook.ts'

export function NewMail({ me, onChange }: { readonly me: Profile; readonly onChange: Change }) {
  const { t } = useLingui()
  const [email, setEmail] = useState(me.email ?? '')
  const add = (): Promise<boolean> =>
    onChange(async () => {
      const kept = await call('PATCH /api/me', { body: { email } })
      if (kept.problem !== null) return kept
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
      <button type="submit" className="button">
        <Trans>Tell me by mail</Trans>
      </button>
    </form>
  )
}
