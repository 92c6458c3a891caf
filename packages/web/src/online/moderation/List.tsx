// A list on the moderators' page: being read, empty, in trouble, or with more to come.

import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { problemSentence } from '../words.ts'
import { type AskPage, usePages } from './usePages.ts'

interface ListProps<Row> {
  readonly label: string
  readonly ask: AskPage<Row>
  readonly empty: ReactNode
  /** Asks for everything again, once something was done. */
  readonly row: (row: Row, reread: () => Promise<void>) => ReactNode
}

export function List<Row extends { readonly id: string }>({ label, ask, empty, row }: ListProps<Row>) {
  const { i18n } = useLingui()
  const { rows, hasMore, problem, more, reread } = usePages(ask)
  const list = useRef<HTMLElement>(null)
  const again = async (): Promise<void> => {
    await reread()
    // What had the focus may be gone.
    if (document.activeElement === document.body) list.current?.focus()
  }
  return (
    <section
      ref={list}
      tabIndex={-1}
      className="moderation-list"
      aria-label={label}
      aria-busy={rows === null}
    >
      {problem !== null && (
        <div role="alert" className="refusal">
          <p>{problemSentence(i18n, problem)}</p>
          <button type="button" className="button" onClick={() => void reread()}>
            <Trans>Try again</Trans>
          </button>
        </div>
      )}
      {rows === null && problem === null && (
        <p role="status" className="soft">
          <Trans>Reading …</Trans>
        </p>
      )}
      {rows?.length === 0 && <p className="notice">{empty}</p>}
      {rows !== null && rows.length > 0 && (
        <ul>
          {rows.map((one) => (
            <li key={one.id}>{row(one, again)}</li>
          ))}
        </ul>
      )}
      {hasMore && (
        <button type="button" className="button" onClick={() => void more()}>
          <Trans>Show more</Trans>
        </button>
      )}
    </section>
  )
}
