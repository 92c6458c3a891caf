// The link that brings a person back: shown once, and worth as much as a password.

import type { Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LinkField } from '../../app/LinkField.tsx'
import { call } from '../api.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { refreshMe } from '../theServer.ts'

export function Recovery({ me }: { readonly me: Profile }) {
  const { t } = useLingui()
  const [link, setLink] = useState('')
  const doing = useDoing()
  const make = async (): Promise<void> => {
    const made = await doing.run(() => call<{ key: string }>('POST', 'api/me/recovery'))
    if (made === null) return
    setLink(`${location.origin}${location.pathname}#/recover/${made.value.key}`)
    await refreshMe()
  }
  return (
    <div className="account-body">
      <h3>
        <Trans>A recovery link</Trans>
      </h3>
      <p className="soft">
        {me.isGuest && <Trans>You are known to this browser alone.</Trans>}{' '}
        <Trans>Whoever opens the link is you: keep it like a key. A new one makes the old one void.</Trans>
      </p>
      {link === '' ? (
        <div className="buttons">
          <button type="button" className="button" aria-disabled={doing.isBusy} onClick={() => void make()}>
            {me.hasRecovery ? <Trans>Make a new link</Trans> : <Trans>Make a recovery link</Trans>}
          </button>
        </div>
      ) : (
        <LinkField label={t`Recovery link`} link={link} />
      )}
      <Trouble doing={doing} />
    </div>
  )
}
