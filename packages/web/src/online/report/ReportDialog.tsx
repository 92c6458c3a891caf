// Telling moderators of a table, somebody there or a line of the talk; and keeping apart from somebody.

import type { ChatLine, NewReport, ReportReason } from '@ironbridge/protocol'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../kit/Dialog.tsx'
import { Select } from '../../kit/Select.tsx'
import { call } from '../../sources/api.ts'
import { useServer } from '../../sources/theServer.ts'
import { personName } from '../../words/index.ts'
import { submits, Trouble, useDoing } from '../Doing.tsx'
import { useModerationTexts } from '../moderation/useModerationTexts.ts'
import { mute } from '../muted.ts'
import { useOnline, useOnlineState } from '../room/context.ts'
import { nameInFull } from '../words.ts'
import { REASONS, reasonWords } from './words.ts'
import './ReportDialog.css'

const LONGEST_NOTE = 500
/** Of what can be chosen: the table, among people's ids. */
const TABLE = ''

export interface ReportDialogProps {
  /** What is reported; without one it is asked. */
  readonly line?: ChatLine
  readonly onClose: () => void
}

export function ReportDialog(props: ReportDialogProps) {
  return useModerationTexts() && <Shown {...props} />
}

function Shown({ line, onClose }: ReportDialogProps) {
  const { t, i18n } = useLingui()
  const people = usePeople()
  const [chosen, setChosen] = useState(line?.user ?? TABLE)
  const name = personName(i18n, line?.name ?? people.find(([id]) => id === chosen)?.[1] ?? '')
  return (
    <Dialog title={t`Report or block`} onClose={onClose}>
      {line === undefined ? (
        <Select
          label={t`What is it about?`}
          choices={[[TABLE, t`The table as a whole`], ...people]}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : (
        <blockquote className="report-line">
          <b>{name}</b>
          <span>{line.text}</span>
        </blockquote>
      )}
      <ReportForm key={chosen} line={line} user={chosen} />
      {chosen !== TABLE && <Block key={`block ${chosen}`} user={chosen} name={name} />}
    </Dialog>
  )
}

/** Everybody else who sits here or made the table, with their names. */
function usePeople(): readonly (readonly [id: string, name: string])[] {
  const { i18n } = useLingui()
  const me = useServer((server) => server.me?.id)
  const seats = useOnlineState(({ table }) => table?.seats) ?? []
  return seats.flatMap((seat, at) =>
    seat.user === null || seat.user === me || seat.kind === 'open'
      ? []
      : [[seat.user, nameInFull(i18n, seat, at)] as const],
  )
}

function ReportForm({ line, user }: { readonly line: ChatLine | undefined; readonly user: string }) {
  const { t, i18n } = useLingui()
  const { id: game, key } = useOnline()
  const [reason, setReason] = useState<ReportReason>('abuse')
  const [note, setNote] = useState('')
  const [isSent, setIsSent] = useState(false)
  const doing = useDoing()
  const send = async (): Promise<void> => {
    const where = { game, ...(key === undefined ? {} : { key }) }
    const about: NewReport['about'] =
      line !== undefined
        ? { kind: 'chat', line: line.id, ...where }
        : user === TABLE
          ? { kind: 'table', ...where }
          : { kind: 'person', user, ...where }
    if (await doing.run(() => call('POST /api/reports', { body: { about, reason, note } }))) setIsSent(true)
  }
  if (isSent)
    return (
      <p role="status" className="report-sent">
        <Trans>Thank you. A moderator will look at it.</Trans>
      </p>
    )
  return (
    <form className="report-form" onSubmit={submits(send)}>
      <Select
        label={t`Why`}
        choices={REASONS.map((one) => [one, reasonWords(i18n, one)] as const)}
        chosen={reason}
        onChoose={setReason}
      />
      <textarea
        className="field"
        rows={3}
        aria-label={t`Your words on it`}
        placeholder={t`What happened, if it needs to be said`}
        value={note}
        maxLength={LONGEST_NOTE}
        onChange={({ target }) => setNote(target.value)}
      />
      <button type="submit" className="button primary" aria-disabled={doing.isBusy}>
        <Trans>Send the report</Trans>
      </button>
      <Trouble doing={doing} />
    </form>
  )
}

function Block({ user, name }: { readonly user: string; readonly name: string }) {
  const [isBlocked, setIsBlocked] = useState(false)
  const doing = useDoing()
  const block = async (): Promise<void> => {
    if (await doing.run(() => mute(user, true))) setIsBlocked(true)
  }
  return (
    <section className="report-block">
      <p className="soft">
        <Trans>
          Whoever is blocked is muted, and does not sit down where you sit or at your tables, nor you at
          theirs. They are not told.
        </Trans>
      </p>
      {isBlocked ? (
        <p role="status" className="report-sent">
          <Trans>You have blocked {name}. Under your own name you can end that.</Trans>
        </p>
      ) : (
        <button type="button" className="button" onClick={() => void block()}>
          <Trans>Block {name}</Trans>
        </button>
      )}
      <Trouble doing={doing} />
    </section>
  )
}
