// Tokens with which a person's own bots play: made, shown once, listed, made void.

import type { FreshToken } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CopyField } from '../../kit/CopyField.tsx'
import { dateWords } from '../../kit/dates.ts'
import { addressOf, call } from '../../sources/api.ts'
import { submits, Trouble } from '../Doing.tsx'
import { Rows } from './Rows.tsx'
import { useList } from './useList.ts'

const LONGEST_LABEL = 60

const myTokens = () => call('GET /api/me/tokens')

export function Tokens() {
  const { t, i18n } = useLingui()
  const { rows, doing, change } = useList(myTokens)
  const [name, setName] = useState('')
  const [fresh, setFresh] = useState<FreshToken | null>(null)
  const bot = fresh?.label ?? ''
  const make = async (): Promise<void> => {
    const made = await change(() => call('POST /api/me/tokens', { body: { label: name } }))
    if (made === null) return
    setFresh(made.value)
    setName('')
  }
  const remove = async (id: string): Promise<void> => {
    if ((await change(() => call('DELETE /api/me/tokens/:id', { params: { id } }))) && id === fresh?.id)
      setFresh(null)
  }
  return (
    <>
      <p className="soft">
        <Trans>
          With a token, a program of yours plays in your name. It cannot change your account.{' '}
          <a href={addressOf('api')} target="_blank" rel="noreferrer">
            How that works
          </a>
        </Trans>
      </p>
      <Rows
        label={t`Your tokens`}
        rows={rows ?? []}
        name={({ label, created }) => (
          <>
            {label} <span className="soft">{dateWords(i18n.locale, created)}</span>
          </>
        )}
        button={<Trans>Remove</Trans>}
        buttonLabel={({ label }) => t`Remove ${label}`}
        onPress={({ id }) => void remove(id)}
      />
      <div className={fresh ? 'account-body' : 'unseen'}>
        <p role="status">
          {fresh && (
            <Trans>
              The token for <b>{bot}</b>. Copy it now: it is not shown again.
            </Trans>
          )}
        </p>
        {fresh && <CopyField label={t`Token`} text={fresh.token} button={<Trans>Copy token</Trans>} />}
      </div>
      <Trouble doing={doing} />
      <form className="account-row" onSubmit={submits(make)}>
        <input
          className="field"
          required
          maxLength={LONGEST_LABEL}
          aria-label={t`Name of the bot`}
          placeholder={t`Name of the bot`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button" aria-disabled={doing.isBusy}>
          <Trans>Make a token</Trans>
        </button>
      </form>
    </>
  )
}
