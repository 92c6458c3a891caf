// Being told by a webhook: in a room of Discord or Slack, or as plain JSON for whatever one has written.

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Select } from '../../kit/Select.tsx'
import { call } from '../../sources/api.ts'
import { submits } from '../Doing.tsx'
import type { Change } from './hook.ts'

type Shape = 'discord' | 'slack' | 'json'

const SHAPES = [
  ['discord', 'Discord'],
  ['slack', 'Slack'],
  ['json', 'JSON'],
] as const

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
      <Select label={t`Kind of webhook`} choices={SHAPES} chosen={shape} onChoose={setShape} />
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
