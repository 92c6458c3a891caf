// A name to play with others: no account, no password, at once.

import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { usePlan } from '../../setup/usePlan.ts'
import { becomeGuest } from '../../sources/theServer.ts'
import { openAccount } from '../account/accountDialog.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import './NameForm.css'

export const LONGEST_NAME = 40

interface NameFormProps {
  /** On the button, where the name is not everything. */
  readonly words?: (name: string) => ReactNode
  /** What is done with the name at once. */
  readonly onDone?: () => void
}

export function NameForm({ words, onDone }: NameFormProps) {
  const { t } = useLingui()
  const known = usePlan(({ seats }) => seats.find(({ kind }) => kind === 'person')?.name ?? '')
  const [name, setName] = useState(known)
  const doing = useDoing()
  const submit = async (): Promise<void> => {
    if (name.trim() !== '' && (await doing.run(() => becomeGuest(name.trim())))) onDone?.()
  }
  return (
    <form className="name-form" onSubmit={submits(submit)}>
      <label>
        <b>
          <Trans>Your name</Trans>
        </b>
        <input
          className="field"
          value={name}
          required
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          spellCheck={false}
          placeholder={t`What the others call you`}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="button primary" aria-disabled={doing.isBusy}>
        {words ? words(name.trim()) : <Trans>Join in</Trans>}
      </button>
      <button type="button" className="quiet" onClick={() => openAccount('sign-in')}>
        <Trans>I have an account</Trans>
      </button>
      <Trouble doing={doing} />
    </form>
  )
}
