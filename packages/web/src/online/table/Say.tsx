// A line to say something at the table. What was begun stays when the talk is closed.

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import { useOnline } from '../room/context.ts'
import './Say.css'

const LONGEST_LINE = 500

/** By game, as long as the page is open. */
const begun = new Map<string, string>()

export function Say() {
  const { t } = useLingui()
  const { id, connection } = useOnline()
  const [text, setText] = useState(begun.get(id) ?? '')
  const doing = useDoing()
  const change = (next: string): void => {
    begun.set(id, next)
    setText(next)
  }
  const send = async (): Promise<void> => {
    if (text.trim() === '') return
    const sent = await doing.run(async () => {
      const reply = await connection.ask({ type: 'chat', game: id, text: text.trim() })
      return reply.type === 'done' ? { value: null, problem: null } : { value: null, problem: reply.error }
    })
    if (sent) change('')
  }
  return (
    <form className="talk-say" onSubmit={submits(send)}>
      <textarea
        className="field"
        rows={2}
        aria-label={t`Say something`}
        placeholder={t`Say something`}
        value={text}
        maxLength={LONGEST_LINE}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          void send()
        }}
      />
      <button type="submit" className="button" aria-disabled={doing.isBusy}>
        <Trans>Say</Trans>
      </button>
      <Trouble doing={doing} />
    </form>
  )
}
