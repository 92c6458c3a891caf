// Login and password, as password managers know them.

import { Trans } from '@lingui/react/macro'
import { PasswordField } from './PasswordField.tsx'

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
      <PasswordField label={<Trans>Password</Trans>} value={password} isNew={isNew} onChange={onPassword} />
    </>
  )
}
