// A private note about the game, kept at the server and shown to nobody else.

import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api.ts'
import { useOnline } from '../room/context.ts'

const LONGEST_NOTE = 10_000
/** Milliseconds after the last key. */
const PAUSE = 800

export function Note() {
  const { id } = useOnline()
  const [text, setText] = useState<string | null>(null)
  const [isKept, setIsKept] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const path = `api/games/${id}/note`
  useEffect(() => {
    void call<{ text: string }>('GET', path).then(({ value }) => setText(value?.text ?? null))
  }, [path])
  if (text === null) return null
  const change = (next: string): void => {
    setText(next)
    setIsKept(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void call('PUT', path, { text: next }).then(({ problem }) => setIsKept(problem === null)),
      PAUSE,
    )
  }
  return (
    <details className="note">
      <summary>
        <Trans>Your note</Trans>
        {text !== '' && ' …'}
      </summary>
      <label>
        <span className="soft">
          <Trans>Only you see it.</Trans> {isKept ? <Trans>Kept.</Trans> : '…'}
        </span>
        <textarea
          className="field"
          rows={4}
          value={text}
          maxLength={LONGEST_NOTE}
          onChange={({ target }) => change(target.value)}
        />
      </label>
    </details>
  )
}
