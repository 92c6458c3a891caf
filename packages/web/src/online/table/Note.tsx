// A private note about the game, kept at the server and shown to nobody else.

import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { addressOf, call } from '../../sources/api.ts'
import { useOnline } from '../room/context.ts'
import './Note.css'

const LONGEST_NOTE = 10_000
/** Milliseconds after the last key. */
const PAUSE = 800

export function Note() {
  const { id } = useOnline()
  const [text, setText] = useState<string | null>(null)
  const { isKept, keep } = useKeeping(id)
  useEffect(() => {
    // What was written a moment ago may still be on its way.
    void lastKept
      .then(() => call('GET /api/games/:id/note', { params: { id } }))
      .then(({ value }) => setText(value?.text ?? null))
  }, [id])
  if (text === null) return null
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
          onChange={({ target }) => {
            setText(target.value)
            keep(target.value)
          }}
        />
      </label>
    </details>
  )
}

let lastKept: Promise<unknown> = Promise.resolve()

/** After a pause; at once when the note, the page or the tab is left. */
function useKeeping(id: string) {
  const [isKept, setIsKept] = useState(true)
  const unkept = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    if (unkept.current === null) return
    lastKept = send(id, unkept.current).then(setIsKept)
    unkept.current = null
  }, [id])
  useEffect(() => {
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [flush])
  const keep = (text: string): void => {
    setIsKept(false)
    unkept.current = text
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, PAUSE)
  }
  return { isKept, keep }
}

/** Arrives even if the page is closed meanwhile. Answers whether it is kept. */
const send = (id: string, text: string): Promise<boolean> =>
  fetch(addressOf(`api/games/${id}/note`), {
    method: 'PUT',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
