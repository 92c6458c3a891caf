// Programs of one's own: in one's name by a token, or each with a name of its own.

import type { FreshProgram, Profile } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BotMark } from '../../kit/BotMark.tsx'
import { dateWords } from '../../kit/dates.ts'
import { addressOf, call } from '../../sources/api.ts'
import { submits, Trouble } from '../Doing.tsx'
import { Sure } from '../Sure.tsx'
import { LONGEST_NAME } from '../tables/NameForm.tsx'
import { ShownToken } from './ShownToken.tsx'
import { Tokens } from './Tokens.tsx'
import { useList } from './useList.ts'

const myPrograms = () => call('GET /api/me/programs')

export function Programs({ me }: { readonly me: Profile }) {
  return (
    <>
      <p className="soft">
        <Trans>
          A program plays with a token, and everybody sees that it is one. It cannot chat, nor change your
          account.{' '}
          <a href={addressOf('api')} target="_blank" rel="noreferrer">
            How that works
          </a>
        </Trans>
      </p>
      <section className="account-body">
        <h3>
          <Trans>In your name</Trans>
        </h3>
        <Tokens />
      </section>
      <section className="account-body">
        <h3>
          <Trans>With a name of its own</Trans>
        </h3>
        {me.isGuest ? (
          <p className="soft">
            <Trans>For that, first give yourself a login or a passkey above.</Trans>
          </p>
        ) : (
          <OwnPrograms me={me} />
        )}
      </section>
    </>
  )
}

function OwnPrograms({ me }: { readonly me: Profile }) {
  const { t, i18n } = useLingui()
  const { rows, doing, change } = useList(myPrograms)
  const [name, setName] = useState('')
  const [fresh, setFresh] = useState<FreshProgram | null>(null)
  const make = async (): Promise<void> => {
    const made = await change(() => call('POST /api/me/programs', { body: { name } }))
    if (made === null) return
    setFresh(made.value)
    setName('')
  }
  const renew = async (id: string): Promise<void> => {
    const made = await change(() => call('PUT /api/me/programs/:id/token', { params: { id } }))
    if (made !== null) setFresh(made.value)
  }
  const remove = async (id: string): Promise<void> => {
    if ((await change(() => call('DELETE /api/me/programs/:id', { params: { id } }))) && id === fresh?.id)
      setFresh(null)
  }
  return (
    <>
      <p className="soft">
        <Trans>
          It has seats, games and results of its own, under its name and yours. You can seat it at tables that
          you have made.
        </Trans>
      </p>
      <ul className="account-list" aria-label={t`Your programs`}>
        {(rows ?? []).map(({ id, name: own, created }) => (
          <li key={id}>
            <span>
              <BotMark owner={me.name} />
              {own} <span className="soft">{dateWords(i18n.locale, created)}</span>
            </span>
            <span className="buttons">
              <Sure
                look="quiet"
                ask={<Trans>New token</Trans>}
                sure={<Trans>Yes, the old one is void then</Trans>}
                label={t`New token for ${own}`}
                onSure={() => renew(id)}
              />
              <Sure
                look="quiet"
                ask={<Trans>Remove</Trans>}
                sure={<Trans>Yes, remove it for good</Trans>}
                label={t`Remove ${own}`}
                onSure={() => remove(id)}
              />
            </span>
          </li>
        ))}
      </ul>
      <ShownToken fresh={fresh} />
      <Trouble doing={doing} />
      <form className="account-row" onSubmit={submits(make)}>
        <input
          className="field"
          required
          maxLength={LONGEST_NAME}
          aria-label={t`Name of the program`}
          placeholder={t`Name of the program`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button" aria-disabled={doing.isBusy}>
          <Trans>Make a program</Trans>
        </button>
      </form>
    </>
  )
}
