// Where a person is told of their turns: this browser, a chat room by webhook, mail.

import type { AnswerTo, Profile } from '@ironbridge/protocol'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../sources/api.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { HookRow } from './HookRow.tsx'
import type { Change } from './hook.ts'
import { NewMail } from './NewMail.tsx'
import { NewWebhook } from './NewWebhook.tsx'
import { canPush, subscribeToPush } from './push.ts'

export function Notices({ me }: { readonly me: Profile }) {
  const [{ hooks, canMail }, setHooks] = useState<AnswerTo<'GET /api/me/hooks'>>({
    hooks: [],
    canMail: false,
  })
  const doing = useDoing()
  const read = useCallback(async () => {
    const { value } = await call('GET /api/me/hooks')
    if (value) setHooks(value)
  }, [])
  useEffect(() => void read(), [read])
  const change: Change = async (task) => {
    const isDone = (await doing.run(task)) !== null
    await read()
    return isDone
  }
  return (
    <>
      <p className="soft">
        <Trans>
          With the page open, its tab says so; a sound can be set in the settings. For everything else:
        </Trans>
      </p>
      <ul className="account-list">
        {hooks.map((hook) => (
          <HookRow key={hook.id} hook={hook} onChange={change} />
        ))}
      </ul>
      <Trouble doing={doing} />
      {canPush() && (
        <div className="buttons">
          <button type="button" className="button" onClick={() => void change(subscribeToPush)}>
            <Trans>Tell me in this browser</Trans>
          </button>
        </div>
      )}
      <NewWebhook onChange={change} />
      {canMail && <NewMail me={me} onChange={change} />}
    </>
  )
}
