// A password, as password managers know it: one that is being made up, or one that may be wrong.

import type { ReactNode } from 'react'

const SHORTEST = 10
const LONGEST = 200

interface PasswordFieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly isNew?: boolean
  readonly onChange: (password: string) => void
}

export function PasswordField({ label, value, isNew = false, onChange }: PasswordFieldProps) {
  return (
    <label className="account-field">
      <b>{label}</b>
      <input
        className="field"
        type="password"
        required
        minLength={isNew ? SHORTEST : 1}
        maxLength={LONGEST}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
