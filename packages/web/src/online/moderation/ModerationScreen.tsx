// The moderators' page: reports that are open or done, bans that hold, and the log of what was done.

import type { AuditLine, BanInfo } from '@ironbridge/protocol'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bar } from '../../kit/Bar.tsx'
import { BotMark } from '../../kit/BotMark.tsx'
import { dateWords } from '../../kit/dates.ts'
import { useTitle } from '../../kit/title.ts'
import { call, type ServerAnswer } from '../../sources/api.ts'
import { useServer } from '../../sources/theServer.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { NoEntry } from '../NoEntry.tsx'
import { untilWords } from '../report/words.ts'
import { Radios } from '../tables/Radios.tsx'
import { useServerThere } from '../tables/useServerThere.ts'
import { List } from './List.tsx'
import { Report } from './Report.tsx'
import { useModerationTexts } from './useModerationTexts.ts'
import './ModerationScreen.css'

type Part = 'open' | 'done' | 'bans' | 'log'

export function ModerationScreen() {
  return useModerationTexts() && <Room />
}

function Room() {
  const { t } = useLingui()
  const isThere = useServerThere()
  const isModerator = useServer(({ me }) => me?.isModerator ?? false)
  const [part, setPart] = useState<Part>('open')
  useTitle(t`Moderation`)
  if (isThere === null) return null
  if (!isModerator) return <NotForYou />
  return (
    <>
      <Bar />
      <main className="moderation">
        <h1>
          <Trans>Moderation</Trans>
        </h1>
        <Radios
          label={t`What is shown`}
          choices={[
            ['open', <Trans key="open">Open reports</Trans>],
            ['done', <Trans key="done">Reports done</Trans>],
            ['bans', <Trans key="bans">Bans</Trans>],
            ['log', <Trans key="log">Audit log</Trans>],
          ]}
          chosen={part}
          onChoose={setPart}
        />
        <Shown part={part} />
      </main>
    </>
  )
}

function Shown({ part }: { readonly part: Part }) {
  const { t } = useLingui()
  switch (part) {
    case 'open':
    case 'done':
      return (
        <List
          key={part}
          label={t`Reports`}
          ask={part === 'open' ? openReports : doneReports}
          empty={part === 'open' ? <Trans>No report is open.</Trans> : <Trans>No report is done yet.</Trans>}
          row={(report, reread) => <Report report={report} onDone={reread} />}
        />
      )
    case 'bans':
      return (
        <List
          key={part}
          label={t`Bans`}
          ask={bans}
          empty={<Trans>Nobody is banned.</Trans>}
          row={(ban, reread) => <BanRow ban={ban} onDone={reread} />}
        />
      )
    case 'log':
      return (
        <List
          key={part}
          label={t`Audit log`}
          ask={auditLines}
          empty={<Trans>Nothing was done yet.</Trans>}
          row={(line) => <AuditRow line={line} />}
        />
      )
  }
}

const query = (after: string | undefined) => (after === undefined ? {} : { after })

const reports = (status: 'open' | 'done') => async (after: string | undefined) =>
  inPage(
    await call('GET /api/moderation/reports', { query: { status, ...query(after) } }),
    (value) => value.reports,
  )
const openReports = reports('open')
const doneReports = reports('done')
const bans = async (after: string | undefined) =>
  inPage(await call('GET /api/moderation/bans', { query: query(after) }), (value) => value.bans)
const auditLines = async (after: string | undefined) =>
  inPage(await call('GET /api/moderation/audit', { query: query(after) }), (value) => value.lines)

const inPage = <Value extends { readonly next: string | null }, Row>(
  answer: ServerAnswer<Value>,
  rowsOf: (value: Value) => readonly Row[],
): ServerAnswer<{ readonly rows: readonly Row[]; readonly next: string | null }> =>
  answer.problem !== null
    ? answer
    : { value: { rows: rowsOf(answer.value), next: answer.value.next }, problem: null }

function BanRow({ ban, onDone }: { readonly ban: BanInfo; readonly onDone: () => Promise<void> }) {
  const { t, i18n } = useLingui()
  const doing = useDoing()
  const { id, kind, whom, program, until, reason } = ban
  const end = async (): Promise<void> => {
    if (await doing.run(() => call('DELETE /api/moderation/bans/:id', { params: { id }, body: {} })))
      await onDone()
  }
  return (
    <div className="moderation-row panel">
      <span>
        <b>
          {program && <BotMark owner={null} />}
          {kind === 'person' ? whom : t`Address ${whom}`}
        </b>{' '}
        {untilWords(i18n, until)}
        {reason !== '' && <span className="soft"> · {reason}</span>}
      </span>
      <button
        type="button"
        className="button"
        aria-label={t`End the ban of ${whom}`}
        onClick={() => void end()}
      >
        <Trans>End the ban</Trans>
      </button>
      <Trouble doing={doing} />
    </div>
  )
}

function AuditRow({ line }: { readonly line: AuditLine }) {
  const { at, by, what, whom, program, until, reason } = line
  const { t, i18n } = useLingui()
  const isBan = what === 'ban' || what === 'ban-addresses'
  return (
    <div className="moderation-row panel">
      <span>
        <b>{by ?? t`The host`}</b> {actWords(i18n, what)}{' '}
        <b>
          {program && <BotMark owner={null} />}
          {whom}
        </b>{' '}
        {isBan && untilWords(i18n, until)}
        {reason !== '' && <span className="soft"> · {reason}</span>}
      </span>
      <time className="soft" dateTime={new Date(at).toISOString()}>
        {dateWords(i18n.locale, at)}
      </time>
    </div>
  )
}

const ACTS: Readonly<Record<AuditLine['what'], ReturnType<typeof msg>>> = {
  ban: msg`banned:`,
  'ban-addresses': msg`banned the address of:`,
  unban: msg`ended the ban of:`,
  'delete-chat': msg`deleted a line of chat:`,
  'close-table': msg`closed the table:`,
  done: msg`has done with the report:`,
  moderator: msg`made a moderator:`,
  'no-moderator': msg`took moderation from:`,
}

const actWords = (i18n: I18n, what: AuditLine['what']): string => i18n._(ACTS[what])

const NotForYou = () => (
  <NoEntry title={<Trans>For moderators</Trans>} isHidden>
    <Trans>Whoever runs the server says who that is.</Trans>
  </NoEntry>
)
