// Login and password, as password managers know them.

import { Trans } from '@lingui/react/macro'

interface LoginFieldsProps {
  readonly login: string
  readonly password: string
  /** Whether they are being made up. */
  readonly isNew: boolean
  readonly onLogin: (login: string) => void
  readonly onPassword: (password: string) => void
}

export function LoginFields({ login, password, isNew, onLogin, onPassword }: LoginFieldsProps) {
  return (
    <>
      <label className="account-field">
        <b>
          <Trans>Login</Trans>
        </b>
        <input
          className="field"
          required
          minLength={3}
          maxLength={40}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={login}
          onChange={({ target }) => onLogin(target.value)}
        />
      </label>
      <label className="account-field">
        <b>
          <Trans>Password</Trans>
        </b>
        <input
          className="field"
          type="password"
          required
          minLength={isNew ? 10 : 1}
          maxLength={200}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={password}
          onChange={({ target }) => onPassword(target.value)}
        />
      </label>
    </>
  )
}
