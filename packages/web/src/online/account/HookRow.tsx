// One place where a person is told of their turns.

import type { HookInfo } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../sources/api.ts'
import { submits } from '../Doing.tsx'
import type { Change } from './hook.ts'

export function HookRow({ hook, onChange }: { readonly hook: HookInfo; readonly onChange: Change }) {
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const { id, where } = hook
  const params = { id }
  const test = async (): Promise<void> =>
    setSaid((await onChange(() => call('POST /api/me/hooks/:id/test', { params }))) ? t`Sent` : '')
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
              onChange={({ target: { checked } }) =>
                void onChange(() => call('PATCH /api/me/hooks/:id', { params, body: { digest: checked } }))
              }
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
        <Confirm id={id} onChange={onChange} />
      )}
      <button
        type="button"
        className="quiet"
        aria-label={t`Remove ${where}`}
        onClick={() => void onChange(() => call('DELETE /api/me/hooks/:id', { params }))}
      >
        <Trans>Remove</Trans>
      </button>
      <span role="status" className="said">
        {said}
      </span>
    </li>
  )
}

function Confirm({ id, onChange }: { readonly id: string; readonly onChange: Change }) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  return (
    <form
      className="account-row"
      onSubmit={submits(() =>
        onChange(() => call('POST /api/me/hooks/:id/confirm', { params: { id }, body: { code } })),
      )}
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
