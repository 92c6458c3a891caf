// One place where a person is told of their turns.

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../sources/api.ts'
import { submits } from '../Doing.tsx'
import type { Change, Hook } from './hook.ts'

export function HookRow({ hook, onChange }: { readonly hook: Hook; readonly onChange: Change }) {
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const path = `api/me/hooks/${hook.id}`
  const { where } = hook
  const test = async (): Promise<void> =>
    setSaid((await onChange(() => call('POST', `${path}/test`))) ? t`Sent` : '')
  return (
    <li>
      <span>
        <b>
          {hook.kind === 'push' && <Trans>Browser</Trans>}
          {hook.kind === 'webhook' && <Trans>Webhook</Trans>}
          {hook.kind === 'mail' && <Trans>Mail</Trans>}
        </b>{' '}
        <span className="soft">{where}</span>
      </span>
      {hook.isConfirmed ? (
        <>
          <label className="switch">
            <input
              type="checkbox"
              checked={hook.digest}
              onChange={({ target }) => void onChange(() => call('PATCH', path, { digest: target.checked }))}
            />
            <span className="switch-box" aria-hidden="true">
              ✓
            </span>
            <Trans>once a day</Trans>
          </label>
          <button type="button" className="quiet" onClick={() => void test()}>
            <Trans>Test</Trans>
          </button>
        </>
      ) : (
        <Confirm path={path} onChange={onChange} />
      )}
      <button
        type="button"
        className="quiet"
        aria-label={t`Remove ${where}`}
        onClick={() => void onChange(() => call('DELETE', path))}
      >
        <Trans>Remove</Trans>
      </button>
      <span role="status" className="said">
        {said}
      </span>
    </li>
  )
}

function Confirm({ path, onChange }: { readonly path: string; readonly onChange: Change }) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  return (
    <form
      className="account-row"
      onSubmit={submits(() => onChange(() => call('POST', `${path}/confirm`, { code })))}
    >
      <input
        className="field"
        required
        aria-label={t`The code from the mail`}
        placeholder={t`The code from the mail`}
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="submit" className="button">
        <Trans>Confirm</Trans>
      </button>
    </form>
  )
}
