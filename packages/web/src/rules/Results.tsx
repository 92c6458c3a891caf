// What a search in the rules has found, with the words marked.

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SearchHit, search, textOf } from '../reference/index.ts'
import { Marked } from './Marked.tsx'
import { useReading } from './reading.ts'

const PARTS_SHOWN = 3

interface ResultsProps {
  readonly asked: string
  /** The address of a section, where it has one. */
  readonly addressOf?: (section: string) => string
  /** A section that was found is opened. */
  readonly onOpen: (section: string) => void
}

export function Results({ asked, addressOf, onOpen }: ResultsProps) {
  const { i18n, t } = useLingui()
  const found = search(i18n, asked, useReading())
  const count = found.length
  return (
    <div className="rules-results">
      <p role="status" className="soft">
        {t`${plural(count, { one: '# section', other: '# sections' })} found`}
      </p>
      {count === 0 && <NothingFound asked={asked} />}
      {found.map((one) => (
        <Result
          key={one.section.id}
          found={one}
          asked={asked}
          address={addressOf?.(one.section.id)}
          onOpen={() => onOpen(one.section.id)}
        />
      ))}
    </div>
  )
}

function NothingFound({ asked }: { readonly asked: string }) {
  return (
    <p>
      <Trans>Nothing in these rules is called “{asked}”. Try a shorter word, or a thing on the board.</Trans>
    </p>
  )
}

interface ResultProps {
  readonly found: SearchHit
  readonly asked: string
  readonly address: string | undefined
  readonly onOpen: () => void
}

function Result({ found: { section, parts }, asked, address, onOpen }: ResultProps) {
  const { i18n } = useLingui()
  const reading = useReading()
  const title = <Marked text={i18n._(section.title)} asked={asked} />
  return (
    <section className="rules-section">
      <h2>
        {address === undefined ? (
          <button type="button" className="quiet" onClick={onOpen}>
            {title}
          </button>
        ) : (
          <a href={address} onClick={onOpen}>
            {title}
          </a>
        )}
      </h2>
      {parts.slice(0, PARTS_SHOWN).map((part, index) => (
        <p key={index}>
          <Marked text={i18n._(textOf(part, reading))} asked={asked} />
        </p>
      ))}
    </section>
  )
}
