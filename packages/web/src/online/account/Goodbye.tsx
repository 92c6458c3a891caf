// Signing out here or everywhere, everything that is kept of a person as a file, and leaving for good.

import type { Profile } from '@ironbridge/protocol'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { addressOf, call, meaning, type ServerAnswer } from '../../sources/api.ts'
import { forgetMe } from '../../sources/theServer.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import { closeAccount } from './accountDialog.ts'
import { PasswordField } from './PasswordField.tsx'
import { WRONG_PASSWORD } from './problems.ts'

export function Goodbye({ me }: { readonly me: Profile }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [password, setPassword] = useState('')
  const doing = useDoing()
  const leave = async (task: () => Promise<ServerAnswer<null>>): Promise<void> => {
    const left = await doing.run(async () => meaning(await task(), 'forbidden', WRONG_PASSWORD))
    if (left === null) return
    forgetMe()
    closeAccount()
  }
  return (
    <>
      {me.isGuest && !me.hasRecovery && (
        <p className="soft">
          <Trans>
            Make a recovery link or an account first: otherwise there is no way back to your games.
          </Trans>
        </p>
      )}
      <div className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => void leave(() => call('DELETE /api/sessions/current'))}
        >
          <Trans>Sign out</Trans>
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void leave(() => call('DELETE /api/sessions'))}
        >
          <Trans>Sign out everywhere</Trans>
        </button>
        <a className="button" href={addressOf('api/me/data')} download="ironbridge.json">
          <Trans>Save my data</Trans>
        </a>
      </div>
      <p className="soft">
        <Trans>Everywhere, recovery links and tokens are void too.</Trans>
      </p>
      {isLeaving ? (
        <form
          className="refusal"
          onSubmit={submits(() =>
            leave(() => call('DELETE /api/me', { body: me.hasPassword ? { password } : {} })),
          )}
        >
          <p>
            <Trans>
              Your name, your ways in, notes and notices are removed. Games that are under way go on as their
              tables say. This cannot be taken back.
            </Trans>
          </p>
          {me.hasPassword && (
            <PasswordField label={<Trans>Password</Trans>} value={password} onChange={setPassword} />
          )}
          <div className="buttons">
            <button type="submit" className="button" aria-disabled={doing.isBusy}>
              <Trans>Remove me for good</Trans>
            </button>
            <button type="button" className="button" onClick={() => setIsLeaving(false)}>
              <Trans>Stay</Trans>
            </button>
          </div>
        </form>
      ) : (
        <button type="button" className="quiet" onClick={() => setIsLeaving(true)}>
          <Trans>Remove me from this server …</Trans>
        </button>
      )}
      <Trouble doing={doing} />
    </>
  )
}
