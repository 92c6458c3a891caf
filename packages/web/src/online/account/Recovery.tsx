// The link that brings a person back: shown once, and worth as much as a password, which it therefore asks for.

import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LinkField } from '../../kit/LinkField.tsx'
import { call, meaning } from '../../sources/api.ts'
import { refreshMe } from '../../sources/theServer.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import { PasswordField } from './PasswordField.tsx'
import { WRONG_PASSWORD } from './problems.ts'
import { proven } from './webauthn.ts'

export function Recovery({ me }: { readonly me: Profile }) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [link, setLink] = useState('')
  const doing = useDoing()
  const make = async (): Promise<void> => {
    const made = await doing.run(async () => {
      const answer = await proven(me, () =>
        call('POST /api/me/recovery', { body: me.hasPassword ? { password } : {} }),
      )
      return meaning(answer, 'forbidden', WRONG_PASSWORD)
    })
    if (made === null) return
    setLink(`${location.origin}${location.pathname}#/recover/${made.value.key}`)
    await refreshMe()
  }
  return (
    <form className="account-body" onSubmit={submits(make)}>
      <h3>
        <Trans>A recovery link</Trans>
      </h3>
      <p className="soft">
        {me.isGuest && <Trans>You are known to this browser alone.</Trans>}{' '}
        <Trans>
          Whoever opens the link is you. It works once, for 24 hours, or until you make a new one.
        </Trans>
      </p>
      {link === '' ? (
        <>
          {me.hasPassword && (
            <PasswordField label={<Trans>Password</Trans>} value={password} onChange={setPassword} />
          )}
          <div className="buttons">
            <button type="submit" className="button" aria-disabled={doing.isBusy}>
              {me.hasRecovery ? <Trans>Make a new link</Trans> : <Trans>Make a recovery link</Trans>}
            </button>
          </div>
        </>
      ) : (
        <LinkField label={t`Recovery link`} link={link} />
      )}
      <Trouble doing={doing} />
    </form>
  )
}
