// What a search in the rules has found, with the words marked.

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SearchHit, search, textOf } from '../reference/index.ts'
import { Marked } from './Marked.tsx'

const PARTS_SHOWN = 3

interface ResultsProps {
  readonly asked: string
  readonly edition: string
  /** A result was opened. */
  readonly onLeave: () => void
}

export function Results({ asked, edition, onLeave }: ResultsProps) {
  const { i18n, t } = useLingui()
  const found = search(i18n, asked, edition)
  const count = found.length
  return (
    <div className="rules-results">
      <p role="status" className="soft">
        {t`${plural(count, { one: '# section', other: '# sections' })} found`}
      </p>
      {count === 0 && <NothingFound asked={asked} />}
      {found.map((one) => (
        <Result key={one.section.id} found={one} asked={asked} edition={edition} onLeave={onLeave} />
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

interface ResultProps extends ResultsProps {
  readonly found: SearchHit
}

function Result({ found: { section, parts }, asked, edition, onLeave }: ResultProps) {
  const { i18n } = useLingui()
  return (
    <section className="rules-section">
      <h2>
        <a href={`#/rules/${edition}/${section.id}`} onClick={onLeave}>
          <Marked text={i18n._(section.title)} asked={asked} />
        </a>
      </h2>
      {parts.slice(0, PARTS_SHOWN).map((part, index) => (
        <p key={index}>
          <Marked text={i18n._(textOf(part, edition))} asked={asked} />
        </p>
      ))}
    </section>
  )
}
