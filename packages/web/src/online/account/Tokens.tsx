// Tokens with which programs play in a person's name: made, shown once, listed, made void.

import type { FreshToken } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateWords } from '../../kit/dates.ts'
import { call } from '../../sources/api.ts'
import { submits, Trouble } from '../Doing.tsx'
import { Rows } from './Rows.tsx'
import { ShownToken } from './ShownToken.tsx'
import { useList } from './useList.ts'

const LONGEST_LABEL = 60

const myTokens = () => call('GET /api/me/tokens')

export function Tokens() {
  const { t, i18n } = useLingui()
  const { rows, doing, change } = useList(myTokens)
  const [name, setName] = useState('')
  const [fresh, setFresh] = useState<FreshToken | null>(null)
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
        <Trans>It sits and moves as you, where you could yourself.</Trans>
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
      <ShownToken fresh={fresh && { name: fresh.label, token: fresh.token }} />
      <Trouble doing={doing} />
      <form className="account-row" onSubmit={submits(make)}>
        <input
          className="field"
          required
          maxLength={LONGEST_LABEL}
          aria-label={t`What the token is for`}
          placeholder={t`What the token is for`}
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
