// What the prompt asks or offers, said aloud when it changes: its words and what the move does, never its buttons.

import { useLingui } from '@lingui/react'
import { type RefObject, useEffect, useState } from 'react'
import { useTableState } from '../context.ts'

export function Spoken({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [asked, ask] = useState('')
  const [whispered, whisper] = useState('')
  // Whatever changes at the table, or another language, may change the prompt, which is drawn by now.
  const table = useTableState((state) => state)
  const { i18n } = useLingui()
  useEffect(() => {
    ask(textOf(frame, 'h2, p:not(.whisper), .ledger li'))
    whisper(textOf(frame, '.whisper'))
  }, [frame, table, i18n])
  return (
    <>
      <p className="unseen" role="status">
        {asked}
      </p>
      <p className="unseen" role="status">
        {whispered}
      </p>
    </>
  )
}

const textOf = (frame: RefObject<HTMLElement | null>, selector: string): string =>
  [...(frame.current?.querySelectorAll(selector) ?? [])]
    // A refusal and a hint speak for themselves.
    .filter((element) => element.closest('[role=alert], [role=status]') === null)
    .map((element) => (element.matches('li') ? wordsOf(element) : (element.textContent ?? '')))
    .join('. ')

/** The parts of a line stand apart on the screen only. */
const wordsOf = (line: Element): string =>
  Array.from(line.children, ({ textContent }) => textContent ?? '')
    .filter((word) => word !== '')
    .join(' ')
