// The passkeys of a person: listed, made, removed.

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { dateWords } from '../../lobby/dateWords.ts'
import { call } from '../api.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { refreshMe } from '../theServer.ts'
import { canPasskeys, makePasskey } from './webauthn.ts'

interface Passkey {
  readonly id: string
  readonly label: string
  readonly created: number
}

export function Passkeys() {
  const { t, i18n } = useLingui()
  const [keys, setKeys] = useState<readonly Passkey[]>([])
  const doing = useDoing()
  const read = async (): Promise<void> => {
    const { value } = await call<Passkey[]>('GET', 'api/me/passkeys')
    setKeys(value ?? [])
  }
  useEffect(() => void read(), [])
  const change = async (task: Parameters<typeof doing.run>[0]): Promise<void> => {
    if ((await doing.run(task)) === null) return
    await read()
    await refreshMe()
  }
  if (!canPasskeys()) return null
  // What people call their device is not known to a page; the day tells keys apart.
  const date = dateWords(i18n.locale, Date.now())
  const label = t`Made on ${date}`
  return (
    <div className="account-body">
      <h3>
        <Trans>Passkeys</Trans>
      </h3>
      <p className="soft">
        <Trans>Sign in with your fingerprint, your face or the lock of your device.</Trans>
      </p>
      <ul className="account-list">
        {keys.map(({ id, label: name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              className="quiet"
              onClick={() => void change(() => call('DELETE', `api/me/passkeys/${id}`))}
            >
              <Trans>Remove</Trans>
            </button>
          </li>
        ))}
      </ul>
      <Trouble doing={doing} />
      <div className="buttons">
        <button
          type="button"
          className="button"
          aria-disabled={doing.isBusy}
          onClick={() => void change(() => makePasskey(label))}
        >
          <Trans>Add a passkey</Trans>
        </button>
      </div>
    </div>
  )
}
