// The passkeys of a person: listed, made, removed.

import { Trans, useLingui } from '@lingui/react/macro'
import { dateWords } from '../../kit/dates.ts'
import { call } from '../../sources/api.ts'
import { refreshMe } from '../../sources/theServer.ts'
import { Trouble } from '../Doing.tsx'
import { Rows } from './Rows.tsx'
import { useList } from './useList.ts'
import { canPasskeys, makePasskey } from './webauthn.ts'

const myPasskeys = () => call('GET /api/me/passkeys')

export function Passkeys() {
  const { t, i18n } = useLingui()
  const { rows, doing, change } = useList(myPasskeys)
  const add = async (): Promise<void> => {
    // What people call their device is not known to a page; the day tells keys apart.
    const date = dateWords(i18n.locale, Date.now())
    if (await change(() => makePasskey(t`Made on ${date}`))) await refreshMe()
  }
  const remove = async (id: string): Promise<void> => {
    if (await change(() => call('DELETE /api/me/passkeys/:id', { params: { id } }))) await refreshMe()
  }
  if (!canPasskeys()) return null
  return (
    <div className="account-body">
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
      <Trouble doing={doing} />
      <div className="buttons">
        <button type="button" className="button" aria-disabled={doing.isBusy} onClick={() => void add()}>
          <Trans>Add a passkey</Trans>
        </button>
      </div>
    </div>
  )
}
