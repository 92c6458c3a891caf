// One report: what was reported, what was said around it, and what a moderator can do about it.

import type { ReportInfo } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateWords, timeWords } from '../../kit/dates.ts'
import { personName } from '../../words/index.ts'
import { PlayerName } from '../PlayerName.tsx'
import { reasonWords, untilWords } from '../report/words.ts'
import { tablePath } from '../tableLinks.ts'
import { ReportTools } from './ReportTools.tsx'
import '../report/ReportDialog.css'
import './Report.css'

interface ReportProps {
  readonly report: ReportInfo
  readonly onDone: () => Promise<void>
}

export function Report({ report, onDone }: ReportProps) {
  const { i18n } = useLingui()
  const { at, reason, note, reporter, person, done } = report
  const by = reporter === null ? '…' : personName(i18n, reporter.name)
  const until = person?.ban ? untilWords(i18n, person.ban.until) : ''
  return (
    <article className="report panel">
      <header>
        <h2>
          <What report={report} />
        </h2>
        <p className="soft">
          {reasonWords(i18n, reason)} · <Trans>reported by {by}</Trans> ·{' '}
          <time dateTime={new Date(at).toISOString()}>{dateWords(i18n.locale, at)}</time>
        </p>
        {until !== '' && (
          <p className="report-banned">
            <Trans>Banned {until}</Trans>
          </p>
        )}
      </header>
      {note !== '' && <blockquote className="report-line">{note}</blockquote>}
      <Around report={report} />
      {done === null ? <ReportTools report={report} onDone={onDone} /> : <Done done={done} />}
    </article>
  )
}

function What({ report: { kind, person, table } }: Pick<ReportProps, 'report'>) {
  const name = person === null ? '…' : <PlayerName player={person} />
  const title = table?.title ?? '…'
  const link = table === null ? title : <a href={`#${tablePath(table.id)}`}>{title}</a>
  if (kind === 'table')
    return (
      <Trans>
        Table {link} of {name}
      </Trans>
    )
  return kind === 'person' ? (
    <Trans>
      {name}, at {link}
    </Trans>
  ) : (
    <Trans>
      What {name} said at {link}
    </Trans>
  )
}

/** The line as it was reported, also where it is gone, among those around it. */
function Around({ report: { line, person, around } }: Pick<ReportProps, 'report'>) {
  const { t, i18n } = useLingui()
  const own = line && {
    id: line.id,
    at: line.at,
    user: person?.id ?? '',
    name: person?.name ?? '…',
    text: line.text,
  }
  const others = around.filter(({ id }) => id !== line?.id)
  const lines = (own === null ? others : [...others, own]).toSorted((one, other) => one.at - other.at)
  if (lines.length === 0) return null
  return (
    <ol className="report-around" aria-label={t`What was said`}>
      {lines.map(({ id, at, name, text }) => (
        <li key={id} data-reported={id === line?.id || undefined}>
          <time className="soft" dateTime={new Date(at).toISOString()}>
            {timeWords(i18n.locale, at)}
          </time>
          <span>
            <b>{personName(i18n, name)}</b> {text}
            {id === line?.id && !line.isThere && (
              <i className="soft">
                {' '}
                <Trans>(deleted)</Trans>
              </i>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Done({ done: { at, by, note } }: { readonly done: NonNullable<ReportInfo['done']> }) {
  const { i18n } = useLingui()
  const date = dateWords(i18n.locale, at)
  return (
    <p className="report-done">
      <Trans>
        Done by {by}, {date}.
      </Trans>{' '}
      {note}
    </p>
  )
}
