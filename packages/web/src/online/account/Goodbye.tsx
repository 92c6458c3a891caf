// Signing out here or everywhere, everything that is kept of a person as a file, and leaving for good.

import type { Profile } from '@ironbridge/protocol'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { addressOf, call } from '../api.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { forgetMe } from '../theServer.ts'
import { closeAccount } from './accountDialog.ts'

export function Goodbye({ me }: { readonly me: Profile }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [password, setPassword] = useState('')
  const doing = useDoing()
  const leave = async (path: string, body?: unknown): Promise<void> => {
    if ((await doing.run(() => call('DELETE', path, body))) === null) return
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
        <button type="button" className="button" onClick={() => void leave('api/sessions/current')}>
          <Trans>Sign out</Trans>
        </button>
        <button type="button" className="button" onClick={() => void leave('api/sessions')}>
          <Trans>Sign out everywhere</Trans>
        </button>
        <a className="button" href={addressOf('api/me/data')} download="ironbridge.json">
          <Trans>Save my data</Trans>
        </a>
      </div>
      {isLeaving ? (
        <form
          className="refusal"
          onSubmit={(event) => {
            event.preventDefault()
            void leave('api/me', me.hasPassword ? { password } : {})
          }}
        >
          <p>
            <Trans>
              Your name, your ways in, notes and notices are removed. Games that are under way go on as their
              tables say. This cannot be taken back.
            </Trans>
          </p>
          {me.hasPassword && (
            <label className="account-field">
              <b>
                <Trans>Password</Trans>
              </b>
              <input
                className="field"
                type="password"
                required
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            </label>
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
