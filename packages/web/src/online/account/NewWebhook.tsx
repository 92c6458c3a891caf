// Being told by a webhook: in a room of Discord or Slack, or as plain JSON for whatever one has written.

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../sources/api.ts'
import { submits } from '../Doing.tsx'
import type { Change } from './hook.ts'

type Shape = 'discord' | 'slack' | 'json'

export function NewWebhook({ onChange }: { readonly onChange: Change }) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  const [shape, setShape] = useState<Shape>('discord')
  const add = async (): Promise<void> => {
    if (await onChange(() => call('POST /api/me/hooks', { body: { kind: 'webhook', url, shape } })))
      setUrl('')
  }
  return (
    <form className="account-row" onSubmit={submits(add)}>
      <select
        className="field level"
        aria-label={t`Kind of webhook`}
        value={shape}
        onChange={({ target }) => setShape(target.value as Shape)}
      >
        <option value="discord">Discord</option>
        <option value="slack">Slack</option>
        <option value="json">JSON</option>
      </select>
      <input
        className="field"
        type="url"
        required
        maxLength={2000}
        aria-label={t`Address of the webhook`}
        placeholder="https://…"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <button type="submit" className="button">
        <Trans>Add a webhook</Trans>
      </button>
    </form>
  )
}
